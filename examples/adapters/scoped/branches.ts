// Work that failed or was undone, with all within it, is nothing to build on.

import type { Event } from './protocol.ts';

export class Branches {
  readonly #dead = new Set<string>();
  readonly #completed = new Set<string>();

  see({ kind, branch, status }: Event): void {
    if (branch === undefined) return;
    if (kind === 'rollback' || status === 'failed') this.#dead.add(branch);
    if (kind === 'step' && status === 'completed') this.#completed.add(branch);
  }

  /** The outermost branch that came to nothing and holds this one. */
  deadRoot(branch: string | undefined): string | undefined {
    const steps = branch?.split('/') ?? [];
    return steps.map((_, depth) => steps.slice(0, depth + 1).join('/')).find((path) => this.#dead.has(path));
  }

  /** What a person said or a document states holds, whatever became of the work during which it came up. */
  isDead({ kind, branch }: Event): boolean {
    return kind !== 'message' && kind !== 'document' && this.deadRoot(branch) !== undefined;
  }

  isCompleted = (branch: string) => this.#completed.has(branch) && this.deadRoot(branch) === undefined;
}
