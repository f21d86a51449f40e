import { describe, expect, it } from 'vitest';
import { described, metricOf } from '../../test/support/described.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { ClaimReview } from '../evidence/receipt.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { MetricDescription, SuiteDescription } from '../suite/description.ts';
import { type ClaimRun, judgeClaim, needsMoreRuns } from './claim.ts';

const suiteOf = (...others: readonly MetricDescription[]): SuiteDescription =>
  described({ headline: 'right', metrics: [metricOf('right'), ...others] });
const SUITE = suiteOf();

type Declared = Manifest['adapter']['declared'];
const DECLARED: Declared = {
  protocol: 1,
  name: 'memory',
  version: '2.0',
  capabilities: ['written', 'action'],
} as unknown as Declared;

interface Ran {
  readonly n?: number;
  /** By the headline, task by task. */
  readonly right?: (task: number) => number;
  /** Of other metrics; undefined where a task does not measure it. */
  readonly values?: (task: number) => Readonly<Record<string, number | undefined>>;
  readonly cluster?: (task: number) => string;
  /** Tasks whose replies differ from those of a run without such tasks. */
  readonly otherwise?: (task: number) => boolean;
  readonly declared?: Partial<Declared>;
}

/** A run of a system that is right in every task, each in its own cluster, unless other values are given. */
function run({ n = 200, right = () => 1, values = () => ({}), ...ran }: Ran = {}): ClaimRun {
  const outcomes = Array.from({ length: n }, (_, i): Outcome => {
    const measured = Object.entries({ right: right(i), ...values(i) }).filter(([, value]) => value !== undefined);
    return {
      ...{ id: `t${i}`, family: 'all', cluster: ran.cluster?.(i) ?? `c${i}`, slices: {} },
      ...{ verdict: right(i) === 1 ? 'passed' : 'failed', failure_modes: [] },
      values: Object.fromEntries(measured) as Outcome['values'],
    };
  });
  return {
    manifest: { adapter: { spec: 'image:x', declared: { ...DECLARED, ...ran.declared } } } as Manifest,
    outcomes,
    replies: outcomes.map(({ id }, i) => `${id}${ran.otherwise?.(i) ? ' otherwise' : ''}`),
  };
}

const first = (count: number) => (task: number) => Number(task < count);
const always = () => true;
/** A claim whose first reply differs from that of the board's runs, so that three of these decide. */
const claimed = (ran: Ran = {}) => run({ otherwise: (task) => task === 0, ...ran });
const judged = (claim: ClaimRun, board: ClaimRun, description = SUITE) =>
  judgeClaim(claim, [board, board, board], description);

describe('judgeClaim and needsMoreRuns: equal replies', () => {
  it('confirm a claim after one run, whatever the figures', () => {
    const [claim, board] = [run(), run({ right: () => 0 })];
    expect(needsMoreRuns(claim, board)).toBe(false);
    expect(judgeClaim(claim, [board], SUITE)).toEqual({
      verdict: 'confirmed',
      reason: 'Every reply equals that of the board’s run.',
      ...{ metric: 'right', claimed: 1, measured: 0, ci90: [1, 1] },
      ...{ tasks: 200, differing: 0, discordance: null, deterministic: 'not declared', unsteady: false },
    });
  });

  it('need two more runs if one reply differs, at any task', () => {
    for (const at of [0, 100, 199])
      expect(needsMoreRuns(run({ otherwise: (task) => task === at }), run()), `task ${at}`).toBe(true);
    for (const runs of [[run()], [run(), run()]])
      expect(() => judgeClaim(claimed(), runs, SUITE)).toThrow(
        new RangeError(`${runs.length} runs of the board, but a verdict needs 3`),
      );
  });
});

