import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Manifest } from '../src/evidence/manifest.ts';
import { runAction } from './support/action.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { MODEL_KEY, startMemoryModel } from './support/memory-model.ts';

const PROGRAM = `python3 -u ${resolve('test/adapters/modelled.py')}`;
const NONCE = 'ab'.repeat(16);

const read = (folder: string, name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const manifestOf = (folder: string): Manifest => JSON.parse(read(folder, 'manifest.json'));
const budgetOf = (folder: string) => manifestOf(folder).gateway?.token_budget;

const words = (out: string, mode: string, ...more: readonly string[]) => [
  ...['run', '--suite', 'cib', '--adapter', `cmd:${PROGRAM}${mode}`, '--limit', '4', '--out', out],
  ...more,
];

async function withModel<T>(work: (names: readonly string[], asked: readonly string[], url: string) => Promise<T>) {
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  const names = ['--gateway', model.url, '--gateway-model', 'small-1', '--gateway-embeddings', 'near-1'];
  return work(names, model.asked, model.url).finally(model.close);
}

afterEach(() => vi.unstubAllEnvs());

/** Enough for the first task and a part of the second. */
const SMALL = 300;
const LARGE = 100_000;
const SPENT =
  /^error model\.budget: This run has used all of its 300 tokens\.\n {2}→ If the adapter needs more, give a larger --gateway-budget\.\n {2}→ With --resume, a run keeps the answers so far and does not pay for them again\.$/m;

describe('a run that has used its budget of tokens', () => {
  it.each([
    ['an adapter that ends without its model', '', '1'],
    ['one that goes on without it', ' forgiving', '1'],
    ['several of these', ' forgiving', '2'],
  ])('ends, and continues with a larger budget without paying twice: %s', (_what, mode, jobs) =>
    withModel(async (names, asked) => {
      const out = `${temporaryFolder()}/b`;
      const run = words(out, mode, '--jobs', jobs, ...names, '--gateway-budget');
      for (const more of [[], ['--resume']])
        expect(await cib(...run, String(SMALL), ...more)).toMatchObject({
          status: 2,
          stderr: expect.stringMatching(SPENT),
        });
      expect(existsSync(`${out}/manifest.json`)).toBe(false);
      expect(read(out, 'journal.jsonl')).toMatch(/^{"task":/);
      expect(read(out, 'journal.jsonl')).not.toMatch(/gateway\.budget|adapter\.exit/);

      expect(await cib(...run, String(LARGE), '--resume')).toMatchObject({ status: 0 });
      const { counts } = JSON.parse(read(out, 'scorecard.json'));
      expect(counts).toMatchObject({ errored: 0, faults: {} });
      expect(budgetOf(out)).toBe(LARGE);
      const tape = read(out, 'exchanges.jsonl').trimEnd().split('\n');
      // An adapter that is stopped because another one ended the run can have had a call in progress.
      expect(asked.length - tape.length).toBeLessThan(Number(jobs));

      const [whole, again] = [`${temporaryFolder()}/whole`, `${temporaryFolder()}/again`];
      expect(await cib(...words(whole, mode, ...names))).toMatchObject({ status: 0 });
      expect(await cib(...words(again, mode, '--replay', out))).toMatchObject({ status: 0 });
      for (const folder of [out, whole, again])
        expect((await cib('verify', folder)).stdout).toContain('This bundle is partial.');
      for (const other of [whole, again]) expect(read(other, 'scorecard.json')).toBe(read(out, 'scorecard.json'));
      expect(budgetOf(again)).toBe(LARGE);
    }),
  );

  it('does not continue with less, and is not made again once it is complete', () =>
    withModel(async (names, asked) => {
      const out = `${temporaryFolder()}/b`;
      const run = words(out, '', ...names, '--resume', '--gateway-budget');
      await cib(...run, String(SMALL));
      expect(await cib(...run, String(SMALL - 1))).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(
          /error resume\.mismatch: .* 300 tokens, .* 299\.\n.*--gateway-budget 300 or more/,
        ),
      });
      expect(await cib(...run, String(LARGE))).toMatchObject({ status: 0 });
      const [many, manifest] = [asked.length, read(out, 'manifest.json')];
      expect(await cib(...run, String(SMALL))).toMatchObject({ status: 0 });
      expect([asked.length, read(out, 'manifest.json')]).toEqual([many, manifest]);
    }));

  it('can be a shard of a run whose other shards had another budget', () =>
    withModel(async (names) => {
      const folder = temporaryFolder();
      const shard = (part: number, ...more: readonly string[]) => {
        const given = ['--nonce', NONCE, '--shard', `${part}/2`, ...names, '--gateway-budget', ...more];
        return cib(...words(`${folder}/${part}`, '', ...given));
      };
      expect(await shard(1, '100')).toMatchObject({ status: 2 });
      expect(await shard(1, '5000', '--resume')).toMatchObject({ status: 0 });
      expect(await shard(2, '4000')).toMatchObject({ status: 0 });
      const merge = ['merge', `${folder}/2`, `${folder}/1`, '--out', `${folder}/all`];
      expect(await cib(...merge)).toMatchObject({ status: 0 });
      expect(budgetOf(`${folder}/all`)).toBe(5_000);
      expect((await cib('verify', `${folder}/all`)).stdout).toContain('This bundle is partial.');
      const again = words(`${folder}/again`, '', '--replay', `${folder}/all`);
      expect(await cib(...again)).toMatchObject({ status: 0 });
      expect(read(`${folder}/again`, 'scorecard.json')).toBe(read(`${folder}/all`, 'scorecard.json'));
    }));

  it('ends before its first task, if the adapter asks its model at its start', () =>
    withModel(async (names) => {
      const out = `${temporaryFolder()}/b`;
      const run = words(out, ' early', '--jobs', '2', ...names, '--resume', '--gateway-budget');
      // The second adapter’s first question is answered from the tape, and its first task asks more.
      expect(await cib(...run, '30')).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('error model.budget'),
      });
      expect(await cib(...run, String(LARGE))).toMatchObject({ status: 0 });
    }));

  it('ends the step of the Action with what a workflow can do, and the next suite has a budget of its own', () =>
    withModel(async (_names, _asked, url) => {
      const inputs = { 'adapter': `cmd:${PROGRAM} forgiving`, 'suites': 'cib,memtrace', 'limit': '4' };
      const gateway = { 'gateway': url, 'gateway-model': 'small-1', 'gateway-embeddings': 'near-1' };
      const workspace = temporaryFolder();
      const step = await runAction('run', workspace, { ...inputs, ...gateway, 'gateway-budget': '300' }, {});
      expect(step.status).toBe(2);
      const [first, second] = JSON.parse(step.outputs.results ?? '');
      expect([first, second]).toMatchObject([
        { suite: 'cib', bundle: '', valid: false, errors: ['model.budget'] },
        { suite: 'memtrace', errors: ['model.budget'] },
      ]);
      expect(step.annotations.at(-1)?.[1]).toBe(
        'This run has used all of its 300 tokens.\n→ If the adapter needs more, give a larger `gateway-budget`.',
      );
      expect(step.summary).toContain(
        '> **This run has used all of its 300 tokens.**\n\n- If the adapter needs more, give a larger &#96;gateway-budget&#96;.\n',
      );
      expect(step.summary).not.toContain('--resume');
    }));

  it('is refused without a gateway in the words of the Action, in its summary, too', async () => {
    const inputs = { 'adapter': `cmd:${PROGRAM} forgiving`, 'gateway-budget': '300' };
    const step = await runAction('run', temporaryFolder(), inputs, {});
    expect([step.status, step.annotations]).toMatchObject([
      2,
      [
        [
          'usage',
          'gateway-budget can only be used with gateway.\n→ Set the input gateway to the address, such as https://api.openai.com/v1, and gateway-model to the model. Put the key into the variable CIB_GATEWAY_API_KEY of the step.',
        ],
      ],
    ]);
    expect(step.summary).toContain('**gateway-budget can only be used with gateway.**');
  });
});

