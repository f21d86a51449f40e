import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/folder.ts';
import { gitRepository } from '../../../test/support/git.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { gitTree } from '../../git/tree.ts';
import { nodePorts } from '../../system/ports.ts';
import { differencesFromOrder, roundNonce } from '../../verify/rerun-order.ts';
import { orderedRuns } from './ordered-runs.ts';

const { files, processes } = nodePorts();
const NONCE = 'ab'.repeat(32);
const IMAGE = `registry.test/memory@sha256:${'1'.repeat(64)}`;
const HARNESS = { version: '9.9.9', sha256: 'e'.repeat(64) };
/** A complete public run of CIB on the built-in data. */
const REAL: Manifest = JSON.parse(readFileSync('leaderboard/entries/example-python/cib/manifest.json', 'utf8'));

function manifest(change: Partial<Manifest> = {}): Manifest {
  return {
    ...REAL,
    nonce: NONCE,
    harness: HARNESS,
    adapter: { ...REAL.adapter, spec: `image:${IMAGE}` },
    image: { id: `sha256:${'2'.repeat(64)}`, repo_digest: IMAGE, platform: 'linux/amd64' },
    ...change,
  };
}

const ofWrit = (one: Manifest): Manifest => ({ ...one, suite: { ...one.suite, id: 'writ' } });
const ENTRY = {
  ...{ schema: 'entry/1', slug: 'mine', kind: 'system', name: 'memory', version: '1', licence: 'MIT' },
  ...{ adapter: `image:${IMAGE}`, platform: 'any', network: false, reads_labels: false },
  suites: { cib: 'cib', writ: 'writ' },
} as Entry;

function bundle(folder: string, of: Manifest): void {
  mkdirSync(folder, { recursive: true });
  for (const name of Object.values(BUNDLE)) writeFileSync(`${folder}/${name}`, '{}\n');
  writeFileSync(`${folder}/${BUNDLE.manifest}`, `${canonical(of)}\n`);
}

interface Given {
  readonly submitted?: Manifest;
  readonly entry?: Partial<Entry>;
  readonly left: (rerun: string) => void;
  readonly asked?: readonly string[];
  readonly temporary?: string;
}

/** The runs that count, by suite: their folders, or the codes of their problems. */
async function ordered({ submitted = manifest(), entry = {}, left, asked = [], temporary = temporaryFolder() }: Given) {
  const repository = gitRepository();
  for (const [id, one] of [['cib', submitted] as const, ['writ', ofWrit(submitted)] as const])
    bundle(`${repository.folder}/leaderboard/entries/mine/${id}`, one);
  const submission = await gitTree(processes, repository.folder, repository.commit());
  const rerun = temporaryFolder();
  left(rerun);
  const found = await orderedRuns(files, {
    ...{
      slug: 'mine',
      entry: { ...ENTRY, ...entry },
      submission,
      rerun,
      nonce: NONCE,
      withBoardModel: asked,
      harness: HARNESS,
    },
    temporary,
  });
  return Object.fromEntries(
    Object.entries(found).map(([id, runs]) => [
      id,
      runs.map((run) =>
        'folder' in run ? run.folder.slice(temporary.length + 1) : run.problems.map(({ code }) => code),
      ),
    ]),
  );
}

/** The bundles of a valid round. */
const round = (rerun: string, at: number, suites = ['cib', 'writ'], nonce = roundNonce(NONCE, at)) => {
  for (const [job, id] of suites.entries())
    bundle(`${rerun}/${at}/${job}/${id}`, id === 'cib' ? manifest({ nonce }) : ofWrit(manifest({ nonce })));
};

describe('roundNonce', () => {
  it('returns the drawn nonce for the first round, and another for each further round, derived from it', () => {
    const all = [1, 2, 3].map((at) => roundNonce(NONCE, at));
    expect(all[0]).toBe(NONCE);
    expect(new Set(all).size).toBe(3);
    for (const one of all) expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect([1, 2, 3].map((at) => roundNonce('cd'.repeat(32), at)).some((one) => all.includes(one))).toBe(false);
  });
});

