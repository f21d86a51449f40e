import type { SuiteWords } from '../board/entries.ts';
import { type SuiteWordsView, suiteWordsView } from '../board/suite-words.ts';

export interface AboutView {
  readonly suites: readonly SuiteWordsView[];
}

/** Everything the pages count, in the suites' own words. */
export function aboutView(suites: readonly SuiteWords[]): AboutView {
  return { suites: suites.map(suiteWordsView) };
}
