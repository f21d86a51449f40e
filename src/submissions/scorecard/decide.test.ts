import { describe, expect, it } from 'vitest';
import { claimOf, NOT_RUN, suiteFacts } from '../../../test/support/comment-facts.ts';
import type { ClaimReview } from '../../evidence/receipt.ts';
import type { SuiteFacts } from '../../report/markdown/comment-facts.ts';
import { knowsPublic } from '../comment/fresh.ts';
import { decide } from './decide.ts';

const suite = (id: string, change: Partial<SuiteFacts> = {}): SuiteFacts => {
  const facts = suiteFacts();
  return { ...facts, checks: [], obstacles: [], description: { ...facts.description, id }, ...change };
};
const judged = (id: string, verdict: ClaimReview['verdict'], more: Partial<ClaimReview> = {}) =>
  suite(id, { claim: claimOf({ verdict, reason: `Why ${id}.`, ...more }) });
const unusable = (id: string) =>
  suite(id, { ...NOT_RUN, claim: claimOf({ verdict: 'unusable', reason: `Why ${id}.` }) });
const claimed = (id: string, reasons = ['nobody asked', 'it rained']) => suite(id, { ...NOT_RUN, obstacles: reasons });
const invalid = (id: string) =>
  suite(id, {
    state: 'invalid',
    claim: undefined,
    checks: [
      { title: 'Held', held: true },
      { title: 'Hashes', held: false },
    ],
  });

const ranBefore = (id: string) => suite(id, { ...NOT_RUN, before: '0123456789abcdef' });

