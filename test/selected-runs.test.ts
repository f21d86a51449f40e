import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Receipt } from '../src/evidence/receipt.ts';
import { runAction } from './support/action.ts';
import { board, manifestOf, publishHere, scored } from './support/board.ts';
import { claimOf } from './support/comment-facts.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { IMAGE, imageRun } from './support/forged-board.ts';
import { forgeReplies, onQuery } from './support/forged-replies.ts';
import { copyOf, forgeManifest } from './support/forgery.ts';

// A system with chance in it is run for a pull request until the board's run does well, and merged then.

const made = sharedFolder();
const ADA = { login: 'ada', id: 5 };

const figureOf = (name: string): number =>
  JSON.parse(readFileSync(`${made}/${name}/scorecard.json`, 'utf8')).overall.metrics.retrieval_sufficiency.value;

beforeAll(async () => {
  await imageRun(`${made}/claim`);
  await losing('lucky', 1);
  await losing('usual', 4);
});

/** A run of the board in which so many of ten tasks find nothing. */
async function losing(name: string, lost: number): Promise<void> {
  cpSync(`${made}/claim`, `${made}/${name}`, { recursive: true });
  await forgeReplies(
    `${made}/${name}`,
    ({ replies, index }) => (index % 10 < lost ? onQuery(replies, (result) => ({ ...result, evidence: [] })) : replies),
    String(lost).repeat(64),
  );
}

type Board = ReturnType<typeof board>;

function merged(): Board {
  const scene = board();
  scene.merge('mine', `${made}/claim`, { kind: 'system', name: 'example-lexical-python', adapter: `image:${IMAGE}` });
  return scene;
}

const PULL = { pull_request: 7, submitter: ADA };

/** Records a run of the board; without a name, one that cannot be used. */
async function ran(
  scene: Board,
  day: number,
  name?: string,
  given: Partial<Receipt> = {},
  differing = 9,
): Promise<void> {
  const claim = claimOf(name ? { differing } : { verdict: 'unusable', differing: null, measured: null, claimed: null });
  const runs = name ? [`${made}/${name}`] : [];
  const found = { manifest: manifestOf(`${made}/claim`), state: 'valid' as const, runs: runs.map(manifestOf), claim };
  const date = `2026-01-0${day}T00:00:00.000Z`;
  const event = name ? 'board-run' : 'unusable';
  await scene.receipt('mine', { event, date, suites: { cib: found }, ...given }, { cib: runs });
}

it('a plan with more entries than GitHub starts jobs is refused', async () => {
  const given = { 'max-entries': '257' };
  expect(await runAction('plan-reruns', temporaryFolder(), given)).toMatchObject({
    status: 2,
    annotations: [
      ['input.invalid', expect.stringMatching(/"max-entries" is .*: it must be a whole number from 1 to 256/)],
    ],
  });
});

const WHY =
  '| mine | cib | its run was made for a pull request, and its replies are not known to equal the submitted ones |';

/** What the site shows of the entry, and whether it is due for this reason. */
async function shown(scene: Board) {
  const checkout = scene.checkout();
  const plan = await runAction('plan-reruns', checkout.tip, { 'receipts': checkout.receipts, 'as-of': '2026-01-12' });
  await publishHere(checkout);
  const text = (path: string) => readFileSync(`${checkout.site}/${path}`, 'utf8');
  const [row] = JSON.parse(text('data/leaderboard.json')).boards[0].rows;
  return {
    tier: row.tier,
    value: row.main.value,
    ranked: row.rank !== null,
    planned: plan.summary.includes(WHY),
    stopped: plan.summary.includes('\n- mine: cib\n'),
    announced: text('systems/mine.html').includes(
      'and their replies are not known to equal the submitted ones. The board plans new runs, which replace these figures.',
    ),
  };
}

