import { Entry } from '../../evidence/entry.ts';
import { forXml } from '../../text/for-xml.ts';
import { safeJsonLine } from '../../text/safe-json.ts';
import { safeText } from '../../text/safe-text.ts';
import { isClaimed } from '../board/entries.ts';
import { placesOf } from '../board/places.ts';
import type { MakePages, Render } from '../pages.ts';
import type { Page, Site } from '../site.ts';
import { type Badge, badge, runBadge, type Tone, withNotices } from './badge.ts';
import { badgeView } from './badge-view.ts';

/** A picture and an endpoint for each run, and for what was shown once or should be: a badge out there says so. */
export const badges: MakePages = function* (site, render) {
  const places = placesOf(site.boards);
  for (const { entry, bundles } of site.entries) {
    for (const bundle of bundles) {
      const place = places.get(bundle);
      if (place === undefined) continue;
      const { name, version } = place.row.entry;
      // The board's own systems and what is computed again are no claims.
      const notices = site.notices.filter((notice) => notice !== 'no board run' || isClaimed(bundle));
      const made = withNotices(runBadge(place, site.asOf), notices);
      const subject = `${safeText(name, 80)} ${safeText(version, 80)}`;
      yield* both(render, `${entry.slug}/${bundle.suite.description.id}`, made, subject);
    }
  }
  const unverified = site.notices.filter((notice) => notice === 'unverified');
  for (const [slug, [message, tone]] of absent(site)) {
    for (const { description } of site.suites) {
      const made = withNotices(badge(description.title, message, tone), unverified);
      yield* both(render, `${slug}/${description.id}`, made, slug);
    }
  }
};

/** By slug, what is on the board no more, or not now; a stranger's folder may have any name. */
function absent({ entries, decisions, withheld }: Site): ReadonlyMap<string, readonly [message: string, Tone]> {
  const shown = new Set(entries.map(({ entry }) => entry.slug));
  const removed = decisions.filter(({ receipt }) => receipt.event === 'removed').map(({ receipt }) => receipt.slug);
  const found = new Map<string, readonly [string, Tone]>(removed.map((slug) => [slug, ['removed', 'bad']]));
  for (const { slug } of withheld) if (Entry.shape.slug.safeParse(slug).success) found.set(slug, ['not shown', 'bad']);
  for (const slug of shown) found.delete(slug);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function* both(render: Render, place: string, made: Badge, subject: string): Generator<Page> {
  yield { path: `badges/${place}.json`, text: `${safeJsonLine(made)}\n` };
  yield { path: `badges/${place}.svg`, text: render['badge.svg'](forXml(badgeView(made, subject))) };
}
