import type { Code } from '../../errors/codes.ts';
import { isEvidenceFault } from '../../errors/fault.ts';
import { type Check, INTEGRITY, type IntegrityId } from '../../verify/integrity.ts';

export interface Problem {
  readonly code: Code;
  readonly detail: string;
  /** In place of what the check says. */
  readonly remedy?: string | undefined;
}

/** The integrity checks that were made, in their order. */
export class Checks {
  readonly made: Check[] = [];

  /** Notes what `find` found wrong; a fault of the bundle that it throws is a problem like any other. Other faults are thrown. */
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

  /** What `read` gives; undefined where a fault of the bundle keeps it from that. */
  async take<T>(id: IntegrityId, read: () => Promise<T>): Promise<T | undefined> {
    let taken: T | undefined;
    await this.hold(id, async () => {
      taken = await read();
      return undefined;
    });
    return taken;
  }
}
