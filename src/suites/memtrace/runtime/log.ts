import type { Written } from './item.ts';

/** The actions of agents, in order. All memory follows from them. */
export type LogEntry =
  /** Opens a run. */
  | Readonly<{ kind: 'run'; id: string; workspace: string; goal: string }>
  /** Opens a step of a run. A step that recovers from a failed one has the same parent. */
  | Readonly<{ kind: 'step'; id: string; run: string; goal: string }>
  /** A person's statement about the project in a step. */
  | Readonly<{ kind: 'said'; step: string; key: string; value: string; content: string }>
  /** A tool result in a step. */
  | Readonly<{ kind: 'result'; step: string; content: string; succeeded: boolean }>
  /** A memory that is stored directly. */
  | Readonly<{ kind: 'put'; run: string; memory: Omit<Written, 'id' | 'workspace' | 'step'> }>
  /** Ends a step. The text about its end stays in memory. */
  | Readonly<{ kind: 'finish'; step: string; as: 'completed' | 'failed'; text?: string | undefined }>
  /** Rolls a step back. */
  | Readonly<{ kind: 'rollback'; step: string }>
  /** Ends a run that succeeded. */
  | Readonly<{ kind: 'complete'; run: string }>;

export type Entry<Kind extends LogEntry['kind']> = Extract<LogEntry, { kind: Kind }>;
