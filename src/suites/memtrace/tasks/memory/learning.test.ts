import { describe, expect, it } from 'vitest';
import { memoryItem } from '../../../../../test/support/memory-item.ts';
import type { Written } from './item.ts';
import { conflictResolution, proceduralMemory } from './learning.ts';
import type { Ending, LogEntry } from './log.ts';
import { write } from './memory.ts';

describe('conflictResolution: values of one key', () => {
  type Said = readonly (readonly [string, Partial<Written>?])[];
  const learnt = (...said: Said) => {
    const items = said.map(([value, about], position) => memoryItem(value, { key: 'k', value, position, ...about }));
    return conflictResolution.learn({ tree: new Map(), items }).items;
  };
  const active = (...said: Said) =>
    learnt(...said)
      .filter(({ status }) => status === 'active')
      .map(({ content }) => content);

  it.each<[string, Said, string[]]>([
    ['are replaced by the last', [['a'], ['b'], ['c']], ['c']],
    ['come back when they are repeated', [['a'], ['b'], ['a']], ['a']],
    ['are not replaced by a branch that failed', [['a'], ['b', { branch: 'failed' }]], ['a', 'b']],
    ['are not replaced by a branch that was rolled back', [['a'], ['b', { branch: 'rolled_back' }]], ['a', 'b']],
    ['are replaced by a branch that is still open', [['a'], ['b', { branch: 'open' }]], ['b']],
    ['are not replaced in another workspace', [['a'], ['b', { workspace: 'there' }]], ['a', 'b']],
    ['are not replaced by another key', [['a'], ['b', { key: 'other' }]], ['a', 'b']],
    [
      'are all kept if the key holds many',
      [
        ['a', { holds: 'many' }],
        ['b', { holds: 'many' }],
      ],
      ['a', 'b'],
    ],
    ['that were retracted replace nothing', [['a'], ['b', { status: 'retracted' }]], ['a']],
    [
      'without a key replace nothing',
      [
        ['a', { key: undefined }],
        ['b', { key: undefined }],
      ],
      ['a', 'b'],
    ],
  ])('%s', (_, said, left) => {
    expect(active(...said)).toEqual(left);
  });

  it('are confirmed if they are repeated without another value in between', () => {
    expect(learnt(['a'], ['a'], ['a']).map(({ confirmations }) => confirmations)).toEqual([0, 0, 2]);
    expect(learnt(['a'], ['a'], ['b'], ['a']).at(-1)?.confirmations).toBe(0);
    const unvalued = { value: undefined };
    expect(learnt(['a', unvalued], ['b', unvalued]).at(-1)?.confirmations).toBe(0);
  });
});

describe('proceduralMemory', () => {
  const step = (id: string, as: Ending): LogEntry[] => [
    { kind: 'step', id, within: 'run', title: id },
    { kind: 'close', id, as },
  ];
  const learnt = (...rest: readonly LogEntry[]) => {
    const run: LogEntry = { kind: 'run', id: 'run', workspace: 'here', goal: 'bake' };
    return proceduralMemory.learn(write([run, ...rest])).items.map(({ content }) => content);
  };
  const done: LogEntry = { kind: 'close', id: 'run', as: 'completed' };

  it('lists the completed steps of a run in order', () => {
    expect(learnt(...step('knead', 'completed'), ...step('fry', 'failed'), ...step('heat', 'completed'), done)).toEqual(
      ['To bake: knead, then heat.'],
    );
  });

  it.each<[string, LogEntry[]]>([
    ['is still open', step('knead', 'completed')],
    ['failed', [...step('knead', 'completed'), { kind: 'close', id: 'run', as: 'failed' }]],
    ['completed no step', [...step('knead', 'rolled_back'), done]],
  ])('learns nothing from a run that %s', (_, rest) => {
    expect(learnt(...rest)).toEqual([]);
  });
});
