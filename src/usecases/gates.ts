import { Fault } from '../errors/fault.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { Comparison } from '../report/terminal/comparison.ts';
import { familyName, labelOf, type MetricDescription, type SuiteDescription } from '../suite/description.ts';
import { namesHint } from '../text/nearest.ts';
import { counted, formatInteger, formatP, formatPercent, formatValue } from '../text/numbers.ts';
import { safeText } from '../text/safe-text.ts';

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
      const hint = `There is ${suites.map((description) => description.id).join(', ')}.`;
      return [new Fault('suite.unknown', `Gate "${text}": there is no run of suite "${suite}".`, { hint })];
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

/** Whose inputs or options the gates are: messages name them. */
type GivenTo = 'action' | 'command';

const optionOf = (name: string, to: GivenTo): string => (to === 'command' ? `--${name}` : `\`${name}\``);

/** Faults for missed gates, and for gates whose metric the run did not measure, because those were not checked. */
export function gateFaults(
  results: readonly GateResult[],
  { suite, overall }: Scorecard,
  to: GivenTo = 'action',
): Fault[] {
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
    return [new Fault('gate.missed', message, { hint: `Gate "${gate.text}" of ${optionOf('fail-below', to)}.` })];
  });
}

/** A figure by which one of two runs is significantly better, with its value in each. */
export interface Figure {
  readonly label: string;
  readonly run: string;
  readonly baseline: string;
  readonly p: string;
}

/**
 * The figures by which one of the two is significantly better: the main metric, the tasks or pairs passed, and any family or other
 * metric, whose p is corrected over the families or the metrics. The tasks or pairs passed are left out where the main metric counts
 * the same. The run is `a`, the baseline `b`.
 */
export function figuresLedBy(comparison: Comparison, by: 'a' | 'b'): readonly Figure[] {
  const { description, metric, overall, passed, families, others, unit } = comparison;
  const main = labelOf(description.metrics, metric);
  const count = (n: number) => `${formatInteger(n)} of ${formatInteger(passed.units.measured)}`;
  const shares = ({ a, b }: { readonly a: number; readonly b: number }) => ({
    run: formatPercent(a),
    baseline: formatPercent(b),
  });
  const found = [
    { better: comparison.better, label: main, ...shares(overall.values), p: overall.pClustered },
    {
      better: isMainMetric(comparison) ? null : passed.better,
      label: `${unit === 'pair' ? 'Pairs' : 'Tasks'} passed`,
      run: count(passed.units.a),
      baseline: count(passed.units.b),
      p: passed.pClustered,
    },
    ...families.map(({ better, family, values, pHolm }) => {
      const described = description.families.find(({ id }) => id === family);
      return { better, label: `${main} in ${described ? familyName(described) : family}`, ...shares(values), p: pHolm };
    }),
    ...others.map(({ better, metric: id, values, pHolm }) => ({
      better,
      label: labelOf(description.metrics, id),
      ...shares(values),
      p: pHolm,
    })),
  ];
  return found.flatMap(({ better, label, run, baseline, p }) =>
    better === by ? [{ label, run, baseline, p: formatP(p) }] : [],
  );
}

/** Whether the main metric compares exactly the tasks or pairs passed. */
function isMainMetric({ better, passed, overall: { discordant } }: Comparison): boolean {
  const isSame = (side: 'onlyA' | 'onlyB') =>
    passed[side].length === discordant[side].length && passed[side].every((id, i) => id === discordant[side][i]);
  return better === passed.better && isSame('onlyA') && isSame('onlyB');
}

/** Whether the run is worse than the baseline by any figure; otherwise whether it is better by any. */
export function baselineVerdict(comparison: Comparison): 'worse' | 'better' | 'level' {
  if (figuresLedBy(comparison, 'b').length > 0) return 'worse';
  return figuresLedBy(comparison, 'a').length > 0 ? 'better' : 'level';
}

const MOST_NAMED = 6;

export function regressionFaults(comparison: Comparison, to: GivenTo = 'action'): Fault[] {
  const figures = figuresLedBy(comparison, 'b');
  if (figures.length === 0) return [];
  const named = figures
    .slice(0, MOST_NAMED)
    .map(({ label, run, baseline, p }) => `${label} ${run}, baseline ${baseline} (p ${p})`);
  const more = figures.length > MOST_NAMED ? [`${figures.length - MOST_NAMED} more`] : [];
  const message = `${comparison.description.id}: significantly worse than the baseline, ${baselineName(comparison)}: ${[...named, ...more].join('; ')}.`;
  return [new Fault('gate.missed', message, { hint: lostHint(comparison, to) })];
}

/** The tasks or pairs that the baseline passed and the run did not; undefined if they are not too many. */
export const tooManyLost = ({ passed }: Comparison, most: number | undefined): number | undefined =>
  most === undefined || passed.onlyB.length <= most ? undefined : passed.onlyB.length;

export function lostFaults(comparison: Comparison, most: number | undefined, to: GivenTo = 'action'): Fault[] {
  const lost = tooManyLost(comparison, most);
  if (lost === undefined) return [];
  const { description, unit } = comparison;
  const message = `${description.id}: ${counted(lost, unit)} that the baseline, ${baselineName(comparison)}, passed ${lost === 1 ? 'does' : 'do'} not pass now. ${optionOf('max-lost', to)} is ${most}.`;
  return [new Fault('gate.missed', message, { hint: lostHint(comparison, to) })];
}

function lostHint({ passed: { onlyA, onlyB }, unit }: Comparison, to: GivenTo): string {
  const lists = to === 'command' ? '' : ' `cib compare RUN BASELINE` lists them.';
  return `${counted(onlyB.length, unit)} passed only in the baseline, and ${onlyA.length} only in this run.${lists} \`cib explain\` shows why one failed.`;
}

export function baselineName({ b: { system } }: Comparison): string {
  return `${safeText(system.name, 100)} ${safeText(system.version, 100)}`;
}
