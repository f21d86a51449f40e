import { betterOf } from '../../analysis/comparison.ts';
import type { Paired } from '../../analysis/pairing.ts';
import type { BoardsFile, OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { few } from '../../report/format.ts';
import { counted, formatInteger, formatP, formatPoints } from '../../text/numbers.ts';
import { ALL, type Pair } from './pair.ts';

/** The sign is the real minus; a difference that prints as 0 has none. */
function signed(share: number): string {
  const text = Math.abs(100 * share).toFixed(1);
  if (!/[1-9]/.test(text)) return text;
  return share < 0 ? `−${text}` : `+${text}`;
}

/** A difference of two shares: `+10.5 points`. */
export const pointsText = (share: number): string => `${signed(share)} points`;

/** An interval of such a difference: `−0.4 to +3.0`. */
export const intervalText = (interval: readonly [number, number] | undefined): string =>
  interval === undefined ? '–' : interval.map(signed).join(' to ');

/** What a test over templates counts: where each task has a template of its own, these are the tasks. */
export const countedText = ({ tasks: { ids, clusters } }: Pick<TasksFile, 'tasks'>): string =>
  new Set(clusters).size === ids.length ? 'tasks' : 'templates';

/** In how many templates the first, or the second, did better, and in how many neither. */
export function templatesBetter({ templatesAhead: { a, b, neither } }: Paired, better: 'higher' | 'lower') {
  const [first, second] = better === 'higher' ? [a, b] : [b, a];
  return { first, second, neither, all: first + second + neither };
}

const countText = (count: number) => (count === 0 ? 'none' : String(count));

/** Whether the first system of a pair is told apart from the second by all comparisons of the board; undefined if no rank says so. */
export type Apart = (pair: Pair) => boolean | undefined;

/** As the strict ranks of a board say, which are by its headline. */
export const apartByRanks =
  (systems: BoardsFile['boards'][number]['systems']): Apart =>
  ({ a, b, about, metric }) => {
    const [one, other] = [a, b].map(({ slug }) => systems.find((system) => system.slug === slug));
    if (metric.id !== about.headline || one?.beats === undefined || other?.beats === undefined) return undefined;
    const beats = (first: typeof one, second: typeof one) =>
      second.group !== undefined && first.beats?.includes(second.group) === true;
    return beats(one, other) || beats(other, one);
  };

/** The verdicts over all tasks of the pairs, whose first system is the same. */
export function comparisonVerdict(pairs: readonly Pair[], apart: Apart): string {
  const [first] = pairs;
  if (first === undefined) return '';
  const where = whereText(pairs);
  const names = [first.a, ...pairs.map(({ b }) => b)];
  const a = nameIn(names, first.a);
  if (pairs.length === 1) {
    const text = `${onePair(first, a, nameIn(names, first.b))}${alone(first, apart)}`;
    return where === '' ? text : `${where}, ${text.replace(/^No /, 'no ')}`;
  }
  const namesOf = (some: readonly Pair[]) => few(some.map((pair) => nameIn(names, pair.b)));
  const all = groupsOf(pairs)
    .map((group) => groupText(group, namesOf(group)))
    .join('; ');
  const isTested = pairs.some((pair) => relationOf(pair) !== 'same');
  const unsure = pairs.filter((pair) => isSignificant(pair) && apart(pair) === false);
  const ranks = unsure.length === 0 ? '' : ` ${TOGETHER}, ${a} is not significantly different from ${namesOf(unsure)}.`;
  return `${where}${where && ', '}${a}: ${all}.${isTested ? ' Each p is for one comparison.' : ''}${ranks}`;
}

/**
 * On which other suites each of the two is better, such as ` Other suites: a is better on MemTrace; no significant difference on
 * CIB.` Suites without a headline are apart, with the number of the tasks that say so.
 */
export function otherSuitesText(pairs: readonly Pair[]): string {
  const ranked = pairs.filter(({ about }) => about.headline !== null);
  const unranked = pairs.filter(({ about }) => about.headline === null);
  const others = ranked.length === 1 ? 'Other suite' : 'Other suites';
  return `${verdictsOn(others, ranked)}${verdictsOn(`On suites without ranks, where ${WHY_UNRANKED}`, unranked)}`;
}

const WHY_UNRANKED = 'systems may be measured in different tasks';

const countOf = ({ tasks, unit }: Pair) => counted(tasks.compared, `compared ${unit}`);

/** What is said beside the verdict on a suite without a headline; empty for any other. */
export const unrankedNote = (pair: Pair): string =>
  pair.about.headline === null ? `On a suite without ranks, where ${WHY_UNRANKED}: ${countOf(pair)}.` : '';

function verdictsOn(what: string, pairs: readonly Pair[]): string {
  const [first] = pairs;
  if (first === undefined) return '';
  const verdicts = [
    { verdict: `${nameIn([first.a, first.b], first.a)} is better`, relation: 'a' },
    { verdict: `${nameIn([first.a, first.b], first.b)} is better`, relation: 'b' },
    { verdict: NO_DIFFERENCE, relation: 'none' },
    { verdict: 'the same results', relation: 'same' },
  ].flatMap(({ verdict, relation }) => {
    const titles = pairs
      .filter((pair) => relationOf(pair) === relation)
      .map((pair) => `${pair.about.suite.title}${pair.about.headline === null ? `, ${countOf(pair)}` : ''}`);
    return titles.length === 0 ? [] : `${verdict} on ${few(titles)}`;
  });
  return ` ${what}: ${verdicts.join('; ')}.`;
}

/** Pairs by their relation, in the order of RELATIONS. Those with the same results are grouped by the number of tasks. */
function groupsOf(pairs: readonly Pair[]): [Pair, ...Pair[]][] {
  const kindOf = (pair: Pair) => (relationOf(pair) === 'same' ? sameText(pair) : relationOf(pair));
  const kinds = new Set([...Object.keys(RELATIONS), ...pairs.map(kindOf)]);
  return [...kinds].flatMap((kind) => {
    const [first, ...others] = pairs.filter((pair) => kindOf(pair) === kind);
    return first === undefined ? [] : [[first, ...others]];
  });
}

/** How the first system of a group's pairs relates to the others. */
function groupText([pair]: readonly [Pair, ...Pair[]], others: string): string {
  const relation = relationOf(pair);
  return relation === 'same'
    ? `${resultsText(pair)} as ${others} ${everywhere(pair)}`
    : `${RELATIONS[relation]} ${others}`;
}

/** The verdict on one pair, with the size of the difference and what the test saw. */
function onePair(pair: Pair, a: string, b: string): string {
  const { overall } = pair.compared;
  const relation = relationOf(pair);
  if (relation === 'same') return `${a} and ${b} have ${sameText(pair)}.`;
  const { first, second, neither, all } = templatesBetter(overall, pair.metric.better);
  const counted = countedText(pair.about);
  const p = `clustered p ${formatP(overall.pClustered)}`;
  const interval = pair.intervals.get(ALL);
  const range = interval === undefined ? '' : ` (95% interval ${intervalText(interval)})`;
  // As in the tables below, whichever of the two is better.
  const difference = `${a} − ${b}`;
  if (relation === 'none') {
    return `No significant difference between ${a} and ${b}: ${a} is better in ${first} of ${all} ${counted}, ${b} in ${second} (${p}). ${difference} is ${pointsText(overall.delta)}${range}.`;
  }
  const [winner, loser, won, lost] = relation === 'a' ? [a, b, first, second] : [b, a, second, first];
  const seen = `better in ${won} of ${all} ${counted}, worse in ${countText(lost)}, equal in ${countText(neither)} (${p}).`;
  const points = formatPoints(Math.abs(overall.delta));
  const unsure = sizeUnknown(relation, interval);
  return unsure
    ? `${winner} is significantly better than ${loser}: ${seen} ${difference} is ${pointsText(overall.delta)}. ${unsure}`
    : `${winner} is significantly better than ${loser} by ${points}${interval ? ` (95% interval ${sizeText(interval)})` : ''}: ${seen}`;
}

/** An interval without 0, as the size of a difference: `5.4 to 11.3`. */
const sizeText = (interval: readonly [number, number]): string =>
  interval
    .map(Math.abs)
    .toSorted((a, b) => a - b)
    .map((end) => (100 * end).toFixed(1))
    .join(' to ');

const TOGETHER = 'With all systems of the suite compared together, as for the strict ranks';

/** What the p of one pair leaves out, where the ranks say something else or are not there to say it. */
function alone(pair: Pair, apart: Apart): string {
  const byRanks = apart(pair);
  if (isSignificant(pair) && byRanks === undefined)
    return ' This p is of the pair alone: it is not corrected for the number of systems.';
  if (byRanks === undefined || byRanks === isSignificant(pair)) return '';
  return ` This p is of the pair alone. ${TOGETHER}, the difference is ${byRanks ? '' : 'not '}significant.`;
}

/** What is said of a significant difference whose interval contains 0; empty for any other. */
export const sizeUnknown = (better: 'a' | 'b' | null, interval: readonly [number, number] | undefined): string =>
  better !== null && interval !== undefined && interval[0] <= 0 && interval[1] >= 0
    ? `How much better cannot be said: the interval, which is wider than the test needs, reaches from ${intervalText(interval)}.`
    : '';

const isSignificant = (pair: Pair) => ['a', 'b'].includes(relationOf(pair));

export const NO_DIFFERENCE = 'no significant difference';

const RELATIONS = {
  a: 'significantly better than',
  b: 'significantly worse than',
  none: `${NO_DIFFERENCE} from`,
} as const;

function relationOf(pair: Pair): 'a' | 'b' | 'none' | 'same' {
  const { overall } = pair.compared;
  return isSame(overall) ? 'same' : (betterOf(overall.delta, overall.pClustered, pair.metric.better) ?? 'none');
}

/** Whether two systems did equally well in every task. */
export const isSame = ({ onlyA, onlyB, templates }: Paired): boolean => onlyA + onlyB === 0 && templates > 0;

/** What two such systems have. */
export const sameText = (pair: Pair): string => `${resultsText(pair)} ${everywhere(pair)}`;

const resultsText = ({ compared: { overall } }: Pair) => `the same ${overall.graded ? 'values' : 'results'}`;

const everywhere = ({ tasks, unit }: Pair) => `in all ${counted(tasks.compared, unit)}`;

/** The tasks that a verdict is about, where a board has no headline: each system may have been measured in others. */
function whereText(pairs: readonly Pair[]): string {
  if (pairs.some(({ about }) => about.headline !== null)) return '';
  const counts = [...new Set(pairs.map(({ tasks }) => tasks.compared))];
  return counts.length === 1
    ? `In the ${formatInteger(counts[0] ?? 0)} tasks in which both${pairs.length > 1 ? ' of each pair' : ''} were measured`
    : 'In the tasks in which both of each pair were measured';
}

/** With the version where another system has the same name. */
export function nameIn(all: readonly OutcomesFile[], { slug, name, version }: OutcomesFile): string {
  return all.some((other) => other.slug !== slug && other.name === name) ? `${name} ${version}` : name;
}
