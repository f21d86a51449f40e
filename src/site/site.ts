import type { Board } from './board/board.ts';
import type { AsOf, FlaggedRun, ShownEntry, SuiteWords } from './board/entries.ts';
import type { Decision, WithheldEntry } from './decisions/decision-log.ts';
import type { History } from './entry/history.ts';
import type { Notice } from './notices.ts';
import type { TaskBoard } from './task/task-board.ts';

/** Everything that the pages are made from. The same site gives the same bytes. */
export interface Site {
  /** What the site is called: a name of the board or of who hosts it. */
  readonly title: string;
  readonly entries: readonly ShownEntry[];
  /** In the order of the catalogue. */
  readonly boards: readonly Board[];
  readonly tasks: readonly TaskBoard[];
  readonly decisions: readonly Decision[];
  readonly withheld: readonly WithheldEntry[];
  /** By slug, what a reviewer should look at. */
  readonly flags: ReadonlyMap<string, readonly FlaggedRun[]>;
  /** By slug, the entries' former versions; empty where there is no Git history. */
  readonly history: ReadonlyMap<string, History>;
  readonly notices: readonly Notice[];
  /** The slug of an entry that is not published yet: only the pages that concern it are made, and each says what it is. */
  readonly preview?: string | undefined;
  /** Every suite that the site shows, in the order of the catalogue. */
  readonly suites: readonly SuiteWords[];
  readonly asOf: AsOf;
  /** The site's address, ending in a slash. Without it, whatever needs a whole address is left out. */
  readonly url: string | undefined;
  /** OWNER/NAME on GitHub: whose entries these are. The program can be of another repository. */
  readonly repository: string;
}
