import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryItem } from '../../../../../test/support/memory-item.ts';
import type { ContextLine } from './context.ts';
import { constraintRetention, pack } from './packing.ts';

const line = (kind: ContextLine['kind'], tokens: number, type = 'project', id = `${kind}-${type}-${tokens}`) =>
  ({ kind, item: memoryItem('x', { id, type, step: id }), text: id, tokens }) satisfies ContextLine;

const ids = (lines: readonly ContextLine[] = []) => lines.map(({ item }) => item.id);
const RULE = line('memory', 4, 'constraint');
const [FACT_3, FACT_5] = [line('memory', 3), line('memory', 5)];
const WARNING = line('warning', 3);
const NOTICE = line('notice', 2);

describe('pack', () => {
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
    expect(ids(pack(lines, budget, [constraintRetention]).lines)).toEqual(ids(kept));
  });

  it('takes a rule like any other line without constraintRetention', () => {
    expect(ids(pack([FACT_5, FACT_3, RULE], 8, []).lines)).toEqual(ids([FACT_5, FACT_3]));
  });

  it('never exceeds the budget, and returns only given lines', () => {
    const any = fc.tuple(
      fc.constantFrom('memory', 'warning', 'notice'),
      fc.nat(30),
      fc.constantFrom('constraint', 'x'),
    );
    fc.assert(
      fc.property(fc.array(any), fc.nat(200), (made, budget) => {
        const lines = made.map(([kind, tokens, type], at) => line(kind as ContextLine['kind'], tokens, type, `${at}`));
        const packed = pack(lines, budget, [constraintRetention]);
        expect(packed.tokens).toBeLessThanOrEqual(budget);
        expect(packed.tokens).toBe(packed.lines.reduce((sum, { tokens }) => sum + tokens, 0));
        expect(ids(lines)).toEqual(expect.arrayContaining(ids(packed.lines)));
        expect(new Set(ids(packed.lines)).size).toBe(packed.lines.length);
      }),
    );
  });
});
