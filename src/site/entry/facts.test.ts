import { expect, it } from 'vitest';
import type { EntryBundle } from '../board/entries.ts';
import { chosenBy, runFacts } from './facts.ts';

const ORACLE = { actor: { kind: 'oracle' }, model: null };
const MODEL = { actor: { kind: 'model', prompt: { id: 'decide/1' } }, model: { name: 'tiny-1' } };

const bundle = (title: string, manifest: object) =>
  ({ manifest, suite: { description: { title } } }) as unknown as EntryBundle;
const said = (...bundles: EntryBundle[]) => chosenBy(bundles).map(({ term, value }) => `${term}: ${value}`);

it.each([
  ['only the adapter', [{ model: { name: 'its own' } }], []],
  ['a perfect agent', [ORACLE, ORACLE], ['Chosen by: a perfect agent']],
  ['a model', [MODEL], ['Chosen by: model tiny-1, prompt decide/1']],
  ['a model in one of two suites', [{ model: null }, MODEL], ['Chosen by: model tiny-1, prompt decide/1, in Suite 1']],
  [
    'a model and a perfect agent',
    [MODEL, ORACLE],
    ['Chosen by: model tiny-1, prompt decide/1, in Suite 0; a perfect agent, in Suite 1'],
  ],
])('chosenBy returns who chose the answers: %s', (_what, manifests, expected) => {
  expect(said(...manifests.map((one, i) => bundle(`Suite ${i}`, one)))).toEqual(expected);
});

it('chosenBy escapes bidirectional overrides in the name of a model', () => {
  expect(said(bundle('S', { ...MODEL, model: { name: 'a\u202eb' } }))).toEqual([
    'Chosen by: model a\\u202eb, prompt decide/1',
  ]);
});

it('runFacts says so if the run does not record its machine', () => {
  const manifest = {
    adapter: { declared: { name: 'a', version: '1', capabilities: [] } },
    limits: { episode_seconds: 1, memory_mb: 1, cpus: 1, pids: 1 },
    ...{ harness: { version: '1' }, dates: { finished: '' } },
  };
  const machineOf = (timing: object) =>
    runFacts({ manifest, scorecard: {}, timing: { latency_ms: {}, ...timing } } as never).find(
      ({ term }) => term === 'Machine',
    )?.value;
  expect(machineOf({})).toBe('not recorded');
  expect(machineOf({ machine: { processors: 2, processor: 'P', memory_gib: 8 } })).toBe('P, 2 processors, 8 GiB');
});
