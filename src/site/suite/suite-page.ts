import { PROJECT } from '../../protocol/project.ts';
import { familyName, type MetricDescription, mainMetric } from '../../suite/description.ts';
import { counted } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, betterText, boardPerSuite } from '../board/board.ts';
import { isValid, type SuiteWords } from '../board/entries.ts';
import { rowsIn } from '../board/groups.ts';
import { different } from '../board/same-results.ts';
import { drawn } from '../chart/draw.ts';
import { type PageBreaks, type PartLinks, pagesThatFit, partsView } from '../fit.ts';
import { frame } from '../frame.ts';
import type { Page, PageMaker, Render } from '../page.ts';
import type { Site } from '../site.ts';
import { boardView } from './board-view.ts';
import { chartNotes, chartsView, coloursOf, familySize } from './charts-view.ts';
import { costView } from './cost-view.ts';
import { gapViews } from './gap-view.ts';
import { heatView } from './heat-view.ts';
import { limitsView } from './limits-view.ts';
import { type ListedRun, runsOf, withRuns } from './suite-parts.ts';

export const suitePages: PageMaker = async function* (site, render, pageBreaks) {
  const colours = coloursOf(boardPerSuite(site.boards));
  for (const suite of site.suites) {
    const { id } = suite.description;
    if (!hasSuitePage(site, id)) continue;
    const boards = site.boards.filter(({ description }) => description.id === id);
    yield* pagesOf(suite, suiteView(suite, boards, site, { root: '../', colours }), { site, render, pageBreaks });
  }
};

/** Only a suite with a run has a page. A preview shows the suites of its entry alone. */
export const hasSuitePage = ({ entries, preview }: Site, id: string): boolean =>
  entries.some(
    ({ entry, bundles }) =>
      (preview === undefined || entry.slug === preview) && bundles.some(({ suite }) => suite.description.id === id),
  );

/** Drawing takes most of the time of a page: it is left to a page that is made. */
async function withCharts<View extends Pick<SuiteView, 'boards'>>(view: View) {
  const boards = view.boards.map(async (board) => ({
    ...board,
    cost: { ...board.cost, charts: await Promise.all(board.cost.charts.map(drawn)) },
    charts: await Promise.all(board.charts.map(drawn)),
  }));
  return { ...view, boards: await Promise.all(boards) };
}

/** The suite's page, and as many further ones as its runs need. Of a preview, the part that shows the entry. */
async function* pagesOf(
  { description }: SuiteWords,
  view: SuiteView,
  {
    site,
    render,
    pageBreaks,
  }: { readonly site: Site; readonly render: Render; readonly pageBreaks: PageBreaks | undefined },
): AsyncGenerator<Page> {
  const { id, title, summary } = description;
  const pathOf = (part: number) => `suites/${id}${part === 0 ? '' : `-${part + 1}`}.html`;
  const pageOf = (runs: readonly ListedRun[], part: number, links?: PartLinks) => {
    const path = pathOf(part);
    const heading = links === undefined ? '' : `Runs ${links.label} of ${links.all}`;
    const head = { path, title: part === 0 ? title : `${title}, ${heading}`, description: summary };
    const around = frame(site, head);
    const parts = links === undefined ? null : partsView('Runs', links, around.root);
    const boards = withRuns(view.boards, runs, part).map((board) => ({ ...board, parts }));
    const shown = { ...view, ...around, boards };
    const text =
      part === 0
        ? render.suite({ ...shown, several: boards.length > 1 }, withCharts)
        : render['suite-part']({ ...shown, suite: title, heading, first: `${around.root}${pathOf(0)}` });
    return { path, text };
  };
  const parts = await pagesThatFit(runsOf(view.boards), pathOf, pageOf, pageBreaks);
  if (site.preview === undefined || parts.length === 1) {
    for (const { page } of parts) yield page;
    return;
  }
  const shown = parts.find(({ rows }) => rows.some(({ href }) => href.endsWith(`/${site.preview}.html`))) ?? parts[0];
  if (shown !== undefined) yield pageOf(shown.rows, 0);
}

type SuiteView = ReturnType<typeof suiteView>;

