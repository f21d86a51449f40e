import type * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import { RunningDigest, sha256 } from '../../evidence/digest.ts';
import { type Manifest, manifestDigest } from '../../evidence/manifest.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';

/** The folder of a build's cache. Only the board may write to it, because its content decides what a site shows. */
export interface BuildCache {
  readonly folder: string;
  /** A folder that several caches share, for what follows from the bytes of a bundle and the code alone; by default `folder`. */
  readonly shared?: string;
  /** The digest of the code that verifies and derives. Other code finds nothing in the cache. */
  readonly harness: string;
  /** Present if the build goes on without a cache that it cannot read or write. */
  readonly loss?: Loss;
}

/** Once a cache is lost, nothing more is written to it, because some notes hold only beside others of the same build. */
export interface Loss {
  readonly isLost: boolean;
  report(fault: Fault): void;
}

/** The part of a cache that other sites' builds may use, too. */
export const sharedPart = ({ folder, shared = folder, ...cache }: BuildCache): BuildCache => ({
  ...cache,
  folder: shared,
});

/** Reads the text that is cached under a name. Undefined if there is none, or if it is incomplete. */
export async function readCached(files: Files, cache: BuildCache, name: string): Promise<string | undefined> {
  const path = `${cache.folder}/${name}`;
  const content = await orWithout(cache, async () => ((await files.exists(path)) ? files.text(path) : undefined));
  if (content === undefined) return undefined;
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  return end === DIGITS && sha256(text) === content.slice(0, end) ? text : undefined;
}

/**
 * Parses a cached JSON text, which a schema has to accept. Undefined if it is not JSON, or not in the schema. What JSON gives is
 * returned, not the schema's copy of it, which V8 stores in dictionary mode, at twice the size.
 */
export function parseCached<T>(schema: z.ZodType<T, T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as T;
    return schema.safeParse(value).success ? value : undefined;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}

/** Caches a text under a name. The digest at the start detects text that is incomplete or was changed by accident. */
export async function writeCached(files: Files, cache: BuildCache, name: string, text: string): Promise<void> {
  if (cache.loss?.isLost) return;
  await orWithout(cache, () => files.write(`${cache.folder}/${name}`, `${sha256(text)}\n${text}`));
}

async function orWithout<T>({ loss }: BuildCache, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    if (loss === undefined || !(thrown instanceof Fault)) throw thrown;
    loss.report(thrown);
    return undefined;
  }
}

const DIGITS = 64;

/** A digest of all names, kinds and identities in a folder. It changes if any of them does. No file is read. */
export async function contentsOf(files: ReadFiles, folder: string): Promise<string> {
  const digest = new RunningDigest();
  await add(files, folder, digest);
  return digest.hex();
}

async function add(files: ReadFiles, folder: string, digest: RunningDigest): Promise<void> {
  for (const { name, kind } of (await files.exists(folder)) ? await files.entries(folder) : []) {
    const path = `${folder}/${name}`;
    digest.addText(`${JSON.stringify(name)} ${kind} ${kind === 'folder' ? '(' : await files.identity(path)}\n`);
    if (kind !== 'folder') continue;
    await add(files, path, digest);
    digest.addText(')\n');
  }
}

/**
 * The cache key of everything that is derived from a bundle: its manifest, which binds the other files by their hashes; a digest
 * of these files or of their identities, since their hashes have not been compared yet; and the code.
 */
export function bundleKey({ harness }: BuildCache, contents: string, manifest: Manifest): string {
  return sha256(canonical([harness, manifestDigest(manifest), contents]));
}
