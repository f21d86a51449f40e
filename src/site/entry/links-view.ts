import type { Entry } from '../../evidence/entry.ts';
import { formatValue } from '../../report/format.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { BoardRow, LocatedRun } from '../board/board.ts';
import type { ShownBundle } from '../board/entries.ts';
import { taskListHref } from '../task-href.ts';

/**
 * Links to what concerns one run. Each part is empty or null if there is nothing to link to.
 *
 * @param ofBoard the board’s repository, OWNER/NAME
 */
export function linksView(entry: Entry, bundle: ShownBundle, located: LocatedRun | undefined, ofBoard: string) {
  const repository = `https://github.com/${ofBoard}`;
  const list = located && taskListHref(located.board);
  return {
    compare: located ? compareLink(located) : null,
    /** The evidence in the repository; a folder outside of it has no address. */
    transcript: fileLink(repository, (bundle.submitted ?? bundle).folder),
    adapter: entry.adapter.startsWith('dir:') ? fileLink(repository, entry.adapter.slice('dir:'.length).trim()) : '',
    tasks: list === undefined ? '' : `../${list}`,
    dispute: disputeLink(repository, entry, bundle),
    /** The suite whose figure is disputed. */
    disputed: bundle.suite.description.title,
  };
}

/** A path of the repository, encoded for an address; empty for any other path. */
function fileLink(repository: string, path: string): string {
  return /^(?!.*\.\.)[\w-][\w./-]*$/.test(path) ? `${repository}/tree/HEAD/${path}` : '';
}

/** The comparison with the nearest other system whose results differ. */
function compareLink({ board: { id, rows }, row: { entry, estimate, group } }: LocatedRun) {
  if (estimate === undefined) return null;
  const distance = (row: BoardRow) => Math.abs((row.estimate?.value ?? Number.POSITIVE_INFINITY) - estimate.value);
  const isNearer = (a: BoardRow, b: BoardRow) =>
    distance(a) < distance(b) || (distance(a) === distance(b) && a.entry.slug < b.entry.slug);
  let nearest: BoardRow | undefined;
  for (const row of rows) {
    const differs = group === undefined || row.group !== group;
    if (!differs || row.entry.kind !== 'system' || row.entry.slug === entry.slug || !row.estimate) continue;
    if (nearest === undefined || isNearer(row, nearest)) nearest = row;
  }
  if (nearest === undefined) return null;
  return {
    href: `../compare.html?${new URLSearchParams({ board: id, a: entry.slug, b: nearest.entry.slug })}`,
    name: safeText(nearest.entry.name, 80),
  };
}

/** A new issue of the repository that names the figure. */
function disputeLink(repository: string, { slug }: Entry, { suite, scorecard, digest }: ShownBundle): string {
  const metric = mainMetric(suite.description);
  const value = scorecard.overall.metrics[metric.id]?.value;
  const figure = value === undefined ? 'not measured' : formatValue(metric, value);
  const lines = [
    `Entry: ${slug}`,
    `Suite: ${suite.description.id} ${safeText(scorecard.suite.version, 40)}`,
    `Figure: ${metric.label} ${figure}`,
    `Manifest: ${digest}`,
    '',
    'What is wrong, and how can it be seen?',
    '',
  ];
  const query = new URLSearchParams({
    title: `Dispute: ${slug} on ${suite.description.title}`,
    body: lines.join('\n'),
  });
  return `${repository}/issues/new?${query}`;
}

/**
 * Markdown and HTML that show an entry's badge with a link to its page; empty if the site's address is not known. Slugs
 * and ids of suites need no escaping.
 */
export function badgeView(slug: string, { id, title }: SuiteDescription, url: string | undefined) {
  const path = `badges/${slug}/${id}.svg`;
  if (url === undefined) return { path, markdown: '', html: '' };
  const [image, target] = [`${url}${path}`, `${url}systems/${slug}.html#${id}`];
  return {
    path,
    markdown: `[![${title}](${image})](${target})`,
    html: `<a href="${target}"><img src="${image}" alt="${title}"></a>`,
  };
}
