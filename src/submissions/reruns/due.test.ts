import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../evidence/receipt.ts';
import type { ShownEntry } from '../../site/board/entries.ts';
import { type Due, dueEntries, withinBudget } from './due.ts';

const IMAGE = `image:registry.test/memory@sha256:${'1'.repeat(64)}`;
const DATASET = { id: 'builtin', sha256: '', tasks: 10, official: true };

interface Given {
  readonly adapter?: string;
  readonly tier?: string;
  readonly version?: string;
  readonly verdict?: string;
  /** The day of the board's last run; absent where it made none. */
  readonly ran?: string;
  readonly minutes?: number;
  readonly dataset?: object;
  /** Whether the suite has a reference for fresh tasks; and the board's run on them. */
  readonly reference?: string;
  readonly fresh?: object;
  /** The pull request of the board's last run; null for a run that the board planned. */
  readonly pull?: number | null;
  /** The number of tasks in which its replies are not those of the claim. */
  readonly differing?: number;
}

/** An entry with one run, as the board has it. */
function entry(slug: string, given: Given): ShownEntry {
  const {
    adapter = IMAGE,
    tier = 'board-run',
    version = '1.0.0',
    verdict,
    ran,
    minutes = 1,
    dataset,
    reference,
    fresh,
    pull = null,
    differing = 9,
  } = given;
  const manifest = {
    adapter: { spec: adapter },
    image: { repo_digest: IMAGE },
    split: 'public',
    dataset: { ...DATASET, ...dataset },
    selection: { families: null, limit: null, arms: null, shard: null },
    dates: { finished: ran ?? '' },
  };
  const suite = { description: { id: 'a', version: '1.0.0', contaminationReference: reference } };
  const scorecard = { suite: { id: 'a', version } };
  const bundle = {
    ...{ suite, fresh, scorecard },
    timing: { wall_ms: minutes * 60_000, latency_ms: {} },
    ...{ manifest, tier },
    ...(verdict && { claim: { verdict } }),
    ...(ran && {
      receipt: { date: `${ran}T00:00:00.000Z`, pull_request: pull, suites: { a: { claim: { differing } } } },
    }),
    submitted: ran && !verdict ? { manifest, suite, scorecard } : undefined,
  };
  return { entry: { slug, adapter }, bundles: [bundle] } as unknown as ShownEntry;
}

const without = (all: readonly ShownEntry[]) => all.map((shown) => ({ shown, receipts: [], since: '' }));
const AS_OF = '2026-06-30';
const RECENT = '2026-06-01';

describe('dueEntries', () => {
  it.each<[string, Given, Due['reason'] | undefined]>([
    ['of an earlier version', { version: '0.9.0', ran: RECENT }, 'version'],
    ['that was never run', { tier: 'self-reported' }, 'never-run'],
    ['whose last run did not count', { tier: 'self-reported', ran: RECENT, verdict: 'unusable' }, 'unusable'],
    ['that is old', { ran: '2025-06-01' }, 'age'],
    ['that was run lately', { ran: RECENT }, undefined],
    ['that was run for its pull request', { ran: RECENT, pull: 7 }, 'provisional'],
    ['that was, and repeats itself', { ran: RECENT, pull: 7, differing: 0 }, undefined],
    ['without fresh tasks', { ran: RECENT, reference: 'r' }, 'fresh'],
    ['without a result on them', { ran: RECENT, reference: 'r', fresh: { contamination: null } }, 'fresh'],
    ['with a result on them', { ran: RECENT, reference: 'r', fresh: { contamination: {} } }, undefined],
    ['of the board’s own folder', { adapter: 'dir:mine', tier: 'own' }, 'never-run'],
    ['of somebody else’s folder', { adapter: 'dir:mine', tier: 'self-reported' }, undefined],
    ['of a program', { adapter: 'cmd:mine', tier: 'self-reported' }, undefined],
    ['on other data', { tier: 'self-reported', dataset: { id: 'builtin-5' } }, undefined],
  ])('returns the reason, if any, to repeat a run %s', (_, given, reason) => {
    expect(dueEntries(without([entry('one', given)]), AS_OF).due.map((due) => due.reason)).toEqual(
      reason ? [reason] : [],
    );
  });

  it('sorts by urgency, then by waiting time [K8]', () => {
    const entries = [
      entry('old', { ran: '2025-06-01' }),
      entry('failed-lately', { tier: 'self-reported', ran: RECENT, verdict: 'unusable' }),
      entry('failed-before', { tier: 'self-reported', ran: '2026-05-01', verdict: 'unusable' }),
      entry('raised', { version: '0.9.0', ran: RECENT }),
      entry('new', { tier: 'self-reported' }),
    ];
    const order = ['raised', 'new', 'failed-before', 'failed-lately', 'old'];
    expect(dueEntries(without(entries), AS_OF).due.map(({ slug }) => slug)).toEqual(order);
  });
});

