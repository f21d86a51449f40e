import type { BranchStatus, LogEntry, MemoryEvent } from '../runtime/log.ts';
import { HOME, RUN } from './case.ts';

type About = Partial<Omit<MemoryEvent, 'kind' | 'within' | 'content'>>;

/** The run that asks at the end, and so stays open. */
export function asking(goal: string): LogEntry {
  return { kind: 'run', id: RUN, workspace: HOME, goal };
}

/** A fact about the project, unless it says that it is something else. */
export function says(content: string, about: About = {}, within = RUN): LogEntry {
  return { kind: 'event', within, type: 'project', content, ...about };
}

/** A single value that a later one replaces. */
export function sets(key: string, value: string, content: string, about: About = {}): LogEntry {
  return says(content, { key, value, ...about });
}

/** A step with the results that its tools left, and how it ended. */
export function attempt(title: string, as: BranchStatus, ...results: readonly string[]): readonly LogEntry[] {
  const left = results.map((content) => says(content, { type: 'tool_result' }, title));
  return [
    { kind: 'step', id: title, within: RUN, title },
    ...left,
    ...(as === 'open' ? [] : [{ kind: 'close', id: title, as } as const]),
  ];
}

/** Another run, from its opening to its end: its steps keep to themselves what they found. */
export function finished(
  goal: string,
  as: 'completed' | 'failed',
  steps: Readonly<{ [title: string]: string }>,
): readonly LogEntry[] {
  const within = Object.entries(steps).flatMap(([title, result]): LogEntry[] => [
    { kind: 'step', id: title, within: goal, title },
    says(result, { type: 'tool_result', scope: 'run' }, title),
    { kind: 'close', id: title, as: 'completed' },
  ]);
  return [{ kind: 'run', id: goal, workspace: HOME, goal }, ...within, { kind: 'close', id: goal, as }];
}

/** What a run in another workspace knows. */
export function elsewhere(workspace: string, key: string, value: string, content: string): readonly LogEntry[] {
  return [{ kind: 'run', id: workspace, workspace, goal: 'keep house' }, says(content, { key, value }, workspace)];
}
