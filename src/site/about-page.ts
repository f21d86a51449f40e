import { PROJECT } from '../protocol/project.ts';
import { formatValue, PERCENT } from '../text/numbers.ts';
import { BEST_CHEAT } from './board/bounds.ts';
import { isOfFolder, type SuiteWords } from './board/entries.ts';
import { frame } from './frame.ts';
import { inSuiteOrder, ORDERING_SHARE } from './overview/order.ts';
import type { PageMaker } from './page.ts';
import { hasSuitePage } from './suite/suite-page.ts';

const idOf = ({ description }: SuiteWords) => description.id;

/** Explains what all suites have in common. What a suite counts is on its own page. */
export const aboutPage: PageMaker = function* (site, render) {
  const path = 'about.html';
  const description = 'What each number means, how it is computed, and how to verify it.';
  const around = frame(site, { path, title: 'About the numbers', description, section: 'about' });
  yield {
    path,
    text: render.about({
      ...around,
      /** The commit that the site is published from; empty if it is built from files. */
      commit: site.commit ?? '',
      repository: `https://github.com/${site.repository}`,
      cite: `https://github.com/${PROJECT}/blob/main/docs/data.md#cite-a-figure`,
      bestCheat: BEST_CHEAT,
      /** Whether the maintainers made runs of adapters that are no folders of the board. */
      ownRuns: site.entries.some(({ bundles }) => bundles.some((one) => one.tier === 'own' && !isOfFolder(one))),
      ordering: formatValue({ ...PERCENT, digits: 0 }, ORDERING_SHARE),
      suites: inSuiteOrder(site.boards, site.suites, idOf).map(({ description: { id, title, version, summary } }) => ({
        id,
        title,
        version,
        summary,
        href: hasSuitePage(site, id) ? `suites/${id}.html#measures` : '',
      })),
    }),
  };
};
