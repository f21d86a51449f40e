import type { Results } from '../../analysis/results.ts';
import type { Estimate, Scorecard } from '../../protocol/scorecard.ts';

/** A former run, as it was submitted: nobody has checked it since. */
export interface FormerRun {
  /** SHA-256 of its manifest.json. */
  readonly manifest: string;
  readonly suite: Scorecard['suite'];
  readonly dataset: Scorecard['dataset'];
  readonly state: Scorecard['validity']['state'];
  /** By the metric that the board shows. */
  readonly estimate: Estimate | undefined;
}

/** A content that an entry's folder once had. */
export interface Version {
  /** Git's id of it. */
  readonly tree: string;
  /** When it came to the board, ISO 8601 in UTC; empty where that cannot be told. */
  readonly since: string;
  /** The system's version, as the entry named it. */
  readonly version: string;
  /** By suite. */
  readonly runs: ReadonlyMap<string, FormerRun>;
  /** The board took it off: of its figures nothing is told. */
  readonly removed: boolean;
}

/** What an entry was before it was what it is. */
export interface History {
  /** When it became what it is; empty where that cannot be told. */
  readonly since: string;
  /** The newest first. */
  readonly versions: readonly Version[];
  /** By suite, the newest former run on the same tasks, task by task. */
  readonly comparable: ReadonlyMap<string, { readonly version: Version; readonly results: Results }>;
  /** Former versions that cannot be read as entries. */
  readonly unreadable: number;
  /** Whether there are older ones, which are left out. */
  readonly older: boolean;
}
