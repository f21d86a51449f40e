import type { Results } from '../../analysis/results.ts';
import type { Estimate, Scorecard } from '../../protocol/scorecard.ts';

/** A former run as it was submitted; it was not verified again. */
export interface FormerRun {
  /** SHA-256 of its manifest.json. */
  readonly manifest: string;
  readonly suite: Scorecard['suite'];
  readonly dataset: Scorecard['dataset'];
  readonly state: Scorecard['validity']['state'];
  /** The estimate of the main metric. */
  readonly estimate: Estimate | undefined;
}

/** A former state of an entry's folder. */
export interface Version {
  /** The Git tree id of the folder. */
  readonly tree: string;
  /** When it came to the board, ISO 8601 in UTC; empty if that is not known. */
  readonly since: string;
  /** The system's version in the entry. */
  readonly version: string;
  readonly runs: ReadonlyMap<string, FormerRun>;
  /** Whether the board removed it: its figures are not shown. */
  readonly removed: boolean;
}

/** An entry's former versions. */
export interface History {
  /** When the present version came to the board; empty if that is not known. */
  readonly since: string;
  /** The newest first. */
  readonly versions: readonly Version[];
  /** By suite, the newest former run on the same tasks, with its results by task. */
  readonly comparable: ReadonlyMap<string, { readonly version: Version; readonly results: Results }>;
  /** Former versions that cannot be read as entries. */
  readonly unreadable: number;
  /** Whether older versions are left out. */
  readonly older: boolean;
}
