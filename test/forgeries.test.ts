import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';
import { forgedBoard, imageRun, type Judged, type Shown } from './support/forged-board.ts';
import { forgeReplies } from './support/forged-replies.ts';
import { BOARD_RUNS } from './support/forgeries/board-runs.ts';
import { BUNDLES } from './support/forgeries/bundles.ts';
import { DECLARATIONS } from './support/forgeries/declarations.ts';
import { FIGURES } from './support/forgeries/figures.ts';
import { everything, type Row } from './support/forgeries/forging.ts';

const ROWS = { ...FIGURES, ...DECLARATIONS, ...BUNDLES, ...BOARD_RUNS };
const made = sharedFolder();

/** The JSON file of a run. */
const said = (folder: string, name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

let judged: Readonly<Record<string, Judged>>;
let shown: Shown;

beforeAll(async () => {
  await imageRun(`${made}/everything`);
  await forgeReplies(`${made}/everything`, everything);
  const words = ['run', '--suite', 'cib', '--adapter', 'ref:fullHistory', '--out', `${made}/reference`];
  expect(await cib(...words)).toMatchObject({ status: 0 });
  ({ judged, shown } = await forgedBoard(made, `${made}/everything`, ROWS));
});

function check(slug: string, { verify, board, says, site }: Row): void {
  const { verified, facts, decision, runs } = judged[slug] as Judged;
  expect(verified).toBe(verify);
  expect(`${facts?.claim?.verdict ?? 'not judged'}: ${decision.event ?? 'no receipt'}, ${decision.status.state}`).toBe(
    board,
  );
  expect(decision.status.description.length).toBeLessThanOrEqual(140);
  if (says) expect(decision.reason).toMatch(says);
  const row = shown.row(slug);
  const rank = row?.rank ? 'ranked' : 'unranked';
  const value = (100 * (row?.main?.value ?? Number.NaN)).toFixed(1);
  expect(row ? `${row.tier} ${value} ${shown.claim(slug) ?? 'unjudged'} ${rank}` : 'withheld').toBe(site);
  // Nothing of what the submitter says of time, place and means is shown for a run that the board made.
  if (row?.tier !== 'board-run') return;
  const [run = ''] = runs;
  const { harness, dates } = said(run, 'manifest');
  expect(row.digests.harness).toBe(harness.sha256);
  expect(row.dates).toMatchObject(dates);
  expect(row.latency_ms?.p50).toBe(said(run, 'timing').latency_ms.query.p50);
}

const listed = (rows: Readonly<Record<string, Row>>) =>
  Object.entries(rows).map(([slug, row]) => [row.what, row.rule, slug, row] as const);

describe('a forged submission', () => {
  it.each(listed(FIGURES))('with forged replies (%s) gains nothing: %s [I1]', (_what, _rule, slug, row) =>
    check(slug, row),
  );

  it.each(listed(DECLARATIONS))('with a forged manifest (%s) gains nothing: %s [I2]', (_what, _rule, slug, row) =>
    check(slug, row),
  );

  it.each(listed(BUNDLES))('with an invalid bundle (%s) is refused: %s [I3]', (_what, _rule, slug, row) =>
    check(slug, row),
  );

  it.each(listed(BOARD_RUNS))('is judged by no invalid run of the board (%s): %s [I4]', (_what, _rule, slug, row) =>
    check(slug, row),
  );
});
