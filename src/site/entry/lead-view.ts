import { type Board, type LocatedRun, locateRuns } from '../board/board.ts';
import { type Bounds, boundsOf } from '../board/bounds.ts';
import type { ShownBundle, ShownEntry } from '../board/entries.ts';
import { groupOf } from '../board/groups.ts';
import { boardPerSuite } from '../board/per-suite.ts';
import { systemGroups } from '../overview/classes.ts';
import { byDiscrimination, type Discrimination } from '../overview/order.ts';
import type { Site } from '../site.ts';
import { causesView } from './causes-view.ts';
import { firstFailed } from './first-failed.ts';
import { type FamilyBounds, familyBounds, profileText, profileView, readRun } from './profile-view.ts';
import { runLine, standingText } from './runs-view.ts';

/** What the pages of all entries share, made once. */
export interface Around {
  readonly located: ReadonlyMap<ShownBundle, LocatedRun>;
  readonly told: readonly Discrimination[];
  readonly bounds: ReadonlyMap<Board, { readonly whole: Bounds; readonly families: FamilyBounds }>;
  /** The group of the overview's table that an entry stands in, such as `Tier 2`. */
  readonly places: ReadonlyMap<string, string>;
}

export function aroundOf({ boards, entries }: Pick<Site, 'boards' | 'entries'>): Around {
  const told = byDiscrimination(boardPerSuite(boards));
  const ranksClaims = boards.some((board) => board.ranksClaims);
  const systems = entries.filter(({ entry, bundles }) => groupOf(entry, bundles, ranksClaims) === 'system');
  const { groups } = systemGroups(systems, told);
  return {
    located: locateRuns(boards),
    told,
    bounds: new Map(boards.map((board) => [board, { whole: boundsOf(board), families: familyBounds(board) }])),
    places: new Map(groups.flatMap((group) => group.systems.map(({ entry }) => [entry.slug, group.label] as const))),
  };
}

/** An entry's runs, those of the most telling suite first. */
export function inTellingOrder({ bundles }: ShownEntry, { located, told }: Around): readonly ShownBundle[] {
  const place = (bundle: ShownBundle) => {
    const at = told.findIndex(({ board }) => board === located.get(bundle)?.board);
    return at < 0 ? told.length : at;
  };
  return bundles.toSorted((a, b) => place(a) - place(b));
}

/** What a reader wants first: the verdict, why, and every suite in a line. Of a reference or control there is no verdict. */
export function leadView(shown: ShownEntry, around: Around) {
  const { located, told, bounds, places } = around;
  const runs = inTellingOrder(shown, around).flatMap((bundle) => located.get(bundle) ?? []);
  const valid = runs.filter(({ row }) => row.bundle.scorecard.validity.state === 'valid');
  const judged = shown.entry.kind === 'system' || shown.entry.kind === 'example';
  const read = judged ? valid.map((run) => readRun(run, bounds.get(run.board)?.families ?? new Map())) : [];
  const toldOf = ({ board }: LocatedRun) => told.find((one) => one.board === board);
  return {
    place: places.get(shown.entry.slug) ?? '',
    ...profileText(read),
    standing: valid
      .filter((run) => toldOf(run)?.orders)
      .map(standingText)
      .filter(Boolean)
      .join(' '),
    causes: judged ? causesView(valid) : [],
    lines: runs.map((run) => runLine(run, bounds.get(run.board)?.whole ?? NONE, toldOf(run))),
    profile: profileView(read, (run) => firstFailed(run.board, run.row.bundle.results)),
  };
}

const NONE: Bounds = { cheat: undefined, reference: undefined };
