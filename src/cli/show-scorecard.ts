import type { Scorecard } from '../protocol/scorecard.ts';
import { scorecardView } from '../report/scorecard-view.ts';
import type { Style } from '../report/terminal/layout.ts';
import { scorecardText } from '../report/terminal/scorecard.ts';
import { loadSuite } from '../suites/catalogue.ts';

export async function showScorecard(scorecard: Scorecard, style: Style): Promise<string> {
  const { description } = await loadSuite(scorecard.suite.id);
  return scorecardText(scorecardView(scorecard, description), style);
}
