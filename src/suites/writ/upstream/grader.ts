import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { Outcome, Share } from '../../../protocol/outcome.ts';
import type { Capability } from '../../../protocol/reply.ts';
import type { MetricDescription } from '../../../suite/description.ts';
import type { Grader } from '../../../suite/suite.ts';
import { modesOf } from '../../shared/described.ts';
import { ARMS, description } from '../describe.ts';
import { declines } from '../grading/words.ts';
import { type Response, readArm } from '../responses.ts';
import type { WritTask } from '../scenario.ts';
import { slicesOf } from '../score.ts';
import modes from './failure-modes.json' with { type: 'json' };
import { isLayer, upstreamModes } from './failure-modes.ts';
import texts from './metrics.json' with { type: 'json' };
import { type UpstreamReply, upstreamVerdict } from './verdict.ts';

/**
 * The reply in the original's terms. A system that does not declare abstaining abstains by an empty answer, or by saying that
 * it does not know.
 */
function replyOf({ answered, history, past, provenance }: Response): UpstreamReply {
  const { text = '', abstained = text.trim() === '' || declines(text), confidence } = answered;
  return { answer: text, abstained, confidence, history, past, provenance };
}

type MetricId = keyof typeof texts;

/** The metrics of version 0.2 under its definitions, in the order of its reports. */
const METRICS: readonly MetricDescription[] = Object.entries(
  texts as Readonly<Record<MetricId, Pick<MetricDescription, 'label' | 'short' | 'better' | 'definition'>>>,
).map(([id, text]) => ({ id, unit: 'fraction', kind: 'proportion', digits: 1, ...text }));

/** The values of those metrics that apply. */
function valuesOf(verdict: Readonly<Record<MetricId, boolean | number | null>>): Record<string, Share> {
  return Object.fromEntries(
    Object.entries(verdict).flatMap(([id, value]) => (value === null ? [] : [[id, Number(value)]])),
  );
}

/** Scores one task by the rules of version 0.2. As there, inspections are those of the arm `native`. */
function score(task: WritTask, episodes: readonly EpisodeReplies[], capabilities: ReadonlySet<Capability>): Outcome {
  const answers = capabilities.has('answer');
  const run = ARMS.flatMap(({ id }) => {
    const response = readArm(task, id, episodes, capabilities);
    if (response === undefined) return [];
    const reply = replyOf(response);
    return [{ id, reply, errored: response.errored, verdict: upstreamVerdict(task, reply, capabilities) }];
  });
  const native = run.find(({ id }) => id === 'native');
  const errored = run.length === 0 || run.some((arm) => arm.errored);
  const modes = native === undefined || errored || !answers ? [] : upstreamModes(native.verdict, native.reply, task);
  const measured =
    native === undefined || !answers ? 'not_measured' : modes.some((id) => !isLayer(id)) ? 'failed' : 'passed';
  return {
    id: task.id,
    family: task.family,
    cluster: task.template ?? task.id,
    slices: slicesOf(task),
    verdict: errored ? 'errored' : measured,
    values: native === undefined || !answers ? {} : valuesOf(native.verdict),
    arms: answers ? Object.fromEntries(run.map(({ id, verdict }) => [id, valuesOf(verdict)])) : {},
    failure_modes: modes,
  };
}

const REPORTED = ['recall_accuracy', 'update_fidelity', 'drift_rate', 'temporal_accuracy', 'provenance_completeness'];

/** The rules of version 0.2 on the same replies: what it accepts is accepted, and its metrics have its definitions. */
export const upstream: Grader<WritTask> = {
  description: {
    ...description,
    title: `${description.title}, graded as version 0.2 does`,
    metrics: METRICS,
    familyMetrics: [
      ...REPORTED,
      'constraint_consistency',
      'source_authority_integrity',
      'lifecycle_accuracy',
      'failure_resilience',
      'hallucination_rate',
      'abstention_quality',
    ],
    failureModes: modesOf(modes),
    charts: [],
    armMetric: 'recall_accuracy',
    armComparisons: [],
    // Its rules have no upper bound that a single answer reaches, and an answer that says everything has full recall.
    bounds: ['recall_accuracy', 'hallucination_rate'].map((metric) => ({ control: 'null', metric, min: 0, max: 0 })),
    tables: { overall: METRICS.map(({ id }) => id), byFamily: 'recall_accuracy' },
  },
  score,
};
