import * as z from 'zod';
import { RunningDigest, sha256 } from '../../evidence/digest.ts';
import type { Files } from '../../ports/files.ts';
import { type BuildCache, parseCached, readCached, writeCached } from './build-cache.ts';

const NAME = 'contents.json';

/** By a digest of a folder's path and the identities of the files in it, a digest of those files' bytes. */
const Digests = z.record(z.string(), z.string());

/**
 * Digests of the bytes of folders. Files are read only where an identity changed, so that a folder whose times alone changed
 * is the same as before.
 */
export class Contents {
  readonly #files: Files;
  readonly #cache: BuildCache;
  readonly #cached: Readonly<Record<string, string>>;
  readonly #used = new Map<string, string>();
  /** By folder, so that a build looks at each once: for the whole board, and for each bundle. */
  readonly #found = new Map<string, Promise<string>>();

  private constructor(files: Files, cache: BuildCache, cached: Readonly<Record<string, string>>) {
    this.#files = files;
    this.#cache = cache;
    this.#cached = cached;
  }

  /** Reads the digests that the last build cached. */
  static async load(files: Files, cache: BuildCache): Promise<Contents> {
    return new Contents(files, cache, parseCached(Digests, await readCached(files, cache, NAME)) ?? {});
  }

  /** A digest of all names, kinds and bytes in a folder, as they were when this build first asked for them. */
  of(folder: string): Promise<string> {
    const found = this.#found.get(folder) ?? this.#look(folder);
    this.#found.set(folder, found);
    return found;
  }

  async #look(folder: string): Promise<string> {
    const digest = new RunningDigest();
    const listed = (await this.#files.exists(folder)) ? await this.#files.entries(folder) : [];
    const plain: { readonly path: string; readonly line: string; readonly identity: string }[] = [];
    for (const { name, kind } of listed) {
      const path = `${folder}/${name}`;
      const line = `${JSON.stringify(name)} ${kind}`;
      if (kind === 'folder') digest.addText(`${line} ${await this.of(path)}\n`);
      else if (kind === 'file' || kind === 'executable')
        plain.push({ path, line, identity: await this.#files.identity(path) });
      else digest.addText(`${line} ${await this.#files.identity(path)}\n`);
    }
    const identities = plain.map(({ line, identity }) => `${line} ${identity}\n`);
    const key = sha256(`${JSON.stringify(folder)}\n${identities.join('')}`);
    const known = this.#cached[key] ?? this.#used.get(key) ?? (await this.#digestOf(plain));
    this.#used.set(key, known);
    digest.addText(known);
    return digest.hex();
  }

  async #digestOf(plain: readonly { readonly path: string; readonly line: string }[]): Promise<string> {
    const digest = new RunningDigest();
    for (const { path, line } of plain) {
      const bytes = new RunningDigest();
      for await (const piece of this.#files.stream(path)) bytes.add(piece);
      digest.addText(`${line} ${bytes.hex()}\n`);
    }
    return digest.hex();
  }

  /** Caches the digests that this build used, for the next one. */
  async save(): Promise<void> {
    const cached = Object.keys(this.#cached);
    if (cached.length === this.#used.size && cached.every((key) => this.#used.has(key))) return;
    await writeCached(this.#files, this.#cache, NAME, JSON.stringify(Object.fromEntries(this.#used)));
  }
}