describe('judgeClaim: the headline', () => {
  it('contradicts a claim by the board’s three runs', () => {
    const found = judged(claimed(), run({ right: first(152) }));
    expect(found).toMatchObject({ verdict: 'contradicted', claimed: 1, measured: 0.76, differing: 1 });
    expect(found.reason).toMatch(
      /^The right: submitted 100\.0%, board 76\.0%\. The submitted figure is better by 24\.0 points, 90% interval \[19\.0, 29\.0\]\. Replies differ in 1 of 200 tasks\.$/,
    );
  });

  it('writes a headline that is not a share in its own unit', () => {
    const tokens = { ...SUITE, metrics: [metricOf('right', { unit: 'tokens', digits: 2 })] };
    expect(judged(claimed(), run({ right: first(152) }), tokens).reason).toMatch(
      /^The right: submitted 1\.00, board 0\.76\. The submitted figure is better by 0\.24, 90% interval \[0\.19, 0\.29\]\./,
    );
  });

  it('compares a claim with the mean of the three runs, in any order', () => {
    const runs = [140, 152, 164].map((count) => run({ right: first(count) }));
    for (const all of [runs, runs.toReversed()]) {
      const found = judgeClaim(claimed(), all, SUITE);
      expect(found.measured).toBeCloseTo(0.76, 12);
      expect(found.verdict).toBe('contradicted');
    }
  });

  // 1,000 tasks: k more of them have D = k/1000 and an error of √k/1000.
  it.each([
    [20, 'confirmed', 'exactly 2 points'],
    [21, 'contradicted', 'more than 2 points, though within 3'],
  ] as const)('judges a claim that is better in %i of 1,000 tasks as %s: %s', (more, verdict, _why) => {
    const found = judged(claimed({ n: 1000, right: first(700 + more) }), run({ n: 1000, right: first(700) }));
    expect(found.verdict).toBe(verdict);
    expect(found.ci90?.[0]).toBeGreaterThan(0);
    expect(found.ci90?.[1]).toBeLessThan(0.03);
  });

  it('does not contradict a claim that is exactly 2 points better because of rounded thirds', () => {
    // Each run is right in 700 of 1,000; which these are differs, so that the mean is a sum of thirds.
    for (let shift = 0; shift < 60; shift += 1) {
      const runs = [0, shift, 2 * shift].map((from) =>
        run({ n: 1000, right: (i) => Number(i >= from && i < from + 700) }),
      );
      const found = judgeClaim(claimed({ n: 1000, right: first(720) }), runs, SUITE);
      expect(found.verdict, `shift ${shift}`).not.toBe('contradicted');
    }
  });

  // As many better as worse: D is 0, and the interval's end grows with them.
  it.each([
    [165, 'confirmed'],
    [166, 'unconfirmed'],
  ] as const)(
    'judges a claim that is better in %i tasks and worse in as many as %s, by the end of its interval',
    (each, verdict) => {
      const swapped = (i: number) => Number(i < 500 - each || (i >= 500 && i < 500 + each));
      const found = judged(claimed({ n: 1000, right: swapped }), run({ n: 1000, right: first(500) }));
      expect(found.claimed).toBe(found.measured);
      expect((found.ci90?.[1] ?? 1) <= 0.03).toBe(verdict === 'confirmed');
      expect(Math.abs((found.ci90?.[1] ?? 1) - 0.03)).toBeLessThan(0.0001);
      expect(found.verdict).toBe(verdict);
      expect(found.reason).toMatch(verdict === 'confirmed' ? /lies at most 3\.0 points/ : /may lie up to 3\.0 points/);
    },
  );

  it('leaves a claim unconfirmed that may be better, though not significantly', () => {
    const found = judged(claimed({ n: 60, right: first(32) }), run({ n: 60, right: first(30) }));
    expect(found.verdict).toBe('unconfirmed');
    expect(found.ci90?.[0]).toBeLessThan(0);
    expect(found.reason).toMatch(
      /^The claim may lie up to \d+\.\d points above .*, or may be equal or lower\. Replies differ/,
    );
  });

  it('never contradicts a claim that is worse than the board’s runs', () => {
    const found = judged(claimed({ right: first(100) }), run());
    expect(found).toMatchObject({ verdict: 'confirmed', claimed: 0.5, measured: 1 });
    expect(found.ci90?.[1]).toBeLessThan(0);
  });

  it('counts tasks that the claim, or the board, did not measure as 0', () => {
    const right = (i: number) => (i < 152 ? 1 : undefined) as number;
    expect(judged(claimed({ right }), run({ right: first(152) }))).toMatchObject({
      ...{ claimed: 0.76, measured: 0.76, verdict: 'confirmed', tasks: 200 },
    });
    expect(judged(claimed(), run({ right }))).toMatchObject({
      ...{ claimed: 1, measured: 0.76, verdict: 'contradicted', tasks: 200 },
    });
  });

  it('leaves a claim unconfirmed, without an interval, if all tasks are in one cluster', () => {
    const cluster = () => 'one';
    const found = judged(claimed({ cluster }), run({ cluster, right: () => 0 }));
    expect(found).toMatchObject({ verdict: 'unconfirmed', ci90: null, claimed: 1, measured: 0 });
    expect(found.reason).toMatch(/^All tasks come from one template, so that no interval can be computed\./);
  });

  it('contradicts the lower figure if lower is better', () => {
    const description = { ...SUITE, metrics: [metricOf('right', { better: 'lower' })] };
    const [low, high] = [{ right: first(20) }, { right: first(60) }];
    const found = judged(claimed(low), run(high), description);
    expect(found).toMatchObject({ verdict: 'contradicted', claimed: 0.1, measured: 0.3 });
    const [lo = 0, hi = 0] = found.ci90 ?? [];
    expect([lo > 0, lo < 0.2, hi > 0.2]).toEqual([true, true, true]);
    expect(judged(claimed(high), run(low), description).verdict).toBe('confirmed');
  });

  it('uses the metric of the suite’s tables if the suite has no headline', () => {
    const { headline: _, ...plain } = suiteOf(metricOf('kept'));
    const description = { ...plain, tables: { ...plain.tables, byFamily: 'kept' } };
    const kept = (count: number): Ran => ({ values: (task) => ({ kept: Number(task < count) }) });
    expect(judged(claimed(kept(200)), run(kept(100)), description)).toMatchObject({
      ...{ metric: 'kept', verdict: 'contradicted', claimed: 1, measured: 0.5 },
    });
  });
});

