import { betterOf, canDiffer, type FamilyComparison } from '../../analysis/comparison.ts';
import type { Paired } from '../../analysis/pairing.ts';
import type { OutcomesFile } from '../../protocol/board-data.ts';
import {
  countsOf,
  formatClustered,
  formatInterval,
  formatP,
  formatPoints,
  formatValue,
  pairColumns,
} from '../../report/format.ts';
import { type Cell, type Column, element, scrolling, table } from '../dom.ts';
import { ALL, type Pair } from './pair.ts';
import { drawn, intervalText, scaleOf } from './show-differences.ts';
import { discordantTasks } from './show-tasks.ts';

/** The verdict over all tasks. */
export function verdictOf({ compared, metric, a, b }: Pair): string {
  const { delta, pClustered } = compared.overall;
  const better = betterOf(delta, pClustered, metric.better);
  if (better === null) return 'No significant difference.';
  return better === 'a' ? `A is significantly better: ${a.name}.` : `B is significantly better: ${b.name}.`;
}

export function showPair(pair: Pair): readonly Node[] {
  const { compared, metric, tasks, unit } = pair;
  const { overall } = compared;
  const among = tasks.compared < tasks.ran ? ` of ${tasks.ran}, those that both were measured in` : '';
  return [
    sides(pair),
    element('h2', {}, metric.label),
    element(
      'p',
      { class: 'prose quiet' },
      `${metric.definition} ${metric.better === 'higher' ? 'Higher' : 'Lower'} is better.`,
    ),
    element('div', { class: 'overall' }, counts(overall, `${tasks.compared} ${unit}s${among}`), figures(overall)),
    element('h3', {}, 'By family'),
    scrolling('By family', byFamily(pair)),
    ...discordantTasks(pair),
  ];
}

function sides({ about: { shown }, a, b }: Pair): HTMLElement {
  const side = (letter: string, { slug, name, version, kind, tier, shown: value }: OutcomesFile) => [
    element(
      'span',
      {},
      element('b', { class: 'letter' }, letter),
      element('a', { href: `systems/${slug}.html` }, name),
      ' ',
      element('span', { class: 'version' }, version),
    ),
    kind,
    tier === 'own' ? 'run from this board’s files' : tier,
    value
      ? `${formatValue(shown, value.value)}${['self-reported', 'replayed', 're-asked'].includes(tier) ? ' claimed' : ''}`
      : '–',
    (value && formatInterval(shown, value.ci95)) || '–',
    (value && formatClustered(shown, value)) || '–',
  ];
  const columns: readonly Column[] = [
    { label: 'System' },
    { label: 'Kind' },
    { label: 'Run by' },
    { label: shown.label, number: true },
    { label: '95 % plain', number: true },
    { label: '95 % clustered', number: true },
  ];
  return scrolling('The two systems', table('The two systems', columns, [side('A', a), side('B', b)]));
}

function counts(pair: Paired, caption: string): HTMLTableElement {
  if (!pair.graded) return fourfold(pair, caption);
  return table(
    caption,
    pairColumns(pair).map((label) => ({ label, number: true as const })),
    [countsOf(pair)],
  );
}

function fourfold({ both, onlyA, onlyB, neither }: Paired, caption: string): HTMLTableElement {
  const columns: readonly Column[] = [
    { label: 'Tasks' },
    { label: 'B yes', number: true },
    { label: 'B no', number: true },
  ];
  const counts = [
    ['A yes', String(both), String(onlyA)],
    ['A no', String(onlyB), String(neither)],
  ];
  const made = table(caption, columns, counts);
  made.classList.add('fourfold');
  return made;
}

function figures({ delta, p, pClustered }: Paired): HTMLElement {
  const figure = (term: string, value: string) => element('div', {}, element('dt', {}, term), element('dd', {}, value));
  return element(
    'dl',
    { class: 'figures' },
    figure('A − B', formatPoints(delta)),
    figure('exact p, binomial', formatP(p)),
    figure('clustered p, sign-flip', formatP(pClustered)),
  );
}

const VERDICTS = { a: 'A is better', b: 'B is better', null: 'no significant difference' } as const;

function byFamily({ compared, about, metric, intervals, unit }: Pair): HTMLTableElement {
  const scale = scaleOf([...intervals.values()]);
  const labels = new Map(about.families.map(({ id, label }) => [id, label]));
  const row = (name: string, family: string, pair: Paired, p: number): readonly Cell[] => [
    name,
    ...countsOf(pair),
    formatPoints(pair.delta),
    formatP(pair.p),
    formatP(p),
    canDiffer(pair.templates) ? VERDICTS[`${betterOf(pair.delta, p, metric.better)}`] : 'too few templates to test',
    drawn(pair.delta, intervals.get(family), scale),
    intervalText(intervals.get(family)),
  ];
  const columns: readonly Column[] = [
    { label: 'Family' },
    ...[...pairColumns(compared.overall), 'A − B', 'exact p', 'clustered p'].map((label) => ({
      label,
      number: true as const,
    })),
    { label: 'Verdict' },
    { label: 'Difference' },
    { label: '95 %', number: true },
  ];
  return table(
    'Clustered p by family: corrected by Holm.',
    columns,
    compared.families.map((one: FamilyComparison) =>
      row(labels.get(one.family) ?? one.family, one.family, one, one.pHolm),
    ),
    [row(unit === 'pair' ? 'All pairs' : 'All tasks', ALL, compared.overall, compared.overall.pClustered)],
  );
}
