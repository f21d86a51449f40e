import type { MakePages } from '../pages.ts';
import { badges } from './badges.ts';
import { decisionsJson } from './decisions-json.ts';
import { entryJson } from './entry-json.ts';
import { feed } from './feed.ts';
import { leaderboardCsv } from './leaderboard-csv.ts';
import { leaderboardJson } from './leaderboard-json.ts';

/** What machines read: a new format is a line here. The sitemap is made last, of all pages. */
const FORMATS: readonly MakePages[] = [leaderboardJson, leaderboardCsv, entryJson, decisionsJson, badges, feed];

export const machinePages: MakePages = async function* (site, render) {
  for (const make of FORMATS) yield* make(site, render);
};
