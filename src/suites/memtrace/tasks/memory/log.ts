/** `open` until something closes it. */
export const BRANCH_STATUSES = ['open', 'completed', 'failed', 'rolled_back'] as const;
export type BranchStatus = (typeof BRANCH_STATUSES)[number];

export type Ending = Exclude<BranchStatus, 'open'>;

/** Opens a run: the root of an execution tree. */
export interface RunOpened {
  readonly kind: 'run';
  readonly id: string;
  readonly workspace: string;
  readonly goal: string;
}

/** Opens a step of a run, or of another step. */
export interface StepOpened {
  readonly kind: 'step';
  readonly id: string;
  readonly within: string;
  readonly title: string;
}

/** Something a run or a step leaves in memory. */
export interface MemoryEvent {
  readonly kind: 'event';
  readonly within: string;
  readonly type: string;
  readonly content: string;
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  readonly holds?: 'one' | 'many' | undefined;
  readonly expires?: number | undefined;
}

/** Closes a run or a step. Only now is it known whether its branch succeeded. */
export interface Closed {
  readonly kind: 'close';
  readonly id: string;
  readonly as: Ending;
}

/** The actions of agents, in order. All memory follows from them. */
export type LogEntry = RunOpened | StepOpened | MemoryEvent | Closed;
