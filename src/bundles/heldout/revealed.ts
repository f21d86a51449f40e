import { Fault } from '../../errors/fault.ts';
import { sha256 } from '../../evidence/digest.ts';
import { commitmentOf, HeldOutReveal, runSeed } from '../../evidence/heldout.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Files } from '../../ports/files.ts';
import type { HeldOutSource } from '../dataset.ts';
import { readSecret } from '../read-document.ts';
import { readWording, type Wording } from './wording.ts';

/** A reveal whose seed and wording have the digests that it states. */
export interface Revealed {
  readonly reveal: HeldOutReveal;
  readonly wording: Wording | undefined;
}

const REVEAL_HINT = 'Use the unchanged file that `cib heldout reveal` wrote with --out.';

/** @throws `heldout.reveal` if seed or wording do not have the digests that the reveal states */
export async function loadReveal(files: Files, path: string): Promise<Revealed> {
  const reveal = await readSecret(files, path, HeldOutReveal, REVEAL_HINT);
  const refusal = (what: string) => new Fault('heldout.reveal', `${path}: ${what}`, { hint: REVEAL_HINT });
  if (commitmentOf(reveal.seed) !== reveal.commitment) throw refusal('$.commitment is not that of $.seed');
  const digest = reveal.wording === null ? null : sha256(reveal.wording);
  if (digest !== reveal.wording_sha256) throw refusal('$.wording_sha256 is not that of $.wording');
  const wording = reveal.wording === null ? undefined : await readWording(reveal.wording, `${path} $.wording`);
  return { reveal, wording };
}

/** The source of a bundle's data, from its manifest and the revealed seed. */
export function revealedSource({ reveal, wording }: Revealed, { heldout, suite }: Manifest): HeldOutSource {
  if (heldout === null) throw new Fault('bundle.incomparable', 'The bundle is not of the held-out split.');
  return { seed: runSeed(reveal.seed, heldout), wording: wording?.banks.get(suite.id) };
}
