import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import { manifestDigest } from '../../evidence/manifest.ts';
import { memoise } from '../../text/caches.ts';
import type { Board } from './board.ts';
import { type EntryBundle, type ShownBundle, shownFolder } from './entries.ts';

/** A digest of all that pages show of a run: its evidence, its folder, and what the board says about it. */
export function runDigest(bundle: ShownBundle): string {
  const { tier, receipt, claim, fresh, digest, runs, submitted } = bundle;
  // The mean of several runs follows from these.
  const others = [...runs, ...(submitted ? [submitted] : [])].map(evidenceOf);
  return sha256(JSON.stringify([evidenceOf(bundle), shownFolder(bundle), tier, receipt, claim, fresh, digest, others]));
}

/** The manifest of a run that was verified binds all its files. The prices are the board's. */
function evidenceOf(run: EntryBundle): unknown {
  const { manifest, scorecard, timing, results } = run;
  const named = [manifestDigest(manifest), shownFolder(run)];
  if (isVerified(run)) return [...named, scorecard.money];
  return [...named, scorecard, timing, JSON.stringify(results, withLists)];
}

export const isVerified = ({ verified }: EntryBundle): boolean =>
  verified !== undefined && verified.fault === undefined;

/** A digest of the answers and results of a verified run: of its manifest, which binds them, without its times. */
const answersDigest = memoise(({ manifest: { dates: _, files, ...manifest } }: EntryBundle): string =>
  sha256(canonical({ ...manifest, files: files.filter(({ path }) => path !== BUNDLE.timing) })),
);

/**
 * A digest of a board and of all that the page of an entry or a task shows of runs of other entries. It has no times of runs that were
 * verified, so it stays the same if a run is made again with the same answers.
 */
export const boardDigest = memoise(({ description: _, rows, taskPages = new Set(), ...plain }: Board): string => {
  const shown = rows.map(({ entry: { slug, name, version, kind, reads_labels }, bundle, ...row }) => {
    const { tier, runs } = bundle;
    const answers = isVerified(bundle) ? answersDigest(bundle) : runDigest(bundle);
    return { slug, name, version, kind, reads_labels, row, tier, answers, others: runs.map(answersDigest) };
  });
  return sha256(JSON.stringify([plain, [...taskPages], shown]));
});

/** JSON of a value that may hold maps and lists of bytes. */
export const withLists = (_name: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Uint8Array || value instanceof Uint32Array ? [...value] : value;
