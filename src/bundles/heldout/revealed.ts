import type * as z from 'zod';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import { sha256 } from '../../evidence/digest.ts';
import { commitmentOf, HeldOutReveal, runSeed } from '../../evidence/heldout.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Files } from '../../ports/files.ts';
import type { HeldOutSource } from '../dataset.ts';
import { readNamed } from '../read-document.ts';
import { readWording, type Wording } from './wording.ts';

/** A reveal whose seed and wording have the digests that it states. */
export interface Revealed {
  readonly reveal: HeldOutReveal;
  readonly wording: Wording | undefined;
}

const REVEAL_HINT = 'Use the unchanged file that `cib heldout reveal` wrote.';

/** @throws `heldout.reveal` if seed or wording do not have the digests that the reveal states */
export async function loadReveal(files: Files, path: string): Promise<Revealed> {
  const reveal = await readPublished(files, path, HeldOutReveal, REVEAL_HINT);
  const refusal = (what: string) => new Fault('heldout.reveal', `${path}: ${what}`, { hint: REVEAL_HINT });
  if (commitmentOf(reveal.seed) !== reveal.commitment) throw refusal('$.commitment is not that of $.seed');
  const digest = reveal.wording === null ? null : sha256(reveal.wording);
  if (digest !== reveal.wording_sha256) throw refusal('$.wording_sha256 is not that of $.wording');
  const wording = reveal.wording === null ? undefined : await readWording(reveal.wording, `${path} $.wording`);
  return { reveal, wording };
}

/** A secret document, also one that is cut off, or a bare seed. */
const SECRET = /heldout-se(?:cret|ed)\/|^\s*[0-9a-f]{64}\s*$/;

/** Reads a file that is published. Of a secret that was given instead, no error message quotes anything. */
export async function readPublished<T>(files: Files, path: string, schema: z.ZodType<T>, hint: string): Promise<T> {
  try {
    return await readNamed(files, path, schema, hint);
  } catch (thrown) {
    const mayBeSecret = isEvidenceFault(thrown, 'malformed') && thrown.code !== 'json.size';
    if (!(mayBeSecret && SECRET.test(await files.text(path)))) throw thrown;
    throw new Fault('heldout.secret', `${path} is a secret, not the published file. Its content is not shown.`, {
      hint,
    });
  }
}

/** The source of a bundle's data, from its manifest and the revealed seed. */
export function revealedSource({ reveal, wording }: Revealed, { heldout, suite }: Manifest): HeldOutSource {
  if (heldout === null) throw new Fault('bundle.incomparable', 'The bundle is not of the held-out split.');
  return { seed: runSeed(reveal.seed, heldout), wording: wording?.banks.get(suite.id) };
}
