import type { ClaimReview } from '../../src/evidence/receipt.ts';
import type { Outcome } from '../../src/protocol/outcome.ts';
import type { Estimate, Scorecard } from '../../src/protocol/scorecard.ts';
import type { CommentFacts, OtherEntry, ScoredRun, SuiteFacts } from '../../src/report/markdown/comment-facts.ts';
import type { MetricDescription, SuiteDescription } from '../../src/suite/description.ts';

const metric = (id: string, label: string): MetricDescription => ({
  id,
  label,
  short: label,
  unit: 'fraction',
  better: 'higher',
  kind: 'proportion',
  definition: '',
  digits: 1,
});

/** A suite of two families. */
export const SUITE: SuiteDescription = {
  id: 'suite',
  version: '1.0.0',
  title: 'The suite',
  summary: '',
  choices: [],
  passed: 'all is right.',
  fields: [],
  families: [
    { id: 'near', label: 'Near' },
    { id: 'far', label: 'Far' },
  ],
  metrics: [metric('right', 'Right'), metric('kept', 'Kept'), metric('found', 'Found')],
  headline: 'right',
  familyMetrics: ['kept', 'found'],
  failureModes: [{ id: 'lost', label: 'Lost it', rule: '' }],
  bounds: [],
  tables: { overall: [], byFamily: 'kept', paired: { metric: 'right', against: '' } },
};

const { headline: _, ...unranked } = SUITE;

/** The same without a headline. */
export const WITHOUT_HEADLINE: SuiteDescription = unranked;

/** 40 tasks, each of its own template, with those that pass; every second one is of the second family. */
export function measured(passes: (task: number) => boolean, text = 'task'): ScoredRun & { outcomes: Outcome[] } {
  const outcomes = Array.from({ length: 40 }, (_, i): Outcome => {
    const right = Number(passes(i));
    return {
      id: `${text}${i}`,
      family: i % 2 ? 'far' : 'near',
      cluster: `c${i}`,
      slices: {},
      verdict: right === 1 ? 'passed' : 'failed',
      values: { right, kept: right, found: 1 },
      failure_modes: right ? [] : ['lost', text],
    };
  });
  const group = (of: readonly Outcome[]) => ({
    n: of.length,
    items: {
      passed: of.filter(({ verdict }) => verdict === 'passed').length,
      ...{ measured: of.length, not_measured: 0, errored: 0 },
    },
    metrics: { right: share(of, 'right'), kept: share(of, 'kept'), found: share(of, 'found') },
  });
  const family = (id: string) => group(outcomes.filter((outcome) => outcome.family === id));
  const scorecard: Scorecard = {
    schema: 'scorecard/2',
    suite: { id: SUITE.id, version: SUITE.version },
    dataset: { id: text, sha256: 'd'.repeat(64), tasks: 40, official: false },
    system: { name: text, version: text, kind: 'system', reads_labels: false },
    counts: {
      tasks: 40,
      passed: outcomes.filter(({ verdict }) => verdict === 'passed').length,
      not_measured: 0,
      errored: 0,
      faults: { [text]: 2 },
    },
    overall: group(outcomes),
    families: { near: family('near'), far: family('far') },
    failure_modes: {},
    validity: { state: 'valid', rules: [], controls: [] },
    clusters: { count: 40, largest: 1 },
  };
  return { scorecard, outcomes };
}

function share(of: readonly Outcome[], id: string): Estimate {
  const k = of.reduce((sum, { values }) => sum + Number(values[id]), 0);
  return { value: k / of.length, n: of.length, k, ci95: [0, 1], ci95_clustered: [0.25, 0.75] };
}

export function otherEntry(name: string, passes: (task: number) => boolean, text = name, ids = 'task'): OtherEntry {
  return { slug: name, name: text, version: text, ranked: true, ...measured(passes, ids) };
}

/** A claim on half of the tasks that three board runs leave open. */
export function claimOf(change: Partial<ClaimReview> = {}): ClaimReview {
  return {
    verdict: 'unconfirmed',
    reason: 'text',
    metric: 'right',
    claimed: 0.5,
    measured: 0.525,
    ci90: [-0.07, 0.02],
    tasks: 40,
    differing: 1,
    discordance: 0.025,
    deterministic: 'not declared',
    unsteady: false,
    ...change,
  };
}

/** The part of a suite without a board run. */
export const NOT_RUN = { tier: 'self-reported', board: undefined, runs: 0, claim: undefined, ranked: false } as const;

/** A suite's part of a comment with every field set; all untrusted text in it is `text`. */
export function suiteFacts(text = 'text', description = SUITE): SuiteFacts {
  return {
    description,
    folder: `leaderboard/entries/${text}/suite`,
    state: 'valid',
    checks: [{ title: text, held: false, code: text, detail: text, remedy: text }],
    tier: 'board-run',
    obstacles: [text],
    submitted: measured((i) => i < 20, text),
    board: measured((i) => i < 21, text),
    runs: 3,
    provisional: false,
    claim: claimOf({ reason: text }),
    previous: measured((i) => i >= 4 && i < 22, text),
    ranked: true,
    others: [
      otherEntry('best', () => true, text, text),
      otherEntry('close', (i) => i < 22, text, text),
      { ...otherEntry('reference', (i) => i < 4, text, text), ranked: false },
    ],
    flags: [{ id: 'flag', title: 'A flag', reason: text, remedy: 'Look' }],
    digests: [{ what: 'image', digest: text }],
  };
}

export function commentFacts(text = 'text', suites = [suiteFacts(text)]): CommentFacts {
  return {
    slug: text,
    system: { name: text, version: text, kind: text, readsLabels: false },
    previousVersion: text,
    suites,
    unread: 0,
    problems: [{ message: text, hint: text }],
    commit: '0123456789abcdef0123456789abcdef01234567',
    run: { id: '77', attempt: 1, url: 'https://github.test/o/r/actions/runs/77' },
    harness: { version: '9.9.9', sha256: 'e'.repeat(64) },
  };
}
