import { describe, expect, it } from 'vitest';
import { receiptOf, TREE } from '../../test/support/receipt.ts';
import type { Receipt, ReceiptEvent } from '../evidence/receipt.ts';
import { presentReceipts, recordedOf } from './counting-receipts.ts';

const MANIFEST = 'a'.repeat(64);
const on = (event: ReceiptEvent, day: number, more: Partial<Receipt> = {}) =>
  receiptOf({ event, date: `2026-01-0${day}T00:00:00.000Z`, ...more });
const of = (...receipts: Receipt[]) => presentReceipts(receipts, 'mine', TREE);

describe('presentReceipts', () => {
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
    ['a removal at the moment of the settlement', [on('settled', 2), on('removed', 2)], 'removed'],
    ['nothing for other files', [on('removed', 1, { tree: '2'.repeat(40) })], undefined],
    ['nothing for another entry', [on('removed', 1, { slug: 'other' })], undefined],
  ])('finds %s, in any order of the receipts', (_what, receipts, event) => {
    expect(of(...receipts).against?.event).toBe(event);
    expect(of(...receipts.toReversed()).against).toEqual(of(...receipts).against);
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
