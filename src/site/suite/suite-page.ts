import { familyName, mainMetric } from '../../suite/description.ts';
import type { Board } from '../board/board.ts';
import type { SuiteWords } from '../board/entries.ts';
import { suiteWordsView } from '../board/suite-words.ts';
import { drawn } from '../chart/draw.ts';
import { frame } from '../frame.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { boardView } from './board-view.ts';
import { chartsView } from './charts-view.ts';
import { costView } from './cost-view.ts';
import { gapViews } from './gap-view.ts';
import { heatView } from './heat-view.ts';
import { limitsView } from './limits-view.ts';

export const suitePages: PageMaker = function* (site, render) {
  for (const suite of site.suites) {
    const { id, title, summary } = suite.description;
    const boards = site.boards.filter(({ description }) => description.id === id);
    if (boards.length === 0) continue;
    const path = `suites/${id}.html`;
    const around = frame(site, { path, title, description: summary });
    const view = suiteView(suite, boards, site, around.root);
    yield { path, text: render.suite({ ...view, ...around, several: boards.length > 1 }, withCharts) };
  }
};

/** The drawings take long: they are made only for a page that is. */
async function withCharts<View extends Pick<ReturnType<typeof suiteView>, 'boards'>>(view: View) {
  const boards = view.boards.map(async (board) => ({
    ...board,
    cost: { ...board.cost, charts: await Promise.all(board.cost.charts.map(drawn)) },
    charts: await Promise.all(board.charts.map(drawn)),
  }));
  return { ...view, boards: await Promise.all(boards) };
}

/** Of all boards of a suite, the official data first. `root` leads from the page to the site's top. */
export function suiteView(
  suite: SuiteWords,
  boards: readonly Board[],
  site: Pick<Site, 'asOf' | 'repository'>,
  root: string,
) {
  const { description } = suite;
  const views = boards.map((board) => ({
    ...boardView(board, site, root),
    heat: heatView(board, root),
    cost: costView(board, root),
    charts: chartsView(board),
    limits: limitsView(board),
  }));
  return {
    ...suiteWordsView(suite),
    metric: mainMetric(description).label,
    boards: views,
    families: description.families
      .filter(({ id }) => boards.some((board) => board.description.families.some((family) => family.id === id)))
      .map((family) => ({
        label: familyName(family),
        summary: family.summary ?? '',
        /** Tasks on each board; a dash where a board has none. */
        counts: boards.map((board) => familySize(board, family.id)),
      })),
    /** The contamination gap is measured against it; empty where the suite names none. */
    contaminationReference: description.contaminationReference ?? '',
    gaps: gapViews(boards),
  };
}

/** The most that one run has, as a run may cover only a part of the tasks. */
function familySize({ rows }: Board, family: string): string {
  const most = rows.reduce((n, { bundle }) => Math.max(n, bundle.scorecard.families[family]?.n ?? 0), 0);
  return most === 0 ? '–' : String(most);
}
