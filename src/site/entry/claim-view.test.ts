import { describe, expect, it } from 'vitest';
import type { ClaimReview } from '../../evidence/receipt.ts';
import type { ShownBundle } from '../board/entries.ts';
import { claimView } from './claim-view.ts';

const metric = (id: string, unit: string, better = 'higher') => ({
  id,
  label: id.toUpperCase(),
  unit,
  better,
  digits: 1,
});
const DESCRIPTION = {
  version: '1.0.0',
  headline: 'right',
  tables: { byFamily: 'right' },
  metrics: [metric('right', 'fraction'), metric('spent', 'tokens', 'lower'), metric('never', 'fraction')],
};
const CLAIM: ClaimReview = {
  verdict: 'contradicted',
  reason: 'RIGHT: better \u202eby far.',
  metric: 'right',
  claimed: 1,
  measured: 0.76,
  ci90: [0.16, 0.32],
  tasks: 250,
  differing: 60,
  discordance: 0.01,
  deterministic: 'lost',
  unsteady: false,
};

const card = (values: Readonly<Record<string, number>>, version = '1.0.0') => ({
  suite: { id: 'cib', version },
  overall: { metrics: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, n: 250 }])) },
});

function view(given: Partial<Record<keyof ShownBundle, unknown>>) {
  return claimView({
    suite: { description: DESCRIPTION, ownSystems: [] },
    scorecard: card({ right: 0.76, spent: 40 }),
    submitted: { suite: { description: DESCRIPTION }, scorecard: card({ right: 1, spent: 40 }) },
    runs: [{}, {}, {}],
    claim: CLAIM,
    ...given,
  } as unknown as ShownBundle);
}

describe('claimView', () => {
  it('has a row for each metric: the board’s figure, the claimed one, struck out if wrong, and the difference', () => {
    expect(view({})?.rows).toEqual([
      { label: 'RIGHT', board: '76.0%', claimed: '100.0%', difference: '24.0 points', struck: true },
      { label: 'SPENT', board: '40.0', claimed: '40.0', difference: '0.0', struck: false },
    ]);
    // The run of the board did not measure the metric.
    const undeclared = view({ scorecard: card({ spent: 41.5 }) });
    expect(undeclared?.rows).toEqual([
      { label: 'RIGHT', board: '–', claimed: '100.0%', difference: '–', struck: true },
      { label: 'SPENT', board: '41.5', claimed: '40.0', difference: '−1.5', struck: true },
    ]);
  });

  it('shows the verdict, the recorded reason, the interval and the number of runs', () => {
    expect(view({})).toMatchObject({
      verdict: 'contradicted',
      meaning: 'The board’s run contradicts the claim. The board’s figures are published.',
      reason: 'RIGHT: better \\u202eby far.',
      notes: [
        'Every other figure of this suite is the mean of 3 runs that the board made. Failures and tasks are those of the first.',
        'RIGHT over all 250 tasks: submitted 100.0%, board 76.0%; 90% interval of how much better the submitted figure is: 16.0 points to 32.0 points.',
      ],
    });
    expect(view({ runs: [{}] })?.notes[0]).toBe('Every other figure of this suite is of one run that the board made.');
  });

  it.each<[ClaimReview['verdict'], RegExp]>([
    ['confirmed', /supports the claim/],
    ['unconfirmed', /neither support the claim nor contradict it/],
  ])('strikes out nothing if the claim is %s', (verdict, meaning) => {
    const found = view({ claim: { ...CLAIM, verdict } });
    expect(found?.meaning).toMatch(meaning);
    expect(found?.rows.map(({ struck }) => struck)).toEqual([false, false]);
  });

  it('compares nothing if the submitted run is of an earlier version of the suite', () => {
    const earlier = { suite: { description: DESCRIPTION }, scorecard: card({ right: 1 }, '0.9.0') };
    const found = view({ claim: undefined, submitted: earlier });
    expect(found?.rows).toEqual([]);
    expect(found?.notes[0]).toMatch(/is of cib 0\.9\.0\. It is not compared/);
  });

  it('shows why the board’s run is unusable, and compares nothing', () => {
    const unusable = {
      verdict: 'unusable',
      reason: 'It failed.',
      metric: null,
      claimed: null,
      measured: null,
      ci90: null,
    };
    const found = view({ claim: { ...CLAIM, ...unusable }, submitted: undefined, runs: [{}] });
    expect(found).toMatchObject({ verdict: 'unusable', reason: 'It failed.', notes: [], rows: [] });
    expect(found?.meaning).toContain('All figures here are the submitter’s.');
  });

  it('returns null if the board made no run and did not try to', () => {
    expect(view({ claim: undefined, submitted: undefined })).toBeNull();
  });
});
