import { betterOf } from '../../analysis/comparison.ts';
import type { Paired } from '../../analysis/pairing.ts';
import type { OutcomesFile } from '../../protocol/board-data.ts';
import { few } from '../../report/format.ts';
import type { Pair } from './pair.ts';

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

/** The verdicts over all tasks of the pairs, whose first system is the same. */
export function verdictOf(pairs: readonly Pair[]): string {
  const [first] = pairs;
  if (first === undefined) return '';
  const where = whereText(pairs);
  const names = [first.a, ...pairs.map(({ b }) => b)];
  const a = nameIn(names, first.a);
  if (pairs.length === 1) {
    const b = nameIn(names, first.b);
    const text = {
      a: `${a} is significantly better than ${b}.`,
      b: `${b} is significantly better than ${a}.`,
      none: `No significant difference between ${a} and ${b}.`,
      same: `${a} and ${b} have ${sameText(first)}.`,
    }[relationOf(first)];
    return where === '' ? text : `${where}, ${text.replace(/^No /, 'no ')}`;
  }
  const byRelation = new Map<string, string[]>(Object.values(RELATIONS).map((words) => [words, []]));
  for (const pair of pairs) {
    const relation = relationOf(pair);
    const words = relation === 'same' ? `${sameText(pair)} as` : RELATIONS[relation];
    byRelation.set(words, [...(byRelation.get(words) ?? []), nameIn(names, pair.b)]);
  }
  const parts = [...byRelation].filter(([, others]) => others.length > 0);
  const all = parts.map(([words, others]) => `${words} ${few(others, others.length)}`).join('; ');
  return `${where}${where && ', '}${a}: ${all}.`;
}

const RELATIONS = {
  a: 'significantly better than',
  b: 'significantly worse than',
  none: 'no significant difference from',
} as const;

function relationOf(pair: Pair): 'a' | 'b' | 'none' | 'same' {
  const { overall } = pair.compared;
  return isSame(overall) ? 'same' : (betterOf(overall.delta, overall.pClustered, pair.metric.better) ?? 'none');
}

/** Whether two systems did equally well in every task. */
export const isSame = ({ onlyA, onlyB, templates }: Paired): boolean => onlyA + onlyB === 0 && templates > 0;

/** What two such systems have. */
export const sameText = ({ compared: { overall }, tasks, unit }: Pair): string =>
  `the same ${overall.graded ? 'values' : 'results'} in all ${tasks.compared} ${unit}s`;

/** The tasks that a verdict is about, where a board has no headline: each system may have been measured in others. */
function whereText(pairs: readonly Pair[]): string {
  if (pairs.some(({ about }) => about.headline !== null)) return '';
  const counts = [...new Set(pairs.map(({ tasks }) => tasks.compared))];
  return counts.length === 1
    ? `In the ${counts[0]} tasks in which both were measured`
    : 'In the tasks in which both of each pair were measured';
}

/** With the version where another system has the same name. */
function nameIn(all: readonly OutcomesFile[], { slug, name, version }: OutcomesFile): string {
  return all.some((other) => other.slug !== slug && other.name === name) ? `${name} ${version}` : name;
}
