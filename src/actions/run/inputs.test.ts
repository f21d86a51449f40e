import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkInputs } from '../inputs.ts';
import { aliases, inputs } from './inputs.ts';

const env = (inputs: Record<string, string>) =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));

const check = (given: Record<string, string>) => checkInputs({ inputs, aliases }, env(given));
const read = (given: Record<string, string>) => check({ adapter: 'ref:lexical3', ...given }).inputs;
const faults = (given: Record<string, string>) =>
  (check(given).faults ?? []).map(({ code, message, hint }) => [code, message, hint]);

const NONCE = '0123456789abcdef'.repeat(2);

const DEFAULTS = {
  'adapter': 'ref:lexical3',
  'suites': ['cib'],
  'engine': 'docker',
  'out': 'cib-results',
  'split': 'public',
  'fail-below': [],
  'comment': false,
  'jobs': 1,
  'memory': 2048,
  'cpus': 2,
  'pids': 128,
};

describe('checkInputs', () => {
  it('uses the defaults for absent and empty inputs', () => {
    expect(read({})).toEqual(DEFAULTS);
    expect(read({ 'dataset': '', 'limit': ' ', 'fail-below': '\n', 'engine': '' })).toEqual(DEFAULTS);
  });

  it('refuses gates of commas alone, which would check nothing', () => {
    expect(faults({ 'adapter': 'ref:null', 'fail-below': ' , ' }).map(([, message]) => message)).toEqual([
      'Input "fail-below" is ",": it has no gate, such as METRIC=0.9 or SUITE:METRIC=0.9.',
    ]);
  });

  it('reads every input', () => {
    expect(
      read({
        'adapter': ' image:ghcr.io/o/n:abc ',
        'suites': 'cib,\n  cib\n',
        'dataset': 'data.jsonl',
        'engine': 'podman',
        'out': 'results//',
        'fail-below': 'retrieval_sufficiency=0.9, cib:stale_error=0.1\ncontext_flood=0',
        'baseline': 'main',
        'max-lost': '0',
        'split': 'public',
        'limit': '10',
        'shard': '2/8',
        'nonce': NONCE,
        'comment': 'true',
        'comment-id': 'one of two',
        'github-token': ' ghs_x ',
        'jobs': '4',
        'episode-seconds': '1.5',
        'memory': '512',
        'cpus': '0.5',
        'pids': '64',
      }),
    ).toEqual({
      'adapter': 'image:ghcr.io/o/n:abc',
      'suites': ['cib'],
      'dataset': 'data.jsonl',
      'engine': 'podman',
      'out': 'results',
      'fail-below': [
        { text: 'retrieval_sufficiency=0.9', suite: undefined, metric: 'retrieval_sufficiency', threshold: 0.9 },
        { text: 'cib:stale_error=0.1', suite: 'cib', metric: 'stale_error', threshold: 0.1 },
        { text: 'context_flood=0', suite: undefined, metric: 'context_flood', threshold: 0 },
      ],
      'baseline': 'main',
      'max-lost': 0,
      'split': 'public',
      'limit': 10,
      'shard': { index: 2, count: 8 },
      'nonce': NONCE,
      'comment': true,
      'comment-id': 'one of two',
      'github-token': 'ghs_x',
      'jobs': 4,
      'episode-seconds': 1.5,
      'memory': 512,
      'cpus': 0.5,
      'pids': 64,
    });
  });

  it('keeps / as the output folder', () => {
    expect(read({ out: '/' })).toMatchObject({ out: '/' });
  });

  it('refuses a limit that no manifest can state', () => {
    const message = 'it must be a number above 0, at most a billion.';
    expect(faults({ 'adapter': 'ref:null', 'cpus': '1000000001', 'episode-seconds': '1000000001' })).toEqual(
      ['episode-seconds', 'cpus'].map((name) =>
        expect.arrayContaining([`Input "${name}" is "1000000001": ${message}`]),
      ),
    );
  });

  it('reports all missing, invalid and unknown inputs at once', () => {
    const found = faults({
      'suites': 'cib, wirt',
      'engine': 'lxc',
      'fail-below': 'recall>0.9, x=1',
      'limit': '0',
      'jobs': '1.5',
      'cpus': '-1',
      'episode-seconds': '1e3',
      'gateway-temperature': '0x1',
      'memory': '2 GB',
      'fail_below': 'x',
      'timeout': '9',
      'zzzzzzzzz': '1',
    });
    expect(found.map(([code, message]) => `${code} ${message}`).sort()).toEqual([
      'input.invalid Input "cpus" is "-1": it must be a number above 0, at most a billion.',
      'input.invalid Input "engine" is "lxc": it must be one of docker, podman.',
      'input.invalid Input "episode-seconds" is "1e3": it must be a number above 0, at most a billion.',
      'input.invalid Input "fail-below" is "recall>0.9, x=1": "recall>0.9" is not of the form METRIC=0.9 or SUITE:METRIC=0.9.',
      'input.invalid Input "gateway-temperature" is "0x1": it must be a number from 0 to 2, or none.',
      'input.invalid Input "jobs" is "1.5": it must be a whole number from 1.',
      'input.invalid Input "limit" is "0": it must be a whole number from 1.',
      'input.invalid Input "memory" is "2 GB": it must be a whole number from 1.',
      expect.stringMatching(
        /^input\.invalid Input "suites" is "cib, wirt": there is no suite "wirt" \(did you mean "writ"\?\); there is cib/,
      ),
      'input.missing Input "adapter" is missing.',
      'input.unknown There is no input "fail_below".',
      'input.unknown There is no input "timeout".',
      'input.unknown There is no input "zzzzzzzzz".',
    ]);
  });

  it.each([
    ['fail_below', 'It is called "fail-below".'],
    ['suite', 'It is called "suites".'],
    ['episode_seconds', 'It is called "episode-seconds".'],
    ['gates', 'It is called "fail-below".'],
    ['timeout', 'It is called "episode-seconds".'],
    ['adpater', 'It is called "adapter".'],
    ['token', 'It is called "github-token".'],
    ['github_token', 'It is called "github-token".'],
    ['pr-comment', 'It is called "comment".'],
    ['shards', 'It is called "shard".'],
    ['seed', 'It is called "nonce".'],
    ['output', 'It is called "out".'],
  ])('suggests the right name for the unknown input %s', (name, hint) => {
    expect(faults({ adapter: 'ref:x', [name]: '1' })).toEqual([
      ['input.unknown', `There is no input "${name}".`, hint],
    ]);
  });

  it.each([
    ['split', 'heldout', 'it must be public or fresh'],
    ['shard', '0/8', 'it must be I/N with 1 ≤ I ≤ N, such as 2/8'],
    ['shard', '9/8', 'it must be I/N with 1 ≤ I ≤ N, such as 2/8'],
    ['shard', '2', 'it must be I/N with 1 ≤ I ≤ N, such as 2/8'],
    ['nonce', NONCE.slice(1), 'it must be 32 to 128 lower-case hexadecimal digits'],
    ['nonce', NONCE.toUpperCase(), 'it must be 32 to 128 lower-case hexadecimal digits'],
    ['nonce', `${NONCE.repeat(4)}0`, 'it must be 32 to 128 lower-case hexadecimal digits'],
    ['comment', 'yes', 'it must be true or false'],
  ])('rejects the input %s with the value %s', (name, value, why) => {
    const message = `Input "${name}" is "${value}": ${why}.`;
    expect(faults({ adapter: 'ref:x', [name]: value })).toEqual([['input.invalid', message, undefined]]);
  });

  it.each([
    ['none', null],
    ['0', 0],
    ['1.5', 1.5],
  ])('reads the gateway temperature %s', (text, value) => {
    expect(read({ 'adapter': 'ref:x', 'gateway-temperature': text })?.['gateway-temperature']).toBe(value);
  });

  it.each(['lexical3', 'foo:bar', 'image:--privileged', 'ref:'])('rejects the adapter %s', (adapter) => {
    const [[code, message] = [], ...more] = faults({ adapter });
    expect(code).toBe('input.invalid');
    expect(message).toMatch(/Use one of ref:NAME.*\)\.$/);
    expect(more).toEqual([]);
  });
});

