import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../../test/support/receipt.ts';
import type { ShownBundle } from './entries.ts';
import { agoText, isStale, lastChecked } from './tier-view.ts';

const RECEIPT = receiptOf({ date: '2026-06-01T00:00:00.000Z' });
const bundle = (tier: ShownBundle['tier'], finished: string) =>
  ({
    ...{ tier, receipt: RECEIPT, manifest: { dates: { started: '', finished } } },
    submitted: tier === 'board-run' ? {} : undefined,
  }) as ShownBundle;

describe('lastChecked', () => {
  it.each<[what: string, bundle: ShownBundle, day: string | undefined]>([
    ['the day of the receipt for a run of the board', bundle('board-run', '2020-01-01T00:00:00.000Z'), '2026-06-01'],
    [
      'the claimed day for any other run, whatever its receipt',
      bundle('self-reported', '2026-01-02T03:04:05.000Z'),
      '2026-01-02',
    ],
    ['undefined for a date that cannot be parsed', bundle('self-reported', 'soon'), undefined],
    ['undefined for a year beyond 9999', bundle('own', '+275760-09-13T00:00:00.000Z'), undefined],
  ])('returns %s', (_what, run, day) => {
    expect(lastChecked(run)).toBe(day);
  });
});

describe('isStale', () => {
  it.each<[what: string, bundle: ShownBundle, asOf: string, stale: boolean]>([
    ['false on the 180th day', bundle('self-reported', '2026-01-01T00:00:00Z'), '2026-06-30', false],
    ['true on the 181st day', bundle('self-reported', '2026-01-01T00:00:00Z'), '2026-07-01', true],
    [
      'false for a recent run of the board, whatever the manifest claims',
      bundle('board-run', '2020-01-01T00:00:00Z'),
      '2026-07-01',
      false,
    ],
    ['true for a date that cannot be parsed', bundle('own', '<b>'), '2026-07-01', true],
    [
      'true for a run that ended after the site was built',
      bundle('self-reported', '2099-01-01T00:00:00Z'),
      '2026-07-01',
      true,
    ],
    [
      'false for a run that ended at most a day after the site was built',
      bundle('self-reported', '2026-07-02T00:00:00Z'),
      '2026-07-01',
      false,
    ],
  ])('returns %s', (_what, run, asOf, stale) => {
    expect(isStale(run, asOf)).toBe(stale);
  });

  it('returns undefined without a date of the site', () => {
    expect(isStale(bundle('own', '2026-01-01T00:00:00Z'), undefined)).toBeUndefined();
  });
});

it.each([
  ['2026-07-03', 'after 2026-07-01'],
  ['2026-07-02', 'today'],
  ['2026-06-30', 'yesterday'],
  ['2026-06-28', '3 days ago'],
])('agoText of %s is %s', (day, text) => {
  expect(agoText(day, '2026-07-01')).toBe(text);
});
