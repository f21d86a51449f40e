import { describe, expect, it } from 'vitest';
import { CAPABILITIES as ALL } from '../../protocol/constants.ts';
import type { EpisodeReplies } from '../../protocol/episode.ts';
import { type Capability, INSPECTIONS } from '../../protocol/reply.ts';
import { description } from './describe.ts';
import { generator } from './generate.ts';
import { ELSEWHERE } from './metrics/metrics.ts';
import { CAPABILITIES } from './references/references.ts';
import { taskOf, type WritTask } from './scenario.ts';
import { score } from './score.ts';
import { writ } from './writ.ts';

const tasks = Array.from({ length: 150 }, (_, i) => generator.generate(generator.publicSeed, i));
const log = writ.ownSystems.find(({ name }) => name === 'observation-log');
const store = writ.ownSystems.find(({ name }) => name === 'kv-overwrite');
const asking = (wanted: (task: WritTask) => boolean) => tasks.find(wanted) as WritTask;
const answers = (task: WritTask) => log?.answer(task) ?? [];
const EVERY = new Set(ALL);

/** The same replies, but the native arm ends in a fault at the first call of a method. */
function failing(task: WritTask, method: string): readonly EpisodeReplies[] {
  return answers(task).map(({ key, replies }) => {
    const at = replies.findIndex((reply) => reply.method === method);
    if (!key.endsWith('/native') || at < 0) return { key, replies };
    return { key, replies: [...replies.slice(0, at), { method, fault: 'adapter.timeout' }] };
  });
}

/** The metrics that any task has for a system with these capabilities. */
function measuredWith(capabilities: readonly Capability[]): ReadonlySet<string> {
  const declared = new Set(capabilities);
  return new Set(tasks.flatMap((task) => Object.keys(score(task, answers(task), declared).values)));
}

const OF_ANSWERS = [
  'correct',
  'recall_accuracy',
  'update_fidelity',
  'constraint_consistency',
  'stale_usage_rate',
  'hallucination_rate',
  'distractor_sensitivity',
  'source_authority_integrity',
  'lifecycle_accuracy',
];

describe('score: undeclared capabilities', () => {
  it.each<[Capability[], string[]]>([
    [[], []],
    [['written', 'context', 'usage', 'confidence'], []],
    [['answer'], [...OF_ANSWERS, 'drift_rate', 'temporal_accuracy', 'over_retention_rate']],
    [
      ['action'],
      ['correct', 'constraint_consistency', 'application_correctness', 'drift_rate', 'distractor_sensitivity'],
    ],
    [
      ['abstain'],
      ['correct', 'distractor_sensitivity', 'abstention_quality', 'abstention_precision', 'abstention_recall'],
    ],
    [['history'], ['drift_rate', 'detectability', 'over_retention_rate']],
    [['state_as_of'], ['drift_rate', 'temporal_accuracy', 'over_retention_rate']],
    [['provenance'], ['provenance_completeness']],
    [['provenance_chain', 'integrity_flags', 'source_authority', 'deduplication'], []],
    [
      ['provenance', 'provenance_chain'],
      ['provenance_completeness', 'chain_completeness'],
    ],
  ])('measure no metric: with %j there are %j', (capabilities, metrics) => {
    expect([...measuredWith(capabilities)].toSorted()).toEqual(metrics.toSorted());
  });

  it.each<[Capability[], string[]]>([
    [[], ['not_measured']],
    [['context', 'history', 'provenance'], ['not_measured']],
    [['abstain'], ['not_measured', 'passed']],
    [['answer'], ['passed']],
  ])('make a task neither passed nor failed: with %j the verdicts are %j', (capabilities, verdicts) => {
    const declared = new Set(capabilities);
    const found = tasks.map((task) => score(task, answers(task), declared).verdict);
    expect([...new Set(found)].toSorted()).toEqual(verdicts);
  });

  it('leave no metric of the suite out if all capabilities are declared', () => {
    const measurable = description.metrics.map(({ id }) => id).filter((id) => !ELSEWHERE.includes(id));
    expect(measuredWith([...CAPABILITIES, 'provenance_chain'])).toEqual(new Set(measurable));
  });
});

describe('score: a failed call', () => {
  const task = asking(({ probe, category }) => category === 'update' && probe.again !== undefined);

  it('makes the answer wrong, and all that follows', () => {
    expect(score(task, failing(task, 'query'), EVERY)).toMatchObject({
      verdict: 'errored',
      failure_modes: [],
      values: {
        correct: 0,
        update_fidelity: 0,
        drift_rate: 1,
        provenance_completeness: 0,
        stale_usage_rate: 1,
        hallucination_rate: 1,
      },
      arms: { native: { correct: 0, hallucination_rate: 1 }, oracle: { correct: 1 } },
    });
  });

  it.each(INSPECTIONS)('of %s leaves the answer as it was', (method) => {
    const { verdict, values } = score(task, failing(task, method), EVERY);
    expect({ verdict, correct: values.correct, drift: values.drift_rate }).toEqual({
      verdict: 'errored',
      correct: 1,
      // The question was not asked again.
      drift: 1,
    });
  });

  it('is not an abstention', () => {
    const due = asking(({ probe }) => probe.should_abstain && !probe.temporal_query);
    const { values } = score(due, failing(due, 'query'), EVERY);
    expect(values).toMatchObject({ correct: 0, abstention_recall: 0, abstention_quality: [0, 1] });
  });
});

