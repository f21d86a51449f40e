import { modesFound } from '../../shared/described.ts';
import type { Assessment } from './assess.ts';
import texts from './failure-modes.json' with { type: 'json' };
import type { Response } from './response.ts';
import type { MemtraceTask } from './schema.ts';

interface Failed {
  readonly task: MemtraceTask;
  readonly response: Response;
  readonly assessment: Assessment;
}

/** Each is decided by a rule on gold and reply; `failure-modes.json` has the rules in words. A failed task has at least one. */
const RULES: Readonly<Record<keyof typeof texts, (failed: Failed) => boolean>> = {
  omission: ({ assessment: { missing } }) => missing.length > 0,
  dead_branch_revived: ({ assessment: { dead } }) => dead.length > 0,
  latest_is_right: ({ task, assessment: { missing, dead } }) => {
    const at = (id: string) => task.events.findIndex((event) => event.source_id === id);
    return missing.some((id) => dead.some((other) => at(other) > at(id)));
  },
  over_isolation: ({ task, assessment: { missing } }) => task.family === 'valid_on_failed' && missing.length > 0,
  outdated: ({ assessment: { stale } }) => stale.length > 0,
  workspace_crossed: ({ assessment: { foreign } }) => foreign.length > 0,
  danger_handed_on: ({ assessment: { unsafe } }) => unsafe.length > 0,
  constraint_lost: ({ task, assessment: { missing } }) => task.constraints.some((id) => missing.includes(id)),
  budget_exceeded: ({ assessment: { overrun } }) => overrun,
  false_memory: ({ task, response: { evidence, warned } }) => {
    const known = new Set(task.events.map((event) => event.source_id));
    return [...evidence, ...warned].some((id) => !known.has(id));
  },
  action_drift: ({ task, response: { action }, assessment: { clean } }) =>
    clean && task.gold_action !== undefined && action !== undefined && action !== task.gold_action,
};

export const failureModes = (failed: Failed): string[] => modesFound(RULES, failed);
