import type { Written } from './item.ts';

/** Opens a run. */
export interface RunOpened {
  readonly kind: 'run';
  readonly id: string;
  readonly workspace: string;
  readonly goal: string;
}

/** Opens a step of a run. A step that recovers from a failed one stands beside it. */
export interface StepOpened {
  readonly kind: 'step';
  readonly id: string;
  readonly run: string;
  readonly goal: string;
}

/** What a person says of the project in a step. */
export interface Said {
  readonly kind: 'said';
  readonly step: string;
  readonly key: string;
  readonly value: string;
  readonly content: string;
}

/** What a tool returned in a step. */
export interface ToolResult {
  readonly kind: 'result';
  readonly step: string;
  readonly content: string;
  readonly succeeded: boolean;
}

/** A memory that is put there as it is. */
export interface Put {
  readonly kind: 'put';
  readonly run: string;
  readonly memory: Omit<Written, 'id' | 'workspace' | 'step'>;
}

/** Ends a step; what is said of its end stays in memory. */
export interface Finished {
  readonly kind: 'finish';
  readonly step: string;
  readonly as: 'completed' | 'failed';
  readonly text?: string | undefined;
}

/** Undoes a step. */
export interface RolledBack {
  readonly kind: 'rollback';
  readonly step: string;
}

/** Ends a run that succeeded. */
export interface Completed {
  readonly kind: 'complete';
  readonly run: string;
}

/** What agents did, in order. All memory follows from it. */
export type LogEntry = RunOpened | StepOpened | Said | ToolResult | Put | Finished | RolledBack | Completed;
