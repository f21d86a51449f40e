import type { Board } from './board/board.ts';
import type { ShownEntry, SuiteWords } from './board/entries.ts';
import type { Decision, NotShown } from './decisions/decisions-view.ts';
import type { FlaggedCard } from './entry/entry-view.ts';
import type { History } from './entry/history.ts';
import type { TaskBoard } from './task/task-board.ts';

/**
 * What every page and data file must say of the whole site: its bundles were not verified; or no board ran the systems that
 * it shows, so that their figures are the submitters' own.
 */
export type Notice = 'unverified' | 'no board run';

/** Everything that the pages are made of. The same site gives the same bytes. */
export interface Site {
  readonly entries: readonly ShownEntry[];
  /** In the order of the catalogue. */
  readonly boards: readonly Board[];
  /** Those of the boards whose tasks have pages. */
  readonly tasks: readonly TaskBoard[];
  /** Every receipt there is. */
  readonly decisions: readonly Decision[];
  readonly withheld: readonly NotShown[];
  /** By slug, what a reviewer should look at. */
  readonly flags: ReadonlyMap<string, readonly FlaggedCard[]>;
  /** By slug, what the entries were before; empty where no Git tells. */
  readonly history: ReadonlyMap<string, History>;
  readonly notices: readonly Notice[];
  /** Every suite there is, in the order of the catalogue. */
  readonly suites: readonly SuiteWords[];
  /** The day, YYYY-MM-DD, that ages are told against; without it none are told. */
  readonly asOf: string | undefined;
  /** Where it will stand, with a slash at the end, for what must be a whole address; without it that is left out. */
  readonly url: string | undefined;
}

/** A file of the site. */
export interface Page {
  readonly path: string;
  readonly text: string;
}
