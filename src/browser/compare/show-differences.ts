import { betterOf } from '../../analysis/comparison.ts';
import type { OutcomesFile } from '../../protocol/board-data.ts';
import { counted, formatInteger, formatP, formatValue } from '../../text/numbers.ts';
import { asCards, type Cell, type Column, element, scrolling, table } from '../dom.ts';
import { printedAs } from './figures.ts';
import { ALL, isUneven, type OtherSuite, type Pair, type Uncompared } from './pair.ts';
import {
  countedText,
  intervalText,
  isSame,
  NO_DIFFERENCE,
  nameIn,
  pointsText,
  sameText,
  sizeUnknown,
  templatesBetter,
  unrankedNote,
} from './words.ts';

/** How A differs from each of several others: a row each, drawn on one axis. Of one other the verdict says it all. */
export function showDifferences(pairs: readonly Pair[], without: readonly Uncompared[]): readonly Node[] {
  const [first] = pairs;
  if (first === undefined || pairs.length + without.length === 1) return [];
  const systems = [first.a, ...pairs.map(({ b }) => b), ...without.map(({ system }) => system)];
  const a = nameIn(systems, first.a);
  const scale = scaleOf(pairs.map(({ intervals }) => intervals.get(ALL)));
  const rows = pairs.map((pair): readonly Cell[] => {
    const { verdict, ...read } = differenceOf(pair, scale, systems);
    return [
      systemCell(pair.b),
      verdict,
      counted(pair.tasks.compared, pair.unit),
      templatesText(pair),
      ...Object.values(read),
    ];
  });
  const columns = [
    { label: 'Compared with' },
    { label: 'Verdict' },
    number('Compared in'),
    { label: `${a}, in ${countedText(first.about)}` },
    ...differenceColumns('Difference', scale),
  ];
  const caption = `${first.metric.label} of ${a} minus that of the other, in percentage points.`;
  const others = without.map(({ system, problem }) => [systemCell(system), problem, '–', '–', '–', '', '–', '–']);
  return [element('h2', {}, 'Differences'), framed('Differences', table(caption, columns, [...rows, ...others]))];
}

/** How A differs from B on each suite that both ran, the chosen one included. Of one suite the rest of the page says it all. */
export function showSuites(
  chosen: Pair,
  others: readonly OtherSuite[],
  { several }: { readonly several: boolean },
): readonly Node[] {
  if (others.length === 0) return [];
  const compared = others.flatMap(({ pair }) => pair ?? []);
  const systems = [chosen.a, chosen.b];
  const [a, b] = [nameIn(systems, chosen.a), nameIn(systems, chosen.b)];
  const scale = scaleOf([chosen, ...compared].map(({ intervals }) => intervals.get(ALL)));
  const row = (suite: Cell, pair: Pair): readonly Cell[] => {
    const { verdict, ...read } = differenceOf(pair, scale, systems);
    // The verdict is on the compared tasks, so the figures beside it are, too.
    const uneven = isUneven(pair);
    const values = uneven ? pair.common : pair.figures.map((one) => one?.value);
    const printed = values.map((value) =>
      value === undefined ? '–' : formatValue(printedAs(pair.about, pair.metric.id), value),
    );
    const metric = `${pair.metric.label}${uneven ? `, in the ${formatInteger(pair.tasks.compared)} compared tasks` : ''}`;
    return [suite, metric, ...printed, verdict, ...Object.values(read)];
  };
  const rows = others.map(({ name, href, pair, problem }) => {
    const link = element('a', { href }, name);
    return pair ? row(link, pair) : [link, '–', '–', '–', problem, '–', '', '–', '–'];
  });
  const columns = [
    { label: 'Suite' },
    { label: 'Metric' },
    ...[a, b].map(number),
    { label: 'Verdict' },
    ...differenceColumns('A − B', scale),
  ];
  const caption = `${a} and ${b} by the main metric of each other suite that both ran.`;
  return [element('h2', {}, `Other suites${ofTwo(several)}`), framed('Other suites', table(caption, columns, rows))];
}