describe('orderedRuns', () => {
  it('returns the runs of three rounds in order, by suite, each under its own nonce', async () => {
    expect(await ordered({ left: (rerun) => [3, 1, 2].map((at) => round(rerun, at)) })).toEqual({
      cib: ['1-cib', '2-cib', '3-cib'],
      writ: ['1-writ', '2-writ', '3-writ'],
    });
  });

  it('stores at most 32 MiB of all rounds together', async () => {
    const left = (rerun: string) => {
      for (const at of [1, 2, 3]) {
        round(rerun, at, ['cib']);
        writeFileSync(`${rerun}/${at}/0/cib/${BUNDLE.timing}`, Buffer.alloc(12 * 1_048_576));
      }
    };
    expect(await ordered({ left, entry: { suites: { cib: 'cib' } } })).toEqual({
      cib: ['1-cib', '2-cib', ['bundle.size']],
    });
  });

  it('returns one run of a suite that later rounds did not run', async () => {
    const left = (rerun: string) => [round(rerun, 1), round(rerun, 2, ['cib']), round(rerun, 3, ['cib'])];
    expect(await ordered({ left })).toEqual({ cib: ['1-cib', '2-cib', '3-cib'], writ: ['1-writ'] });
  });

  it('stores nothing that is beside a bundle', async () => {
    const temporary = temporaryFolder();
    const left = (rerun: string) => {
      round(rerun, 1, ['cib']);
      writeFileSync(`${rerun}/1/0/cib/stderr.txt`, 'any length');
    };
    expect(await ordered({ left, temporary })).toMatchObject({ cib: ['1-cib'] });
    expect(readdirSync(`${temporary}/1-cib`).sort()).toEqual(Object.values(BUNDLE).sort());
  });

  it('returns only a problem if the first round left no bundle', async () => {
    expect(await ordered({ left: () => {} })).toEqual({ cib: [['bundle.missing']], writ: [['bundle.missing']] });
    expect(await ordered({ left: (rerun) => round(rerun, 1, ['writ']) })).toEqual({
      cib: [['bundle.missing']],
      writ: ['1-writ'],
    });
  });

  it.each<[string, (rerun: string) => void, readonly unknown[]]>([
    ['the first run in place of the second', (rerun) => round(rerun, 2, ['cib'], NONCE), ['1-cib', ['bundle.binding']]],
    [
      'the third in place of the second',
      (rerun) => round(rerun, 2, ['cib'], roundNonce(NONCE, 3)),
      ['1-cib', ['bundle.binding']],
    ],
    ['a third round without a second', (rerun) => round(rerun, 3, ['cib']), ['1-cib']],
    [
      'a second round that is not JSON',
      (rerun) => {
        round(rerun, 2, ['cib']);
        writeFileSync(`${rerun}/2/0/cib/manifest.json`, '{');
      },
      ['1-cib', ['json.syntax']],
    ],
  ])('detects %s', async (_, left, cib) => {
    expect((await ordered({ left: (rerun) => [round(rerun, 1), left(rerun)] })).cib).toEqual(cib);
  });

  const gateway = (change: object = {}): Pick<Manifest, 'gateway'> => ({
    gateway: {
      ...{ answers: 'recorded', host: 'a.test', token_budget: 9, sidecar: null },
      settings: {
        ...{ model: 'small-1', embeddings: null, temperature: 0, max_output_tokens: 500 },
        output_field: 'max_tokens',
      },
      ...change,
    } as NonNullable<Manifest['gateway']>,
  });
  const replayed = { answers: 'replayed' };
  const another = { settings: { ...gateway().gateway?.settings, model: 'large-1' } };

  it.each<[string, readonly string[], Partial<Manifest>, readonly unknown[]]>([
    ['replayed, as ordered', [], gateway(replayed), ['1-cib']],
    ['with the board’s model, as ordered', ['cib'], gateway({ host: 'board.test' }), ['1-cib']],
    ['asked where it was to be replayed', [], gateway(), [['bundle.binding']]],
    ['replayed where it was to be asked', ['cib'], gateway(replayed), [['bundle.binding']]],
    ['with another model', ['cib'], gateway(another), [['bundle.binding']]],
    ['of an adapter that was given no model', [], {}, [['bundle.binding']]],
  ])('judges a run of an adapter that asks a model: %s', async (_, asked, own, cib) => {
    const left = (rerun: string) => bundle(`${rerun}/1/0/cib`, { ...manifest({ nonce: NONCE }), ...own });
    expect((await ordered({ submitted: manifest(gateway()), left, asked })).cib).toEqual(cib);
  });

  it('rejects a run with a model of an adapter that asks none', async () => {
    const left = (rerun: string) => bundle(`${rerun}/1/0/cib`, { ...manifest({ nonce: NONCE }), ...gateway(replayed) });
    expect((await ordered({ left })).cib).toEqual([['bundle.binding']]);
  });

  it.each<[string, Partial<Manifest>]>([
    ['of some arms', { selection: { ...manifest().selection, arms: ['native'] } }],
    ['by a perfect agent', { actor: { kind: 'oracle' } }],
    ['within wider limits', { limits: { ...manifest().limits, episode_seconds: 600 } }],
  ])('rejects a run %s', async (_, other) => {
    const left = (rerun: string) => bundle(`${rerun}/1/0/cib`, { ...manifest({ nonce: NONCE }), ...other });
    expect((await ordered({ left })).cib).toEqual([['bundle.binding']]);
  });

  it.each<[string, (rerun: string) => void]>([
    ['a fourth round', (rerun) => round(rerun, 4)],
    ['a round by another name', (rerun) => mkdirSync(`${rerun}/01`)],
    ['a file among the rounds', (rerun) => writeFileSync(`${rerun}/pr_number`, '1')],
    ['a round that is a link', (rerun) => symlinkSync(`${rerun}/1`, `${rerun}/2`)],
  ])('rejects all runs beside %s', async (_, stray) => {
    const found = await ordered({ left: (rerun) => [round(rerun, 1), stray(rerun)] });
    for (const runs of Object.values(found)) for (const run of runs) expect(run).toContain('bundle.stray');
    expect(Object.keys(found)).toEqual(['cib', 'writ']);
  });

  it.each<[string, Partial<Manifest>]>([
    ['another nonce', { nonce: 'cd'.repeat(32) }],
    ['another image', { image: { id: 'x', repo_digest: IMAGE.replaceAll('1', '3'), platform: 'linux/amd64' } }],
    ['no image', { image: null }],
    ['another harness', { harness: { ...HARNESS, sha256: '0'.repeat(64) } }],
    ['other data', { dataset: { ...REAL.dataset, sha256: '0'.repeat(64) } }],
    ['another version of the suite', { suite: { id: 'cib', version: '0.0.1' } }],
    ['held-out data', { split: 'heldout' }],
    ['some families', { selection: { ...REAL.selection, families: ['abstention'] } }],
    ['some tasks', { selection: { ...REAL.selection, limit: 9 } }],
  ])('rejects a run with %s', async (_, change) => {
    const left = (rerun: string) => bundle(`${rerun}/1/0/cib`, manifest(change));
    expect((await ordered({ left })).cib).toEqual([['bundle.binding']]);
  });

  it.each<[string, Omit<Given, 'left'>]>([
    ['is not an image', { entry: { adapter: 'cmd:python3 adapter.py' } }],
    ['names another image than its bundle', { entry: { adapter: `image:${IMAGE.replaceAll('1', '3')}` } }],
    ['covers a part of the tasks', { submitted: manifest({ selection: { ...REAL.selection, limit: 9 } }) }],
    ['uses data that is not built in', { submitted: manifest({ dataset: { ...REAL.dataset, id: 'mine' } }) }],
  ])('returns no runs for a submission that %s', async (_, given) => {
    expect(await ordered({ ...given, left: (rerun) => round(rerun, 1) })).toEqual({});
  });
});

it('differencesFromOrder names the number of fresh tasks if it is not the one that was ordered', () => {
  const fresh = manifest({ split: 'fresh', dataset: { ...REAL.dataset, id: 'fresh', tasks: 9 } });
  const differences = [9, 8].map((freshTasks) =>
    differencesFromOrder(fresh, {
      ...{ nonce: NONCE, adapter: { image: `sha256:${'1'.repeat(64)}` }, harness: HARNESS.sha256, limits: REAL.limits },
      ...{ submitted: REAL, freshTasks, usesBoardModel: false },
    }),
  );
  expect(differences).toEqual([[], ['$.dataset.tasks']]);
});
