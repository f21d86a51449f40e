import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, generateRecord, PUBLIC_SEED } from './generate.ts';
import { type MemoryRecord, MemoryRecordSchema } from './read.ts';
import { categoryOf } from './record.ts';
import wording from './wording.json' with { type: 'json' };

const record = fc
  .tuple(fc.string(), fc.nat(1_000_000))
  .map(([seed, index]) => ({ seed, index, made: generateRecord(seed, index) }));

const holding = ({ facts }: MemoryRecord, marker: string) =>
  facts.filter(({ content }) => content.toLowerCase().includes(marker.toLowerCase()));

describe('generateRecord', () => {
  it('is a pure function of seed and index', () => {
    fc.assert(
      fc.property(record, ({ seed, index, made }) => {
        expect(generateRecord(seed, index)).toEqual(made);
        expect(generateRecord(`${seed}x`, index).id).toBe(made.id);
      }),
    );
  });

  it('returns records of the schema', () => {
    fc.assert(
      fc.property(record, ({ made }) => {
        expect(MemoryRecordSchema.parse(made)).toEqual(made);
      }),
    );
  });

  it('returns the kinds in their proportions in any twenty records', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (from) => {
        const kinds = Array.from({ length: 20 }, (_, i) => categoryOf(generateRecord('s', from + i).id));
        expect(CATEGORIES.map((kind) => kinds.filter((one) => one === kind).length)).toEqual([6, 3, 2, 3, 3, 3]);
      }),
      { numRuns: 30 },
    );
  });

  it('puts the right marker into one valid fact, and each wrong marker into one invalid fact', () => {
    fc.assert(
      fc.property(record, ({ made }) => {
        const { recall_markers, distractor_markers } = made.probes[0] as MemoryRecord['probes'][number];
        expect(recall_markers.map((marker) => holding(made, marker).length)).toEqual([1]);
        for (const marker of distractor_markers) {
          const [wrong, ...more] = holding(made, marker);
          expect(more).toEqual([]);
          expect(wrong?.status === 'superseded' || wrong?.branch_status !== 'completed').toBe(true);
        }
      }),
    );
  });

  it('fills every slot', () => {
    const records = Array.from({ length: 500 }, (_, index) => generateRecord(PUBLIC_SEED, index));
    expect(JSON.stringify(records)).not.toMatch(/\{[pvo]\}|undefined/);
    expect(new Set(records.map(({ probes }) => probes[0]?.question)).size).toBeGreaterThan(100);
  });

  it('uses no value that is part of another', () => {
    const values = wording.topics.flatMap((topic) => topic.values.map((value) => value.toLowerCase()));
    expect(values.filter((one) => values.some((other) => other !== one && other.includes(one)))).toEqual([]);
    expect(new Set(values).size).toBe(values.length);
  });
});
