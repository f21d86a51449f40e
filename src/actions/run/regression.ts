import { Fault } from '../../errors/fault.ts';
import { formatP, formatPoints } from '../../report/format.ts';
import type { Comparison } from '../../report/terminal/comparison.ts';
import { safeText } from '../../text/safe-text.ts';

const ALPHA = 0.05;

type Verdict = 'worse' | 'better' | 'level';

/** The run is `a`, the baseline `b`. Tasks of one template are not independent, so only the clustered test counts. */
export function verdictOf({ overall: { delta, pClustered } }: Comparison): Verdict {
  if (pClustered >= ALPHA) return 'level';
  return delta < 0 ? 'worse' : 'better';
}

export function regressionFaults(comparison: Comparison): Fault[] {
  if (verdictOf(comparison) !== 'worse') return [];
  const { description, overall, unit } = comparison;
  const message = [
    `${description.id}: significantly worse than the baseline, ${baselineName(comparison)}:`,
    `difference ${formatPoints(overall.delta)} in ${metricLabel(comparison)}, clustered p ${formatP(overall.pClustered)}.`,
  ].join(' ');
  const hint = `${overall.onlyB} ${unit}s failed that the baseline passed, and ${overall.onlyA} passed that it failed. \`cib compare\` lists them. \`cib explain\` shows why one failed.`;
  return [new Fault('gate.missed', message, { hint })];
}

export function baselineName({ b: { system } }: Comparison): string {
  return `${safeText(system.name, 100)} ${safeText(system.version, 100)}`;
}

export function metricLabel({ description, metric }: Comparison): string {
  return description.metrics.find(({ id }) => id === metric)?.label ?? metric;
}
