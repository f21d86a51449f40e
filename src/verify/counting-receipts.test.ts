import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiptOf, TREE } from '../../test/support/receipt.ts';
import { Receipt, type ReceiptEvent } from '../evidence/receipt.ts';
import { currentReceipts, ownerOf, reaskedOf, recordedOf } from './counting-receipts.ts';

const MANIFEST = 'a'.repeat(64);
const on = (event: ReceiptEvent, day: number, more: Partial<Receipt> = {}) =>
  receiptOf({ event, date: `2026-01-0${day}T00:00:00.000Z`, ...more });
const of = (...receipts: Receipt[]) => currentReceipts(receipts, 'mine', TREE);

describe('currentReceipts', () => {
  it.each<[string, Receipt[], ReceiptEvent | undefined]>([
    ['nothing without a receipt', [], undefined],
    [
      'nothing in receipts of verifications and runs',
      [on('verified', 1), on('board-run', 2), on('contradicted', 2), on('unusable', 2)],
      undefined,
    ],
    ['a dispute', [on('disputed', 1)], 'disputed'],
    ['a dispute before a later run', [on('disputed', 1), on('board-run', 2)], 'disputed'],
    ['nothing once the dispute is settled', [on('disputed', 1), on('settled', 2)], undefined],
    ['a removal before a later dispute', [on('removed', 1), on('disputed', 2)], 'removed'],
    ['nothing once a removal is settled', [on('removed', 1), on('settled', 2)], undefined],
    ['a dispute after the settlement', [on('removed', 1), on('settled', 2), on('disputed', 3)], 'disputed'],
    ['nothing once that is settled too', [on('settled', 1), on('disputed', 2), on('settled', 3)], undefined],
    ['a removal at the moment of the settlement', [on('settled', 2), on('removed', 2)], 'removed'],
    ['nothing for other files', [on('removed', 1, { tree: '2'.repeat(40) })], undefined],
    ['nothing for another entry', [on('removed', 1, { slug: 'other' })], undefined],
  ])('finds %s, in any order of the receipts', (_what, receipts, event) => {
    expect(of(...receipts).objection?.event).toBe(event);
    expect(of(...receipts.toReversed()).objection).toEqual(of(...receipts).objection);
  });

  it('sorts receipts by date, and by content within a date', () => {
    const all = [on('verified', 2, { reason: 'b' }), on('verified', 2, { reason: 'a' }), on('verified', 3)];
    const counting = of(...all).counting;
    expect(counting.map(({ date }) => date.slice(8, 10))).toEqual(['03', '02', '02']);
    expect(of(...all.toReversed()).counting).toEqual(counting);
  });
});

