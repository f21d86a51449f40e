import type { Board } from './board/board.ts';
import type { AsOf, FlaggedRun, ShownEntry, SuiteWords } from './board/entries.ts';
import type { LoggedReceipt, WithheldEntry } from './decisions/decision-log.ts';
import type { History } from './entry/history.ts';
import type { Notice } from './notices.ts';
import type { TaskBoard } from './task/task-board.ts';

/** Everything that the pages are made from. The same site gives the same bytes. */
export interface Site {
  /** The site's title: a name of the board or of its host. */
  readonly title: string;
  readonly entries: readonly ShownEntry[];
  /** In the order of the catalogue. */
  readonly boards: readonly Board[];
  readonly tasks: readonly TaskBoard[];
  readonly decisions: readonly LoggedReceipt[];
  readonly withheld: readonly WithheldEntry[];
  /** By slug, the flags for the reviewer. */
  readonly flags: ReadonlyMap<string, readonly FlaggedRun[]>;
  /** By slug, the entries' former versions; empty without a Git history. */
  readonly history: ReadonlyMap<string, History>;
  readonly notices: readonly Notice[];
  /** The slug of an entry that is not published yet: only the pages that concern it are made, and each says what it is. */
  readonly preview?: string | undefined;
  /** Every suite that the site shows, in the order of the catalogue. */
  readonly suites: readonly SuiteWords[];
  readonly asOf: AsOf;
  /** The site's address, ending in a slash. Without it, everything that needs an absolute address is left out. */
  readonly url: string | undefined;
  /** The commit that the site is published from; undefined if it is built from files. */
  readonly commit?: string | undefined;
  /** The repository of the entries on GitHub, OWNER/NAME. The program may come from another one. */
  readonly repository: string;
}
