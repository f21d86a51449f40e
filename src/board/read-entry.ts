import { basename } from 'node:path';
import { loadManifest } from '../bundles/load-bundle.ts';
import { readDocument } from '../bundles/read-document.ts';
import { type ReadParts, readParts } from '../bundles/read-parts.ts';
import { Fault, isEvidenceFault, unlessEvidenceFault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { Entry } from '../evidence/entry.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { EntryBundle, SiteEntry } from '../site/board/entries.ts';
import type { Suite } from '../suite/suite.ts';
import { SUITE_IDS } from '../suites/catalogue.ts';
import { requirePlainEntry } from './entry-folder.ts';

/**
 * Reads one entry with its bundles.
 *
 * @throws `entry.invalid` if the submitted files cannot be read
 */
export async function readEntry(
  files: ReadFiles,
  folder: string,
  suites: readonly Suite[],
  parts: ReadParts = readParts,
): Promise<SiteEntry> {
  try {
    const entry = await readDescription(files, folder);
    const bundles: EntryBundle[] = [];
    for (const suite of suites) {
      const name = entry.suites[suite.description.id];
      if (name !== undefined) bundles.push(await readBundle(files, `${folder}/${name}`, { suite, entry, parts }));
    }
    return { entry, bundles };
  } catch (thrown) {
    if (!isEvidenceFault(thrown, 'malformed', 'missing')) throw thrown;
    const isNone = thrown.code === 'file.missing' && !(await files.exists(`${folder}/entry.json`));
    const hint = isNone
      ? `\`cib entry\` writes an entry. If ${folder} is none, remove it from the entries.`
      : (thrown.hint ?? `Correct or remove ${folder}.`);
    throw new Fault('entry.invalid', thrown.message, { cause: thrown, hint });
  }
}

/**
 * Reads the description in an entry's folder, without its bundles.
 *
 * @throws a fault of evidence if its slug is not the folder's name, or it names a suite that does not exist
 */
export async function readDescription(files: ReadFiles, folder: string): Promise<Entry> {
  await requirePlainEntry(files, folder);
  const path = `${folder}/entry.json`;
  const entry = await readDocument(files, path, Entry);
  const name = basename(folder);
  if (entry.slug !== name) throw wrong(`${path}: $.slug is "${entry.slug}", but the folder is "${name}"`);
  const unknown = Object.keys(entry.suites).find((id) => !SUITE_IDS.includes(id));
  if (unknown !== undefined) throw wrong(`${path}: $.suites: there is no suite ${JSON.stringify(unknown)}`);
  return entry;
}

const wrong = (message: string) => new Fault('json.schema', message);

/** The description in an entry's folder. Undefined if it is missing or cannot be read. */
export const readableEntry = (files: ReadFiles, folder: string) =>
  unlessEvidenceFault(readDocument(files, `${folder}/entry.json`, Entry), 'malformed', 'missing');

/**
 * Why a bundle cannot be the one that its entry names as its run of a suite, with the JSON path in the manifest. Undefined if it
 * can.
 */
export function entryMismatch({ suite, system: { kind, reads_labels } }: Manifest, id: string, entry: Entry) {
  if (suite.id !== id) return { at: '$.suite.id', why: `it is of suite "${suite.id}", the entry says "${id}"` };
  // A system that runs in process may read labels, so it must not be shown as a system under test.
  if ((kind === 'reference' || kind === 'control') && entry.kind !== kind)
    return { at: '$.system.kind', why: `a ${kind} made it, the entry says ${entry.kind}` };
  if (!reads_labels || entry.reads_labels) return undefined;
  return { at: '$.system.reads_labels', why: 'the entry does not say that it reads labels' };
}

/**
 * Reads a bundle of an entry, and checks that its parts name the same run. It does not check hashes and scores, as a
 * verification does.
 */
export async function readBundle(
  files: ReadFiles,
  folder: string,
  { suite, entry, parts }: { readonly suite: Suite; readonly entry: Entry; readonly parts: ReadParts },
) {
  const manifest = await loadManifest(files, folder);
  const { scorecard, timing, results, fingerprints, verified } = await parts(files, folder, suite, manifest);

  const at = `${folder}/${BUNDLE.manifest}`;
  const mismatch = entryMismatch(manifest, suite.description.id, entry);
  if (mismatch) throw wrong(`${at}: ${mismatch.at}: ${mismatch.why}`);
  for (const key of ['suite', 'dataset', 'system'] as const) {
    if (canonical(manifest[key]) === canonical(scorecard[key])) continue;
    throw wrong(`${folder}/${BUNDLE.scorecard}: $.${key}: it is not the one in ${BUNDLE.manifest}`);
  }
  const lines = results.passed.length;
  if (lines !== scorecard.counts.tasks) {
    throw wrong(`${folder}/${BUNDLE.outcomes}: ${lines} lines, ${scorecard.counts.tasks} tasks were counted`);
  }
  return { suite, folder, manifest, scorecard, results, timing, fingerprints, ...(verified && { verified }) };
}
