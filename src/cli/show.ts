import { loadManifest, loadOutcomes, loadScorecard, loadTiming } from '../bundles/load-bundle.ts';
import { diagnosedOutcomes, readFigures } from '../bundles/read-figures.ts';
import { hasEvidence } from '../bundles/transcript.ts';
import type { BoardFigures } from '../evidence/board-figures.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { exampleText, isOfExample } from '../report/board-place.ts';
import { scorecardView } from '../report/scorecard-view.ts';
import { runEndingText } from '../report/terminal/run-ending.ts';
import { scorecardText } from '../report/terminal/scorecard.ts';
import { loadGraded, loadSuite } from '../suites/catalogue.ts';
import type { Context } from './command.ts';
import { dataOptions, declareMore, pathWord, wholeRun } from './next-step.ts';

/** The scorecard of the bundle in `folder`, with the times of its calls. */
export async function showScorecard(
  { ports: { files }, style }: Pick<Context, 'ports' | 'style'>,
  folder: string,
  scorecard: Scorecard,
  grader?: string,
): Promise<string> {
  const { description } = await loadGraded(scorecard.suite.id, grader);
  const manifest = await loadManifest(files, folder);
  const outcomes = await diagnosedOutcomes(files, folder, description);
  const view = scorecardView(scorecard, description, await loadTiming(files, folder), manifest, { outcomes });
  return scorecardText(view, style);
}

/** What is said of the runs in which nothing but the example of `cib init` was measured, a line for each. */
export async function exampleLines(
  { ports: { files }, root }: Pick<Context, 'ports' | 'root'>,
  folders: readonly string[],
): Promise<readonly string[]> {
  const figures = await readFigures(files, root);
  const lines: string[] = [];
  for (const folder of folders) {
    const card = await loadScorecard(files, folder);
    if (isExample(card, await loadManifest(files, folder), figures))
      lines.push(exampleText(`The run of ${card.suite.id}`, 'cib'));
  }
  return lines;
}

function isExample(card: Scorecard, { files }: Manifest, figures: BoardFigures | undefined): boolean {
  const listed = files.find(({ path }) => path === BUNDLE.outcomes);
  return figures !== undefined && listed !== undefined && isOfExample(card, listed.sha256, figures);
}

interface Shown {
  readonly out: string;
  readonly full?: true;
  /** The options of the run that chose its data. */
  readonly dataset?: string;
  readonly count?: number;
}

/** Prints the result of a run in a few lines. With `full`, every table of its scorecard comes first. */
export async function showEnding(
  context: Context,
  { out, full, dataset, count }: Shown,
  scorecard: Scorecard,
): Promise<void> {
  const { root, invocation, forReader, print, style } = context;
  const { files } = context.ports;
  if (full) print(await showScorecard(context, out, scorecard));
  const { description } = await loadSuite(scorecard.suite.id);
  const manifest = await loadManifest(files, out);
  const { split, selection } = manifest;
  const diagnosed = await diagnosedOutcomes(files, out, description);
  const view = scorecardView(scorecard, description, undefined, manifest, { outcomes: diagnosed });
  // The outcomes of held-out tasks are not shown.
  const outcomes = split === 'heldout' ? [] : (diagnosed ?? (await loadOutcomes(files, out)));
  const isPart = count !== undefined && scorecard.counts.tasks < count;
  const figures = await readFigures(files, root);
  const ended = {
    isOfExample: isExample(scorecard, manifest, figures),
    isWithoutEvidence: (await hasEvidence(files, out)) === false,
    freshNonce: split === 'fresh' ? manifest.nonce : undefined,
    scorecard,
    description,
    view,
    figures,
    outcomes,
    out,
    command: invocation.command,
    // The tasks of a partial run may be too few for its data to be generated without being asked for.
    data: dataOptions({ ...(dataset !== undefined && { dataset }), ...(isPart && { count }) }),
    // The other shards come next.
    wholeRun: selection.shard ? undefined : await wholeRun(files, out),
    declareMore: forReader(await declareMore(files, out)),
  };
  print(runEndingText(ended, style));
  if (selection.shard === null) return;
  const { index, count: shards } = selection.shard;
  // Ids and order of held-out tasks are drawn from it, and the other shards are still to be run.
  const nonce =
    split === 'heldout' ? `--nonce, which is in ${pathWord(`${out}/manifest.json`)}` : `--nonce ${manifest.nonce}`;
  print(
    forReader(
      `This is shard ${index} of ${shards}. Run the others with the same options and ${nonce}, and then \`cib merge\`.`,
    ),
  );
}
