import { asFault, exitStatus, type Fault } from '../../errors/fault.ts';
import type { Reporter } from '../../github/reporter.ts';
import type { Ports } from '../../ports/ports.ts';
import { summaryMarkdown } from '../../report/markdown/summary.ts';
import { scorecardView } from '../../report/scorecard-view.ts';
import { scorecardText } from '../../report/terminal/scorecard.ts';
import { safeText } from '../../text/safe-text.ts';
import { annotate } from '../annotate.ts';
import { summarise } from '../summarise.ts';
import { comment } from './comment.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { type Measured, measure } from './measure.ts';
import { DEFAULT_OUTPUTS, outputsOf } from './outputs.ts';
import { type Planned, planSuites } from './plan.ts';
import { suiteSummary } from './summary.ts';

export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly reporter: Reporter;
  readonly ports: Ports;
  readonly harness: () => { readonly version: string; readonly sha256: string };
  /** The project's root: where the templates stand. */
  readonly root: string;
  readonly signal: AbortSignal;
}

/** Inputs → runs → outputs, summary, comment, annotations. Resolves to the exit status, the gravest there was. */
export async function main(host: Host): Promise<number> {
  const faults = await act(host).catch((thrown: unknown) => [asFault(thrown)]);
  for (const fault of faults) annotate(host.reporter, fault);
  return Math.max(0, ...faults.map(exitStatus));
}

async function act(host: Host): Promise<readonly Fault[]> {
  const { reporter, ports } = host;
  publish(reporter, DEFAULT_OUTPUTS);
  const inputs = readInputs(host.env);
  if (!('adapter' in inputs)) return inputs;
  const { planned, faults } = await planSuites(ports.files, inputs);
  if (faults.length > 0) return faults;

  const all: Measured[] = [];
  for (const suite of planned) {
    const measured = await reporter.group(safeText(`${suite.description.title} · ${inputs.adapter}`), () =>
      measureAloud(host, inputs, suite),
    );
    all.push(measured);
    // An adapter that breaks in one suite may do well in the next; what is wrong with the step stays wrong.
    if (measured.card === undefined && measured.faults.some(({ facts }) => facts.stopsRun)) break;
  }
  publish(reporter, outputsOf(all));
  const suites = all.map((measured) => suiteSummary(measured, inputs));
  await summarise(reporter, async () =>
    summaryMarkdown(await ports.files.text(`${host.root}/leaderboard/templates/summary.md.hbs`), suites),
  );
  await comment(host, inputs, all, suites);
  return all.flatMap((measured) => measured.faults);
}

const asIs = (text: string) => text;
const PLAIN = { bold: asIs, dim: asIs, good: asIs, bad: asIs };

async function measureAloud(host: Host, inputs: Inputs, suite: Planned): Promise<Measured> {
  const { ports, harness, signal, reporter } = host;
  const measured = await measure({ ports, harness: harness(), signal }, inputs, suite);
  if (measured.card) {
    const text = scorecardText(scorecardView(measured.card, suite.description), PLAIN);
    for (const line of text.split('\n')) reporter.info(line);
  }
  return measured;
}

function publish(reporter: Reporter, outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) reporter.output(name, value);
}