describe('recordedOf', () => {
  const suites = (more: Partial<Receipt['suites'][string]> = {}) => ({
    cib: { manifest: MANIFEST, state: 'valid' as const, runs: [], claim: null, ...more },
  });
  const ran = { runs: ['b'.repeat(64)] };
  const found = (...receipts: Receipt[]) => recordedOf(of(...receipts), 'cib', MANIFEST);

  it('takes the newest result of asking again, in any order of the receipts', () => {
    const asked = (day: number, same: number) => {
      const reasked = { seed: 's', answers: 9, sample: 9, asked: 9, same, differing: [] };
      return on('board-run', day, { suites: suites({ tape: { answers: 'replayed', flagged: null, reasked } }) });
    };
    const receipts = [asked(1, 9), asked(3, 8), asked(2, 7)];
    for (const all of [receipts, receipts.toReversed()]) expect(reaskedOf(all, 'cib', MANIFEST)?.same).toBe(8);
  });

  it('takes no result of asking again the model of another bundle', () => {
    const reasked = { seed: 's', answers: 9, sample: 9, asked: 9, same: 9, differing: [] };
    const tape = { answers: 'replayed' as const, flagged: null, reasked };
    const other = on('board-run', 1, { suites: suites({ manifest: '9'.repeat(64), tape }) });
    expect(reaskedOf([other], 'cib', MANIFEST)).toBeUndefined();
  });

  it.each([
    [null, 0],
    [4, 3],
  ])('with pull request %j keeps the run, or loses it, after three that did not count', (pull_request, at) => {
    const claim = { verdict: 'unusable' } as never;
    const receipts = [
      on('board-run', 1, { suites: suites(ran), pull_request }),
      ...[2, 3, 4].map((day) => on('unusable', day, { suites: suites({ claim }) })),
    ];
    expect(found(...receipts).receipt).toBe(receipts[at]);
  });

  it('keeps a gap on fresh tasks that took the rank, until a maintainer settles it [K7]', () => {
    const gap = { metric: 'm', reference: 'r', gap: 0.5, p: 1e-9 } as never;
    const review = (flagged: string | null, contamination = gap) => ({
      manifest: 'f'.repeat(64),
      contamination,
      flagged,
    });
    const at = (day: number, fresh: ReturnType<typeof review>) =>
      on('board-run', day, { suites: suites({ ...ran, fresh }) });
    const known = at(1, review('it knows'));
    const lucky = at(3, review(null));
    expect(found(known, lucky).fresh?.flagged).toBe('it knows');
    expect(found(known, on('settled', 2, { suites: {} }), lucky).fresh?.flagged).toBeNull();
    expect(found(known, on('settled', 2, { suites: {} })).fresh).toMatchObject({ contamination: gap, flagged: null });
    expect(found(known, lucky).fresh?.receipt).toBe(known);
    expect(found(known, on('settled', 1, { suites: {} })).fresh?.flagged).toBe('it knows');
    // A run without a result is only tried again.
    expect(found(at(1, review('no result', null as never)), lucky).fresh?.flagged).toBeNull();
  });

  it.each<[string, Receipt[], number | undefined]>([
    ['nothing without a receipt', [], undefined],
    ['a verification', [on('verified', 1, { suites: suites() })], 0],
    ['the newest receipt', [on('verified', 1, { suites: suites() }), on('rescored', 3, { suites: suites() })], 1],
    ['the board’s run', [on('board-run', 1, { suites: suites(ran) })], 0],
    [
      'the board’s run before a later verification',
      [on('board-run', 1, { suites: suites(ran) }), on('verified', 2, { suites: suites() })],
      0,
    ],
    [
      'a run that counted before one that did not',
      [on('contradicted', 1, { suites: suites(ran) }), on('unusable', 2, { suites: suites() })],
      0,
    ],
    [
      'the newest of the board’s runs',
      [on('contradicted', 3, { suites: suites(ran) }), on('board-run', 2, { suites: suites(ran) })],
      0,
    ],
    [
      'nothing for another bundle',
      [on('board-run', 1, { suites: suites({ ...ran, manifest: '9'.repeat(64) }) })],
      undefined,
    ],
    ['nothing for another suite', [on('board-run', 1, { suites: { writ: suites(ran).cib } })], undefined],
    ['nothing for other files', [on('board-run', 1, { suites: suites(ran), tree: '2'.repeat(40) })], undefined],
    ['nothing for another entry', [on('board-run', 1, { suites: suites(ran), slug: 'other' })], undefined],
  ])('finds %s, in any order of the receipts', (_what, receipts, at) => {
    const wanted = at === undefined ? undefined : receipts[at];
    for (const all of [receipts, receipts.toReversed()])
      expect(found(...all)).toEqual({ receipt: wanted, found: wanted?.suites.cib });
  });
});

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
  ownerOf(receipts, 'memory', async (number) => (merged.includes(number) ? HEAD : undefined));

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
    const heads = ['c', 'd', 'e'].map((one) => one.repeat(40));
    const taken = heads.map((head, i) => receipt(i + 1, EVE, { pull_request: 4, head }));
    const merged = receipt(4, ADA, { pull_request: 5, head: HEAD });
    expect(await ownerIf([5], [...taken, merged])).toEqual(ADA);
    expect(await ownerIf([], [...taken, merged])).toBeUndefined();
    const asked: number[] = [];
    await ownerOf([...taken, merged], 'memory', async (number) => {
      asked.push(number);
      return undefined;
    });
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
