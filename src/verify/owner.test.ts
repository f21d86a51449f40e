import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Receipt } from '../evidence/receipt.ts';
import { ownerOf } from './counting-receipts.ts';

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

const HEAD = 'b'.repeat(40);

/** The owner if these pull requests were merged at HEAD. */
const ownerIf = (merged: readonly number[], receipts: readonly Receipt[]) =>
  ownerOf(receipts, 'memory', async (number, head) => merged.includes(number) && head === HEAD);

describe('ownerOf', () => {
  it('returns the submitter of the oldest receipt', async () => {
    expect(await ownerIf([], [receipt(2, EVE), receipt(1, ADA), receipt(3, EVE)])).toEqual(ADA);
  });

  it('returns undefined without a receipt of the slug', async () => {
    expect(await ownerIf([], [])).toBeUndefined();
    expect(await ownerIf([], [receipt(1, ADA, { slug: 'memory-2' })])).toBeUndefined();
  });

  it('ignores the decision of a maintainer', async () => {
    expect(await ownerIf([], [receipt(1, null)])).toBeUndefined();
    expect(await ownerIf([], [receipt(1, null), receipt(2, ADA)])).toEqual(ADA);
  });

  it('ignores a submitter who was only allowed to change the entry once', async () => {
    const approved = receipt(1, EVE, { approved: true });
    expect(await ownerIf([], [approved])).toBeUndefined();
    expect(await ownerIf([], [approved, receipt(2, ADA)])).toEqual(ADA);
  });

  it('ignores pull requests that were not merged, and asks for each once [K12]', async () => {
    const taken = [1, 2, 3].map((day) => receipt(day, EVE, { pull_request: 4 }));
    const merged = receipt(4, ADA, { pull_request: 5, head: HEAD });
    expect(await ownerIf([5], [...taken, merged])).toEqual(ADA);
    expect(await ownerIf([], [...taken, merged])).toBeUndefined();
    const asked: number[] = [];
    await ownerOf([...taken, merged], 'memory', async (number) => asked.push(number) > 9);
    expect(asked).toEqual([4, 5]);
  });

  it('ignores what a pull request had before it was changed and merged [K12]', async () => {
    const before = receipt(1, EVE, { pull_request: 4, head: 'c'.repeat(40) });
    expect(await ownerIf([4], [before])).toBeUndefined();
    expect(await ownerIf([4], [before, receipt(2, EVE, { pull_request: 4, head: HEAD })])).toEqual(EVE);
  });

  it('returns the login of the oldest receipt', async () => {
    const renamed = { login: 'lovelace', id: ADA.id };
    expect(await ownerIf([], [receipt(2, renamed), receipt(1, ADA)])).toEqual(ADA);
  });

  it('is independent of the order of the receipts', async () => {
    const one = fc.record({ day: fc.integer({ min: 1, max: 3 }), who: fc.constantFrom(ADA, EVE, null) });
    const some = fc.array(one, { minLength: 1, maxLength: 6 });
    const shuffled = some.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, async ([all, other]) => {
        const made = (from: typeof all) => from.map(({ day, who }) => receipt(day, who));
        expect(await ownerIf([], made(other))).toEqual(await ownerIf([], made(all)));
      }),
    );
  });
});
