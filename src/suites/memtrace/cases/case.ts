import type { CaseData, RunScript } from '../data-schema.ts';
import type { LogEntry } from '../runtime/memory.ts';
import type { Query } from '../runtime/retrieve.ts';
import data from './cases.json' with { type: 'json' };

/** The texts that a case looks for in a context, by what they mean. `CaseData` describes each field. */
export type Markers = Omit<CaseData['cases'][number], 'id' | 'title' | 'log' | 'question' | 'budget' | 'top'>;

/** A log that a memory is written from, a question at its end, and what to look for in the context. */
export interface Case {
  readonly id: string;
  readonly title: string;
  readonly log: readonly LogEntry[];
  readonly query: Query;
  /** The name is part of the digest of the cases. */
  readonly looks: Markers;
}

/** The day of the questions of all cases. What expired on day 0 is no longer valid. */
const TODAY = 1;

/** The workspace of all questions. The last run of a story asks. */
export const HOME = 'home';

/** The log of a story's runs. */
export function logOf(runs: readonly RunScript[]): readonly LogEntry[] {
  return runs.flatMap(({ goal, workspace = HOME, completes, does }, at): LogEntry[] => {
    const run = runOf(at);
    return [
      { kind: 'run', id: run, workspace, goal },
      ...does.flatMap((act, nth) => entriesOf(act, run, `${run}/${nth}`)),
      ...(completes ? [{ kind: 'complete', run } as const] : []),
    ];
  });
}

export const askingRun = (runs: readonly RunScript[]): string => runOf(runs.length - 1);

const runOf = (at: number) => `run ${at + 1}`;

function entriesOf(act: RunScript['does'][number], run: string, step: string): readonly LogEntry[] {
  if ('put' in act) {
    return Array.from({ length: act.times ?? 1 }, (_, n): LogEntry => {
      const content = act.put.content.replace('{n}', String(n));
      return { kind: 'put', run, memory: { ...act.put, content } };
    });
  }
  const { step: goal, says, results = [], ended, text, undone } = act;
  const values = Object.entries(says?.values ?? {});
  return [
    { kind: 'step', id: step, run, goal },
    ...values.map(([key, value]) => ({ kind: 'said', step, key, value, content: says?.content ?? '' }) as const),
    ...results.map((result) => ({ kind: 'result', step, ...result }) as const),
    ...(ended === undefined ? [] : [{ kind: 'finish', step, as: ended, text } as const]),
    ...(undone ? [{ kind: 'rollback', step } as const] : []),
  ];
}

export const CASES: readonly Case[] = (data as CaseData).cases.map(
  ({ id, title, log, question, budget = 512, top = 10, ...looks }) => ({
    id,
    title,
    log: logOf(log),
    query: { workspace: HOME, run: askingRun(log), question, budget, top, day: TODAY },
    looks,
  }),
);