/** Of all boards of a suite, the official data first. `root` leads from the page to the site's top. */
export function suiteView(
  suite: SuiteWords,
  boards: readonly Board[],
  site: Pick<Site, 'asOf' | 'repository'>,
  { root, colours }: { readonly root: string; readonly colours: ReturnType<typeof coloursOf> },
) {
  const { description } = suite;
  const countsPairs = boards.some((board) => pairsIn(board) > 0);
  const sizeIn = (board: Board, family: string) => (countsPairs ? pairsIn(board, family) : familySize(board, family));
  const views = boards.map((board) => ({
    ...boardView(board, site, root),
    heat: heatView(board, root),
    cost: costView(board, root),
    charts: chartsView(board, colours.get(board.id)),
    chartNotes: chartNotes(board),
    limits: limitsView(board),
    compare: compareLink(board, root),
  }));
  return {
    ...wordsOf(suite),
    metric: mainMetric(description).label,
    boards: views,
    families: description.families
      .filter(({ id }) => boards.some((board) => board.description.families.some((family) => family.id === id)))
      // A family of whole tasks, such as those of a length, has no pairs.
      .filter(({ id }) => !countsPairs || boards.some((board) => sizeIn(board, id) > 0))
      .map((family) => ({
        label: familyName(family),
        summary: family.summary ?? '',
        /** The number of tasks, or of pairs of questions, on each board; a dash if a board has none. */
        counts: boards.map((board) => String(sizeIn(board, family.id) || '–')),
      })),
    counted: countsPairs ? 'Pairs of questions' : 'Tasks',
    /** The number of pairs on the first board; empty if its tasks have none. */
    pairs: boards[0] === undefined || pairsIn(boards[0]) === 0 ? '' : counted(pairsIn(boards[0]), 'pair'),
    /** The reference for the contamination gap; empty if the suite names none. */
    contaminationReference: description.contaminationReference ?? '',
    gaps: gapViews(boards),
  };
}

/** The number of pairs of questions in a family, or in all; 0 if the tasks have none. */
function pairsIn({ rows }: Board, family?: string): number {
  const [all = []] = rows
    .flatMap(({ bundle: { results } }) => (results.pairs ? [results.pairs.list.families] : []))
    .toSorted((a, b) => b.length - a.length);
  return all.filter((one) => family === undefined || one === family).length;
}

/** The suite's own words for what it counts. */
function wordsOf({ description, ownSystems }: SuiteWords) {
  const { id, title, version, summary, metrics, failureModes } = description;
  const main = mainMetric(description);
  const words = (metric: MetricDescription) => ({
    label: metric.label,
    definition: metric.definition,
    better: betterText(metric),
    main: metric.id === main.id,
  });
  return {
    id,
    title,
    version,
    summary,
    docs: `https://github.com/${PROJECT}/blob/main/docs/${id}.md`,
    metrics: metrics.map(words),
    failureModes: failureModes.map(({ label, rule }) => ({ label, rule })),
    references: ownSystems.map(({ name, kind, readsLabels, summary: what }) => ({
      name,
      kind: kind === 'reference' ? 'Reference system' : 'Control',
      readsLabels,
      summary: what,
    })),
  };
}

/** The page of a comparison shows at most these: two, and four beside them. */
const MOST = 6;

/** A comparison of a board's best systems with different results; null if there are no two. */
function compareLink(board: Board, root: string) {
  const systems = rowsIn(board, 'system').filter(({ bundle }) => isValid(bundle));
  const best = different(board, systems)
    .filter(({ bundle }) => bundle.results.tasks.ids.length === board.dataset.tasks)
    .slice(0, MOST);
  const [a, b, ...others] = best.map(({ entry }) => entry.slug);
  if (a === undefined || b === undefined) return null;
  const more = others.length === 0 ? {} : { more: others.join(',') };
  return {
    href: `${root}compare.html?${new URLSearchParams({ board: board.id, a, b, ...more })}`,
    first: safeText(best[0]?.entry.name ?? '', 80),
    others: best.length - 1,
    several: best.length > 2,
  };
}
