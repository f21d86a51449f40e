import { INTEGRITY } from '../../../protocol/constants.ts';
import type { Event } from '../../../protocol/event.ts';
import type { QueryResult, Reply } from '../../../protocol/reply.ts';
import type { Control } from '../../../suite/suite.ts';
import { guessAction } from '../../shared/guess-action.ts';
import { UNNAMED } from '../documents.ts';
import { expectationOf } from '../grading/expectation.ts';
import type { WritTask } from '../scenario.ts';
import { instant, stateAt } from '../timeline.ts';
import { truthOf } from '../truth.ts';
import { withoutDistractors } from '../without-distractors.ts';
import type { StoredValue } from './memory-store.ts';
import { chainOf, type Observation, observationsOf } from './observation.ts';
import { CAPABILITIES, ended, inspectResult } from './references.ts';
import { type AskingStep, type Respond, respondWith } from './respond.ts';

const control = (
  name: string,
  readsLabels: boolean,
  summary: string,
  begin: (task: WritTask, arm: string) => Respond,
): Control<WritTask> => ({ name, readsLabels, summary, capabilities: CAPABILITIES, answer: respondWith(begin) });

/** Says nothing, not even that it does not know: the lower bound. */
const nothing: Control<WritTask> = {
  ...control(
    'null',
    false,
    'Keeps nothing, says nothing, never abstains.',
    () =>
      ({ method }) =>
        method === 'query' ? query({ evidence: [] }) : inspected(method, []),
  ),
  questionBlind: true,
};

/** Gives the gold answer: the upper bound. */
const oracle: Control<WritTask> = {
  ...control('oracle', true, 'Receives the ground truth and returns it.', (task, arm) => (step, seen) => {
    const { now, periods, past } = truthOf(task);
    const present = now === undefined ? [] : [now];
    if (step.method === 'query') return query(goldOf(task, arm, seen));
    if (step.method === 'history') return inspected('history', periods.length > 0 ? ended(periods) : present);
    if (step.method === 'provenance') return { method: 'provenance', result: chainOf(aboutAsked(task)) };
    if (past === undefined || step.params.as_of !== past.asOf) return inspected(step.method, present);
    const then = stateAt(periods, instant(past.asOf));
    return inspected('state_as_of', then === undefined ? [] : [then]);
  }),
  capabilities: [...CAPABILITIES, 'provenance_chain', 'integrity_flags'],
};

/** The statements about the fact that gives the answer. */
function aboutAsked(task: WritTask): readonly Observation[] {
  const factId = task.ground_truth.rests_on?.at(-1) ?? UNNAMED;
  return observationsOf(task, 'native').filter(({ fact }) => fact === factId);
}

/** Repeats everything that it has seen, every time. No metric may reward saying more. */
const everything = control(
  'answer-everything',
  false,
  'Returns every message and every option at once, and cites them all; never abstains.',
  () => (step, seen) => {
    const text = seen.map((event) => event.text).join('\n');
    const sources = seen.map((event) => event.source_id);
    if (step.method !== 'query') return inspected(step.method, text === '' ? [] : [{ value: text, sources }]);
    const { question, allowed_actions: actions = [] } = step.params;
    const all = [question, text, ...actions].join('\n');
    return query({ evidence: sources, answer: all, action: actions.join('; '), abstain: false });
  },
);

/** Chooses by the question alone: above chance only if questions reveal their answers. */
const questionOnly = control(
  'question-only',
  false,
  'Guesses the option from the words of the question alone; abstains where there are none to choose from.',
  () => (step) => {
    if (step.method !== 'query') return inspected(step.method, []);
    const { question, allowed_actions: actions = [] } = step.params;
    if (actions.length === 0) return query({ evidence: [], abstain: true });
    const guess = guessAction(question, actions);
    return query({ evidence: [], answer: guess, action: guess, abstain: false });
  },
);

export const controls: readonly Control<WritTask>[] = [nothing, oracle, everything, questionOnly];

function goldOf(task: WritTask, arm: string, seen: readonly Event[]): QueryResult {
  const { should_abstain: abstain } = task.probe;
  const { action, expected_integrity_flag: warned } = task.ground_truth;
  if (abstain) return { evidence: [], abstain };
  const { leads, answer } = truthOf(arm === 'undistracted' ? withoutDistractors(task) : task);
  const ids = seen.map((event) => event.source_id);
  const sources = arm === 'oracle' ? ids : [...leads, ...answer].flatMap((one) => one.sources);
  return {
    evidence: [...new Set(sources)].filter((id) => ids.includes(id)),
    answer: expectationOf(task).example,
    ...(action !== undefined && { action }),
    ...(warned && { flags: [`${INTEGRITY}warned`] }),
    abstain,
  };
}

const query = (result: QueryResult): Reply => ({ method: 'query', result });

const inspected = (method: Exclude<AskingStep['method'], 'query'>, stored: readonly StoredValue[]): Reply => ({
  method,
  result: inspectResult(stored),
});
