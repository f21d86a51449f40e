import { wasMeasured, winsOfResults } from '../../analysis/results.ts';
import type { Entry } from '../../evidence/entry.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, type BoardRow, comparableRows, type LocatedRun } from '../board/board.ts';
import { type ShownBundle, shownFolder } from '../board/entries.ts';
import { measuredPart } from '../board/row-text.ts';
import { haveSameResults } from '../board/same-results.ts';
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
    transcript: fileLink(repository, shownFolder(bundle.submitted ?? bundle)),
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

/** The comparison with the nearest other system whose results differ, in the tasks that both measured where the run did not measure all. */
function compareLink({ board, row }: LocatedRun) {
  const { estimate, entry } = row;
  const rows = comparableRows(board);
  if (estimate === undefined || !rows.includes(row)) return null;
  const distance = measuredPart(row) === '' ? distanceOf(estimate.value) : distanceInMeasured(board, row);
  const others = rows
    .filter((one) => one.entry.kind === 'system' && one.entry.slug !== entry.slug && !haveSameResults(one, row))
    .map((one) => ({ entry: one.entry, away: distance(one) }))
    .filter(({ away }) => away !== undefined);
  const [nearest] = others.toSorted((a, b) => (a.away ?? 0) - (b.away ?? 0) || (a.entry.slug < b.entry.slug ? -1 : 1));
  if (nearest === undefined) return null;
  const query = new URLSearchParams({ board: board.id, a: entry.slug, b: nearest.entry.slug });
  return { href: `../compare.html?${query}`, name: safeText(nearest.entry.name, 80) };
}

const distanceOf =
  (value: number) =>
  ({ estimate }: BoardRow): number | undefined =>
    estimate && Math.abs(estimate.value - value);

/** The difference of the sums over the tasks that both measured; undefined if there are none, or each has the same result in both. */
function distanceInMeasured({ description }: Board, { bundle: { results } }: BoardRow) {
  const { id } = mainMetric(description);
  const own = winsOfResults(results, id).won;
  const places = [...own.keys()].filter((place) => wasMeasured(results, id, place));
  return ({ bundle }: BoardRow): number | undefined => {
    const its = winsOfResults(bundle.results, id).won;
    let [both, ahead, differs] = [0, 0, false];
    // A loop without lists: a page asks for the distance to every other system.
    for (const place of places) {
      if (!wasMeasured(bundle.results, id, place)) continue;
      const difference = (own[place] ?? 0) - (its[place] ?? 0);
      both += 1;
      ahead += difference;
      differs ||= difference !== 0;
    }
    return differs ? Math.abs(ahead) / both : undefined;
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
    'Another figure of this suite, or a task: ',
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
