import { describe, expect, it } from 'vitest';
import { receiptOf, TREE } from '../../test/support/receipt.ts';
import type { Receipt, ReceiptEvent } from '../evidence/receipt.ts';
import { recordedOf, standing } from './standing.ts';

const MANIFEST = 'a'.repeat(64);
const on = (event: ReceiptEvent, day: number, more: Partial<Receipt> = {}) =>
  receiptOf({ event, date: `2026-01-0${day}T00:00:00.000Z`, ...more });
const of = (...receipts: Receipt[]) => standing(receipts, 'mine', TREE);

describe('what stands against an entry', () => {
  it.each<[string, Receipt[], ReceiptEvent | undefined]>([
    ['nothing without a word', [], undefined],
    [
      'nothing that only praises',
      [on('verified', 1), on('board-run', 2), on('contradicted', 2), on('unusable', 2)],
      undefined,
    ],
    ['a dispute', [on('disputed', 1)], 'disputed'],
    ['a dispute, whatever was found since', [on('disputed', 1), on('board-run', 2)], 'disputed'],
    ['nothing once it is settled', [on('disputed', 1), on('settled', 2)], undefined],
    ['a removal, though a dispute came later', [on('removed', 1), on('disputed', 2)], 'removed'],
    ['nothing once a removal is settled', [on('removed', 1), on('settled', 2)], undefined],
    ['what came after the settlement', [on('removed', 1), on('settled', 2), on('disputed', 3)], 'disputed'],
    ['what is of the settlement’s own moment', [on('settled', 2), on('removed', 2)], 'removed'],
    ['nothing said of other files', [on('removed', 1, { tree: '2'.repeat(40) })], undefined],
    ['nothing said of another entry', [on('removed', 1, { slug: 'other' })], undefined],
  ])('is %s, in whichever order the receipts are read', (_what, receipts, event) => {
    expect(of(...receipts).against?.event).toBe(event);
    expect(of(...receipts.toReversed()).against).toEqual(of(...receipts).against);
  });

  it('leaves the order to the dates, and to the content at the same moment', () => {
    const all = [on('verified', 2, { reason: 'b' }), on('verified', 2, { reason: 'a' }), on('verified', 3)];
    const counting = of(...all).counting;
    expect(counting.map(({ date }) => date.slice(8, 10))).toEqual(['03', '02', '02']);
    expect(of(...all.toReversed()).counting).toEqual(counting);
  });
});

describe('what is recorded of a bundle', () => {
  const suites = (more: Partial<Receipt['suites'][string]> = {}) => ({
    cib: { manifest: MANIFEST, state: 'valid' as const, runs: [], claim: null, ...more },
  });
  const ran = { runs: ['b'.repeat(64)] };
  const found = (...receipts: Receipt[]) => recordedOf(of(...receipts), 'cib', MANIFEST);

  it.each<[string, Receipt[], number | undefined]>([
    ['nothing without a receipt', [], undefined],
    ['that it was scored', [on('verified', 1, { suites: suites() })], 0],
    [
      'the newest of what it says',
      [on('verified', 1, { suites: suites() }), on('rescored', 3, { suites: suites() })],
      1,
    ],
    ['the board’s run', [on('board-run', 1, { suites: suites(ran) })], 0],
    [
      'the board’s run, though it was scored later',
      [on('board-run', 1, { suites: suites(ran) }), on('verified', 2, { suites: suites() })],
      0,
    ],
    [
      'the run that counted, though a later one did not',
      [on('contradicted', 1, { suites: suites(ran) }), on('unusable', 2, { suites: suites() })],
      0,
    ],
    [
      'the newest of the board’s runs',
      [on('contradicted', 3, { suites: suites(ran) }), on('board-run', 2, { suites: suites(ran) })],
      0,
    ],
    [
      'nothing of another bundle',
      [on('board-run', 1, { suites: suites({ ...ran, manifest: '9'.repeat(64) }) })],
      undefined,
    ],
    ['nothing of another suite', [on('board-run', 1, { suites: { writ: suites(ran).cib } })], undefined],
    ['nothing of other files', [on('board-run', 1, { suites: suites(ran), tree: '2'.repeat(40) })], undefined],
    ['nothing of another entry', [on('board-run', 1, { suites: suites(ran), slug: 'other' })], undefined],
  ])('is %s, in whichever order the receipts are read', (_what, receipts, at) => {
    const wanted = at === undefined ? undefined : receipts[at];
    for (const all of [receipts, receipts.toReversed()])
      expect(found(...all)).toEqual({ receipt: wanted, found: wanted?.suites.cib });
  });
});
