import { HtmlValidate } from 'html-validate';

/** Everything that html-validate knows, but for what stands here with its reason. */
export const MARKUP = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y', 'html-validate:standard'],
  rules: {
    // As the HTML standard itself writes it.
    'doctype-style': ['error', { style: 'lowercase' }],
    // On a phone the style sheet makes blocks of tables, and browsers then forget what rows and cells are.
    'no-redundant-role': 'off',
    // A template's loops and conditions leave it; no reader sees it.
    'no-trailing-whitespace': 'off',
    // A box that scrolls is named for whoever comes to it by keyboard; it is no section of the text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Everything is the site's own: what could change a file could change its digest.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
