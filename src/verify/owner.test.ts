import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Receipt } from '../evidence/receipt.ts';
import { ownerOf } from './standing.ts';

const ADA = { login: 'ada', id: 5 };
const EVE = { login: 'eve', id: 7 };

const receipt = (day: number, submitter: Receipt['submitter'], rest: Partial<Receipt> = {}): Receipt =>
  Receipt.parse({
    schema: 'receipt/2',
    slug: 'memory',
    tree: 'a'.repeat(40),
    event: 'verified',
    reason: 'It was scored again.',
    actor: { login: 'runner', id: 9 },
    submitter,
    date: `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`,
    head: null,
    pull_request: null,
    run: null,
    suites: {},
    ...rest,
  });

describe('ownerOf', () => {
  it('returns the submitter of the oldest receipt', () => {
    expect(ownerOf([receipt(2, EVE), receipt(1, ADA), receipt(3, EVE)], 'memory')).toEqual(ADA);
  });

  it('returns undefined without a receipt of the slug', () => {
    expect(ownerOf([], 'memory')).toBeUndefined();
    expect(ownerOf([receipt(1, ADA, { slug: 'memory-2' })], 'memory')).toBeUndefined();
  });

  it('ignores the decision of a maintainer', () => {
    expect(ownerOf([receipt(1, null)], 'memory')).toBeUndefined();
    expect(ownerOf([receipt(1, null), receipt(2, ADA)], 'memory')).toEqual(ADA);
  });

  it('ignores a submitter who was only allowed to change the entry once', () => {
    const approved = receipt(1, EVE, { approved: true });
    expect(ownerOf([approved], 'memory')).toBeUndefined();
    expect(ownerOf([approved, receipt(2, ADA)], 'memory')).toEqual(ADA);
  });

  it('returns the login of the oldest receipt', () => {
    const renamed = { login: 'lovelace', id: ADA.id };
    expect(ownerOf([receipt(2, renamed), receipt(1, ADA)], 'memory')).toEqual(ADA);
  });

  it('is independent of the order of the receipts', () => {
    const one = fc.record({ day: fc.integer({ min: 1, max: 3 }), who: fc.constantFrom(ADA, EVE, null) });
    const some = fc.array(one, { minLength: 1, maxLength: 6 });
    const shuffled = some.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        const made = (from: typeof all) => from.map(({ day, who }) => receipt(day, who));
        expect(ownerOf(made(other), 'memory')).toEqual(ownerOf(made(all), 'memory'));
      }),
    );
  });
});
