import { describe, expect, it } from 'vitest';
import { Tally } from '../../analysis/tally.ts';
import type { InspectResult } from '../../protocol/reply.ts';
import { generator } from './generate.ts';
import { ELSEWHERE, METRICS } from './metrics/metrics.ts';
import {
  type MemoryStore,
  responder,
  type StoreAnswer,
  type StoredValue,
  type StoreQuestion,
} from './references/memory-store.ts';
import { chainOf } from './references/observation.ts';
import { CAPABILITIES, inspectResult, OBSERVATION_LOG } from './references/references.ts';
import type { StatementKind } from './schema.ts';
import { score } from './score.ts';
import { truthOf } from './truth.ts';

const tasks = Array.from({ length: generator.publicCount }, (_, i) => generator.generate(generator.publicSeed, i));

const MEASURED = METRICS.filter(({ id }) => !ELSEWHERE.includes(id));

function figuresOf(parts: MemoryStore): ReadonlyMap<string, number> {
  const tally = new Tally();
  const answer = responder(parts);
  const declared = new Set([...CAPABILITIES, ...(parts.chain ? (['provenance_chain'] as const) : [])]);
  for (const task of tasks) tally.add(score(task, answer(task), declared));
  const overall = tally.overall([]);
  return new Map(
    MEASURED.map(({ id }) => {
      const sums = overall.sums(id);
      return [id, sums === undefined ? Number.NaN : sums.numerator / sums.denominator];
    }),
  );
}

const isKnown = ({ task }: StoreQuestion) => !task.probe.should_abstain;
const isNow = ({ task: { probe } }: StoreQuestion) => (probe.asks ?? 'now') === 'now' && !probe.temporal_query?.as_of;
const rejected = ({ task }: StoreQuestion, because: string) =>
  task.ground_truth.rejected?.find((one) => one.because === because)?.value;

/** The log, with its reply changed by `instead`; a string replaces only the answer. */
const answering = (
  instead: (said: StoreAnswer | undefined, asked: StoreQuestion) => StoreAnswer | string | undefined,
): Partial<MemoryStore> => ({
  revise(said, asked) {
    const changed = instead(said, asked);
    return typeof changed === 'string' ? { ...said, answer: changed, sources: said?.sources ?? [] } : changed;
  },
});

const bare = (values: readonly StoredValue[]) =>
  values.map(({ value, from, until }) => ({ value, from, until, sources: [] }));

/** The log without withdrawals, deletions and ends. */
const neverForgets: Partial<MemoryStore> = {
  store: (observations, task) =>
    OBSERVATION_LOG.store(
      observations
        .filter(({ statement }) => statement.kind !== 'forgets' && statement.kind !== 'withdraws')
        .map((one) => ({ ...one, statement: { ...one.statement, until: undefined } })),
      task,
    ),
};

const storing = (kinds: readonly StatementKind[]): Partial<MemoryStore> => ({
  store: (observations, task) =>
    OBSERVATION_LOG.store(
      observations.map((one) =>
        kinds.includes(one.statement.kind)
          ? { ...one, statement: { ...one.statement, kind: 'asserts' as const } }
          : one,
      ),
      task,
    ),
});

const keepsFirst: Partial<MemoryStore> = {
  store(observations, task) {
    const values = OBSERVATION_LOG.store(observations, task);
    return (fact) => values(fact).slice(0, 1);
  },
};

type Link = NonNullable<InspectResult>['values'][number];

/** The log with a chain as its provenance, each link changed. */
const linked = (change: (link: Link) => readonly Link[]): Partial<MemoryStore> => ({
  chain(observations) {
    const told = chainOf(observations);
    return told && { values: told.values.flatMap(change) };
  },
});

