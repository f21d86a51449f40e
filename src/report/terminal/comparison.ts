import { betterOf, type WinsCompared } from '../../analysis/comparison.ts';
import type { Paired } from '../../analysis/pairing.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { familyName, type SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { countsOf, formatP, formatPoints, pairColumns } from '../format.ts';
import { idList, type Style, textTable } from './layout.ts';

export interface Comparison extends WinsCompared {
  readonly description: SuiteDescription;
  readonly metric: string;
  /** What the counts are of. */
  readonly unit: 'task' | 'pair';
  readonly a: Scorecard;
  readonly b: Scorecard;
}

/** Two systems: the paired table by family, then the tasks on which they differ. */
export function comparisonText(comparison: Comparison, style: Style): string {
  const { description, metric, unit, a, b, overall, families } = comparison;
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
  const rows = (grouped: boolean) =>
    description.families
      .filter(({ group }) => (group !== undefined) === grouped)
      .flatMap((one) => {
        const found = families.find(({ family }) => family === one.id);
        return found === undefined ? [] : [row(familyName(one), found, found.pHolm)];
      });
  return [
    style.bold(`${description.title} · ${label}, ${unit} by ${unit}`),
    `A  ${nameA}`,
    `B  ${nameB}`,
    '',
    textTable(
      ['family', ...pairColumns(overall), 'A − B', 'exact p', 'clustered p'],
      [...rows(false), row(`All ${unit}s`, overall, overall.pClustered), ...rows(true)],
    ),
    style.dim(
      `exact p: binomial, ${unit}s as if independent. clustered p: sign-flip over templates; by family corrected by Holm.`,
    ),
    '',
    verdict(betterOf(overall.delta, overall.pClustered, described?.better ?? 'higher'), nameA, nameB, unit),
    ...idList(overall.graded ? 'More by A' : 'Only A', overall.discordant.onlyA),
    ...idList(overall.graded ? 'More by B' : 'Only B', overall.discordant.onlyB),
    '',
  ].join('\n');
}

function nameOf({ system }: Scorecard, side: string): string {
  return `${safeText(system.name, 100)} ${safeText(system.version, 100)}` || side;
}

function verdict(better: 'a' | 'b' | null, a: string, b: string, unit: Comparison['unit']): string {
  if (better === null) return `Not separable: these ${unit}s do not tell the two apart.`;
  return better === 'a' ? `A is significantly better: ${a}.` : `B is significantly better: ${b}.`;
}
