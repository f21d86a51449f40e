import { HtmlValidate } from 'html-validate';

/** All rules of html-validate, except those below, each with its reason. */
const MARKUP = new HtmlValidate({
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

/** The standard lets a cell end where the next one begins, and the templates leave its end tag out. */
const ENDS_ITSELF = /^Element <t[dh]> is implicitly closed/;

/** What is wrong with a page, with the lines. */
export async function markupFaults(html: string): Promise<readonly string[]> {
  const { results } = await MARKUP.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !ENDS_ITSELF.test(message))
    .map(({ ruleId, line, message }) => `${line}: ${ruleId}: ${message}`);
}
