import type * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import { Entry } from '../../evidence/entry.ts';
import { Manifest } from '../../evidence/manifest.ts';
import { parseAs } from '../../evidence/schema-check.ts';
import { strictText } from '../../evidence/strict-json.ts';
import type { GitBlobs } from '../../git/blobs.ts';
import { Outcome } from '../../protocol/outcome.ts';
import { Scorecard } from '../../protocol/scorecard.ts';
import { formatBytes } from '../../text/numbers.ts';

const LARGEST_DOCUMENT = 4 * 1_048_576;
const LARGEST_OUTCOMES = 64 * 1_048_576;

interface FormerBundle {
  /** SHA-256 of manifest.json. */
  readonly manifest: string;
  readonly scorecard: Scorecard;
  readonly outcomes: { readonly path: string; readonly sha256: string };
}

export type FormerEntry = Awaited<ReturnType<typeof readFormerEntry>>;

/**
 * Reads a former content of an entry's folder: its entry.json and its runs by suite.
 *
 * @throws Fault if it is not an entry by the current schema: it may have an older form, or be broken
 */
export async function readFormerEntry(blobs: GitBlobs, tree: string, slug: string) {
  const document = async <T>(path: string, schema: z.ZodType<T>) => {
    const bytes = await blobs.read(`${tree}:${path}`, LARGEST_DOCUMENT);
    if (bytes === undefined) throw wrong(`there is no ${path} of at most ${formatBytes(LARGEST_DOCUMENT)}`);
    return { value: parseAs(schema, strictText(bytes, path), path), digest: sha256(bytes) };
  };
  const { value: entry } = await document('entry.json', Entry);
  if (entry.slug !== slug) throw wrong('entry.json is of another entry');
  const runs = new Map<string, FormerBundle>();
  for (const [suite, folder] of Object.entries(entry.suites)) {
    const at = `${folder}/${BUNDLE.manifest}`;
    const { value: manifest, digest } = await document(at, Manifest);
    const { value: scorecard, digest: ofCard } = await document(`${folder}/${BUNDLE.scorecard}`, Scorecard);
    const digestOf = (name: string) => manifest.files.find(({ path }) => path === name)?.sha256;
    if (manifest.suite.id !== suite || digestOf(BUNDLE.scorecard) !== ofCard)
      throw wrong(`${at}: its suite or scorecard digest does not match entry.json or scorecard.json`);
    for (const key of ['suite', 'dataset', 'system'] as const) {
      if (canonical(manifest[key]) !== canonical(scorecard[key]))
        throw wrong(`${at}: $.${key} differs from scorecard.json`);
    }
    const outcomes = { path: `${folder}/${BUNDLE.outcomes}`, sha256: digestOf(BUNDLE.outcomes) ?? '' };
    runs.set(suite, { manifest: digest, scorecard, outcomes });
  }
  return { version: entry.version, runs };
}

/** @throws Fault if the outcomes are not those that the manifest names */
export async function readOutcomes(blobs: GitBlobs, tree: string, { path, sha256: digest }: FormerBundle['outcomes']) {
  const bytes = await blobs.read(`${tree}:${path}`, LARGEST_OUTCOMES);
  if (bytes === undefined || sha256(bytes) !== digest) throw wrong(`${path} is not what the manifest names`);
  const lines = strictText(bytes, path).split('\n').slice(0, -1);
  return lines.map((line) => parseAs(Outcome, line, path));
}

const wrong = (what: string) => new Fault('entry.invalid', `An earlier version of an entry cannot be read: ${what}.`);
