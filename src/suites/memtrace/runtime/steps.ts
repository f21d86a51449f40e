import { stripped } from './python-text.ts';

/** A step of a run. All steps are branches of the run's root. */
export interface StepNode {
  readonly id: string;
  readonly run: string;
  readonly goal: string;
  readonly status: 'active' | 'completed' | 'failed' | 'rolled_back';
  /** Its result. */
  readonly summary?: string | undefined;
}

/** The result of a step, or its goal. */
export function labelOf({ summary, goal }: StepNode): string {
  return stripped(summary ?? goal);
}

/** Whether a step is on the run's live path. */
export function isAlive({ status }: StepNode): boolean {
  return status === 'active' || status === 'completed';
}
