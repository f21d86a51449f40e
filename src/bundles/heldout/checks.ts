import { isEvidenceFault } from '../../errors/fault.ts';
import type { Check } from '../verify/check.ts';

/** What is checked of a held-out bundle while its data is secret, in this order. */
const CHECKS = {
  format: ['A folder of plain files', 'Give the folder as `cib run` or `cib heldout publish` wrote it.'],
  manifest: ['The manifest is in its form', 'Take the manifest as the run wrote it.'],
  files: [
    'The bundle’s files and no other; the transcript may be absent',
    'Give the folder as `cib run` or `cib heldout publish` wrote it.',
  ],
  sizes: ['As many outcomes as tasks', 'Take the bundle as the run wrote it.'],
  hashes: ['Every file is the one in the manifest', 'The bundle was changed after the run: take the original.'],
  binding: ['The manifest agrees with itself', 'Run again with this harness: a manifest cannot be mended.'],
  timing: ['Timing is in its form', 'Take the file as the run wrote it.'],
  outcomes: ['Each task has its one outcome, in order', 'Take the file as the run wrote it.'],
  scorecard: ['The scorecard follows from the outcomes', 'Take the file as the run wrote it.'],
  texts: ['Nothing tells what was asked or answered', 'Write the published part with `cib heldout publish`.'],
  verdict: ['The run says that every rule and control held', 'Look into the whole bundle: it tells what broke.'],
} as const;

type CheckId = keyof typeof CHECKS;

/** The checks that were made. */
export class Held {
  readonly made: Check[] = [];

  get all(): boolean {
    return this.made.every(({ held }) => held);
  }

  /** `find` gives what is wrong, in words; what it throws about the bundle is wrong too. */
  async hold(id: CheckId, find: () => Promise<string | undefined> | string | undefined): Promise<boolean> {
    const [title, remedy] = CHECKS[id];
    let problem: { code: string; detail: string } | undefined;
    try {
      const detail = await find();
      problem = detail === undefined ? undefined : { code: `heldout.${id}`, detail };
    } catch (thrown) {
      if (!isEvidenceFault(thrown, 'malformed')) throw thrown;
      problem = { code: thrown.code, detail: thrown.message };
    }
    this.made.push({ id, title, held: problem === undefined, ...(problem && { ...problem, remedy }) });
    return problem === undefined;
  }

  /** What `read` gives; undefined where the bundle keeps it from that. */
  async take<T>(id: CheckId, read: () => Promise<T>): Promise<T | undefined> {
    let taken: T | undefined;
    await this.hold(id, async () => {
      taken = await read();
      return undefined;
    });
    return taken;
  }
}
