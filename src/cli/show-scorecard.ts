import { loadManifest, loadTiming } from '../bundles/load-bundle.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { scorecardView } from '../report/scorecard-view.ts';
import type { Style } from '../report/terminal/layout.ts';
import { scorecardText } from '../report/terminal/scorecard.ts';
import { loadGraded } from '../suites/catalogue.ts';

/** The scorecard of the bundle in `folder`, with the times of its calls. */
export async function showScorecard(
  files: ReadFiles,
  folder: string,
  scorecard: Scorecard,
  style: Style,
  grader?: string,
): Promise<string> {
  const { description } = await loadGraded(scorecard.suite.id, grader);
  const { gateway } = await loadManifest(files, folder);
  return scorecardText(scorecardView(scorecard, description, await loadTiming(files, folder), gateway), style);
}
