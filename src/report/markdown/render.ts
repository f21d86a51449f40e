import Handlebars from 'handlebars';
import { escapeAll } from '../../text/escape.ts';

/**
 * A template of Markdown, filled. Handlebars escapes for HTML, which a Markdown table would show as it stands: it is
 * off, and every string of the view is escaped before the template sees it.
 */
export function renderMarkdown(template: string, view: object): string {
  const render = Handlebars.compile(template, { noEscape: true, strict: true, knownHelpersOnly: true });
  return `${render(escapeAll(view))
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
