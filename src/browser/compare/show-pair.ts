import { betterOf, canDiffer, type FamilyComparison } from '../../analysis/comparison.ts';
import type { Paired } from '../../analysis/pairing.ts';
import type { OutcomesFile } from '../../protocol/board-data.ts';
import { CLAIMED_TIERS } from '../../protocol/constants.ts';
import { countsOf, formatClustered, formatInterval, formatLatency, pairColumns } from '../../report/format.ts';
import { FEWEST_CLUSTERS } from '../../stats/significance.ts';
import { counted, formatInteger, formatP, formatValue } from '../../text/numbers.ts';
import { asCards, type Cell, type Column, element, scrolling, table } from '../dom.ts';
import { type Figure, printedAs } from './figures.ts';
import { ALL, correctedTogether, isUneven, type Pair } from './pair.ts';
import { drawn, INTERVAL, number, ofTwo, scaleOf, scaleText, systemCell, verdictCell } from './show-differences.ts';
import {
  countedText,
  intervalText,
  isSame,
  NO_DIFFERENCE,
  nameIn,
  pointsText,
  sizeUnknown,
  templatesBetter,
} from './words.ts';

/** The chosen metric in detail: what only one of the two got right, overall and in each family. Without a list of these tasks. */
export function showPair(pair: Pair, { several }: { readonly several: boolean }): readonly Node[] {
  const { metric } = pair;
  return [
    element('h2', {}, `${metric.label}${ofTwo(several)}`),
    element(
      'p',
      { class: 'prose quiet' },
      `${metric.definition} ${metric.better === 'higher' ? 'Higher' : 'Lower'} is better.`,
    ),
    element('div', { class: 'overall' }, counts(pair)),
    element('p', { class: 'prose quiet' }, whatCounts(pair)),
    element('h3', { id: 'families' }, 'By family'),
    scrolling('By family', byFamily(pair)),
    exactP(pair),
  ];
}

/** What a query of each system costs on the chosen suite; empty where no run says it. */
export function showCost([first, ...more]: Pairs): readonly Node[] {
  const systems = [first.a, first.b, ...more.map(({ b }) => b)];
  if (systems.every(({ cost }) => cost === undefined)) return [];
  const { about } = first;
  const row = (system: OutcomesFile): readonly Cell[] => {
    const { tier, cost } = system;
    const time = (ms: number | undefined) => (ms === undefined ? '–' : `${formatLatency(ms)}${claimedText(tier)}`);
    return [nameIn(systems, system), time(cost?.p50), time(cost?.p95), cost?.returned?.toFixed(0) ?? '–'];
  };
  const columns = [
    { label: 'System' },
    ...['Median time (p50)', '95th percentile (p95)', about.returned ?? 'Returned'].map(number),
  ];
  const isTimed = systems.some(({ cost }) => cost?.p50 !== undefined);
  const made = table(`What a query costs. ${(isTimed && about.machines) || ''}`, columns, systems.map(row));
  return [element('h2', {}, 'Cost'), scrolling('Cost', asCards(made))];
}

/** How many tasks or pairs are counted, and why not all. */
function comparedText(pair: Pair): string {
  const { about, metric, tasks, unit } = pair;
  const { compared, ran, without } = tasks;
  if (compared === ran) return counted(compared, unit);
  const part = partText(pair);
  if (metric.id !== about.headline) return `${part}: those in which both systems were measured`;
  const which = without.length === 0 ? '' : ` (${without.join(', ')})`;
  return `${part}. The other ${formatInteger(ran - compared)} do not count: they have no ${metric.label.toLowerCase()}${which}.`;
}

const partText = ({ tasks: { compared, ran }, unit }: Pair) => `${formatInteger(compared)} of ${counted(ran, unit)}`;

/** One for each system that the first one is compared with. */
type Pairs = readonly [Pair, ...Pair[]];

/** The chosen systems, with their values of the chosen metric. */
export function showSides(pairs: Pairs): HTMLElement {
  const [first, ...more] = pairs;
  const { about, metric, a, tasks } = first;
  const uneven = pairs.some(isUneven);
  // Each pair has compared tasks of its own.
  const shared = uneven && more.length === 0;
  const printed = printedAs(about, metric.id);
  const side = (letter: string, system: OutcomesFile, value: Figure | undefined, inBoth: number) => [
    systemCell(system, ...(letter ? [element('b', { class: 'letter' }, letter)] : [])),
    system.of_board ? `${system.kind}, the board’s own` : system.kind,
    RUN_BY[system.tier] ?? system.tier,
    value ? `${formatValue(printed, value.value)}${claimedText(system.tier)}` : '–',
    (value && formatInterval(printed, value.ci95)) || '–',
    (value && formatClustered(printed, value)) || '–',
    ...(uneven ? [counted(value?.tasks ?? 0, 'task')] : []),
    ...(shared ? [formatValue(printed, inBoth)] : []),
  ];
  const columns: readonly Column[] = [
    { label: 'System' },
    { label: 'Kind' },
    { label: 'Run by' },
    ...[metric.label, '95% plain', '95% clustered'].map(number),
    ...(uneven ? [number('Measured in')] : []),
    ...(shared ? [number(`In the ${formatInteger(tasks.compared)} compared tasks`)] : []),
  ];
  const rows = [
    side('A', a, first.figures[0], first.common[0]),
    ...pairs.map(({ b, figures, common }, i) => side(i === 0 ? 'B' : '', b, figures[1], common[1])),
  ];
  return scrolling('The systems', asCards(table(SIDES, columns, rows)));
}

const SIDES =
  'The systems. A plain interval takes all tasks as independent; a clustered one counts tasks from one template together.';