describe('judgeClaim: other metrics', () => {
  const kept = (count: number): Ran => ({ values: (task) => ({ kept: Number(task < count) }) });
  const KEPT = suiteOf(metricOf('kept'));

  it('contradicts a claim that is significantly better, with both figures in the reason', () => {
    const found = judged(claimed(kept(150)), run(kept(100)), KEPT);
    expect(found).toMatchObject({ verdict: 'contradicted', metric: 'right', claimed: 1, measured: 1 });
    expect(found.reason).toMatch(
      /^The kept: submitted 75\.0%, board 50\.0%, a significant difference\. Replies differ/,
    );
  });

  it('does not contradict a claim that is significantly worse', () => {
    expect(judged(claimed(kept(100)), run(kept(150)), KEPT).verdict).toBe('confirmed');
  });

  it('contradicts the lower figure if lower is better', () => {
    const description = suiteOf(metricOf('kept', { better: 'lower', unit: 'tokens' }));
    expect(judged(claimed(kept(100)), run(kept(150)), description)).toMatchObject({
      verdict: 'contradicted',
      reason: expect.stringContaining('The kept: submitted 0.5, board 0.8'),
    });
    expect(judged(claimed(kept(150)), run(kept(100)), description).verdict).toBe('confirmed');
  });

  // Four of 200 tasks: p = .046, which two metrics double.
  it('corrects for the number of metrics', () => {
    const few = claimed(kept(104));
    expect(judged(few, run(kept(100)), KEPT).verdict).toBe('contradicted');
    const also = (ran: Ran): Ran => ({ values: (task) => ({ ...ran.values?.(task), found: Number(task % 2) }) });
    const [claim, board] = [claimed(also(kept(104))), run(also(kept(100)))];
    expect(judged(claim, board, suiteOf(metricOf('kept'), metricOf('found'))).verdict).toBe('confirmed');
    // Neither the headline nor an unmeasured metric counts.
    expect(judged(few, run(kept(100)), suiteOf(metricOf('kept'), metricOf('nothing'))).verdict).toBe('contradicted');
  });

  it.each([
    [19, 'confirmed'],
    [20, 'contradicted'],
  ] as const)('needs at least 20 measured tasks: %i leave the claim %s', (tasks, verdict) => {
    const some = (value: number): Ran => ({ values: (task) => ({ kept: task < tasks ? value : undefined }) });
    expect(judged(claimed(some(1)), run(some(0)), KEPT).verdict).toBe(verdict);
  });

  it('counts only tasks that both measured', () => {
    const half = (from: number): Ran => ({
      values: (task) => ({ kept: task >= from && task < from + 110 ? from : undefined }),
    });
    // 10 tasks of 110 are measured by both.
    expect(judged(claimed(half(100)), run(half(0)), KEPT).verdict).toBe('confirmed');
    expect(judged(claimed(half(20)), run(half(0)), KEPT).verdict).toBe('contradicted');
  });
});

