import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gitRepository } from '../../../test/support/git.ts';
import { receiptOf, TREE } from '../../../test/support/receipt.ts';
import { canonical } from '../../evidence/canonical.ts';
import { runPath, type SuiteReceipt } from '../../evidence/receipt.ts';
import { gitTree } from '../../git/tree.ts';
import type { SiteEntry } from '../../site/board/entries.ts';
import { nodeProcesses } from '../../system/processes.ts';
import { currentReceipts } from '../../verify/counting-receipts.ts';
import { type BoardModel, jobsForEntry, unlessRunBefore } from './board-jobs.ts';
import type { Proposer } from './ownership.ts';

const IMAGE = `registry.test/memory@sha256:${'a'.repeat(64)}`;
const MINUTE = 60_000;
const entropy = { hex: (bytes: number) => 'ab'.repeat(bytes) };

interface Ran {
  readonly minutes?: number;
  readonly tasks?: number;
  readonly split?: string;
  readonly dataset?: string;
  readonly limit?: number;
  readonly latency_ms?: object;
  readonly actor?: object;
  readonly gateway?: object;
  /** How often its model answered. */
  readonly calls?: number;
  readonly reference?: string;
}

/** An entry with what a plan reads of its bundles. */
function entryOf(suites: Readonly<Record<string, Ran>>, adapter = `image: ${IMAGE}`): SiteEntry {
  const bundles = Object.entries(suites).map(([id, ran]) => ({
    suite: { description: { contaminationReference: ran.reference } },
    manifest: {
      suite: { id },
      adapter: { spec: adapter.replace(/^(\w+:) */, '$1') },
      image: { repo_digest: IMAGE },
      split: ran.split ?? 'public',
      dataset: { id: ran.dataset ?? 'builtin', tasks: ran.tasks ?? 250 },
      selection: { families: null, limit: ran.limit ?? null, arms: null, shard: null },
      actor: ran.actor,
      gateway: ran.gateway,
    },
    scorecard: {
      gateway: ran.gateway && { start: { calls: 0 }, write: { calls: 0 }, query: { calls: ran.calls ?? 1 } },
    },
    timing: { wall_ms: (ran.minutes ?? 1) * MINUTE, latency_ms: ran.latency_ms ?? {} },
  }));
  return { entry: { adapter }, bundles } as unknown as SiteEntry;
}

function planned(suites: Readonly<Record<string, Ran>>): readonly string[] {
  return jobsForEntry(entryOf(suites), entropy).jobs.map(({ suite, shard }) => `${suite} ${shard}`);
}

const shares = (suite: string, count: number) => Array.from({ length: count }, (_, i) => `${suite} ${i + 1}/${count}`);

