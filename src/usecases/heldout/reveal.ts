import { checkWording, loadWording } from '../../bundles/heldout/wording.ts';
import { secretDocument } from '../../bundles/read-document.ts';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import { commitmentOf, type HeldOutReveal, HeldOutSecret } from '../../evidence/heldout.ts';
import type { Ports } from '../../ports/ports.ts';

interface Wanted {
  readonly secret: string;
  readonly out: string;
  readonly wording?: string | undefined;
}

/** Tells the master seed and the wording: from then on everybody makes the data of every run again. */
export async function reveal({ files, clock }: Ports, wanted: Wanted): Promise<HeldOutReveal> {
  if (await files.exists(wanted.out)) throw new Fault('out.exists', `${wanted.out} is there already.`);
  const { seed, wording_sha256 } = secretDocument(await files.text(wanted.secret), HeldOutSecret, wanted.secret);
  const wording = wanted.wording === undefined ? undefined : await loadWording(files, wanted.wording);
  checkWording(wording, wording_sha256);
  const told: HeldOutReveal = {
    schema: 'heldout-reveal/1',
    seed,
    commitment: commitmentOf(seed),
    wording: wording?.text ?? null,
    wording_sha256,
    date: clock.now(),
  };
  await files.write(wanted.out, `${canonical(told)}\n`);
  return told;
}
