import * as z from 'zod';
import { readDocument } from '../../bundles/read-document.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import { digest } from '../../evidence/hex.ts';
import type { Files } from '../../ports/files.ts';
import type { ReferenceScores } from '../../report/reference-tables.ts';
import type { PublishedRelease } from '../../suite/suite.ts';
import { LARGEST_JSON } from './release-format.ts';

/** A path below the release's folder. Nothing outside of the folder is read. */
const path = z
  .string()
  .max(300)
  .regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/, 'it must be a path below the folder of the release');

/** The manifest of the authors' release. Other fields, such as dates, are not checked. */
const PublishedManifest = z.looseObject({
  artifacts: z
    .array(
      z.strictObject({ path, bytes: z.int().nonnegative(), lines: z.int().nonnegative().nullable(), sha256: digest }),
    )
    .min(1)
    .max(1000),
});

/** A release of the authors: in its own layout, or some of its files side by side in one folder. */
export interface PublishedFolder {
  readonly manifest: string;
  /** The path of a file of the release. */
  at(path: string): string;
  /** Whether the files were taken out of their folders. Then some may be absent. */
  readonly excerpt: boolean;
}

/** Undefined if the folder is not a release of the authors. */
export async function publishedIn(
  files: Files,
  folder: string,
  published: PublishedRelease | undefined,
): Promise<PublishedFolder | undefined> {
  if (published === undefined) return undefined;
  const complete = {
    manifest: `${folder}/${published.manifest}`,
    at: (one: string) => `${folder}/${one}`,
    excerpt: false,
  };
  if (await files.exists(complete.manifest)) return complete;
  const beside = (one: string) => `${folder}/${one.slice(one.lastIndexOf('/') + 1)}`;
  const part = { manifest: beside(published.manifest), at: beside, excerpt: true };
  return (await files.exists(part.manifest)) ? part : undefined;
}

/**
 * Checks a release of the authors by its own manifest: size, lines and SHA-256 of every file. Then compares its summary with
 * the results of our reference systems on its data.
 */
export async function publishedProblems(
  files: Files,
  published: PublishedRelease,
  { manifest, at, excerpt }: PublishedFolder,
  score: () => Promise<ReferenceScores>,
): Promise<{ readonly problems: readonly string[]; readonly notes: readonly string[] }> {
  const { artifacts } = await readDocument(files, manifest, PublishedManifest, LARGEST_JSON);
  const problems: string[] = [];
  const absent: string[] = [];
  for (const { path: name, bytes, lines, sha256 } of artifacts) {
    if (!(await files.exists(at(name)))) absent.push(name);
    else {
      const found = await digestFile(files, at(name));
      if (found.sha256 !== sha256 || found.bytes !== bytes || (lines !== null && found.lines !== lines))
        problems.push(`${name}: is not the file in the manifest`);
    }
  }
  const listed = new Set(artifacts.map((one) => one.path));
  if (!listed.has(published.dataset)) problems.push(`${manifest}: does not list ${published.dataset}`);
  if (!excerpt) problems.push(...absent.map((name) => `${name}: is in the manifest and not here`));
  const here = `${artifacts.length - absent.length} of the ${artifacts.length} files of its manifest are here`;
  const left = excerpt && absent.length > 0 ? `; left out: ${absent.join(', ')}` : '';
  const notes = [`${here}${problems.length === 0 ? ', each with the size, lines and SHA-256 it lists' : ''}${left}`];
  if (!absent.includes(published.summary) && listed.has(published.summary)) {
    const summary = await readDocument(files, at(published.summary), z.unknown(), LARGEST_JSON);
    const compared = await published.compare(summary, await score());
    problems.push(...compared.problems.map((problem) => `${published.summary}: ${problem}`));
    if (compared.problems.length === 0)
      notes.push(`${compared.figures} figures of its summary equal the scores of our reference systems`);
  }
  return { problems, notes };
}
