import { secretDocument } from '../../bundles/read-document.ts';
import { Fault } from '../../errors/fault.ts';
import { commitmentOf, HEAD, HeldOutSecret, type HeldOutSeed, RUN_ID, runSeed } from '../../evidence/heldout.ts';
import type { Secrets } from '../../ports/secrets.ts';

interface Wanted {
  readonly head: string;
  readonly run: string;
  readonly masterFd: number;
}

/** One run's seed, from the master secret that comes on a descriptor. */
export async function derive(secrets: Secrets, { head, run, masterFd }: Wanted): Promise<HeldOutSeed> {
  if (!HEAD.test(head)) throw new Fault('usage', '--head is not a full commit id.', { hint: 'git rev-parse HEAD' });
  if (!RUN_ID.test(run)) {
    throw new Fault('usage', '--run is not a run’s id.', {
      hint: 'Letters, digits, ".", "_", ":" and "-", at most 100.',
    });
  }
  const { seed, wording_sha256 } = secretDocument(
    await secrets.take(masterFd),
    HeldOutSecret,
    `descriptor ${masterFd}`,
  );
  return {
    schema: 'heldout-seed/1',
    commitment: commitmentOf(seed),
    head,
    run,
    wording_sha256,
    seed: runSeed(seed, { head, run }),
  };
}