const MUTATIONS: readonly [what: string, parts: Partial<MemoryStore>, worse: readonly string[]][] = [
  [
    'attributes what the user said to the agent too',
    linked((link) => (link.action === 'created' ? [link, { ...link, by: 'agent', action: 'updated' }] : [link])),
    ['chain_completeness'],
  ],
  [
    'attributes nothing to anybody',
    linked(({ by: _, ...link }) => [link]),
    ['chain_completeness', 'provenance_completeness'],
  ],
  [
    'attributes everything to the user',
    linked((link) => [{ ...link, by: 'user' }]),
    ['chain_completeness', 'provenance_completeness'],
  ],
  [
    'calls the first value an update',
    linked((link) => [link.action === 'created' ? { ...link, action: 'updated' } : link]),
    ['chain_completeness'],
  ],
  [
    'calls every value a new one',
    linked((link) => [link.action === 'updated' ? { ...link, action: 'created' } : link]),
    ['chain_completeness'],
  ],
  [
    'omits withdrawals',
    linked((link) => (link.action === 'retracted' ? [] : [link])),
    ['chain_completeness', 'provenance_completeness'],
  ],
  [
    'cites no source in its chain',
    linked(({ source_ids: _, ...link }) => [link]),
    ['chain_completeness', 'provenance_completeness'],
  ],
  ['drops the history', { history: (values) => inspectResult(values.slice(-1)) }, ['detectability']],
  [
    'keeps no dates in its history',
    { history: (values) => inspectResult(values.map(({ value }) => ({ value, sources: [] }))) },
    // Without dates an expired value is given as present.
    ['detectability', 'over_retention_rate'],
  ],
  [
    'forgets sources',
    { provenance: (values, at) => OBSERVATION_LOG.provenance(bare(values), at) },
    ['provenance_completeness'],
  ],
  [
    'cites everything it knows as the source',
    {
      provenance: (values, at) =>
        OBSERVATION_LOG.provenance(
          values.map((one) => ({ ...one, sources: values.flatMap(({ sources }) => sources) })),
          at,
        ),
    },
    ['provenance_completeness'],
  ],
  [
    'returns the present state for any date',
    { stateAsOf: (values) => OBSERVATION_LOG.stateAsOf(values, Number.MAX_SAFE_INTEGER) },
    ['temporal_accuracy'],
  ],
  [
    'gives the first value as the present state',
    { stateAsOf: (values) => inspectResult(values.slice(0, 1)) },
    ['drift_rate', 'temporal_accuracy', 'over_retention_rate'],
  ],
  [
    'drifts when it is asked again',
    answering((said, asked) => (asked.again && isKnown(asked) ? undefined : said)),
    ['drift_rate'],
  ],
  [
    'never abstains',
    answering((said) => said ?? { answer: 'yes', sources: [] }),
    ['correct', 'lifecycle_accuracy', 'abstention_quality', 'abstention_recall'],
  ],
  [
    'invents where nothing is known',
    answering((said) => said ?? 'Zanzibarquux 77'),
    ['correct', 'lifecycle_accuracy', 'abstention_quality', 'abstention_recall', 'hallucination_rate'],
  ],
  [
    'invents a value that was stated once',
    answering((said, asked) =>
      isKnown(asked) && isNow(asked) && !truthOf(asked.task).changed ? 'Zanzibarquux 77' : said,
    ),
    ['correct', 'lifecycle_accuracy', 'source_authority_integrity', 'recall_accuracy', 'hallucination_rate'],
  ],
  [
    'abstains on a value that was stated once',
    answering((said, asked) => (isNow(asked) && !truthOf(asked.task).changed ? undefined : said)),
    [
      'correct',
      'lifecycle_accuracy',
      'source_authority_integrity',
      'recall_accuracy',
      'abstention_quality',
      'abstention_precision',
    ],
  ],
  [
    'answers with a stale value',
    answering((said, asked) => (isNow(asked) && rejected(asked, 'stale')) || said),
    ['correct', 'lifecycle_accuracy', 'source_authority_integrity', 'update_fidelity', 'stale_usage_rate'],
  ],
  [
    'never forgets',
    neverForgets,
    [
      'correct',
      'lifecycle_accuracy',
      'update_fidelity',
      'drift_rate',
      'abstention_quality',
      'abstention_recall',
      'stale_usage_rate',
      'temporal_accuracy',
      'provenance_completeness',
      'over_retention_rate',
    ],
  ],
  [
    'stores hearsay as a statement of the user',
    storing(['hearsay']),
    [
      'correct',
      'lifecycle_accuracy',
      'source_authority_integrity',
      'recall_accuracy',
      'update_fidelity',
      'drift_rate',
      'abstention_quality',
      'abstention_recall',
      'stale_usage_rate',
      'provenance_completeness',
    ],
  ],
  [
    'stores a statement of the assistant as one of the user',
    storing(['repeats']),
    [
      'correct',
      'source_authority_integrity',
      'recall_accuracy',
      'update_fidelity',
      'drift_rate',
      'abstention_quality',
      'abstention_recall',
      'stale_usage_rate',
      'provenance_completeness',
      'temporal_accuracy',
    ],
  ],
  [
    'never updates',
    keepsFirst,
    [
      'correct',
      'lifecycle_accuracy',
      'source_authority_integrity',
      'update_fidelity',
      'drift_rate',
      'detectability',
      'constraint_consistency',
      'application_correctness',
      'abstention_quality',
      'abstention_precision',
      'stale_usage_rate',
      'temporal_accuracy',
      'provenance_completeness',
    ],
  ],
  [
    'returns what was to be forgotten',
    answering((said, asked) => said ?? truthOf(asked.task).gone[0]),
    ['correct', 'lifecycle_accuracy', 'abstention_quality', 'abstention_recall', 'over_retention_rate'],
  ],
  [
    'ignores constraints',
    answering((said, { task }) => {
      const other = task.probe.allowed_actions?.find((one) => one !== task.ground_truth.action);
      return said?.action === undefined || other === undefined ? said : { ...said, answer: other, action: other };
    }),
    ['correct', 'constraint_consistency', 'application_correctness'],
  ],
  [
    'acts against its own answer',
    answering((said, { task }) => {
      const other = task.probe.allowed_actions?.find((one) => one !== task.ground_truth.action);
      return said?.action === undefined || other === undefined ? said : { ...said, action: other };
    }),
    ['correct', 'application_correctness'],
  ],
  [
    'confuses near-duplicates',
    answering(
      (said, asked) => (said && asked.arm === 'native' && isNow(asked) && rejected(asked, 'distractor')) || said,
    ),
    [
      'correct',
      'lifecycle_accuracy',
      'source_authority_integrity',
      'recall_accuracy',
      'update_fidelity',
      'distractor_sensitivity',
    ],
  ],
];