describe('jobsForEntry', () => {
  it.each<[string, Readonly<Record<string, Ran>>, readonly string[]]>([
    ['one job for each short suite', { a: {}, b: { minutes: 30 } }, ['a 1/1', 'b 1/1']],
    ['one job for each half hour', { a: { minutes: 31 }, b: { minutes: 90 } }, [...shares('a', 2), ...shares('b', 3)]],
    [
      'at most 16 jobs, most of them for the longest suite',
      { a: { minutes: 900 }, b: { minutes: 300 } },
      [...shares('a', 12), ...shares('b', 4)],
    ],
    ['no more jobs than tasks', { a: { minutes: 900, tasks: 3 } }, shares('a', 3)],
    // 250 episodes of 20 seconds, eight at a time; bucket 849 ends at 20 s.
    [
      'by the sum of the episodes, however many ran at once',
      { a: { minutes: 11, latency_ms: { episode: { buckets: [[849, 250]] } } } },
      shares('a', 3),
    ],
  ])('plans jobs: %s [K6]', (_, suites, jobs) => {
    expect(planned(suites)).toEqual(jobs);
  });

  it.each<[string, Ran, string]>([
    ['held-out data', { split: 'heldout' }, 'a: the data is held out, and only its seed makes it.'],
    ['a model’s choices', { actor: { kind: 'model' } }, 'a: a model chose the actions, and the board has none to ask.'],
    ['a perfect agent’s choices', { actor: { kind: 'oracle' } }, 'a: a perfect agent chose the actions.'],
    ['a file of data', { dataset: 'cib-v0' }, 'a: the data is not the built-in data.'],
    ['built-in data of another size', { dataset: 'builtin-12' }, 'a: the data is not the built-in data.'],
    ['some tasks', { limit: 12 }, 'a: it covers a part of the tasks.'],
  ])('leaves out %s and says why', (_, ran, says) => {
    expect(jobsForEntry(entryOf({ a: ran }), entropy)).toEqual({
      image: IMAGE,
      folder: '',
      jobs: [],
      nonce: '',
      left: [says],
    });
    expect(planned({ a: ran, b: {} })).toEqual(['b 1/1']);
  });

  const NAMES = { model: 'small-1', embeddings: null, temperature: 0 };
  const asking = { gateway: { settings: { ...NAMES, max_output_tokens: 500, output_field: 'max_tokens' } } };

  it.each<[string, BoardModel, object]>([
    [
      'the board’s model where it is the one of the claim',
      { sidecar: true, names: NAMES },
      { answers: 'endpoint', budget: 20_000_000 },
    ],
    ['the tape where the board’s is another', { sidecar: true, names: { ...NAMES, model: 'b' } }, { answers: 'tape' }],
    [
      'the tape where the board’s has another temperature',
      { sidecar: true, names: { ...NAMES, temperature: 1 } },
      { answers: 'tape' },
    ],
    ['the tape where the board has none', { sidecar: true }, { answers: 'tape' }],
  ])('plans for an adapter that asks a model: %s', (_, model, answers) => {
    const { jobs, left } = jobsForEntry(entryOf({ a: asking, b: {} }), entropy, model);
    expect(jobs).toEqual([
      { suite: 'a', shard: '1/1', ...answers },
      { suite: 'b', shard: '1/1' },
    ]);
    expect(left).toEqual([]);
  });

  it('divides the tokens of the board’s endpoint among the jobs, however long the run claims to be [K6]', () => {
    const model = { sidecar: true, names: NAMES, budget: 1_000 };
    const budgets = jobsForEntry(entryOf({ a: { ...asking, minutes: 90 } }), entropy, model).jobs.map(
      (job) => job.budget,
    );
    expect(budgets).toEqual([333, 333, 333]);
  });

  it('leaves out an adapter that asks a model if the board has no sidecar', () => {
    const { jobs, left } = jobsForEntry(entryOf({ a: asking }), entropy, { sidecar: false, names: NAMES });
    expect(jobs).toEqual([]);
    expect(left).toEqual([expect.stringContaining('a: the adapter asks a model, and the board has no sidecar')]);
  });

  it('plans jobs of their own for fresh tasks, where the suite has a reference and no model answers', () => {
    const a = { reference: 'r', minutes: 31 };
    const { jobs } = jobsForEntry(entryOf({ a, b: { reference: 'r', ...asking }, c: {} }), entropy, {
      sidecar: true,
      names: NAMES,
    });
    const fresh = ['1/2', '2/2'].map((shard) => ({ suite: 'a', shard, fresh: true }));
    expect(jobs.filter((job) => job.fresh)).toEqual(fresh);
    expect(jobs.filter((job) => !job.fresh).map(({ suite }) => suite)).toEqual(['a', 'a', 'b', 'c']);
  });

  it('plans fresh tasks for a run that names a model and never asked it', () => {
    const model = { sidecar: true, names: NAMES };
    const { jobs } = jobsForEntry(entryOf({ a: { reference: 'r', ...asking, calls: 0 } }), entropy, model);
    expect(jobs).toEqual([
      { suite: 'a', shard: '1/1', answers: 'endpoint', budget: 20_000_000 },
      { suite: 'a', shard: '1/1', fresh: true },
    ]);
  });

  it('plans no job for an adapter that is not an image', () => {
    const plan = jobsForEntry(entryOf({ a: {} }, 'cmd:python3 adapter.py'), entropy);
    expect(plan).toEqual({ image: '', folder: '', jobs: [], nonce: '', left: ['The adapter is no image.'] });
  });

  it('draws a nonce of 32 bytes', () => {
    expect(jobsForEntry(entryOf({ a: {} }), entropy).nonce).toBe('ab'.repeat(32));
  });
});

describe('unlessRunBefore', () => {
  const author = { login: 'ada', id: 4 };
  const proposer = { author, labels: [] } as unknown as Proposer;
  const suite: SuiteReceipt = { manifest: 'a'.repeat(64), state: 'valid', runs: ['b'.repeat(64)], claim: null };
  const receipt = receiptOf({ event: 'board-run', submitter: author, suites: { cib: suite } });
  const present = currentReceipts([receipt], 'mine', TREE);

  /** How many jobs are left, where the board's run had its answers from one source, and the next one would from another. */
  async function leftOf(answers: 'endpoint' | 'tape', before: string): Promise<number> {
    const repository = gitRepository();
    const run = `${repository.folder}/${runPath(receipt, 'cib', 1)}`;
    const manifest = JSON.parse(readFileSync('leaderboard/entries/control-all-current/cib/manifest.json', 'utf8'));
    const settings = { model: 'small-1', embeddings: null, temperature: 0, max_output_tokens: 500 };
    const gateway = { answers: before, host: 'h', settings: { ...settings, output_field: 'max_tokens' } };
    mkdirSync(run, { recursive: true });
    const text = canonical({ ...manifest, gateway: { ...gateway, token_budget: 1, sidecar: null } });
    writeFileSync(`${run}/manifest.json`, `${text}\n`);
    const runs = () => gitTree(nodeProcesses, repository.folder, repository.commit());
    const planned = {
      image: IMAGE,
      folder: '',
      jobs: [{ suite: 'cib', shard: '1/1', answers }],
      nonce: 'ab',
      left: [],
    };
    const former = { present, runs, harness: manifest.harness.sha256 };
    return (await unlessRunBefore(planned, proposer, former)).jobs.length;
  }

  it.each([
    ['endpoint', 'replayed', 1],
    ['endpoint', 'recorded', 0],
    ['tape', 'replayed', 0],
    ['tape', 'recorded', 0],
  ] as const)(
    'with a model’s answers from the %s after a run whose answers were %s leaves %i jobs',
    async (answers, before, jobs) => {
      expect(await leftOf(answers, before)).toBe(jobs);
    },
  );
});
