import * as z from 'zod';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Files } from '../../ports/files.ts';
import { type BuildCache, contentsOf, noted, readNote, writeNote } from './build-cache.ts';

/** What the last build was made from, and what it left. */
const Stamp = z.strictObject({ inputs: z.string(), site: z.string(), said: z.string() });

const NAME = 'site.json';

/**
 * What the last build said of itself, where it was made from the same inputs and its site is unchanged; undefined
 * where there is something to do.
 */
export async function unchanged(
  files: Files,
  cache: BuildCache,
  out: string,
  inputs: string,
): Promise<string | undefined> {
  const last = noted(Stamp, await readNote(files, cache, NAME));
  if (last === undefined || last.inputs !== inputs) return undefined;
  return last.site === (await contentsOf(files, out)) ? last.said : undefined;
}

/** Notes what a build was made from and what it said, for `unchanged`. */
export async function stamp(
  files: Files,
  cache: BuildCache,
  out: string,
  { inputs, said }: { readonly inputs: string; readonly said: string },
): Promise<void> {
  await writeNote(files, cache, NAME, JSON.stringify({ inputs, site: await contentsOf(files, out), said }));
}

/** One digest of everything that a build is made from. */
export const inputsDigest = (inputs: unknown): string => sha256(canonical(inputs));