/** In the heading of what shows only the first two of several systems. */
export const ofTwo = (several: boolean): string => (several ? ': A and B' : '');

const framed = (label: string, made: HTMLTableElement) => {
  made.classList.add('differences');
  return scrolling(label, asCards(made));
};

const differenceColumns = (label: string, scale: number): readonly Column[] => [
  number(label),
  { label: scaleText(scale) },
  number(INTERVAL),
  number('clustered p'),
];

/** The cells of a pair's difference over all its tasks, in the order of their columns, after its verdict. */
function differenceOf(pair: Pair, scale: number, systems: readonly OutcomesFile[]) {
  const { a, b, metric, compared } = pair;
  const { delta, pClustered } = compared.overall;
  const interval = pair.intervals.get(ALL);
  const better = betterOf(delta, pClustered, metric.better);
  const level = isSame(compared.overall) ? sameText(pair) : NO_DIFFERENCE;
  const verdict = { a: `${nameIn(systems, a)} is better`, b: `${nameIn(systems, b)} is better`, null: level }[
    `${better}`
  ];
  return {
    verdict: verdictCell(verdict, sizeUnknown(better, interval), unrankedNote(pair)),
    points: pointsText(delta),
    drawing: drawn(delta, interval, scale),
    range: intervalText(interval),
    p: formatP(pClustered),
  };
}

/** Such as `9 better, 0 worse, 26 equal`. */
function templatesText({ compared: { overall }, metric }: Pair): string {
  const { first, second, neither } = templatesBetter(overall, metric.better);
  return `${first} better, ${second} worse, ${neither} equal`;
}

/** @param notes what is said below it; an empty one is left out */
export function verdictCell(verdict: string, ...notes: readonly string[]): Cell {
  const shown = notes.filter(Boolean).map((note) => element('span', { class: 'definition' }, note));
  return element('span', {}, verdict, ...shown);
}

export const number = (label: string): Column => ({ label, number: true });

/** A system's name with a link to its page, and its version. */
export function systemCell({ slug, name, version }: OutcomesFile, ...before: readonly Node[]): Cell {
  const link = element('a', { href: `systems/${slug}.html` }, name);
  return element('span', {}, ...before, link, ' ', element('span', { class: 'version' }, version));
}

/** The two ends of the axis of `drawn`. */
export const scaleText = (scale: number) => `−${points(scale)} to +${points(scale)} points`;

const points = (share: number) => String(Math.round(100 * share));

/** The farthest end of the intervals, in tenths; at least a tenth. */
export function scaleOf(intervals: readonly (readonly [number, number] | undefined)[]): number {
  const ends = intervals.flatMap((interval) => interval?.map(Math.abs) ?? []);
  return Math.min(1, Math.max(1, Math.ceil(10 * Math.max(0, ...ends))) / 10);
}

const SVG = 'http://www.w3.org/2000/svg';
const HALF = 70;

/** The difference and its interval on an axis with zero in the middle. */
export function drawn(delta: number, interval: readonly [number, number] | undefined, scale: number): SVGSVGElement {
  const at = (share: number) => HALF + 4 + HALF * Math.max(-1, Math.min(1, share / scale));
  const shape = (name: string, attributes: Readonly<Record<string, string | number>>) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
  };
  const svg = shape('svg', {
    class: 'measure difference',
    viewBox: `0 0 ${2 * HALF + 8} 14`,
    'aria-hidden': 'true',
    focusable: 'false',
  }) as SVGSVGElement;
  svg.append(shape('path', { class: 'axis', d: `M4 7h${2 * HALF}M${HALF + 4} 0v14` }));
  if (interval !== undefined) {
    const [from, to] = [at(interval[0]), at(interval[1])];
    svg.append(shape('rect', { x: from, y: 3, width: Math.max(2, to - from), height: 8, rx: 1 }));
  }
  svg.append(shape('circle', { cx: at(delta), cy: 7, r: 3 }));
  return svg;
}

/** The heading of the intervals of a difference. */
export const INTERVAL = '95% interval, points';
