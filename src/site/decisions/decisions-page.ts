import { few } from '../../report/format.ts';
import { safeText } from '../../text/safe-text.ts';
import { isClaimed } from '../board/entries.ts';
import { dayOf, lastChecked } from '../board/tier-view.ts';
import { frame } from '../frame.ts';
import { inSuiteOrder } from '../overview/order.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { decisionLog, type LoggedReceipt, type LogLine } from './decision-log.ts';

export const decisionsPage: PageMaker = function* (site, render) {
  const path = 'decisions.html';
  const description = 'The newest runs, and every addition, check, dispute and removal on this board, with its reason.';
  const around = frame(site, { path, title: 'Changes', description, section: 'decisions' });
  yield { path, text: render.decisions({ ...around, ...decisionsView(site) }) };
};

const MEANINGS: Record<LogLine['event'], string> = {
  added:
    'The entry got its first receipt. An entry from a folder of the board’s repository has none, and so no line here.',
  verified: 'The board scored the transcript again, and every rule held.',
  'board-run':
    'The board ran the system’s image itself. Its figures are the published ones; the submitter’s are a claim beside them.',
  unusable: 'The board has no run of the image that counts. The entry stays a claim.',
  contradicted:
    'The board’s run contradicts the claim. The board’s figures are published, and the claim is struck out beside them.',
  rescored: 'The board scored the transcript by a newer version of the suite.',
  disputed:
    'A maintainer recorded that a figure of the entry is wrong or in doubt. The entry stays, marked, until that is settled.',
  settled: 'A maintainer settled a dispute, a removal, or a gap between public and fresh tasks.',
  removed: 'The entry is no longer on the board.',
};

const SINCE: Record<LoggedReceipt['about'], string> = {
  'these files': '',
  'other files': 'other files since',
  'no entry': 'no entry any more',
};

function decisionsView({ decisions, withheld, entries, boards }: Site) {
  const slugs = new Set(entries.map(({ entry }) => entry.slug));
  const rows = decisionLog(decisions).map(({ id, event, reason, receipt, about }) => ({
    id,
    date: dayOf(receipt),
    time: receipt.date.slice(11, 19),
    slug: receipt.slug,
    /** The entry's page; empty if it has none. */
    href: slugs.has(receipt.slug) ? `systems/${receipt.slug}.html` : '',
    event,
    reason: safeText(reason, LONGEST_REASON),
    // No receipt says who added an entry.
    actor: event === 'added' ? '' : safeText(receipt.actor.login, 100),
    tree: receipt.tree.slice(0, 12),
    /** How the entry changed after the receipt; empty if the receipt is about its present files. */
    since: event === 'added' ? '' : SINCE[about],
  }));
  const events = Object.entries(MEANINGS).map(([event, meaning]) => ({ event, meaning }));
  return {
    rows,
    events,
    why: whyEmpty(entries),
    runs: newestRuns(entries, boards),
    withheld: withheld.map(({ slug, reason }) => ({ slug: safeText(slug, 100), reason })),
  };
}

/** Why a board with entries has no receipts; empty without entries. */
function whyEmpty(entries: Site['entries']): string {
  const claimed = entries.filter(({ bundles }) => bundles.some(isClaimed)).length;
  if (entries.length === 0) return '';
  if (claimed === 0)
    return 'The maintainers of this board added all its entries and made their runs, so there was no submission to decide on.';
  const whose = `${claimed} of ${entries.length} ${entries.length === 1 ? 'entry has' : 'entries have'} runs that the submitter made`;
  return `${whose}, and this board has checked none of them.`;
}

/** How many days of runs are shown, and how many systems of a day are named. */
const DAYS = 10;
const MOST_NAMED = 20;

/** Which systems this board ran on which suites, by the day on which the runs ended, newest first. */
function newestRuns(entries: Site['entries'], boards: Site['boards']) {
  const days = new Map<string, { readonly systems: Map<string, string>; readonly suites: Map<string, string> }>();
  for (const { entry, bundles } of entries.filter(({ entry: { kind } }) => kind === 'system'))
    for (const bundle of bundles) {
      const day = lastChecked(bundle);
      if (day === undefined || isClaimed(bundle)) continue;
      const { systems, suites } = days.get(day) ?? { systems: new Map(), suites: new Map() };
      systems.set(entry.slug, safeText(entry.name, 80));
      const { id, title } = bundle.suite.description;
      days.set(day, { systems, suites: suites.set(id, title) });
    }
  return [...days]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, DAYS)
    .map(([day, { systems, suites }]) => ({
      day,
      systems: [...systems].slice(0, MOST_NAMED).map(([slug, name]) => ({ name, href: `systems/${slug}.html` })),
      /** How many more were run; 0 if all are named. */
      more: Math.max(0, systems.size - MOST_NAMED),
      suites: few(inSuiteOrder(boards, [...suites], ([id]) => id).map(([, title]) => title)),
    }));
}

const LONGEST_REASON = 2_000;
