import { forXml } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import { lastChecked } from '../board/tier-view.ts';
import { decisionLog, type LogLine } from '../decisions/decision-log.ts';
import { noticeSentences } from '../notices.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';

/** The number of newest decisions in the feed; all of them are in `data/decisions.json`. */
const NEWEST = 50;

/** The date of a feed without decisions and runs, because a feed needs one. */
const NEVER = '1970-01-01';

/**
 * An Atom feed of the decisions (RFC 4287). Made only if the site's address is known, because a feed needs absolute
 * addresses.
 */
export const feed: PageMaker = function* (site, render) {
  const { url } = site;
  if (url === undefined) return;
  const newest = decisionLog(site.decisions).slice(0, NEWEST);
  const view = {
    siteTitle: site.title,
    url,
    self: `${url}feed.xml`,
    notices: noticeSentences(site.notices).join(' '),
    log: `${url}decisions.html`,
    updated: newest[0]?.receipt.date ?? `${site.asOf ?? newestRun(site)}T00:00:00.000Z`,
    entries: newest.map((line) => entryOf(line, `${url}decisions.html#r-${line.id}`)),
  };
  yield { path: 'feed.xml', text: render['feed.xml'](forXml(view)) };
};

/** The day on which the last run of the board ended. */
function newestRun({ entries }: Pick<Site, 'entries'>): string {
  const days = entries.flatMap(({ bundles }) => bundles.flatMap((bundle) => lastChecked(bundle) ?? []));
  return days.sort().at(-1) ?? NEVER;
}

function entryOf({ event, reason, receipt }: LogLine, href: string) {
  const { slug, date, actor } = receipt;
  return {
    href,
    // The name and version of the entry may have changed since.
    title: `${slug}: ${event}`,
    updated: date,
    event,
    reason: safeText(reason, 2_000),
    author: event === 'added' ? '' : safeText(actor.login, 100),
  };
}
