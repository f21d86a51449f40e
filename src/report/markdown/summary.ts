import { cutMarkdown } from './cut.ts';
import { renderMarkdown } from './render.ts';
import { type SuiteSummary, verdictOf } from './summary-view.ts';

/** GitHub drops a step's summary above 1 MiB, and the step stays green. */
const LIMIT = 1_000_000;
const NOTE = '*This summary was cut: the rest is in the bundle.*';

/** The job summary. */
export function summaryMarkdown(template: string, suites: readonly SuiteSummary[], limit = LIMIT): string {
  return cutMarkdown(rendered(template, suites), limit, NOTE);
}

/** The same, as long as it gets. */
export function rendered(template: string, suites: readonly SuiteSummary[]): string {
  return renderMarkdown(template, { suites: suites.map((suite) => ({ ...suite, verdict: verdictOf(suite) })) });
}
