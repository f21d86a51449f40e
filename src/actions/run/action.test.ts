import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Reporter } from '../../github/reporter.ts';
import { projectRoot } from '../../system/harness.ts';
import { type Host, runAction } from '../action.ts';
import { logPorts } from '../runner.ts';
import { measureSuites } from './action.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cib-action-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Everything real but the runner, which writes down what it is told. */
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
  const given = { ADAPTER: 'ref:lexical3', LIMIT: '3', OUT: join(folder, 'out'), ...inputs };
  const status = await runAction(measureSuites, {
    env: Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name}`, value])),
    reporter,
    ports: logPorts(reporter),
    harness: () => ({ version: '0', sha256: '0'.repeat(64) }),
    root: projectRoot(),
    signal: new AbortController().signal,
    ...change,
  });
  return { status, told };
}

it('gives the outputs their defaults first, the results after, then the summary', async () => {
  const { status, told } = await act({});
  expect(status).toBe(0);
  expect(told.map((line) => line.split('=')[0])).toEqual([
    ...['bundle', 'valid', 'scorecard', 'headline', 'results'],
    ...['bundle', 'valid', 'scorecard', 'headline', 'results'],
    'summary',
  ]);
  expect(told.slice(0, 5)).toEqual(['bundle=', 'valid=false', 'scorecard=', 'headline=', 'results=[]']);
});

it('writes the summary before it says that a gate was missed', async () => {
  const { status, told } = await act({ 'FAIL-BELOW': 'avg_tokens=0' });
  expect(status).toBe(1);
  expect(told.slice(-2)).toEqual(['summary', expect.stringMatching(/^error gate\.missed: /)]);
});

it('takes a summary that cannot be written for a warning', async () => {
  const summary = async () => Promise.reject(new Error('disk full ::error::x'));
  const { status, told } = await act({}, { summary });
  expect(status).toBe(0);
  expect(told.at(-1)).toBe('warning No job summary: disk full : :error: :x');
});

it('takes a template that is not there for a warning too', async () => {
  const { status, told } = await act({}, { root: folder });
  expect(status).toBe(0);
  expect(told.at(-1)).toMatch(/^warning No job summary: There is no .*summary\.md\.hbs/);
});

it('ends with our own exit status where it breaks itself', async () => {
  const harness = () => {
    throw new TypeError('oops');
  };
  const { status, told } = await act({}, { harness });
  expect(status).toBe(4);
  expect(told.slice(5)).toEqual([expect.stringMatching(/^error internal: oops\n/)]);
});

it('says that a cancelled run is to be run again', async () => {
  const { status, told } = await act({}, { signal: AbortSignal.abort() });
  expect(status).toBe(2);
  expect(told.slice(-2)).toEqual(['summary', expect.stringMatching(/^error usage: .*run it again/s)]);
});
