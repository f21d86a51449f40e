import Handlebars from 'handlebars';
import { cutMarkdown } from './cut.ts';
import { escapeAll } from './escape.ts';
import { type SuiteSummary, verdictOf } from './summary-view.ts';

/** GitHub drops a step's summary above 1 MiB, and the step stays green. */
const LIMIT = 1_000_000;
const NOTE = '*This summary was cut: the rest is in the bundle.*';

/**
 * The job summary. Handlebars escapes for HTML, which a Markdown table would show as it stands: it is off, and every
 * string of the view is escaped before the template sees it.
 */
export function summaryMarkdown(template: string, suites: readonly SuiteSummary[], limit = LIMIT): string {
  const render = Handlebars.compile(template, { noEscape: true, strict: true, knownHelpersOnly: true });
  const view = { suites: escapeAll(suites.map((suite) => ({ ...suite, verdict: verdictOf(suite) }))) };
  return cutMarkdown(
    `${render(view)
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    limit,
    NOTE,
  );
}