/** False if nothing is left to measure: a system that never abstains has no abstention precision. */
const hasMoved = (figure = Number.NaN, right = Number.NaN) => !Number.isNaN(figure) && figure !== right;

const RIGHT = figuresOf(OBSERVATION_LOG);

/** Without its chain, so that a source is what `provenance` returns. */
const UNCHAINED = { ...OBSERVATION_LOG, chain: undefined };

describe('OBSERVATION_LOG', () => {
  it('has the best value of every metric', () => {
    for (const { id, better } of MEASURED) {
      const best = better === 'higher' ? 1 : 0;
      expect([id, RIGHT.get(id)]).toEqual([id, best]);
    }
  });

  it.each(MUTATIONS)('gets worse in exactly the expected metrics when it %s', (_, parts, worse) => {
    const figures = figuresOf({ ...UNCHAINED, ...parts });
    const moved = MEASURED.filter(({ id }) => hasMoved(figures.get(id), RIGHT.get(id))).map(({ id }) => id);
    expect(moved.toSorted()).toEqual(worse.toSorted());
  });

  it('has a mutation for every metric', () => {
    const caught = new Set(MUTATIONS.flatMap(([, , worse]) => worse));
    expect(MEASURED.map(({ id }) => id).filter((id) => !caught.has(id))).toEqual([]);
  });
});
