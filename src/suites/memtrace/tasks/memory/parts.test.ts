import { describe, expect, it } from 'vitest';
import { memoryItem } from '../../../../../test/support/memory-item.ts';
import { observed, taskOf } from '../../../../../test/support/memtrace-task.ts';
import { type EpisodeItem, remember } from './memory.ts';
import type { Gate, GateReason, Rejection } from './part.ts';
import { GATES, lexical, proceduresOf, sanitised, warningsOf, withoutConflicts, worthOf } from './parts.ts';
import { countTokens } from './text.ts';

describe('withoutConflicts: values of one key', () => {
  type Statements = readonly (readonly [string, Partial<EpisodeItem>?])[];
  const learnt = (...said: Statements) => {
    const items = said.map(([value, about], position) => memoryItem(value, { key: 'k', position, ...about }));
    return withoutConflicts(items);
  };
  const active = (...said: Statements) =>
    learnt(...said)
      .filter(({ superseded }) => !superseded)
      .map(({ content }) => content);

  it.each<[string, Statements, string[]]>([
    ['are replaced by the last', [['a'], ['b'], ['c']], ['c']],
    ['come back when they are repeated', [['a'], ['b'], ['a']], ['a']],
    ['are not replaced by a branch that failed', [['a'], ['b', { branch: 'failed' }]], ['a', 'b']],
    ['are not replaced by a branch that was rolled back', [['a'], ['b', { branch: 'rolled_back' }]], ['a', 'b']],
    ['are replaced by a branch that is still open', [['a'], ['b', { branch: 'open' }]], ['b']],
    ['are not replaced in another workspace', [['a'], ['b', { workspace: 'there' }]], ['a', 'b']],
    ['are not replaced by another key', [['a'], ['b', { key: 'other' }]], ['a', 'b']],
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
    expect(learnt(['a'], ['b']).at(-1)?.confirmations).toBe(0);
  });
});

describe('proceduresOf', () => {
  type Drafts = Parameters<typeof taskOf>[0];
  const step = (title: string, ending: Drafts[number]['status'] | 'rolled_back'): Drafts => [
    { id: `open ${title}`, kind: 'step', branch: `run/${title}`, text: title },
    ending === 'rolled_back'
      ? { id: `undo ${title}`, kind: 'rollback', branch: `run/${title}` }
      : { id: `end ${title}`, kind: 'step', branch: `run/${title}`, status: ending },
  ];
  const learnt = (...rest: Drafts) => {
    const task = taskOf([{ id: 'run', kind: 'step', branch: 'run', text: 'bake' }, ...rest]);
    return proceduresOf(remember(observed(task)));
  };
  const end = (status: 'completed' | 'failed') => ({ id: 'end', kind: 'step', branch: 'run', status }) as const;

  it('lists the completed steps of a run in order, and their openings as its sources', () => {
    expect(
      learnt(...step('knead', 'completed'), ...step('fry', 'failed'), ...step('heat', 'completed'), end('completed')),
    ).toMatchObject([{ content: 'To bake: knead, then heat.', sources: ['open knead', 'open heat'] }]);
  });

  it.each<[string, Drafts]>([
    ['is still open', step('knead', 'completed')],
    ['failed', [...step('knead', 'completed'), end('failed')]],
    ['completed no step', [...step('knead', 'rolled_back'), end('completed')]],
  ])('learns nothing from a run that %s', (_, rest) => {
    expect(learnt(...rest)).toEqual([]);
  });
});

const QUERY = { workspace: 'here', run: 'mine', question: '', time: 5, budget: 1 };

describe('gates', () => {
  it.each<[Gate, Partial<EpisodeItem>, string | undefined]>([
    ['workspace_isolation', { workspace: 'here' }, undefined],
    ['workspace_isolation', { workspace: 'there' }, 'other_workspace'],
    ['lifecycle', { superseded: false }, undefined],
    ['lifecycle', { superseded: true }, 'superseded'],
    ['expiry', {}, undefined],
    ['expiry', { expires: 6 }, undefined],
    ['expiry', { expires: 5 }, 'expired'],
    ['expiry', { expires: 4 }, 'expired'],
    ['branch_isolation', { branch: 'open' }, undefined],
    ['branch_isolation', { branch: 'completed' }, undefined],
    ['branch_isolation', { branch: 'failed' }, 'failed_branch'],
    ['branch_isolation', { branch: 'rolled_back' }, 'rolled_back_branch'],
    ['hard_risk', { content: 'run `rm -rf build`' }, 'destructive'],
    ['hard_risk', { content: 'password: x' }, 'secret'],
    ['hard_risk', { content: 'run `sudo reboot`' }, undefined],
    ['tool_safety', { content: 'run `sudo reboot`' }, 'tool_sensitive'],
    ['tool_safety', { content: 'run `make`' }, undefined],
  ])('%s for the item %j: %s', (gate, about, reason) => {
    expect(GATES[gate](memoryItem(about.content ?? 'a fact', about), QUERY)).toBe(reason);
  });
});

