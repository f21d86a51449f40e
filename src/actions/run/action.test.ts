import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MODEL_KEY, startMemoryModel } from '../../../test/support/memory-model.ts';
import type { Reporter } from '../../github/job.ts';
import { projectRoot } from '../../system/installation.ts';
import { type Host, logPorts, runAction } from '../action.ts';
import { action } from './action.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cib-action-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the Action with real parts, except the runner: the reporter records its calls. */
async function act(inputs: Record<string, string>, change: Partial<Host & Pick<Reporter, 'summary'>> = {}) {
  const told: string[] = [];
  const reporter: Reporter = {
    error: (title, message) => told.push(`error ${title}: ${message}`),
    warning: (title, message) => told.push(`warning ${title}: ${message}`),
    notice: () => {},
    info: () => {},
    group: (_, body) => body(),
    output: (name, value) => told.push(`${name}=${value.slice(0, 20)}`),
    summary: async () => void told.push('summary'),
    ...(change.summary && { summary: change.summary }),
  };
  const { GITHUB_WORKSPACE = folder, ...more } = inputs;
  const given = { ADAPTER: 'ref:lexical3', LIMIT: '3', OUT: join(folder, 'out'), ...more };
  const status = await runAction(action, {
    env: {
      GITHUB_WORKSPACE,
      ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name}`, value])),
    },
    reporter,
    event: () => Promise.reject(new Error('There is no event.')),
    ports: logPorts(reporter),
    harness: () => ({ version: '0.0.0', sha256: '0'.repeat(64) }),
    root: projectRoot(),
    signal: new AbortController().signal,
    ...change,
  });
  return { status, told };
}

it('the Action sets each output to its default, then to its result, then writes the summary', async () => {
  const { status, told } = await act({});
  expect(status).toBe(0);
  expect(told.map((line) => line.split('=')[0])).toEqual([
    ...['bundle', 'valid', 'scorecard', 'headline', 'results'],
    ...['bundle', 'valid', 'scorecard', 'headline', 'results'],
    'summary',
  ]);
  expect(told.slice(0, 5)).toEqual(['bundle=', 'valid=false', 'scorecard=', 'headline=', 'results=[]']);
});

it.each(['OUT', 'DATASET', 'BASELINE', 'REPLAY', 'PRICES', 'ADAPTER'])(
  'the Action follows no link of the workspace in the input %s [B10]',
  async (name) => {
    const [workspace, outside] = [join(folder, 'workspace'), join(folder, 'outside')];
    for (const made of [workspace, outside]) mkdirSync(made);
    writeFileSync(join(outside, 'secret'), 'a secret');
    symlinkSync(outside, join(workspace, 'linked'));
    const path = join(workspace, 'linked', name === 'OUT' ? 'out' : 'secret');
    const given = { [name]: name === 'ADAPTER' ? `dir:${path}` : path };
    const { status, told } = await act({ GITHUB_WORKSPACE: workspace, ...given });
    expect(status).toBe(2);
    expect(told.slice(5)).toEqual([
      'summary',
      expect.stringMatching(/^error input\.invalid: .*linked is a symbolic link\./),
    ]);
    expect(readdirSync(outside)).toEqual(['secret']);
  },
);

it('the Action writes the summary before it reports a missed gate', async () => {
  const { status, told } = await act({ 'FAIL-BELOW': 'avg_tokens=0' });
  expect(status).toBe(1);
  expect(told.slice(-2)).toEqual(['summary', expect.stringMatching(/^error gate\.missed: /)]);
});

it('the Action warns and succeeds if the summary cannot be written', async () => {
  const summary = async () => Promise.reject(new Error('disk full ::error::x'));
  const { status, told } = await act({}, { summary });
  expect(status).toBe(0);
  expect(told.at(-1)).toBe('warning No job summary: disk full : :error: :x');
});

it('the Action warns and succeeds if the template of the summary is missing', async () => {
  const { status, told } = await act({}, { root: folder });
  expect(status).toBe(0);
  expect(told.at(-1)).toMatch(/^warning No job summary: There is no .*summary\.md\.hbs/);
});

it('the Action exits with status 4 after an internal error', async () => {
  const harness = () => {
    throw new TypeError('oops');
  };
  const { status, told } = await act({}, { harness });
  expect(status).toBe(4);
  expect(told.at(-1)).toMatch(/^error internal: oops\n/);
});

it('the Action says to run a cancelled run again', async () => {
  const { status, told } = await act({}, { signal: AbortSignal.abort() });
  expect(status).toBe(130);
  expect(told.slice(-2)).toEqual(['summary', expect.stringMatching(/^error run\.stopped: .*run it again/s)]);
});

it('the Action gives the adapter a model, and gets the same scorecard when it replays the tape', async () => {
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  const ADAPTER = `cmd:python3 -u ${resolve('test/adapters/modelled.py')}`;
  const names = { 'GATEWAY': model.url, 'GATEWAY-MODEL': 'small-1', 'GATEWAY-EMBEDDINGS': 'near-1' };
  const pages: string[] = [];
  const summary = async (text: string) => void pages.push(text);
  const recorded = await act({ ADAPTER, ...names }, { summary });
  await model.close();
  vi.unstubAllEnvs();
  expect(recorded).toMatchObject({ status: 0 });
  const again = await act({ ADAPTER, OUT: join(folder, 'again'), REPLAY: join(folder, 'out') }, { summary });
  expect(again).toMatchObject({ status: 0 });
  const card = (out: string) => readFileSync(join(folder, out, 'cib/scorecard.json'), 'utf8');
  expect(card('again')).toBe(card('out'));
  const said = pages.map((page) => /^model small-1.*$/m.exec(page)?.[0] ?? '');
  expect(said[0]).not.toContain('replayed');
  expect(said[1]).toContain('replayed from the tape of an earlier run');
});
