import type { OfficialDataset } from '../../suite/suite.ts';
import type { CibTask } from './task.ts';

/** CIB v0 as published on 2026-07-01; only these bytes make a run official. */
export const OFFICIAL: readonly OfficialDataset[] = [
  { id: 'cib-v0', sha256: 'e63b77bcd100e8dfa156fb469dccece798b0eb9924c9bf4b5096f0b06175d54f' },
];

/** The published file lists no actions: every task is offered the union of the gold ones, which betrays none. */
export function offerAllActions(tasks: readonly CibTask[]): readonly CibTask[] {
  const union = [...new Set(tasks.flatMap((task) => [task.gold_action, ...task.allowed_actions]))].sort();
  return tasks.map((task) => (task.allowed_actions.length > 0 ? task : { ...task, allowed_actions: union }));
}
