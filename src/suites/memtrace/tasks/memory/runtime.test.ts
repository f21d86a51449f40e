import { describe, expect, it } from 'vitest';
import { memoryItem } from '../../../../../test/support/memory-item.ts';
import { positiveText } from './context.ts';
import { branchIsolation, workspaceIsolation } from './gates.ts';
import { constraintRetention } from './packing.ts';
import type { Part } from './part.ts';
import { lexical } from './ranks.ts';
import { runtimeOf } from './runtime.ts';
import { recallAll } from './strategies.ts';

const ITEMS = ['red fox', 'red owl', 'grey fox'].map((content, position) => memoryItem(content, { position }));
const QUERY = { workspace: 'here', question: 'red fox', day: 0, budget: 3 };

const retrieved = (parts: readonly Part[], items = ITEMS, query = QUERY) =>
  runtimeOf(parts).retrieve({ tree: new Map(), items }, query);
const lines = (...of: Parameters<typeof retrieved>) => positiveText(retrieved(...of)).split('\n');

const top = (count: number): Part => ({ stage: 'limit', name: `top ${count}`, top: count });
const fit: Part = { stage: 'fit', name: 'budget' };

describe('runtimeOf', () => {
  it('returns nothing without parts', () => {
    expect(retrieved([])).toEqual({ candidates: 0, admitted: [], rejected: [], lines: [], tokens: 0 });
  });

  it.each<[string, Part[], string[]]>([
    ['returns the latest first without ranks', [recallAll], ['grey fox', 'red owl', 'red fox']],
    [
      'returns the best first with ranks, of equals the later',
      [recallAll, lexical],
      ['red fox', 'grey fox', 'red owl'],
    ],
    ['returns the first few with a limit', [recallAll, lexical, top(1)], ['red fox']],
    ['uses the lowest of several limits', [recallAll, lexical, top(2), top(1)], ['red fox']],
    ['returns what fits with a budget', [recallAll, lexical, fit], ['red fox']],
  ])('%s', (_, parts, expected) => {
    expect(lines(parts)).toEqual(expected);
  });

  it('rejects an item with all reasons', () => {
    const items = [memoryItem('red', { workspace: 'there', branch: 'failed' })];
    expect(retrieved([recallAll, workspaceIsolation, branchIsolation], items).rejected).toEqual([
      { item: items[0], reasons: ['other_workspace', 'failed_branch'], rank: 0 },
    ]);
  });

  it('keeps what must be retained beyond the limit', () => {
    const rule = memoryItem('no owls', { type: 'constraint' });
    expect(lines([recallAll, lexical, top(1), constraintRetention], [...ITEMS, rule])).toEqual(['red fox', 'no owls']);
  });

  it('does not change its input', () => {
    const before = structuredClone(ITEMS);
    retrieved([recallAll, lexical, top(1), fit]);
    expect(ITEMS).toEqual(before);
  });
});
