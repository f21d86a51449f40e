import { Fault } from '../../errors/fault.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { betterRun, type Comparison, directionOf } from '../../report/terminal/comparison.ts';
import { labelOf, type MetricDescription, type SuiteDescription } from '../../suite/description.ts';
import { namesHint } from '../../text/nearest.ts';
import { counted, formatP, formatPoints, formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';

/** `METRIC=0.9`, or `SUITE:METRIC=0.9` for one suite alone. */
export interface Gate {
  readonly text: string;
  readonly suite: string | undefined;
  readonly metric: string;
  readonly threshold: number;
}

export interface GateResult {
  readonly gate: Gate;
  readonly metric: MetricDescription;
  /** Absent if the run did not measure it. */
  readonly value: number | undefined;
  readonly met: boolean;
}

/** `undefined` if the text is not a gate. */
export function parseGate(text: string): Gate | undefined {
  const [, suite, metric, number] = /^(?:([\w-]+)\s*:\s*)?([\w-]+)\s*=\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return metric === undefined ? undefined : { text, suite, metric, threshold: Number(number) };
}

/** The errors in the gates themselves, which do not depend on the run. */
export function invalidGates(gates: readonly Gate[], suites: readonly SuiteDescription[]): Fault[] {
  return gates.flatMap((gate) => {
    const { text, suite, metric: id, threshold } = gate;
    const concerned = suites.filter((description) => suite === undefined || description.id === suite);
    if (concerned.length === 0) {
      const hint = `\`suites\` has ${suites.map((description) => description.id).join(', ')}.`;
      return [new Fault('suite.unknown', `Gate "${text}": suite "${suite}" is not run.`, { hint })];
    }
    const known = concerned.flatMap(({ metrics }) => metrics);
    const metric = known.find((one) => one.id === id);
    if (metric === undefined) {
      const ids = [...new Set(known.map((one) => one.id))];
      return [new Fault('metric.unknown', `Gate "${text}": there is no metric "${id}".`, { hint: namesHint(id, ids) })];
    }
    if (metric.unit !== 'fraction' || (threshold >= 0 && threshold <= 1)) return [];
    const hint = 'Give a fraction: 0.9 for 90%.';
    return [new Fault('input.invalid', `Gate "${text}": ${threshold} is not between 0 and 1.`, { hint })];
  });
}

/** Compares a scorecard with the gates of its suite. If lower is better, a value above the threshold misses the gate. */
export function checkGates(gates: readonly Gate[], card: Scorecard, { id, metrics }: SuiteDescription): GateResult[] {
  return gates
    .filter(({ suite }) => suite === undefined || suite === id)
    .flatMap((gate) => {
      const metric = metrics.find((one) => one.id === gate.metric);
      if (metric === undefined) return [];
      const value = card.overall.metrics[metric.id]?.value;
      const isEnough = (number: number) =>
        metric.better === 'higher' ? number >= gate.threshold : number <= gate.threshold;
      return [{ gate, metric, value, met: value !== undefined && isEnough(value) }];
    });
}

export function neededText({ gate, metric }: GateResult): string {
  return `at ${metric.better === 'higher' ? 'least' : 'most'} ${formatValue(metric, gate.threshold)}`;
}

/** Faults for missed gates, and for gates whose metric the run did not measure, because those were not checked. */
export function gateFaults(results: readonly GateResult[], { suite, overall }: Scorecard): Fault[] {
  return results.flatMap((result) => {
    const { gate, metric, value, met } = result;
    if (value === undefined) {
      return [
        new Fault('metric.unknown', `Gate "${gate.text}": the ${suite.id} run did not measure ${metric.id}.`, {
          hint: `It measured ${Object.keys(overall.metrics).join(', ')}. An adapter is only measured on the capabilities that it declares.`,
        }),
      ];
    }
    if (met) return [];
    const message = `${suite.id}: ${metric.label} is ${formatValue(metric, value)}, not ${neededText(result)}.`;
    return [new Fault('gate.missed', message, { hint: `Gate "${gate.text}" of \`fail-below\`.` })];
  });
}

type BaselineVerdict = 'worse' | 'better' | 'level';

/** The run is `a`, the baseline `b`. Tasks of one template are not independent, so only the clustered test counts. */
export function baselineVerdict(comparison: Comparison): BaselineVerdict {
  const better = betterRun(comparison);
  if (better === null) return 'level';
  return better === 'a' ? 'better' : 'worse';
}

export function regressionFaults(comparison: Comparison): Fault[] {
  if (baselineVerdict(comparison) !== 'worse') return [];
  const { description, overall, unit } = comparison;
  const message = [
    `${description.id}: significantly worse than the baseline, ${baselineName(comparison)}:`,
    `difference ${formatPoints(overall.delta)} in ${metricLabel(comparison)}, clustered p ${formatP(overall.pClustered)}.`,
  ].join(' ');
  const { lost, won } = changedCounts(comparison);
  const hint = `${counted(lost, unit)} failed that the baseline passed, and ${won} passed that it failed. \`cib compare\` lists them, by this metric and by verdict. \`cib explain\` shows why one failed.`;
  return [new Fault('gate.missed', message, { hint })];
}

/**
 * How many tasks only the baseline passed, and only the run. Where lower is better, a higher value is the failure, so the two
 * counts change places.
 */
function changedCounts(comparison: Comparison): { readonly lost: number; readonly won: number } {
  const { onlyA, onlyB } = comparison.overall;
  return directionOf(comparison) === 'higher' ? { lost: onlyB, won: onlyA } : { lost: onlyA, won: onlyB };
}

export function baselineName({ b: { system } }: Comparison): string {
  return `${safeText(system.name, 100)} ${safeText(system.version, 100)}`;
}

export function metricLabel({ description, metric }: Comparison): string {
  return labelOf(description.metrics, metric);
}
