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
   * Makes a check and records its result. The problem is what `find` returns, or a fault of the bundle that it throws. Other
   * faults are thrown.
   *
   * @returns whether there is no problem
   */
  async check(id: IntegrityId, find: () => Promise<Problem | undefined> | Problem | undefined): Promise<boolean> {
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

  /** Makes the check that a part of the bundle can be read. Returns the part; undefined if a fault of the bundle prevents it. */
  async read<T>(id: IntegrityId, read: () => Promise<T>): Promise<T | undefined> {
    let result: T | undefined;
    await this.check(id, async () => {
      result = await read();
      return undefined;
    });
    return result;
  }
}