describe('judgeClaim: declarations', () => {
  it.each<[string, Partial<Declared>, Partial<Declared>, string]>([
    [
      'a missing capability',
      { capabilities: ['written'] },
      {},
      'The claim leaves out what the image declares: action.',
    ],
    [
      'an additional capability',
      { capabilities: ['written', 'action', 'usage'] },
      {},
      'The claim declares what the image does not: usage.',
    ],
    ['another name', { name: 'memory+' }, {}, 'The claim gives the name as "memory+"; the image gives "memory".'],
    ['another version', { version: '3.0' }, {}, 'The claim gives the version as "3.0"; the image gives "2.0".'],
    ['a model', { model: MODEL() }, {}, 'The claim names another model than the image.'],
    ['no model', {}, { model: MODEL() }, 'The claim names another model than the image.'],
    ['another model', { model: MODEL('large') }, { model: MODEL() }, 'The claim names another model than the image.'],
  ])('contradicts a claim with %s after one run, whatever the replies', (_, mine, theirs, says) => {
    for (const claim of [run({ declared: mine }), claimed({ declared: mine })]) {
      const board = run({ declared: theirs });
      expect(needsMoreRuns(claim, board)).toBe(false);
      const found = judgeClaim(claim, [board], SUITE);
      expect(found.verdict).toBe('contradicted');
      expect(found.reason.startsWith(says), found.reason).toBe(true);
    }
  });

  it('cuts a reason that names of the image make longer than a receipt can have', () => {
    const hiding = (char: string) => ({ name: char.repeat(100), version: char.repeat(100) });
    const claim = judgeClaim(run({ declared: hiding('\u200c') }), [run({ declared: hiding('\u200b') })], SUITE);
    expect(claim).toMatchObject({
      verdict: 'contradicted',
      reason: expect.stringMatching(/^The claim gives the name/),
    });
    expect(ClaimReview.safeParse(claim).success).toBe(true);
  });

  it.each<[string, Partial<Declared>, Partial<Declared>]>([
    ['capabilities in another order', { capabilities: ['action', 'written'] }, {}],
    ['the same model on another day', { model: MODEL('m', '2020-01-01') }, { model: MODEL() }],
  ])('does not contradict a claim with %s', (_, mine, theirs) => {
    expect(judgeClaim(run({ declared: mine }), [run({ declared: theirs })], SUITE).verdict).toBe('confirmed');
  });

  const sure = { deterministic: true };
  it.each<[string, ClaimRun, readonly ClaimRun[], string]>([
    ['not declared', run(), [run()], 'not declared'],
    ['declared, and all replies are equal', run({ declared: sure }), [run({ declared: sure })], 'declared'],
    ['declared, and the claim differs', claimed({ declared: sure }), [run(), run(), run()], 'lost'],
    ['declared to the board alone, and the claim differs', claimed(), Array(3).fill(run({ declared: sure })), 'lost'],
    [
      'declared, and the last of the board’s runs differs',
      claimed({ declared: sure }),
      [claimed({ otherwise: (task) => task === 7 }), claimed(), claimed({ otherwise: always })],
      'lost',
    ],
    [
      'declared, and a run differs though the first gives every reply of the claim',
      run({ declared: sure }),
      [run(), run(), claimed()],
      'lost',
    ],
  ])('judges determinism: %s', (_, claim, runs, deterministic) => {
    const found = judgeClaim(claim, runs, SUITE);
    expect(found.deterministic).toBe(deterministic);
    expect(found.reason.includes('It declares itself deterministic, and two of its runs differ.')).toBe(
      deterministic === 'lost',
    );
    // The verdict still follows from the figures.
    expect(found.verdict).toBe('confirmed');
  });
});

describe('judgeClaim: unsteady systems', () => {
  /** Each run is wrong in `each` of 200 tasks that the others get right, so that each pair differs in twice as many. */
  const apart = (each: number) =>
    [0, 50, 100].map((from) => run({ right: (task) => Number(task < from || task >= from + each) }));

  it.each([
    [5, 0.05, false],
    [6, 0.06, true],
  ])('for %i wrong tasks in each run the discordance is %d, and unsteady is %s', (each, share, unsteady) => {
    const found = judgeClaim(claimed(), apart(each), SUITE);
    expect(found.discordance).toBeCloseTo(share, 12);
    expect(found.unsteady).toBe(unsteady);
    expect(found.reason.includes(`The board’s runs differ on ${100 * share}.0% of the tasks: it is unsteady.`)).toBe(
      unsteady,
    );
  });

  it('compares results: other replies with the same result are no discordance', () => {
    const runs = [run(), run({ otherwise: always }), run({ otherwise: (task) => task > 9 })];
    expect(judgeClaim(claimed(), runs, SUITE)).toMatchObject({ discordance: 0, unsteady: false });
  });

  it('compares the values of the headline, not whether a task passed', () => {
    const halves = [0.4, 0.5, 0.5].map((value) => run({ right: (task) => (task < 60 ? value : 1) }));
    expect(judgeClaim(claimed(), halves, SUITE).discordance).toBeCloseTo(0.2, 12);
  });

  it('takes the mean discordance of all pairs of runs', () => {
    const runs = [run(), run(), run({ right: first(170) })];
    expect(judgeClaim(claimed(), runs, SUITE)).toMatchObject({ discordance: expect.closeTo(0.1, 12), unsteady: true });
  });
});

it('judgeClaim throws without a run of the board, and for runs of different tasks', () => {
  expect(() => judgeClaim(run(), [], SUITE)).toThrow(RangeError);
  expect(() => judgeClaim(run({ n: 99 }), [run({ n: 100 })], SUITE)).toThrow(RangeError);
  const renamed = { ...run(), outcomes: run().outcomes.map((one) => ({ ...one, id: `${one.id}b` })) };
  expect(() => judgeClaim(run(), [run(), renamed], SUITE)).toThrow(RangeError);
});

function MODEL(name = 'm', date = '2026-01-01') {
  return { name, endpoint_family: 'e', temperature: 0, max_output_tokens: 1, date, prompt_template: 'p' };
}