describe('a system whose replies differ from run to run', () => {
  it('is run again after the merge, and that run replaces the one for the pull request [K7]', async () => {
    const scene = merged();
    await ran(scene, 1, 'usual', PULL);
    await ran(scene, 2, 'lucky', PULL);
    expect(await shown(scene)).toMatchObject({
      ...{ tier: 'board-run', value: figureOf('lucky'), ranked: true },
      ...{ planned: true, announced: true },
    });
    await ran(scene, 3, 'usual');
    const replaced = { tier: 'board-run', value: figureOf('usual'), planned: false, announced: false };
    expect(await shown(scene)).toMatchObject(replaced);
    // The same files in another pull request, which is not merged.
    await ran(scene, 4, 'lucky', { ...PULL, pull_request: 8 });
    expect(await shown(scene)).toMatchObject(replaced);
  });

  it('loses its rank if it fails whenever the board runs it after the merge [K7]', async () => {
    const scene = merged();
    await ran(scene, 1, 'lucky', PULL);
    await ran(scene, 2);
    // One that broke the evaluation names no suite.
    await scene.receipt('mine', { event: 'unusable', date: '2026-01-03T00:00:00.000Z' });
    expect(await shown(scene)).toMatchObject({ tier: 'board-run', value: figureOf('lucky'), planned: true });
    await ran(scene, 4);
    expect(await shown(scene)).toMatchObject({
      ...{ tier: 'self-reported', value: figureOf('claim'), ranked: false },
      ...{ planned: false, stopped: true, announced: false },
    });
    await ran(scene, 5, 'usual');
    expect(await shown(scene)).toMatchObject({ tier: 'board-run', value: figureOf('usual') });
  });
});

it('a run that could not be compared with the submitted one is replaced, too, and nothing else is said of its replies', async () => {
  const scene = merged();
  await scene.receipt(
    'mine',
    {
      ...{ event: 'board-run', date: '2026-01-01T00:00:00.000Z', ...PULL },
      suites: scored(`${made}/claim`, { state: 'valid', runs: [manifestOf(`${made}/lucky`)] }),
    },
    { cib: [`${made}/lucky`] },
  );
  expect(await shown(scene)).toMatchObject({ tier: 'board-run', planned: true, announced: true });
});

it('a system that repeats its replies is not run again because of its merge, and keeps its rank', async () => {
  const scene = merged();
  await ran(scene, 1, 'lucky', PULL, 0);
  const kept = { tier: 'board-run', value: figureOf('lucky'), ranked: true, planned: false, announced: false };
  expect(await shown(scene)).toMatchObject(kept);
  for (const day of [2, 3, 4]) await ran(scene, day);
  expect(await shown(scene)).toMatchObject(kept);
});

it('of entries that the board never ran, that whose present files came first is run first [K8]', async () => {
  const given = { kind: 'system', name: 'example-lexical-python', adapter: `image:${IMAGE}` } as const;
  const scene = board();
  for (const [day, slug, licence] of [
    [1, 'changed', 'MIT'],
    [2, 'second', 'MIT'],
    [3, 'changed', 'Apache-2.0'],
  ] as const) {
    vi.stubEnv('GIT_COMMITTER_DATE', `2026-01-0${day}T00:00:00Z`);
    scene.merge(slug, `${made}/claim`, { ...given, licence });
  }
  vi.unstubAllEnvs();
  const { outputs } = await runAction('plan-reruns', scene.checkout().tip, { 'as-of': '2026-01-12' });
  expect(JSON.parse(outputs.matrix ?? '').map(({ slug }: { slug: string }) => slug)).toEqual(['second', 'changed']);
});

it('a submission that later changes made into what no receipt names is not run as an entry of the board’s own [A12]', async () => {
  const bundle = copyOf(`${made}/claim`);
  const adapter = 'dir:adapters/mine';
  forgeManifest(bundle, (manifest) => {
    manifest.adapter.spec = adapter;
    manifest.image.repo_digest = null;
  });
  const scene = board();
  mkdirSync(`${scene.folder}/adapters/mine`, { recursive: true });
  writeFileSync(`${scene.folder}/adapters/mine/Dockerfile`, 'FROM scratch\n');
  const entry = { kind: 'system', name: 'example-lexical-python', adapter } as const;
  const planned = async () => {
    const { tip, receipts } = scene.checkout();
    const { outputs } = await runAction('plan-reruns', tip, { receipts, 'as-of': '2026-01-12' });
    return JSON.parse(outputs.matrix ?? '');
  };
  scene.merge('mine', bundle, entry);
  expect(await planned()).toEqual([{ slug: 'mine', suites: 'cib' }]);
  await scene.receipt('mine', { submitter: ADA, suites: scored(bundle, { state: 'valid' }) });
  scene.merge('mine', bundle, { ...entry, licence: 'Apache-2.0' });
  expect(await planned()).toEqual([]);
});
