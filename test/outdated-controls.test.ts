import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { LeaderboardFile } from '../src/site/machine/leaderboard-json.ts';
import { loadSuite } from '../src/suites/catalogue.ts';
import { board, manifestOf, publish, scored, siteOf } from './support/board.ts';
import { cib } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';
import { IMAGE, imageRun } from './support/forged-board.ts';
import { asVersion } from './support/forgery.ts';

// A control says what a program without a memory gets, and only on the version of the suite that it was run on.
const { description } = await loadSuite('cib');
const made = sharedFolder();
const hosted = board(undefined, madeFolder(`${made}/board`));

function madeFolder(path: string): string {
  mkdirSync(path);
  return path;
}

const CONTROL = 'control-layout-only';

/** Puts the control on the board, as it was run on a version of the suite. */
function control(version: string): void {
  const copy = madeFolder(`${made}/${version}`);
  cpSync(`leaderboard/entries/${CONTROL}/cib`, copy, { recursive: true });
  if (version !== description.version) asVersion(copy, version);
  const { name, version: own, adapter } = JSON.parse(readFileSync(`leaderboard/entries/${CONTROL}/entry.json`, 'utf8'));
  hosted.merge(CONTROL, copy, { kind: 'control', name, version: own, adapter });
}

async function published() {
  const checkout = hosted.checkout();
  const { status, log } = await publish(checkout, { suites: 'cib' });
  expect([status, log]).toEqual([0, expect.anything()]);
  const site = siteOf(checkout);
  const { boards }: LeaderboardFile = JSON.parse(site['data/leaderboard.json'] ?? '');
  return { checkout, log, site, boards };
}

const rowsOf = ({ boards }: Awaited<ReturnType<typeof published>>) =>
  boards.flatMap(({ suite, rows }) => rows.map(({ slug, tier, rank }) => [suite.version, slug, tier, rank]));

beforeAll(async () => {
  const run = await imageRun(`${made}/run`);
  hosted.merge('weak', run, { kind: 'system', name: 'example-lexical-python', adapter: `image:${IMAGE}` });
  const suites = scored(run, { state: 'valid', runs: [manifestOf(run)] });
  await hosted.receipt('weak', { event: 'board-run', suites }, { cib: [run] });
});

it.each(['0.9.0', '99.0.0'])(
  'no system has a rank while the board’s controls are of version %s of the suite',
  async (version) => {
    control(version);
    const shown = await published();
    const { log, site, boards, checkout } = shown;
    expect(rowsOf(shown)).toEqual([
      [description.version, 'weak', 'board-run', null],
      [version, CONTROL, 'own', null],
    ]);
    const why = `the board’s controls are of version ${version} of the suite, and this is ${description.version}`;
    expect(boards[0]?.rows[0]?.no_rank_reason).toContain(why);
    for (const page of ['systems/weak.html', 'suites/cib.html']) expect(site[page]).toContain(why);
    expect(site['suites/cib.html']).toContain(`The controls of this board are of version ${version} of the suite`);
    expect(site['index.html']).not.toContain('no control is on this board');
    expect(site[`systems/${CONTROL}.html`]).not.toContain('computed again at every build');
    const renew = /npx context-integrity@\d+\.\d+\.\d+ references --suite cib --out /;
    const warned = `this board are of cib ${version}, and this program has cib ${description.version}`;
    expect(log).toMatch(new RegExp(`^::warning title=suite\\.version::.*${warned}.*$`, 'm'));
    expect(log).toMatch(renew);
    const entries = `${checkout.tip}/leaderboard/entries`;
    const words = [
      '--entries',
      entries,
      '--receipts',
      checkout.receipts,
      '--suites',
      'cib',
      '--out',
      `${checkout.to}/own`,
    ];
    const { stderr } = await cib('site', ...words);
    expect(stderr).toContain(warned);
    expect(stderr).toMatch(renew);
  },
);

it('a system has a rank as soon as the controls are of the present version', async () => {
  control(description.version);
  const shown = await published();
  expect(rowsOf(shown)).toEqual([
    [description.version, 'weak', 'board-run', { best: 1, worst: 1 }],
    [description.version, CONTROL, 'computed', null],
  ]);
  expect(shown.log).not.toContain('::warning');
});
