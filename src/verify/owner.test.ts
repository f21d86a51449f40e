import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Receipt } from '../evidence/receipt.ts';
import { ownerOf } from './owner.ts';

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

describe('the owner of a slug', () => {
  it('is the submitter of its oldest receipt', () => {
    expect(ownerOf([receipt(2, EVE), receipt(1, ADA), receipt(3, EVE)], 'memory')).toEqual(ADA);
  });

  it('is nobody without a receipt, or with those of another slug', () => {
    expect(ownerOf([], 'memory')).toBeUndefined();
    expect(ownerOf([receipt(1, ADA, { slug: 'memory-2' })], 'memory')).toBeUndefined();
  });

  it('is not changed by a decision of a maintainer', () => {
    expect(ownerOf([receipt(1, null)], 'memory')).toBeUndefined();
    expect(ownerOf([receipt(1, null), receipt(2, ADA)], 'memory')).toEqual(ADA);
  });

  it('is not who was allowed to change it once', () => {
    const approved = receipt(1, EVE, { approved: true });
    expect(ownerOf([approved], 'memory')).toBeUndefined();
    expect(ownerOf([approved, receipt(2, ADA)], 'memory')).toEqual(ADA);
  });

  it('keeps the login that the account had then', () => {
    const renamed = { login: 'lovelace', id: ADA.id };
    expect(ownerOf([receipt(2, renamed), receipt(1, ADA)], 'memory')).toEqual(ADA);
  });

  it('does not depend on the order in which receipts are read', () => {
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
