import { Entry } from '../../evidence/entry.ts';
import { forXml } from '../../text/escape.ts';
import { safeJsonLine, safeText } from '../../text/safe-text.ts';
import { locateRuns } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';
import type { Page, PageMaker, Render } from '../page.ts';
import type { Site } from '../site.ts';
import { type Badge, badge, runBadge, type Tone, withNotices } from './badge.ts';
import widths from './verdana.json' with { type: 'json' };

/**
 * An image and an endpoint for each run. Removed and withheld entries have badges as well, which say so, because other
 * sites may still show them.
 */
export const badgeFiles: PageMaker = function* (site, render) {
  const located = locateRuns(site.boards);
  for (const { entry, bundles } of site.entries) {
    for (const bundle of bundles) {
      const run = located.get(bundle);
      if (run === undefined) continue;
      const { name, version } = run.row.entry;
      // The board's own systems and recomputed references are not claims.
      const notices = site.notices.filter((notice) => notice !== 'no board run' || isClaimed(bundle));
      const made = withNotices(runBadge(run, site.asOf), notices);
      const subject = `${safeText(name, 80)} ${safeText(version, 80)}`;
      yield* bothFormats(render, `${entry.slug}/${bundle.suite.description.id}`, made, subject);
    }
  }
  // A removed or withheld entry is no claim.
  const notices = site.notices.filter((notice) => notice !== 'no board run');
  for (const [slug, [message, tone]] of notShown(site)) {
    for (const { description } of site.suites) {
      const made = withNotices(badge(description.title, message, tone), notices);
      yield* bothFormats(render, `${slug}/${description.id}`, made, slug);
    }
  }
};

/** By slug, the removed and withheld entries. The folder of a withheld entry may have any name; only slugs are used. */
function notShown({ entries, decisions, withheld }: Site): ReadonlyMap<string, readonly [message: string, Tone]> {
  const removed = decisions.filter(({ receipt }) => receipt.event === 'removed').map(({ receipt }) => receipt.slug);
  const badges = new Map<string, readonly [string, Tone]>(removed.map((slug) => [slug, ['removed', 'bad']]));
  for (const { slug } of withheld) if (Entry.shape.slug.safeParse(slug).success) badges.set(slug, ['not shown', 'bad']);
  for (const { entry } of entries) badges.delete(entry.slug);
  return new Map([...badges].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function* bothFormats(render: Render, name: string, made: Badge, subject: string): Generator<Page> {
  yield { path: `badges/${name}.json`, text: `${safeJsonLine(made)}\n` };
  yield { path: `badges/${name}.svg`, text: render['badge.svg'](forXml(svgView(made, subject))) };
}

const FONT_SIZE = 11;
const PADDING = 6;

/**
 * A badge for the template, all sizes in pixels. Each text has its width, so that it looks the same in any font.
 *
 * @param subject the system of the badge: read aloud, not drawn
 */
function svgView({ label, message, color }: Badge, subject: string) {
  const [left, right] = [textWidth(label, FONT_SIZE), textWidth(message, FONT_SIZE)];
  /** The end of the label's half. */
  const at = left + 2 * PADDING;
  return {
    title: `${subject}: ${label}: ${message}`,
    color,
    width: print(at + right + 2 * PADDING),
    at: print(at),
    /** How far the corners of the message's half are square. */
    square: print(at - 4),
    label: { text: label, x: print(PADDING), length: print(left) },
    message: { text: message, x: print(at + PADDING), length: print(right) },
  };
}

const print = (pixels: number) => String(Math.round(pixels * 10) / 10);

/** By character, the advance width in Verdana in 2048ths of the font size. */
const WIDTHS = new Map(
  (widths as [width: number, characters: string][]).flatMap(([width, characters]) =>
    [...characters].map((one) => [one, width]),
  ),
);

/** For characters that are not in the table: about the width of an emoji. */
const OTHER = 2300;

/**
 * The width of a text in Verdana.
 *
 * @param size in pixels
 * @returns pixels
 */
function textWidth(text: string, size: number): number {
  const units = [...text].reduce((sum, one) => sum + (WIDTHS.get(one) ?? OTHER), 0);
  return Math.round((units * size) / 204.8) / 10;
}
