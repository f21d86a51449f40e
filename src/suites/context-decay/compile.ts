import type { Episode } from '../../protocol/episode.ts';
import type { Event } from '../../protocol/event.ts';
import type { Step } from '../../protocol/request.ts';
import { budgetOf, type DecayTask, sourceOf, type TaskTurn, timeOf } from './task.ts';

/** One episode: the conversation in batches, then a question for each fact, all with one budget. */
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
  const source = { source_id: sourceOf(task, turn), timestamp: timeOf(turn) };
  return role === 'tool_result' ? { ...source, kind: 'tool_result', text } : { ...source, kind: 'message', role, text };
}

const questions = (task: DecayTask): Step[] =>
  task.questions.map(({ text }) => ({ method: 'query', params: { question: text, token_budget: budgetOf(task) } }));
