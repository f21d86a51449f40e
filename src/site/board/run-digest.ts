import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import { manifestDigest } from '../../evidence/manifest.ts';
import type { EntryBundle, ShownBundle } from './entries.ts';

/** A digest of all that pages show of a run: its evidence, its folder, and what the board says about it. */
export function runDigest(bundle: ShownBundle): string {
  const { tier, receipt, claim, fresh, digest, runs, submitted } = bundle;
  // The mean of several runs follows from these.
  const others = [...runs, ...(submitted ? [submitted] : [])].map(evidenceOf);
  return sha256(JSON.stringify([evidenceOf(bundle), bundle.folder, tier, receipt, claim, fresh, digest, others]));
}

/** The manifest of a run that was verified binds all its files. The prices are the board's. */
function evidenceOf(run: EntryBundle): unknown {
  const { manifest, folder, scorecard, timing, results } = run;
  const named = [manifestDigest(manifest), folder];
  if (isVerified(run)) return [...named, scorecard.money];
  return [...named, scorecard, timing, JSON.stringify(results, withLists)];
}

export const isVerified = ({ verified }: EntryBundle): boolean =>
  verified !== undefined && verified.fault === undefined;

/** A digest of the answers and results of a verified run: of its manifest, which binds them, without its times. */
export function answersDigest({ manifest: { dates: _, files, ...manifest } }: EntryBundle): string {
  return sha256(canonical({ ...manifest, files: files.filter(({ path }) => path !== BUNDLE.timing) }));
}

const withLists = (_name: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Uint8Array || value instanceof Uint32Array ? [...value] : value;