it.each<[string, Given, number]>([
  ['the run and its job, if its replies were those of the claim', { ran: '2025-06-01', differing: 0 }, 15],
  ['three runs, if they were not', { ran: '2025-06-01', differing: 1 }, 45],
  ['three runs, if none was compared', { tier: 'self-reported' }, 45],
  ['one run, if the claim is of an earlier version', { version: '0.9.0', ran: RECENT }, 15],
  ['one more run on fresh tasks', { ran: RECENT, reference: 'r', differing: 0 }, 30],
  ['three runs and one on fresh tasks', { tier: 'self-reported', reference: 'r' }, 60],
])('dueEntries counts the minutes of %s', (_, given, minutes) => {
  const { due } = dueEntries(without([entry('one', { ...given, minutes: 10 })]), AS_OF);
  expect(due).toMatchObject([{ minutes }]);
});

it('dueEntries plans no more fresh tasks after three tries without a result', () => {
  const shown = entry('one', { ran: RECENT, reference: 'r', fresh: { contamination: null } });
  const tried = (times: number) =>
    Array<Receipt>(times).fill({
      suites: { a: { claim: null, runs: [''], fresh: { contamination: null } } },
    } as unknown as Receipt);
  const dueAfter = (receipts: readonly Receipt[]) => dueEntries([{ shown, receipts, since: '' }], AS_OF).due.length;
  expect([2, 3].map((times) => dueAfter(tried(times)))).toEqual([1, 0]);
  // Only tries without a result count.
  const measured = { suites: { a: { claim: null, runs: [''], fresh: { contamination: {} } } } } as unknown as Receipt;
  expect(dueAfter([...tried(2), measured])).toBe(1);
});

describe('dueEntries: repeated failures', () => {
  const receiptOf = (verdict: string | undefined, runs = 0, suite = 'a') =>
    ({
      suites: { [suite]: { claim: verdict ? { verdict } : null, runs: Array(runs).fill('') } },
    }) as unknown as Receipt;
  const [failed, ran, seen] = [receiptOf('unusable'), receiptOf('confirmed', 1), receiptOf(undefined)];
  // What breaks the evaluation leaves a receipt without suites.
  const unjudged = { event: 'unusable', date: RECENT, suites: {} } as unknown as Receipt;
  const unusable = entry('one', { tier: 'self-reported', ran: RECENT, verdict: 'unusable' });

  it.each<[string, boolean, readonly Receipt[]]>([
    ['once', true, [failed]],
    ['twice in a row, and before', true, [failed, failed, ran, failed]],
    ['twice in a row, after one on an earlier version', true, [failed, failed, receiptOf(undefined, 1), failed]],
    ['twice in a row, and on another suite', true, [failed, receiptOf('unusable', 0, 'b'), failed]],
    ['three times in a row', false, [failed, failed, failed, ran]],
    ['three times, with a look at its evidence between', false, [failed, seen, failed, failed]],
    ['twice in a row, and once before that could not be judged', false, [failed, failed, unjudged]],
    ['three times, of which none could be judged', false, [unjudged, unjudged, unjudged]],
  ])('after a run that failed %s, due is %s [K8]', (_, isDue, receipts) => {
    const { due, stopped } = dueEntries([{ shown: unusable, receipts, since: '' }], AS_OF);
    expect(due.map(({ slug }) => slug)).toEqual(isDue ? ['one'] : []);
    expect(stopped).toEqual(isDue ? [] : [{ slug: 'one', suites: ['a'] }]);
  });

  it('sorts entries that were never run by when they came, or by the last run that could not be judged [K8]', () => {
    const came = [
      ['a-new', '2026-06-20', []],
      ['b-tried', '2026-01-01', [unjudged]],
      ['c-before', '2026-05-20', []],
    ] as const;
    const recorded = came.map(([slug, since, receipts]) => {
      const shown = entry(slug, { tier: 'self-reported' });
      return { shown, receipts, since };
    });
    expect(dueEntries(recorded, AS_OF).due.map((due) => [due.slug, due.since])).toEqual([
      ['c-before', '2026-05-20'],
      ['b-tried', RECENT],
      ['a-new', '2026-06-20'],
    ]);
  });

  it('lists an entry again after a maintainer’s run that counted', () => {
    const old = entry('one', { ran: '2025-06-01' });
    expect(dueEntries([{ shown: old, receipts: [ran, failed, failed, failed], since: '' }], AS_OF)).toMatchObject({
      due: [{ slug: 'one', reason: 'age' }],
      stopped: [],
    });
  });
});

describe('withinBudget', () => {
  const due = (...minutes: number[]): Due[] =>
    minutes.map((one, i) => ({ slug: `s${i}`, suites: ['a'], reason: 'age', minutes: one, since: '' }));
  const planned = (list: readonly Due[], budget: number, most = 16) =>
    withinBudget(list, budget, most).map(({ slug }) => slug);

  it('keeps to the budget, to the number of entries and to the order', () => {
    expect(planned(due(30, 30, 30, 5), 70)).toEqual(['s0', 's1']);
    expect(planned(due(30, 30, 30), 60)).toEqual(['s0', 's1']);
    expect(planned(due(1, 1, 1), 70, 2)).toEqual(['s0', 's1']);
  });

  it('leaves room for another entry after one that exceeds the budget [K8]', () => {
    expect(planned(due(100_000, 20, 20), 60)).toEqual(['s0', 's1']);
  });
});
