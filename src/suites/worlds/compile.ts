import type { Episode, EpisodeReplies } from '../../protocol/episode.ts';
import type { QueryResult } from '../../protocol/reply.ts';
import type { Step } from '../../protocol/request.ts';
import { repliesOf } from '../shared/questions.ts';
import type { WorldQuestion, WorldTask } from './schema.ts';
import { timestampOf, visible } from './task.ts';

/** Events of one `observe` call. */
const BATCH = 100;

/** One episode: the history in batches, then every question. Which questions are a pair is not said. */
export function compile(task: WorldTask): readonly Episode[] {
  return [{ key: task.id, steps: [...observations(task), ...task.questions.map(query)] }];
}

const batches = ({ events }: WorldTask) => Math.ceil(events.length / BATCH);

function observations(task: WorldTask): Step[] {
  return Array.from({ length: batches(task) }, (_, n) => ({
    method: 'observe',
    params: { events: task.events.slice(n * BATCH, (n + 1) * BATCH).map(visible) },
  }));
}

function query({ text, workspace, as_of }: WorldQuestion): Step {
  return {
    method: 'query',
    params: { question: text, scope: { workspace }, ...(as_of !== undefined && { as_of: timestampOf(as_of) }) },
  };
}

/** The replies of an in-process system to a world's one episode: nothing to what it observes, then a result a question. */
export const replies = (task: WorldTask, reply: (question: WorldQuestion) => QueryResult): readonly EpisodeReplies[] =>
  repliesOf(task, batches(task), task.questions.map(reply));
