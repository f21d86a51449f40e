import { Fault } from '../../errors/fault.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { formatValue } from '../../report/format.ts';
import type { MetricDescription, SuiteDescription } from '../../suite/description.ts';
import { nearest } from '../nearest.ts';

/** `metric=0.9`, or `SUITE:metric=0.9` for one suite alone. */
export interface Gate {
  readonly text: string;
  readonly suite: string | undefined;
  readonly metric: string;
  readonly threshold: number;
}

export interface Judged {
  readonly gate: Gate;
  readonly metric: MetricDescription;
  /** Absent where the run did not measure it. */
  readonly value: number | undefined;
  readonly held: boolean;
}

/** `undefined` where the text is no gate. */
export function parseGate(text: string): Gate | undefined {
  const [, suite, metric, number] = /^(?:([\w-]+)\s*:\s*)?([\w-]+)\s*=\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return metric === undefined ? undefined : { text, suite, metric, threshold: Number(number) };
}

/** What is wrong with the gates themselves: it can be said before anything runs. */
export function gateFaults(gates: readonly Gate[], suites: readonly SuiteDescription[]): Fault[] {
  return gates.flatMap((gate) => {
    const { text, suite, metric: id, threshold } = gate;
    const meant = suites.filter((description) => suite === undefined || description.id === suite);
    if (meant.length === 0) {
      const hint = `\`suites\` has ${suites.map((description) => description.id).join(', ')}.`;
      return [new Fault('suite.unknown', `Gate "${text}": suite "${suite}" is not run.`, { hint })];
    }
    const known = meant.flatMap(({ metrics }) => metrics);
    const metric = known.find((one) => one.id === id);
    if (metric === undefined) {
      const ids = [...new Set(known.map((one) => one.id))];
      const near = nearest(id, ids);
      const hint = near === undefined ? `There are ${ids.join(', ')}.` : `Did you mean "${near}"?`;
      return [new Fault('metric.unknown', `Gate "${text}": there is no metric "${id}".`, { hint })];
    }
    if (metric.unit !== 'fraction' || (threshold >= 0 && threshold <= 1)) return [];
    const hint = 'Give a fraction: 0.9 for 90%.';
    return [new Fault('input.invalid', `Gate "${text}": ${threshold} is not within 0 and 1.`, { hint })];
  });
}

/** Holds a scorecard against the gates that concern its suite. For a metric where lower is better, above is missed. */
export function judge(gates: readonly Gate[], card: Scorecard, { id, metrics }: SuiteDescription): Judged[] {
  return gates
    .filter(({ suite }) => suite === undefined || suite === id)
    .flatMap((gate) => {
      const metric = metrics.find((one) => one.id === gate.metric);
      if (metric === undefined) return [];
      const value = card.overall.metrics[metric.id]?.value;
      const enough = (found: number) =>
        metric.better === 'higher' ? found >= gate.threshold : found <= gate.threshold;
      return [{ gate, metric, value, held: value !== undefined && enough(value) }];
    });
}

/** "at least 90.0%" */
export function neededText({ gate, metric }: Judged): string {
  return `at ${metric.better === 'higher' ? 'least' : 'most'} ${formatValue(metric, gate.threshold)}`;
}

/** A missed gate, or one that could not be judged: asking for what was not measured must not pass in silence. */
export function judgementFaults(judged: readonly Judged[], { suite, overall }: Scorecard): Fault[] {
  return judged.flatMap((one) => {
    const { gate, metric, value, held } = one;
    if (value === undefined) {
      return [
        new Fault('metric.unknown', `Gate "${gate.text}": the ${suite.id} run did not measure ${metric.id}.`, {
          hint: `It measured ${Object.keys(overall.metrics).join(', ')}. What an adapter does not declare is not measured.`,
        }),
      ];
    }
    if (held) return [];
    const message = `${suite.id}: ${metric.label} is ${formatValue(metric, value)}, not ${neededText(one)}.`;
    return [new Fault('gate.missed', message, { hint: `Gate "${gate.text}" of \`fail-below\`.` })];
  });
}
