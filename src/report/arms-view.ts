import { LEVEL } from '../analysis/level.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { ArmComparison, SuiteDescription } from '../suite/description.ts';
import { formatClustered, formatInterval, formatP, formatPoints, formatValue } from './format.ts';

/** The arms side by side, and what it says of the system how they differ. */
export interface ArmsView {
  readonly metric: string;
  /** Figures: the value, its interval, the one robust to templates, and of how many tasks. */
  readonly rows: readonly { readonly name: string; readonly figures: readonly string[] }[];
  readonly verdicts: readonly { readonly pair: string; readonly figures: string; readonly text: string }[];
}

/** Undefined where the suite has one arm only, or where none was measured. */
export function armsView(card: Scorecard, description: SuiteDescription): ArmsView | undefined {
  const { arms = [], armMetric, metrics } = description;
  const metric = metrics.find(({ id }) => id === armMetric);
  if (metric === undefined || card.arms === undefined) return undefined;
  const rows = arms.flatMap(({ id, label }) => {
    const estimate = card.arms?.[id]?.metrics[metric.id];
    if (estimate === undefined) return [];
    const { value, n, ci95 } = estimate;
    const intervals = [formatInterval(metric, ci95), formatClustered(metric, estimate)];
    return [{ name: label, figures: [formatValue(metric, value), ...intervals, String(n)] }];
  });
  return rows.length === 0 ? undefined : { metric: metric.label, rows, verdicts: verdicts(card, description) };
}

function verdicts(card: Scorecard, { arms = [], armComparisons = [] }: SuiteDescription): ArmsView['verdicts'] {
  const label = (arm: string | null) =>
    arm === null ? 'perfect' : (arms.find(({ id }) => id === arm)?.label ?? arm).toLowerCase();
  return (card.arm_comparisons ?? []).flatMap((found) => {
    const described = armComparisons.find(({ id }) => id === found.id);
    if (described === undefined) return [];
    return [
      {
        pair: `${label(found.a)} against ${label(found.b)}`,
        figures: `${formatPoints(found.delta)}${found.p === undefined ? '' : `, p ${formatP(found.p)}`}`,
        text: sentence(described, found.delta, found.p),
      },
    ];
  });
}

/** Beside what is perfect there is no chance: whatever is lower is lower. */
function sentence({ lower, same, higher }: ArmComparison, delta: number, p: number | undefined): string {
  if (delta === 0 || (p !== undefined && p >= LEVEL)) return same;
  return delta < 0 ? lower : higher;
}
