import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyedOrder } from './order.ts';
import { planTasks } from './selection.ts';

const nonce = fc.stringMatching(/^[0-9a-f]{32}$/);

describe('keyedOrder', () => {
  it('returns a permutation and its inverse', () => {
    fc.assert(
      fc.property(nonce, fc.integer({ min: 1, max: 700 }), (key, size) => {
        const order = keyedOrder(key, size);
        const items = Array.from({ length: size }, (_, position) => order.itemAt(position));
        expect(new Set(items).size).toBe(size);
        expect(items.every((item, position) => item < size && order.positionOf(item) === position)).toBe(true);
      }),
    );
  });

  it('moves most items, and differs for each nonce', () => {
    const at = (key: string) => Array.from({ length: 250 }, (_, i) => keyedOrder(key, 250).itemAt(i));
    const [a, b] = [at('00'.repeat(16)), at('01'.repeat(16))];
    expect(a.filter((item, i) => item === i).length).toBeLessThan(10);
    expect(a.filter((item, i) => item === b[i]).length).toBeLessThan(10);
  });

  it('accepts ten million items, and throws for a position beyond the last', () => {
    const order = keyedOrder('ff'.repeat(16), 10_000_000);
    for (const position of [0, 1, 9_999_999]) expect(order.positionOf(order.itemAt(position))).toBe(position);
    expect(() => order.itemAt(10_000_000)).toThrow(RangeError);
  });
});

describe('plan', () => {
  it('assigns each selected task to exactly one shard, which `dealt` names', () => {
    fc.assert(
      fc.property(
        nonce,
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 12 }),
        fc.option(fc.integer({ min: 1, max: 50 })),
        (key, tasks, count, limit) => {
          const family = (index: number) => (index % 3 === 0 ? 'a' : 'b');
          const selection = { families: ['b'], limit, arms: null, shard: null };
          const whole = [...planTasks(selection, key, tasks, family).taskOrder()];
          const shards = Array.from({ length: count }, (_, i) =>
            planTasks({ ...selection, shard: { index: i + 1, count } }, key, tasks, family),
          );
          const parts = shards.map((shard) => [...shard.taskOrder()]);
          expect(parts.flat().sort((x, y) => x - y)).toEqual(whole);
          expect(whole.every((task) => task % 3 !== 0)).toBe(true);
          const dealt = [...planTasks(selection, key, tasks, family).withShards(count)];
          expect(dealt).toEqual(whole.map((task) => [task, 1 + parts.findIndex((part) => part.includes(task))]));
          for (const [i, shard] of shards.entries()) {
            expect([...shard.runOrder()].sort((x, y) => x - y)).toEqual(parts[i]);
            expect(shard.count).toBe(parts[i]?.length);
          }
        },
      ),
    );
  });
});
