import { betterOf, type WinsCompared } from '../../analysis/comparison.ts';
import type { Paired } from '../../analysis/pairing.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { countsOf, formatP, formatPoints, pairColumns } from '../format.ts';
import { idList, type Style, textTable } from './layout.ts';

export interface Comparison extends WinsCompared {
  readonly description: SuiteDescription;
  readonly metric: string;
  readonly a: Scorecard;
  readonly b: Scorecard;
}

/** Two systems: the paired table by family, then the tasks on which they differ. */
export function comparisonText({ description, metric, a, b, overall, families }: Comparison, style: Style): string {
  const [nameA, nameB] = [nameOf(a, 'A'), nameOf(b, 'B')];
  const described = description.metrics.find(({ id }) => id === metric);
  const label = described?.label ?? metric;
  const row = (group: string, pair: Paired, p: number) => [
    group,
    ...countsOf(pair),
    formatPoints(pair.delta),
    formatP(pair.p),
    formatP(p),
  ];
  const labels = new Map(description.families.map(({ id, label: text }) => [id, text]));
  return [
    style.bold(`${description.title} · ${label}, task by task`),
    `A  ${nameA}`,
    `B  ${nameB}`,
    '',
    textTable(
      ['family', ...pairColumns(overall), 'A − B', 'exact p', 'clustered p'],
      [
        ...families.map((family) => row(labels.get(family.family) ?? family.family, family, family.pHolm)),
        row('All tasks', overall, overall.pClustered),
      ],
    ),
    style.dim(
      'exact p: binomial, tasks as if independent. clustered p: sign-flip over templates; by family corrected by Holm.',
    ),
    '',
    verdict(betterOf(overall.delta, overall.pClustered, described?.better ?? 'higher'), nameA, nameB),
    ...idList(overall.graded ? 'More by A' : 'Only A', overall.discordant.onlyA),
    ...idList(overall.graded ? 'More by B' : 'Only B', overall.discordant.onlyB),
    '',
  ].join('\n');
}

function nameOf({ system }: Scorecard, side: string): string {
  return `${safeText(system.name, 100)} ${safeText(system.version, 100)}` || side;
}

function verdict(better: 'a' | 'b' | null, a: string, b: string): string {
  if (better === null) return 'Not separable: these tasks do not tell the two apart.';
  return better === 'a' ? `A is significantly better: ${a}.` : `B is significantly better: ${b}.`;
}
