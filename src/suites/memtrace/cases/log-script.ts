import type { LogScript } from '../data-schema.ts';
import type { LogEntry } from '../runtime/log.ts';
import data from './cases.json' with { type: 'json' };

/** All cases are asked in this workspace, by this run. */
export const HOME = 'orchard';
export const RUN = 'run';

type ScriptEntry = LogScript[number];

/** The log that a script describes in short. */
export const logOf = (script: LogScript): readonly LogEntry[] => script.flatMap(entriesOf);

function entriesOf(entry: ScriptEntry): readonly LogEntry[] {
  if ('asks' in entry) return [{ kind: 'run', id: RUN, workspace: HOME, goal: entry.asks }];
  if ('asides' in entry) {
    const { asides: texts } = data;
    return Array.from({ length: entry.asides }, (_, i) => event(texts[(entry.from + i) % texts.length] as string));
  }
  if ('attempt' in entry) {
    const { attempt: title, results, ended } = entry;
    return [
      { kind: 'step', id: title, within: RUN, title },
      ...results.map((content) => event(content, { type: 'tool_result' }, title)),
      { kind: 'close', id: title, as: ended },
    ];
  }
  if ('run' in entry) {
    const { run, steps, ended } = entry;
    const within = Object.entries(steps).flatMap(([title, result]): LogEntry[] => [
      { kind: 'step', id: title, within: run, title },
      event(result, { type: 'tool_result', scope: 'run' }, title),
      { kind: 'close', id: title, as: 'completed' },
    ]);
    return [{ kind: 'run', id: run, workspace: HOME, goal: run }, ...within, { kind: 'close', id: run, as: ended }];
  }
  const { says, workspace, type = 'project', ...more } = entry;
  const about = { type, ...more };
  if (workspace === undefined) return [event(says, about)];
  return [{ kind: 'run', id: workspace, workspace, goal: 'keep house' }, event(says, about, workspace)];
}

function event(content: string, about: Partial<LogEntry & { kind: 'event' }> = {}, within = RUN): LogEntry {
  return { kind: 'event', within, type: 'project', content, ...about };
}