it('cib check ends when the budget of tokens is used, also for an adapter that goes on without its model', () =>
  withModel(async (names) => {
    const { status, stderr } = await cib('check', `cmd:${PROGRAM} forgiving`, ...names, '--gateway-budget', '1');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^error model\.budget: This run has used all of its 1 tokens\.\n/),
    });
  }));

it('cib check leaves no adapter running when its model fails during shutdown', () =>
  withModel(async (names) => {
    const pid = `${temporaryFolder()}/pid`;
    const adapter = `cmd:exec ${process.execPath} ${resolve('test/adapters/defective.mjs')} asks-late ${pid}`;
    expect(await cib('check', adapter, ...names, '--gateway-budget', '1')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('error model.budget: '),
    });
    const id = Number(readFileSync(pid, 'utf8'));
    await expect.poll(() => isRunning(id), { timeout: 5_000 }).toBe(false);
  }));

it('cib check gives no advice for a run where the model does not answer', () =>
  withModel(async (names) => {
    vi.stubEnv('CIB_GATEWAY_API_KEY', 'expired');
    const { status, stderr } = await cib('check', `cmd:${PROGRAM}`, ...names);
    expect([status, stderr]).toEqual([2, expect.stringContaining('error model.unavailable: ')]);
    expect(stderr).toContain('the key in CIB_GATEWAY_API_KEY');
    expect(stderr).not.toContain('--resume');
  }));

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
