import type { Code } from '../../errors/codes.ts';
import { isEvidenceFault } from '../../errors/fault.ts';
import { type Check, INTEGRITY, type IntegrityId } from '../../verify/integrity.ts';

export interface Problem {
  readonly code: Code;
  readonly detail: string;
  /** Replaces the remedy in the check's description. */
  readonly remedy?: string | undefined;
}

/** The integrity checks that were made, in order. */
export class Checks {
  readonly made: Check[] = [];

  /**
   * Records the problem that `find` returns. A fault of the bundle that it throws counts as a problem too. Other faults are
   * thrown.
   */
  async hold(id: IntegrityId, find: () => Promise<Problem | undefined> | Problem | undefined): Promise<boolean> {
    let problem: Problem | undefined;
    try {
      problem = await find();
    } catch (thrown) {
      if (!isEvidenceFault(thrown, 'malformed')) throw thrown;
      problem = { code: thrown.code, detail: thrown.message, remedy: thrown.hint };
    }
    const { title, remedy } = INTEGRITY[id];
    const found = problem && { ...problem, remedy: problem.remedy ?? remedy };
    this.made.push({ id, title, held: problem === undefined, ...found });
    return problem === undefined;
  }

  /** Returns the result of `read`. Undefined if a fault of the bundle prevents it. */
  async take<T>(id: IntegrityId, read: () => Promise<T>): Promise<T | undefined> {
    let result: T | undefined;
    await this.hold(id, async () => {
      result = await read();
      return undefined;
    });
    return result;
  }
}
