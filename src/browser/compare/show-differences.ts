import { betterOf } from '../../analysis/comparison.ts';
import { formatCount, formatP } from '../../report/format.ts';
import { asCards, type Cell, element, scrolling, table } from '../dom.ts';
import { ALL, type Pair } from './pair.ts';
import { countedText, intervalText, isSame, isWiderThanTest, pointsText, sameText, templatesBetter } from './words.ts';

/** How A differs from each of several others: a row each, drawn on one axis. Of one other the verdict says it all. */
export function showDifferences(pairs: readonly Pair[]): readonly Node[] {
  const [first] = pairs;
  if (first === undefined || pairs.length === 1) return [];
  const scale = scaleOf(pairs.map(({ intervals }) => intervals.get(ALL)));
  const read = pairs.map((pair) => {
    const { delta, pClustered } = pair.compared.overall;
    const interval = pair.intervals.get(ALL);
    const better = betterOf(delta, pClustered, pair.metric.better);
    const level = isSame(pair.compared.overall) ? sameText(pair) : NO_DIFFERENCE;
    const compared = `${pair.tasks.compared} ${pair.unit}s`;
    return {
      b: pair.b,
      compared,
      delta,
      pClustered,
      interval,
      better,
      level,
      seen: templatesText(pair),
      wider: isWiderThanTest(better, interval),
    };
  });
  const rows = read.map(({ b, compared, delta, pClustered, interval, better, level, seen, wider }): readonly Cell[] => {
    return [
      element('span', {}, element('a', { href: `systems/${b.slug}.html` }, b.name), ' ', version(b.version)),
      verdictCell({ a: `${first.a.name} is better`, b: `${b.name} is better`, null: level }[`${better}`], wider),
      compared,
      seen,
      pointsText(delta),
      drawn(delta, interval, scale),
      intervalText(interval),
      formatP(pClustered),
    ];
  });
  const columns = [
    { label: 'Compared with' },
    { label: 'Verdict' },
    { label: 'Compared in', number: true as const },
    { label: `${first.a.name}, in ${countedText(first.about)}` },
    { label: 'Difference', number: true as const },
    { label: scaleText(scale) },
    { label: INTERVAL, number: true as const },
    { label: 'clustered p', number: true as const },
  ];
  const caption = `${first.metric.label} of ${first.a.name} minus that of the other, in percentage points.`;
  const made = asCards(table(caption, columns, rows));
  made.classList.add('differences');
  return [element('h2', {}, 'Differences'), scrolling('Differences', made)];
}

/** Such as `9 better, 0 worse, 26 equal`. */
function templatesText({ compared: { overall }, metric }: Pair): string {
  const { first, second, neither } = templatesBetter(overall, metric.better);
  return `${first} better, ${second} worse, ${neither} equal`;
}

export const NO_DIFFERENCE = 'no significant difference';

/** @param wider whether the interval contains 0 although the difference is significant */
export function verdictCell(verdict: string, wider: boolean): Cell {
  return wider ? element('span', {}, verdict, element('span', { class: 'definition' }, BY_TEST)) : verdict;
}

const version = (text: string) => element('span', { class: 'version' }, text);

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
    ...{ class: 'measure difference', viewBox: `0 0 ${2 * HALF + 8} 14` },
    ...{ 'aria-hidden': 'true', focusable: 'false' },
  }) as SVGSVGElement;
  svg.append(shape('path', { class: 'axis', d: `M4 7h${2 * HALF}M${HALF + 4} 0v14` }));
  if (interval !== undefined) {
    const [from, to] = [at(interval[0]), at(interval[1])];
    svg.append(shape('rect', { class: 'clustered', x: from, y: 3, width: Math.max(2, to - from), height: 8, rx: 1 }));
  }
  svg.append(shape('circle', { class: 'dot', cx: at(delta), cy: 7, r: 3 }));
  return svg;
}

/** What stands beside such a verdict; the page explains it once, below. */
const BY_TEST = 'its range contains 0, because it is more cautious than the test';

/** The heading of the intervals of a difference; the page explains below what they hold. */
export const INTERVAL = 'range, points';

/** What changes the p values of a comparison, in a sentence or two. */
export function whatCounts({ compared: { overall }, unit }: Pair): string {
  const { onlyA, onlyB, graded } = overall;
  const differ = onlyA + onlyB;
  if (graded)
    return `A task can be right in part. The exact p counts the ${formatCount(differ, 'task')} of which one system got more than the other, whatever the difference. The clustered p adds up the differences of each template.`;
  return `The p values count only the ${formatCount(differ, unit)} with a yes for exactly one of the two systems. In the others both did equally well.`;
}