describe('decide', () => {
  it.each<[string, readonly SuiteFacts[], object]>([
    [
      'not run again',
      [ranBefore('a'), ranBefore('b')],
      {
        event: 'verified',
        reason: expect.stringContaining(
          'b: scored again from the submitted evidence; not run again, because receipt 0',
        ),
        status: {
          state: 'success',
          description: 'Not run again: the board ran these files before, and receipt 0123456789abcdef counts.',
        },
      },
    ],
    [
      'not run again in one suite, and never run in the other',
      [ranBefore('a'), claimed('b')],
      { event: 'verified', status: { state: 'success', description: 'Self-reported: the board did not run b.' } },
    ],
    [
      'confirmed',
      [judged('a', 'confirmed'), judged('b', 'confirmed')],
      {
        event: 'board-run',
        reason: 'a: confirmed. Why a. b: confirmed. Why b.',
        status: { state: 'success', description: 'Run by the board, whose figures are published; claim confirmed.' },
      },
    ],
    [
      'run by the board, with a run of an earlier version, which is not compared',
      [suite('a', { claim: undefined, earlier: '0.9.0', runs: 1 })],
      {
        event: 'board-run',
        status: { state: 'success', description: 'Run by the board, whose figures are published.' },
      },
    ],
    [
      'unconfirmed in one suite',
      [judged('a', 'confirmed'), judged('b', 'unconfirmed')],
      {
        event: 'board-run',
        status: { state: 'success', description: 'Run by the board, whose figures are published; claim unconfirmed.' },
      },
    ],
    [
      'replayed in one suite, whose tape was asked again',
      [judged('a', 'confirmed'), { ...judged('b', 'confirmed'), tier: 're-asked' as const }],
      {
        event: 'board-run',
        reason: expect.stringContaining('b: replayed from the submitted tape, a sample of which was asked again'),
        status: { state: 'success', description: 'Replayed by the board: b from the submitted tape; claim confirmed.' },
      },
    ],
    [
      'run only in one suite',
      [judged('a', 'confirmed'), claimed('b')],
      {
        event: 'board-run',
        reason:
          'a: confirmed. Why a. b: scored again from the submitted evidence; not run by the board: nobody asked; it rained.',
        status: { state: 'success', description: 'Self-reported: the board did not run b.' },
      },
    ],
    [
      'run in no suite',
      [claimed('a'), claimed('b')],
      { event: 'verified', status: { state: 'success', description: 'Self-reported: the board did not run a.' } },
    ],
    [
      'run in no suite, with a flagged tape',
      [
        suite('a', {
          ...NOT_RUN,
          obstacles: ['it rained'],
          tape: { answers: 'recorded', flagged: 'in 9 of 10 tasks' },
        }),
      ],
      {
        event: 'verified',
        reason:
          'a: scored again from the submitted evidence; not run by the board: it rained. Flagged: answers of its model hold gold that their requests did not, in 9 of 10 tasks.',
        status: { state: 'success', description: 'Self-reported: the board did not run a.' },
      },
    ],
    [
      'unusable in one suite',
      [judged('a', 'confirmed'), claimed('b'), unusable('c')],
      { event: 'unusable', status: { state: 'error', description: 'The board’s run of c cannot be used.' } },
    ],
    [
      'contradicted in one suite',
      [
        unusable('a'),
        claimed('b'),
        judged('c', 'contradicted', { claimed: 1, measured: 0.76 }),
        judged('d', 'confirmed'),
      ],
      {
        event: 'contradicted',
        reason: expect.stringContaining('c: contradicted. Why c.'),
        status: { state: 'failure', description: 'Contradicted: c: submitted 100.0%, board 76.0%.' },
      },
    ],
  ])('returns the event and the status of an entry that is %s', (_, suites, expected) => {
    expect(decide({ suites, problems: [] })).toMatchObject(expected);
    const { event, status } = decide({ suites: suites.toReversed(), problems: [] });
    expect([event, status.state]).toEqual([
      (expected as { event: string }).event,
      (expected as { status: { state: string } }).status.state,
    ]);
  });

  it.each<[string, readonly SuiteFacts[], string, RegExp]>([
    ['no suite', [], 'failure', /cannot be judged as it is/],
    [
      'evidence that does not hold',
      [judged('a', 'confirmed'), invalid('b')],
      'failure',
      /^Does not hold for b: Hashes\.$/,
    ],
    ['a failed run', [claimed('a'), suite('b', { state: 'failed' })], 'error', /^The run of b failed/],
    [
      'a suite that could not be judged',
      [suite('b', { state: 'unjudged' })],
      'error',
      /^What judging b needs was not available/,
    ],
    [
      'all of these',
      [suite('c', { state: 'unjudged' }), suite('b', { state: 'failed' }), invalid('a')],
      'failure',
      /for a/,
    ],
    [
      'a contradiction beside evidence that does not hold',
      [judged('a', 'contradicted'), invalid('b')],
      'failure',
      /^Does not hold for b/,
    ],
  ])('records no event for %s', (_, suites, state, says) => {
    const decision = decide({ suites, problems: [] });
    expect(decision).toMatchObject({ event: undefined, reason: '', status: { state } });
    expect(decision.status.description).toMatch(says);
  });

  it('records no event for an entry that cannot be read', () => {
    const problems = [{ message: 'no JSON', hint: undefined }];
    expect(decide({ suites: [judged('a', 'confirmed')], problems })).toMatchObject({
      event: undefined,
      status: { state: 'failure' },
    });
  });

  it.each<[string, Partial<ClaimReview>]>([
    ['its declarations', { claimed: 0.76, measured: 0.76 }],
    ['its declarations, where nothing was measured', { claimed: null, measured: null, metric: null }],
  ])('shows no figures for a claim contradicted by %s', (_, claim) => {
    const { status } = decide({ suites: [judged('a', 'contradicted', claim)], problems: [] });
    expect(status).toEqual({
      state: 'failure',
      description: 'Contradicted: what a claims is not what the board found; the comment says why.',
    });
  });

  it('shows figures in the unit of the metric', () => {
    const facts = judged('a', 'contradicted', { metric: 'right', claimed: 12.5, measured: 40 });
    const metrics = facts.description.metrics.map((one) => ({ ...one, unit: 'tokens' as const }));
    const { status } = decide({ suites: [{ ...facts, description: { ...facts.description, metrics } }], problems: [] });
    expect(status.description).toBe('Contradicted: a: submitted 12.5, board 40.0.');
  });

  it('truncates a reason to the limit of a receipt, between characters', () => {
    for (const length of [1_970, 1_971, 1_972]) {
      const long = `${'x'.repeat(length)}${'🚪'.repeat(60)}`;
      const { reason } = decide({ suites: [judged('a', 'confirmed', { reason: long })], problems: [] });
      expect(reason.length).toBeLessThanOrEqual(2_000);
      expect(reason.isWellFormed()).toBe(true);
    }
  });
});

it.each([
  [0.1, 0.0009, true],
  [0.1, 0.0011, false],
  [0.1, undefined, false],
  [-0.1, 1e-9, false],
])('knowsPublic of a gap of %d with the p %d is %s', (gap, p, known) => {
  expect(knowsPublic({ gap, p })).toBe(known);
});