describe('score: a run of some arms', () => {
  const task = asking(({ category }) => category === 'retrieval');
  const of = (...arms: string[]) => answers(task).filter(({ key }) => arms.some((arm) => key.endsWith(`/${arm}`)));

  it('measures no metric without the native arm, and compares the arms that ran', () => {
    expect(score(task, of('none', 'oracle'), EVERY)).toMatchObject({
      values: {},
      verdict: 'failed',
      arms: { none: { correct: 0 }, oracle: { correct: 1 } },
    });
    expect(score(task, of('oracle'), EVERY).verdict).toBe('passed');
  });

  it('does not measure distractor sensitivity without the arm undistracted', () => {
    expect(score(task, of('native'), EVERY).values).not.toHaveProperty('distractor_sensitivity');
    expect(score(task, of('native', 'undistracted'), EVERY).values).toHaveProperty('distractor_sensitivity', 0);
  });
});

describe('score: unknown rubrics and categories', () => {
  const [task] = tasks as [WritTask];

  it('are graded by the default, and shown in slices', () => {
    const other = taskOf({
      ...task,
      category: 'telepathy',
      ground_truth: { ...task.ground_truth, eval_rubric: { method: 'seance' } },
    });
    expect(score(other, answers(task), EVERY)).toMatchObject({
      family: 'other',
      slices: { rubric: 'defaulted', category: 'telepathy' },
      values: { correct: 1 },
    });
    expect(score(task, answers(task), EVERY)).toMatchObject({ family: 'retrieval', slices: { rubric: 'documented' } });
  });
});

describe('score: failure modes', () => {
  it('are seventeen of the benchmark and three layers', () => {
    expect(description.failureModes.map(({ id }) => id.startsWith('layer_')).filter(Boolean)).toHaveLength(3);
    expect(description.failureModes).toHaveLength(20);
  });

  it.each(writ.ownSystems.map(({ name }) => name))('of %s are given exactly to the failed tasks', (name) => {
    const reference = writ.ownSystems.find((one) => one.name === name);
    for (const task of tasks) {
      const { verdict, failure_modes } = score(task, reference?.answer(task) ?? [], new Set(reference?.capabilities));
      expect([task.id, failure_modes.length > 0]).toEqual([task.id, verdict === 'failed']);
    }
  });

  it('assign what the store lost to the state, and what it kept to retrieval or policy', () => {
    const update = asking(({ template }) => template === 'update/out-of-order');
    const modes = score(update, store?.answer(update) ?? [], EVERY).failure_modes;
    expect(modes).toEqual(expect.arrayContaining(['stale_memory', 'silent_drift', 'provenance_loss', 'layer_state']));
    const change = (evidence: (ids: string[]) => string[]) =>
      answers(update).map(({ key, replies }) => ({
        key,
        replies: replies.map((reply) =>
          'result' in reply && reply.method === 'query'
            ? { method: 'query' as const, result: { evidence: evidence(reply.result.evidence), answer: 'yes' } }
            : reply,
        ),
      }));
    expect(
      score(
        update,
        change(() => []),
        EVERY,
      ).failure_modes,
    ).toEqual(['retrieval_miss', 'layer_retrieval']);
    expect(
      score(
        update,
        change((ids) => ids),
        EVERY,
      ).failure_modes,
    ).toEqual(['retrieval_miss', 'layer_policy']);
  });

  it('assign a false claim to the policy if the state is right', () => {
    const due = asking(({ probe }) => probe.should_abstain && !probe.temporal_query);
    const claiming = answers(due).map(({ key, replies }) => ({
      key,
      replies: replies.map((reply) =>
        reply.method === 'query'
          ? { method: 'query' as const, result: { evidence: [], answer: 'yes', abstain: false } }
          : reply,
      ),
    }));
    expect(score(due, claiming, EVERY).failure_modes).toEqual(['false_confidence', 'layer_policy']);
  });

  it('assign no layer if the arms do not distinguish it', () => {
    const task = asking(({ category }) => category === 'retrieval');
    const silentIn = (arms: RegExp) =>
      answers(task).map(({ key, replies }) => ({
        key,
        replies: replies.map((reply) =>
          reply.method === 'query' && arms.test(key)
            ? { method: 'query' as const, result: { evidence: [], abstain: true } }
            : reply,
        ),
      }));
    const declared = new Set<Capability>(['answer', 'abstain']);
    expect(score(task, silentIn(/native$/), declared).failure_modes).toEqual(['missing_memory']);
    // The true state does not help.
    expect(score(task, silentIn(/./), declared).failure_modes).toEqual(['missing_memory', 'layer_policy']);
  });
});

describe('score: an answer that declines', () => {
  const task = asking(({ probe }) => probe.should_abstain && !probe.temporal_query);
  const saying = (abstain?: boolean) =>
    answers(task).map(({ key, replies }) => ({
      key,
      replies: replies.map((reply) => {
        if (reply.method !== 'query') return reply;
        const result = { evidence: [], answer: 'I do not know.', ...(abstain !== undefined && { abstain }) };
        return { method: 'query' as const, result };
      }),
    }));

  it.each([
    [undefined, 1],
    [true, 1],
    [false, 0],
  ])('counts as an abstention unless abstain is false: %s', (abstain, recall) => {
    expect(score(task, saying(abstain), EVERY).values).toMatchObject({ abstention_recall: recall, correct: recall });
  });
});
