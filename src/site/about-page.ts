import { formatValue, PERCENT } from '../report/format.ts';
import { type MetricDescription, mainMetric } from '../suite/description.ts';
import { betterText } from './board/board.ts';
import { BEST_CHEAT } from './board/bounds.ts';
import type { SuiteWords } from './board/entries.ts';
import { frame } from './frame.ts';
import { ORDERING_SHARE } from './overview/order.ts';
import type { PageMaker } from './page.ts';

/** Explains everything that the pages count, in the suites' own words. */
export const aboutPage: PageMaker = function* (site, render) {
  const path = 'about.html';
  const description = 'What each number means, how it is computed, and how to verify it.';
  const around = frame(site, { path, title: 'About the numbers', description, section: 'about' });
  yield {
    path,
    text: render.about({
      ...around,
      repository: `https://github.com/${site.repository}`,
      bestCheat: BEST_CHEAT,
      ordering: formatValue({ ...PERCENT, digits: 0 }, ORDERING_SHARE),
      suites: site.suites.map(suiteWordsView),
    }),
  };
};

export function suiteWordsView({ description, ownSystems }: SuiteWords) {
  const { id, title, version, summary, metrics, failureModes } = description;
  const main = mainMetric(description);
  const words = (metric: MetricDescription) => ({
    label: metric.label,
    definition: metric.definition,
    better: betterText(metric),
    main: metric.id === main.id,
  });
  return {
    id,
    title,
    version,
    summary,
    metrics: metrics.map(words),
    failureModes: failureModes.map(({ label, rule }) => ({ label, rule })),
    references: ownSystems.map(({ name, kind, readsLabels, summary: what }) => ({
      name,
      kind: kind === 'reference' ? 'Reference system' : 'Control',
      readsLabels,
      summary: what,
    })),
  };
}
