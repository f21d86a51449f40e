import type { Written } from './item.ts';

/** Opens a run. */
export interface RunOpened {
  readonly kind: 'run';
  readonly id: string;
  readonly workspace: string;
  readonly goal: string;
}

/** Opens a step of a run. A step that recovers from a failed one has the same parent. */
export interface StepOpened {
  readonly kind: 'step';
  readonly id: string;
  readonly run: string;
  readonly goal: string;
}

/** A person's statement about the project in a step. */
export interface Stated {
  readonly kind: 'said';
  readonly step: string;
  readonly key: string;
  readonly value: string;
  readonly content: string;
}

/** A tool result in a step. */
export interface ToolResult {
  readonly kind: 'result';
  readonly step: string;
  readonly content: string;
  readonly succeeded: boolean;
}

/** A memory that is stored directly. */
export interface Put {
  readonly kind: 'put';
  readonly run: string;
  readonly memory: Omit<Written, 'id' | 'workspace' | 'step'>;
}

/** Ends a step. The text about its end stays in memory. */
export interface Finished {
  readonly kind: 'finish';
  readonly step: string;
  readonly as: 'completed' | 'failed';
  readonly text?: string | undefined;
}

/** Rolls a step back. */
export interface RolledBack {
  readonly kind: 'rollback';
  readonly step: string;
}

/** Ends a run that succeeded. */
export interface Completed {
  readonly kind: 'complete';
  readonly run: string;
}

/** The actions of agents, in order. All memory follows from them. */
export type LogEntry = RunOpened | StepOpened | Stated | ToolResult | Put | Finished | RolledBack | Completed;
