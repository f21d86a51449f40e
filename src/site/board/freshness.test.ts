import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../../test/support/receipt.ts';
import type { ShownBundle } from './entries.ts';
import { isStale, lastChecked } from './freshness.ts';

const RECEIPT = receiptOf({ date: '2026-06-01T00:00:00.000Z' });
const bundle = (tier: ShownBundle['tier'], finished: string) =>
  ({
    ...{ tier, receipt: RECEIPT, manifest: { dates: { started: '', finished } } },
    submitted: tier === 'board-run' ? {} : undefined,
  }) as ShownBundle;

describe('the day of a run', () => {
  it.each<[what: string, bundle: ShownBundle, day: string | undefined]>([
    ['that of its receipt where the board made it', bundle('board-run', '2020-01-01T00:00:00.000Z'), '2026-06-01'],
    [
      'as claimed of any other, whatever was recorded of it',
      bundle('self-reported', '2026-01-02T03:04:05.000Z'),
      '2026-01-02',
    ],
    ['unknown where the manifest has none', bundle('self-reported', 'soon'), undefined],
    ['unknown where no calendar page has it', bundle('own', '+275760-09-13T00:00:00.000Z'), undefined],
  ])('is %s', (_what, run, day) => {
    expect(lastChecked(run)).toBe(day);
  });
});

describe('a run is stale', () => {
  it.each<[what: string, bundle: ShownBundle, asOf: string, stale: boolean]>([
    ['not on the 180th day', bundle('self-reported', '2026-01-01T00:00:00Z'), '2026-06-30', false],
    ['on the 181st', bundle('self-reported', '2026-01-01T00:00:00Z'), '2026-07-01', true],
    [
      'not while the board’s run is young, whatever the manifest claims',
      bundle('board-run', '2020-01-01T00:00:00Z'),
      '2026-07-01',
      false,
    ],
    ['without a day that can be read', bundle('own', '<b>'), '2026-07-01', true],
    [
      'where it claims to have ended after the site was built',
      bundle('self-reported', '2099-01-01T00:00:00Z'),
      '2026-07-01',
      true,
    ],
    ['not for a clock that is a day ahead', bundle('self-reported', '2026-07-02T00:00:00Z'), '2026-07-01', false],
  ])('%s', (_what, run, asOf, stale) => {
    expect(isStale(run, asOf)).toBe(stale);
  });

  it('or not, which no day to count from can tell', () => {
    expect(isStale(bundle('own', '2026-01-01T00:00:00Z'), undefined)).toBeUndefined();
  });
});
