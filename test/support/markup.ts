import { HtmlValidate } from 'html-validate';

/** All rules of html-validate, except those below, each with its reason. */
export const MARKUP = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y', 'html-validate:standard'],
  rules: {
    // The spelling of the HTML standard.
    'doctype-style': ['error', { style: 'lowercase' }],
    // On a phone the style sheet turns tables into blocks, and browsers then ignore their rows and cells.
    'no-redundant-role': 'off',
    // The loops and conditions of templates leave it, and no reader sees it.
    'no-trailing-whitespace': 'off',
    // A box that scrolls needs a name for keyboard users; it is no section of the text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // All files are the site's own: anybody who could change a file could also change its digest.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