const claimedText = (tier: OutcomesFile['tier']) => (CLAIMED_TIERS.includes(tier) ? ' claimed' : '');

/** By tier. Others are shown as they are. */
const RUN_BY: Readonly<Record<string, string>> = {
  'own': 'this board',
  'board-run': 'this board',
  'computed': 'this board, in every build',
  'self-reported': 'its submitter',
};

function counts(pair: Pair): HTMLTableElement {
  const { overall } = pair.compared;
  if (!overall.graded) return fourfold(overall, comparedText(pair), pair.unit === 'pair' ? 'Pairs' : 'Tasks');
  return table(comparedText(pair), pairColumns(overall).map(number), [countsOf(overall)]);
}

function fourfold({ both, onlyA, onlyB, neither }: Paired, caption: string, unit: string): HTMLTableElement {
  const columns = [{ label: unit }, number('B yes'), number('B no')];
  const counts = [
    ['A yes', String(both), String(onlyA)],
    ['A no', String(onlyB), String(neither)],
  ];
  const made = table(caption, columns, counts);
  made.classList.add('fourfold');
  return made;
}

const VERDICTS = { a: 'A is better', b: 'B is better', null: NO_DIFFERENCE } as const;

function verdict(pair: Paired, tested: Cell): Cell {
  if (isSame(pair)) return `the same ${pair.graded ? 'values' : 'results'}`;
  return canDiffer(pair.templates) ? tested : `too few templates to test: fewer than ${FEWEST_CLUSTERS}`;
}

function byFamily(pair: Pair) {
  const { compared, about, metric, intervals, unit } = pair;
  const scale = scaleOf([...intervals.values()]);
  const known = new Map(about.families.map((one) => [one.id, one]));
  const row = (name: string, family: string, one: Paired, p: number): readonly Cell[] => {
    const interval = intervals.get(family);
    const better = betterOf(one.delta, p, metric.better);
    const { first, second, neither } = templatesBetter(one, metric.better);
    const alone = betterOf(one.delta, one.pClustered, metric.better);
    const words =
      better === null && alone !== null
        ? `not significant after correction for ${correctedTogether(pair, family)} families (p ${formatP(one.pClustered)} → ${formatP(p)})`
        : VERDICTS[`${better}`];
    return [
      name,
      verdict(one, verdictCell(words, sizeUnknown(better, interval))),
      pointsText(one.delta),
      drawn(one.delta, interval, scale),
      intervalText(interval),
      // No test was made: its p would always be 1.
      canDiffer(one.templates) || isSame(one) ? formatP(p) : '–',
      `${first} · ${second} · ${neither}`,
      ...countsOf(one),
    ];
  };
  const columns: readonly Column[] = [
    { label: 'Family' },
    { label: 'Verdict' },
    number('A − B'),
    { label: scaleText(scale) },
    number(INTERVAL),
    number('clustered p'),
    number(`${countedText(about)}: A better · B better · equal`),
    ...pairColumns(compared.overall).map(number),
  ];
  const all = pair.tasks.compared === pair.tasks.ran ? `All ${unit}s` : partText(pair);
  const nameOf = (family: string) => known.get(family)?.label ?? family;
  const rowOf = (one: FamilyComparison) => row(nameOf(one.family), one.family, one, one.pHolm);
  const inGroup = (group: string | undefined) =>
    compared.families.filter(({ family }) => known.get(family)?.group === group).map(rowOf);
  const groups = [...new Set(compared.families.flatMap(({ family }) => known.get(family)?.group ?? []))];
  const made = table(
    `Clustered p is corrected for the number of families (Holm).${compared.overall.graded ? '' : ` The last four columns count the ${unit}s with a yes for both, for only one, or for neither.`}`,
    columns,
    [...inGroup(undefined), ...groups.flatMap((group) => [[group], ...inGroup(group)])],
    [row(all, ALL, compared.overall, compared.overall.pClustered)],
  );
  for (const tr of made.querySelectorAll('tbody tr')) {
    const [only, ...others] = tr.children;
    if (!(only instanceof HTMLTableCellElement) || others.length > 0) continue;
    only.colSpan = columns.length;
    only.scope = 'rowgroup';
    tr.className = 'group';
  }
  return asCards(made);
}

/** The other test of each difference, on demand: it decides nothing. */
function exactP({ compared: { overall, families }, about, unit }: Pair): HTMLElement {
  const labels = new Map(about.families.map(({ id, label }) => [id, label]));
  const { onlyA, onlyB, graded } = overall;
  const basis = graded
    ? ` It counts the ${counted(onlyA + onlyB, unit)} of which one system got more than the other, whatever the difference.`
    : '';
  const made = table(
    `The exact p (McNemar) takes ${unit}s as independent, and is not corrected.${basis}`,
    [{ label: 'Family' }, number('exact p')],
    families.map(({ family, p }) => [labels.get(family) ?? family, formatP(p)]),
    [[`All ${unit}s`, formatP(overall.p)]],
  );
  return element(
    'details',
    { 'data-list': 'exact' },
    element('summary', {}, 'The exact p, which decides nothing'),
    made,
  );
}

/** What changes the p of a comparison, in a sentence or two. */
function whatCounts({ compared: { overall }, metric, unit }: Pair): string {
  const { onlyA, onlyB, graded } = overall;
  if (graded) return `A task can be right in part. The clustered p adds up the differences of each template.`;
  return `A yes is a ${unit} that counts for “${metric.label}”. The p values count only the ${counted(onlyA + onlyB, unit)} with a yes for exactly one of the two systems. In the others both did equally well.`;
}
