import type { Episode } from '../../protocol/episode.ts';
import type { Event } from '../../protocol/event.ts';
import type { Step } from '../../protocol/request.ts';
import type { DecayTask, TaskTurn } from './schema.ts';
import { budgetOf, sourceOf, timeOf } from './task.ts';

/**
 * One episode: the conversation in batches, then a question for each fact, all with one budget. Members are in the order of
 * canonical text, in which every episode is digested.
 */
export function compile(task: DecayTask): readonly Episode[] {
  return [{ key: task.id, steps: [...observations(task), ...questions(task)] }];
}

function observations(task: DecayTask): Step[] {
  let turn = 0;
  return task.batches.map((batch) => ({
    method: 'observe',
    params: { events: batch.map((turnText) => visible(task, turnText, turn++)) },
  }));
}

function visible(task: DecayTask, { role, text }: TaskTurn, turn: number): Event {
  const [source_id, timestamp] = [sourceOf(task, turn), timeOf(turn)];
  return role === 'tool_result'
    ? { kind: 'tool_result', source_id, text, timestamp }
    : { kind: 'message', role, source_id, text, timestamp };
}

const questions = (task: DecayTask): Step[] =>
  task.questions.map(({ text }) => ({ method: 'query', params: { question: text, token_budget: budgetOf(task) } }));