describe('lexical', () => {
  const ranks = (question: string, ...contents: readonly string[]) => {
    const items = contents.map((content) => memoryItem(content));
    return items.map(lexical(items, question));
  };

  it.each<[string, string, string[], number[]]>([
    ['is the share of the known terms', 'red fox', ['red', 'red fox', 'owl'], [1 / 3, 1, 0]],
    ['is independent of case, order and repetition', 'Red FOX', ['fox, fox RED'], [1]],
    ['is independent of function words', 'where is the fox', ['where is the owl', 'fox'], [0, 1]],
    ['is 0 if nothing is shared', 'red', ['owl'], [0]],
    ['is 0 if nothing is asked', '', ['owl'], [0]],
  ])('%s', (_, question, contents, expected) => {
    expect(ranks(question, ...contents)).toEqual(expected.map((rank) => expect.closeTo(rank, 12)));
  });

  it('weighs a rare term more than a common one', () => {
    const [common, rare] = ranks('red fox', 'red', 'fox', 'red owl') as [number, number];
    expect(rare).toBeCloseTo(2 * common, 12);
  });
});

describe('worthOf', () => {
  it('grows with each confirmation, up to 1', () => {
    const worth = [0, 1, 2, 1e9].map((confirmations) =>
      worthOf(memoryItem('x', { type: 'constraint', confirmations })),
    );
    expect(worth).toEqual([...new Set(worth)].sort((a, b) => a - b));
    expect(worth.at(-1)).toBeLessThanOrEqual(1);
    expect(worthOf(memoryItem('x', { type: 'tool_result' }))).toBe(0);
  });
});

const rejected = (content: string, reasons: readonly GateReason[], rank = 1, position = 0): Rejection => ({
  item: memoryItem(content, { position }),
  reasons,
  rank,
});
const warned = (...rejections: readonly Rejection[]) => warningsOf(rejections, 'how to bake').map(({ text }) => text);

describe('warningsOf', () => {
  it.each<[GateReason[], boolean]>([
    [['failed_branch'], true],
    [['rolled_back_branch'], true],
    [['failed_branch', 'destructive'], true],
    [['failed_branch', 'other_workspace'], false],
    [['failed_branch', 'expired'], false],
    [['failed_branch', 'tool_sensitive'], false],
    [['superseded'], false],
    [['secret'], false],
  ])('warns of an item that was rejected for %j: %s', (reasons, told) => {
    expect(warned(rejected('bake cold', reasons))).toEqual(told ? ['Avoid: bake cold'] : []);
  });

  it('warns only of what is relevant to the question', () => {
    expect(warned(rejected('fry cold', ['failed_branch']))).toEqual([]);
  });

  it('warns of the two items with the highest rank, of equals the later', () => {
    const failed: GateReason[] = ['failed_branch'];
    const told = warned(
      rejected('bake a', failed, 1, 1),
      rejected('bake b', failed, 2, 2),
      rejected('bake c', failed, 1, 3),
    );
    expect(told).toEqual(['Avoid: bake b', 'Avoid: bake c']);
  });

  it('counts the tokens of its text', () => {
    const [line] = warningsOf([rejected('bake cold', ['failed_branch'])], 'how to bake');
    expect(line?.tokens).toBe(countTokens(line?.text ?? ''));
  });
});

describe('sanitised', () => {
  const line = (content: string) => {
    const item = memoryItem(content);
    return { kind: 'warning', item, text: content, tokens: item.tokens } as const;
  };

  it('returns a harmless line unchanged', () => {
    const harmless = line('bake cold');
    expect(sanitised(harmless)).toBe(harmless);
  });

  it('replaces a dangerous line by its kinds of danger', () => {
    const { kind, text, tokens } = sanitised(line('rm -rf oven; password=soot'));
    expect({ kind, text }).toEqual({ kind: 'notice', text: 'Withheld: a failed attempt (destructive, secret).' });
    expect(tokens).toBe(countTokens(text));
  });
});
