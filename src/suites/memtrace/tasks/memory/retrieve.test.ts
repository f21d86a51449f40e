import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryItem } from '../../../../../test/support/memory-item.ts';
import type { EpisodeItem } from './memory.ts';
import type { ContextLine, EpisodeQuestion, StrategyPart } from './part.ts';
import { judged, recalledFor, withinBudget } from './retrieve.ts';

const ITEMS = ['red fox', 'red owl', 'grey fox'].map((content, position) => memoryItem(content, { position }));
const QUERY: EpisodeQuestion = { workspace: 'here', run: undefined, question: 'red fox', time: 0, budget: 3 };

const retrieved = (parts: readonly StrategyPart[], items = ITEMS, query: Partial<EpisodeQuestion> = {}) =>
  recalledFor(new Set(parts), { items, opened: [], lastRun: undefined }, { ...QUERY, ...query });
const texts = (...of: Parameters<typeof retrieved>) => retrieved(...of).map(({ text }) => text);

describe('recalledFor', () => {
  it('returns nothing without parts', () => {
    expect(retrieved([])).toEqual([]);
  });

  it.each<[string, StrategyPart[], string[]]>([
    ['returns the latest first without ranks', ['recall'], ['grey fox', 'red owl', 'red fox']],
    [
      'returns the best first with ranks, of equals the later',
      ['recall', 'lexical'],
      ['red fox', 'grey fox', 'red owl'],
    ],
    ['returns what fits with a budget', ['recall', 'lexical', 'budget'], ['red fox']],
  ])('%s', (_, parts, expected) => {
    expect(texts(parts)).toEqual(expected);
  });

  it('ranks findings of the run that asks before others', () => {
    const items = [memoryItem('owl', { run: 'mine', position: 0 }), memoryItem('fox', { position: 1 })];
    expect(texts(['recall', 'state_rank'], items, { run: 'mine' })).toEqual(['owl', 'fox']);
    expect(texts(['recall', 'state_rank'], items)).toEqual(['fox', 'owl']);
  });

  it('rejects an item with all reasons', () => {
    const item = memoryItem('red', { workspace: 'there', branch: 'failed' });
    expect(judged(new Set(['workspace_isolation', 'branch_isolation']), [item], QUERY)).toEqual({
      admitted: [],
      rejected: [{ item, reasons: ['other_workspace', 'failed_branch'], rank: 0 }],
    });
  });

  const many = Array.from({ length: 14 }, (_, position) => memoryItem(`fox ${position}`, { position }));

  it('returns the first twelve with a limit', () => {
    expect(texts(['recall', 'nearest_12'], many)).toEqual(
      many
        .slice(2)
        .map(({ content }) => content)
        .reverse(),
    );
  });

  it('keeps what must be retained beyond the limit', () => {
    const rule = memoryItem('no owls', { type: 'constraint', position: -1 });
    expect(texts(['recall', 'nearest_12', 'constraint_retention'], [...many, rule])).toHaveLength(13);
  });

  it('does not change its input', () => {
    const before = structuredClone(ITEMS);
    retrieved(['recall', 'lexical', 'nearest_12', 'budget']);
    expect(ITEMS).toEqual(before);
  });
});

const line = (
  kind: ContextLine['kind'],
  tokens: number,
  type: EpisodeItem['type'] = 'project',
  text = `${kind}-${type}-${tokens}`,
) => ({ kind, item: memoryItem('x', { type }), text, tokens }) satisfies ContextLine;

const names = (lines: readonly ContextLine[]) => lines.map(({ text }) => text);
const isRule = ({ type }: EpisodeItem) => type === 'constraint';
const RULE = line('memory', 4, 'constraint');
const [FACT_3, FACT_5] = [line('memory', 3), line('memory', 5)];
const WARNING = line('warning', 3);
const NOTICE = line('notice', 2);

describe('withinBudget', () => {
  it.each<[string, number, ContextLine[], ContextLine[]]>([
    ['keeps everything that fits', 8, [FACT_5, FACT_3], [FACT_5, FACT_3]],
    ['takes lines in their order', 5, [FACT_5, FACT_3], [FACT_5]],
    ['skips a line that does not fit', 4, [FACT_5, FACT_3], [FACT_3]],
    ['takes rules first, and leaves lines in their order', 7, [FACT_5, FACT_3, RULE], [FACT_3, RULE]],
    ['takes notices before facts', 5, [FACT_5, FACT_3, NOTICE], [FACT_3, NOTICE]],
    ['takes warnings last', 6, [FACT_5, WARNING], [FACT_5]],
    ['does not exceed the budget for a rule', 3, [RULE, FACT_3], [FACT_3]],
    ['keeps nothing with a budget of 0', 0, [FACT_3], []],
  ])('%s', (_, budget, lines, kept) => {
    expect(names(withinBudget(lines, budget, isRule))).toEqual(names(kept));
  });

  it('takes a rule like any other line if it need not be retained', () => {
    expect(names(withinBudget([FACT_5, FACT_3, RULE], 8, () => false))).toEqual(names([FACT_5, FACT_3]));
  });

  it('never exceeds the budget, and returns only given lines', () => {
    const any = fc.tuple(
      fc.constantFrom('memory', 'warning', 'notice'),
      fc.nat(30),
      fc.constantFrom('constraint', 'project'),
    );
    fc.assert(
      fc.property(fc.array(any), fc.nat(200), (made, budget) => {
        const lines = made.map(([kind, tokens, type], at) =>
          line(kind as ContextLine['kind'], tokens, type as EpisodeItem['type'], `${at}`),
        );
        const packed = withinBudget(lines, budget, isRule);
        expect(packed.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(budget);
        expect(names(lines)).toEqual(expect.arrayContaining(names(packed)));
        expect(new Set(names(packed)).size).toBe(packed.length);
      }),
    );
  });
});
