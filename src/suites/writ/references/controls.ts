import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { QueryResult, Reply } from '../../../protocol/reply.ts';
import type { Step } from '../../../protocol/request.ts';
import type { Reference } from '../../reference.ts';
import { compile } from '../compile.ts';
import { expectationOf } from '../grading/expectation.ts';
import { remembered } from '../remembered.ts';
import type { WritTask } from '../scenario.ts';
import { holdingAt } from '../stretches.ts';
import { instant } from '../timeline.ts';
import { truthOf } from '../truth.ts';
import { values } from './observation-log.ts';
import type { Belief } from './parts.ts';
import { CAPABILITIES } from './references.ts';

type Asking = Exclude<Step, { method: 'observe' }>;

/** What is said to one step; `seen` are the texts of all events observed before it, by source id. */
type Say = (task: WritTask, step: Asking, seen: ReadonlyMap<string, string>) => Reply;

function saying(say: Say): (task: WritTask) => readonly EpisodeReplies[] {
  return remembered((task) =>
    compile(task).map(({ key, steps }) => {
      const seen = new Map<string, string>();
      const replies = steps.map((step): Reply => {
        if (step.method !== 'observe') return say(task, step, seen);
        for (const { source_id, text } of step.params.events) seen.set(source_id, text);
        return { method: 'observe', result: {} };
      });
      return { key, replies };
    }),
  );
}

const control = (name: string, readsLabels: boolean, summary: string, say: Say): Reference<WritTask> => ({
  name,
  kind: 'control',
  readsLabels,
  summary,
  capabilities: CAPABILITIES,
  answer: saying(say),
});

/** Says nothing, not even that it does not know: the floor. */
const nothing = control('null', false, 'Keeps nothing, says nothing, never abstains.', (_task, { method }) =>
  method === 'query' ? query({ evidence: [] }) : inspected(method, []),
);

/** Says the gold: the ceiling. */
const oracle = control('oracle', true, 'Is handed the ground truth and gives it.', (task, step) => {
  const { now, stretches, past } = truthOf(task);
  const known: readonly Belief[] = stretches.map((one) => ({ ...one, sources: one.told }));
  const present = now === undefined ? [] : [{ ...now, sources: now.told }];
  if (step.method === 'query') return query(goldOf(task));
  if (step.method === 'history') return inspected('history', stretches.length > 0 ? ended(known) : present);
  if (past === undefined || step.method !== 'state_as_of' || step.params.as_of !== past.asOf) {
    return inspected(step.method, present);
  }
  const then = holdingAt(known, instant(past.asOf));
  return inspected('state_as_of', then === undefined ? [] : [then]);
});

/** Says all that it ever saw, every time: no metric may reward saying more. */
const everything = control(
  'answer-everything',
  false,
  'Says every message and every option at once, and cites them all; never abstains.',
  (_task, step, seen) => {
    const text = [...seen.values()].join('\n');
    const sources = [...seen.keys()];
    if (step.method !== 'query') return inspected(step.method, text === '' ? [] : [{ value: text, sources }]);
    const { question, allowed_actions: actions = [] } = step.params;
    const all = [question, text, ...actions].join('\n');
    return query({ evidence: sources, answer: all, action: actions.join('; '), abstain: false });
  },
);

export const controls: readonly Reference<WritTask>[] = [nothing, oracle, everything];

function goldOf(task: WritTask): QueryResult {
  const { should_abstain: abstain } = task.probe;
  const { action } = task.ground_truth;
  if (abstain) return { evidence: [], abstain };
  const answer = expectationOf(task).example;
  return { evidence: [], answer, ...(action !== undefined && { action }), abstain };
}

const query = (result: QueryResult): Reply => ({ method: 'query', result });

const inspected = (method: Exclude<Asking['method'], 'query'>, held: readonly Belief[]): Reply => ({
  method,
  result: values(held),
});

const ended = (beliefs: readonly Belief[]): readonly Belief[] =>
  beliefs.map((one, at) => ({ ...one, until: one.until ?? beliefs[at + 1]?.from }));
