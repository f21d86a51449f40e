import { mainMetric } from '../../suite/description.ts';
import type { Board } from '../board/board.ts';
import type { SuiteWords } from '../board/entries.ts';
import { type SuiteWordsView, suiteWordsView } from '../board/suite-words.ts';
import { type BoardView, boardView } from './board-view.ts';
import { type ChartsView, chartsView } from './charts-view.ts';
import { type CostView, costView } from './cost-view.ts';
import { type GapView, gapViews } from './gap-view.ts';
import { type HeatView, heatView } from './heat-view.ts';
import { limitsView } from './limits-view.ts';

interface FamilyWords {
  readonly label: string;
  readonly summary: string;
  /** Tasks on each board, in their order; a dash where a board has none. */
  readonly counts: readonly string[];
}

export interface SuiteView extends SuiteWordsView {
  readonly metric: string;
  readonly boards: readonly (BoardView & {
    readonly heat: HeatView;
    readonly cost: CostView;
    readonly charts: ChartsView;
    readonly limits: readonly string[];
  })[];
  readonly families: readonly FamilyWords[];
  /** Against which the contamination gap is measured; empty where the suite names none. */
  readonly contaminationReference: string;
  readonly gaps: readonly GapView[];
}

/** `boards` are all of the one suite, the official data first. */
export async function suiteView(
  suite: SuiteWords,
  boards: readonly Board[],
  asOf: string | undefined,
  root: string,
): Promise<SuiteView> {
  const { description } = suite;
  const views: SuiteView['boards'][number][] = [];
  for (const board of boards) {
    const [heat, cost, limits] = [heatView(board, root), await costView(board, root), limitsView(board)];
    views.push({ ...boardView(board, asOf, root), heat, cost, charts: await chartsView(board), limits });
  }
  return {
    ...suiteWordsView(suite),
    metric: mainMetric(description).label,
    boards: views,
    families: description.families
      .filter(({ id }) => boards.some((board) => board.description.families.some((family) => family.id === id)))
      .map(({ id, label, summary = '' }) => ({
        label,
        summary,
        counts: boards.map((board) => familySize(board, id)),
      })),
    contaminationReference: description.contaminationReference ?? '',
    gaps: gapViews(boards),
  };
}

/** A run may hold only a part of the tasks: the most that one has. */
function familySize({ rows }: Board, family: string): string {
  const most = rows.reduce((n, { bundle }) => Math.max(n, bundle.scorecard.families[family]?.n ?? 0), 0);
  return most === 0 ? '–' : String(most);
}
