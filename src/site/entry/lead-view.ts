import { type Board, type LocatedRun, locateRuns } from '../board/board.ts';
import { type Bounds, boundsOf } from '../board/bounds.ts';
import type { ShownBundle, ShownEntry } from '../board/entries.ts';
import { groupOf } from '../board/groups.ts';
import { boardPerSuite } from '../board/per-suite.ts';
import { sameResults } from '../board/same-results.ts';
import { systemGroups } from '../overview/classes.ts';
import { byDiscrimination, type Discrimination } from '../overview/order.ts';
import type { Site } from '../site.ts';
import { causesView } from './causes-view.ts';
import { firstFailed } from './first-failed.ts';
import { type FamilyBounds, familyBounds, profileLists, profileView, readRun } from './profile-view.ts';
import { runLine, standingText } from './runs-view.ts';

/** What the pages of all entries share, computed once. */
export interface Around {
  readonly located: ReadonlyMap<ShownBundle, LocatedRun>;
  readonly discriminations: readonly Discrimination[];
  readonly bounds: ReadonlyMap<Board, { readonly whole: Bounds; readonly families: FamilyBounds }>;
  /** The group of an entry in the overview's table, such as `Tier 2`. */
  readonly places: ReadonlyMap<string, string>;
  /** By run, the systems with the same results. */
  readonly same: ReadonlyMap<ShownBundle, string>;
}

export function aroundOf({ boards, entries }: Pick<Site, 'boards' | 'entries'>): Around {
  const discriminations = byDiscrimination(boardPerSuite(boards));
  const ranksClaims = boards.some((board) => board.ranksClaims);
  const systems = entries.filter(({ entry, bundles }) => groupOf(entry, bundles, ranksClaims) === 'system');
  const { groups } = systemGroups(systems, discriminations);
  return {
    located: locateRuns(boards),
    same: sameResults(boards),
    discriminations,
    bounds: new Map(boards.map((board) => [board, { whole: boundsOf(board), families: familyBounds(board) }])),
    places: new Map(groups.flatMap((group) => group.systems.map(({ entry }) => [entry.slug, group.label] as const))),
  };
}

/** An entry's runs, those of the most telling suite first. */
export function byTellingSuite({ bundles }: ShownEntry, { located, discriminations }: Around): readonly ShownBundle[] {
  const place = (bundle: ShownBundle) => {
    const at = discriminations.findIndex(({ board }) => board === located.get(bundle)?.board);
    return at < 0 ? discriminations.length : at;
  };
  return bundles.toSorted((a, b) => place(a) - place(b));
}

/**
 * The most important facts of an entry: the verdict, its reasons, and one line for every suite. References and controls
 * have no verdict.
 */
export function leadView(shown: ShownEntry, around: Around) {
  const { located, discriminations, bounds, places } = around;
  const runs = byTellingSuite(shown, around).flatMap((bundle) => located.get(bundle) ?? []);
  const valid = runs.filter(({ row }) => row.bundle.scorecard.validity.state === 'valid');
  const judged = shown.entry.kind === 'system' || shown.entry.kind === 'example';
  const read = judged ? valid.map((run) => readRun(run, bounds.get(run.board)?.families ?? new Map())) : [];
  const discriminationOf = ({ board }: LocatedRun) => discriminations.find((one) => one.board === board);
  return {
    place: places.get(shown.entry.slug) ?? '',
    lists: profileLists(read),
    standing: valid
      .filter((run) => discriminationOf(run)?.orders)
      .map(standingText)
      .filter(Boolean)
      .join(' '),
    causes: judged ? causesView(valid) : [],
    lines: runs.map((run) => runLine(run, bounds.get(run.board)?.whole ?? NONE, discriminationOf(run))),
    profile: profileView(read, (run) => firstFailed(run.board, run.row.bundle.results)),
  };
}

const NONE: Bounds = { cheat: undefined, reference: undefined };
