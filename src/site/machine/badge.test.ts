import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../../test/support/receipt.ts';
import type { ClaimReview } from '../../evidence/receipt.ts';
import type { LocatedRun } from '../board/board.ts';
import type { ShownBundle } from '../board/entries.ts';
import { runBadge, withNotices } from './badge.ts';

interface Given {
  readonly tier: ShownBundle['tier'];
  readonly claim?: ClaimReview['verdict'];
  readonly kind?: string;
  readonly state?: string;
  readonly disputed?: boolean;
  readonly finished?: string;
  /** The tasks in which the figure was measured, of 250. */
  readonly n?: number;
  readonly flagged?: boolean;
}

const AS_OF = '2026-01-15';
const [GREEN, BLUE, GREY, AMBER] = ['1d6b3c', '1f4f96', '5b5d60', '865300'];

function place({
  tier,
  claim,
  kind = 'system',
  state = 'valid',
  disputed = false,
  finished,
  n = 250,
  flagged = false,
}: Given): LocatedRun {
  const metric = { id: 'right', label: 'Right', unit: 'fraction', digits: 1 };
  const description = { title: 'CIB', headline: 'right', metrics: [metric], tables: { byFamily: 'right' } };
  const dates = { started: '', finished: finished ?? '2026-01-10T00:00:00.000Z' };
  const bundle = {
    ...{
      tier,
      claim: claim && { verdict: claim },
      scorecard: { validity: { state }, overall: { n: 250 } },
      manifest: { dates },
      ...(flagged && { fresh: { flagged: 'it knows them', contamination: {} } }),
    },
    receipt: receiptOf(),
  };
  const dispute = disputed ? receiptOf() : undefined;
  const row = {
    entry: { kind },
    bundle,
    dispute,
    estimate: { value: 0.76, n },
    rank: flagged ? undefined : { best: 1, worst: 3 },
  };
  // Two systems have the same results, and so one rank.
  const rows = [row, row, { ...row, rank: { best: 2, worst: 4 } }, { ...row, rank: undefined }];
  return { board: { description, rows }, row } as unknown as LocatedRun;
}

describe('runBadge and withNotices', () => {
  it.each<[Given, message: string, color: string | undefined, isError: boolean]>([
    [{ tier: 'board-run', claim: 'confirmed' }, '76.0% · rank 1–3 of 4', GREEN, false],
    [{ tier: 'own' }, '76.0% · rank 1–3 of 4', BLUE, false],
    [{ tier: 'own', n: 15 }, '76.0% · in 15 of 250 tasks · rank 1–3 of 4', BLUE, false],
    [{ tier: 'board-run', claim: 'contradicted' }, '76.0% · claim contradicted', AMBER, true],
    // Even if a private board ranks it.
    [{ tier: 'self-reported' }, '76.0% · claimed', GREY, false],
    [{ tier: 'self-reported', claim: 'unusable', kind: 'example' }, '76.0% · example · claimed', GREY, false],
    [{ tier: 'self-reported', finished: '2025-01-01T00:00:00.000Z' }, '76.0% · claimed · stale', AMBER, true],
    [{ tier: 'self-reported', state: 'partial' }, '76.0% · partial · claimed', GREY, false],
    [{ tier: 'board-run', flagged: true }, '76.0% · worse on fresh tasks', AMBER, true],
    [{ tier: 'board-run', disputed: true }, 'disputed', AMBER, true],
  ])('runBadge shows %o as %j', (given, message, color, isError) => {
    expect(runBadge(place(given), AS_OF)).toMatchObject({ label: 'CIB', message, color, isError });
  });

  it('withNotices adds the notices of the site, and makes an unverified badge an error', () => {
    const made = runBadge(place({ tier: 'self-reported' }), AS_OF);
    expect(withNotices(made, [])).toEqual(made);
    expect(withNotices(made, ['no board run'])).toEqual({ ...made, message: '76.0% · claimed · not run by a board' });
    expect(withNotices(made, ['unverified', 'no board run'])).toMatchObject({
      message: '76.0% · claimed · unverified · not run by a board',
      isError: true,
    });
  });
});
