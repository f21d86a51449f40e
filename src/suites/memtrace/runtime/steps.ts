import { stripped } from './python-text.ts';

/** A step of a run, as it stands in the run's tree: all steps are branches of its root. */
export interface StepNode {
  readonly id: string;
  readonly run: string;
  readonly goal: string;
  readonly status: 'active' | 'completed' | 'failed' | 'rolled_back';
  /** What it came to. */
  readonly summary?: string | undefined;
}

/** What a step came to, or was for. */
export function labelOf({ summary, goal }: StepNode): string {
  return stripped(summary ?? goal);
}

/** Whether a step stands on the run's living path. */
export function isAlive({ status }: StepNode): boolean {
  return status === 'active' || status === 'completed';
}