describe('action.yml', () => {
  const action = parse(readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8'));

  it('declares exactly the inputs that the code reads', () => {
    expect(Object.keys(action.inputs).sort()).toEqual(Object.keys(inputs.shape).sort());
  });

  it('declares the same defaults as the code', () => {
    const declared = Object.entries<{ default?: string }>(action.inputs).map(
      ([name, field]) => [name, field.default ?? ''] as const,
    );
    const token = { 'github-token': `$\{{ github.token }}` };
    expect(read({ ...Object.fromEntries(declared), adapter: 'ref:lexical3' })).toEqual({ ...DEFAULTS, ...token });
    const without = declared.filter(([, value]) => value === '').map(([name]) => name);
    const optional = ['dataset', 'fail-below', 'baseline', 'max-lost', 'limit', 'shard', 'nonce', 'comment-id'];
    const gateway = ['', '-model', '-embeddings', '-budget', '-temperature', '-seconds', '-sidecar'].map(
      (name) => `gateway${name}`,
    );
    expect(without).toEqual(['adapter', ...optional, ...gateway, 'replay', 'prices', 'episode-seconds']);
  });

  it('describes every input and output', () => {
    for (const { description } of [...Object.values<never>(action.inputs), ...Object.values<never>(action.outputs)]) {
      expect(description).toMatch(/^.{20,}\.$/);
    }
  });
});
