import type { Scorecard } from '../protocol/scorecard.ts';
import { scorecardView } from '../report/scorecard-view.ts';
import type { Style } from '../report/terminal/layout.ts';
import { scorecardText } from '../report/terminal/scorecard.ts';
import { loadGraded } from '../suites/catalogue.ts';

export async function showScorecard(scorecard: Scorecard, style: Style, grader?: string): Promise<string> {
  const { description } = await loadGraded(scorecard.suite.id, grader);
  return scorecardText(scorecardView(scorecard, description), style);
}
