import { describe, expect, it } from 'vitest';
import { receiptOf, TREE } from '../../test/support/receipts.ts';
import type { Receipt, ReceiptEvent } from '../evidence/receipt.ts';
import { receivedTier, standing } from './standing.ts';

const MANIFEST = 'a'.repeat(64);
const on = (event: ReceiptEvent, day: number, more: Partial<Receipt> = {}) =>
  receiptOf({ event, date: `2026-01-0${day}T00:00:00.000Z`, ...more });
const of = (...receipts: Receipt[]) => standing(receipts, 'mine', TREE);

describe('what stands against an entry', () => {
  it.each<[string, Receipt[], ReceiptEvent | undefined]>([
    ['nothing without a word', [], undefined],
    ['nothing that only praises', [on('verified', 1), on('reproduced', 2)], undefined],
    ['a dispute', [on('disputed', 1)], 'disputed'],
    ['a dispute, whatever was found since', [on('disputed', 1), on('reproduced', 2)], 'disputed'],
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

describe('the tier of a bundle', () => {
  const suites = (more: Partial<Receipt['suites'][string]> = {}) => ({
    cib: { manifest: MANIFEST, rerun: null, state: 'valid' as const, agreement: null, ...more },
  });
  const again = { rerun: 'b'.repeat(64), agreement: { tasks: 9, discordant: 0, p: 1 } };

  it.each<[string, Receipt[], string]>([
    ['reported without a receipt', [], 'reported'],
    ['verified once it was scored', [on('verified', 1, { suites: suites() })], 'verified'],
    ['verified once it was rescored', [on('rescored', 1, { suites: suites() })], 'verified'],
    ['reproduced once it was run', [on('reproduced', 1, { suites: suites(again) })], 'reproduced'],
    [
      'the highest that any gives it, though a later one gives less',
      [on('reproduced', 1, { suites: suites(again) }), on('verified', 2, { suites: suites() })],
      'reproduced',
    ],
    ['verified by a re-run that did not agree', [on('reproduced', 1, { suites: suites() })], 'verified'],
    [
      'reported where another bundle was meant',
      [on('verified', 1, { suites: suites({ manifest: '9'.repeat(64) }) })],
      'reported',
    ],
    ['reported where it was found invalid', [on('verified', 1, { suites: suites({ state: 'invalid' }) })], 'reported'],
    ['reported where only something else was decided', [on('settled', 1, { suites: suites() })], 'reported'],
    ['reported for other files', [on('verified', 1, { suites: suites(), tree: '2'.repeat(40) })], 'reported'],
  ])('is %s', (_what, receipts, tier) => {
    expect(receivedTier(of(...receipts), 'cib', MANIFEST).tier).toBe(tier);
  });

  it('rests on the newest receipt that gives it', () => {
    const [old, young] = [1, 3].map((day) => on('verified', day, { suites: suites() }));
    expect(receivedTier(of(...[old, young].flatMap((one) => one ?? [])), 'cib', MANIFEST).receipt).toBe(young);
  });
});
