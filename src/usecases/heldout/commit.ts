import { loadWording, refuseUnsound } from '../../bundles/heldout/wording.ts';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import { commitmentOf, type HeldOutCommitment, type HeldOutSecret } from '../../evidence/heldout.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Ports } from '../../ports/ports.ts';

interface Wanted {
  readonly secret: string;
  readonly out: string;
  readonly wording?: string | undefined;
  readonly harness: Manifest['harness'];
}

/** Draws a master seed of 256 bits: the secret to one file, what binds its owner to it to another. Neither is overwritten. */
export async function commit(ports: Ports, wanted: Wanted): Promise<HeldOutCommitment> {
  const { files, secrets, entropy, clock } = ports;
  if (await files.exists(wanted.out)) {
    throw new Fault('out.exists', `${wanted.out} is there already.`, {
      hint: 'A commitment that was published is not to be lost: give --out another path.',
    });
  }
  const wording = wanted.wording === undefined ? undefined : await loadWording(files, wanted.wording);
  if (wording) await refuseUnsound(wording, wanted.wording ?? '');
  const seed = entropy.hex(32);
  const wording_sha256 = wording?.sha256 ?? null;
  const secret: HeldOutSecret = { schema: 'heldout-secret/1', seed, wording_sha256 };
  const commitment: HeldOutCommitment = {
    schema: 'heldout-commitment/1',
    commitment: commitmentOf(seed),
    wording_sha256,
    date: clock.now(),
    harness: wanted.harness,
  };
  await secrets.keep(wanted.secret, `${canonical(secret)}\n`);
  await files.write(wanted.out, `${canonical(commitment)}\n`);
  return commitment;
}
