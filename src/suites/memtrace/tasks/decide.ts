import type { QueryResult } from '../../../protocol/reply.ts';
import type { Decision } from '../../../suite/suite.ts';
import { judge } from './judgement.ts';
import { readResponse } from './response.ts';
import type { MemtraceTask } from './task.ts';

/** The right action and answer on a clean context: all that is needed, and nothing to be kept away from. */
export function decide(task: MemtraceTask, key: string, result: QueryResult): Decision {
  const given = readResponse(task, [{ key, replies: [{ method: 'query', result }] }], new Set(['context']));
  if (given === null || !judge(task, given).clean) return { abstain: true };
  return { action: task.gold_action, answer: task.gold_answer, abstain: false };
}
