import { asFault, exitStatus, type Fault } from '../../errors/fault.ts';
import { jobIn } from '../../github/job.ts';
import type { Reporter } from '../../github/reporter.ts';
import type { Ports } from '../../ports/ports.ts';
import { safeText } from '../../text/safe-text.ts';
import { annotate } from '../annotate.ts';
import { runnerEvent } from '../runner-event.ts';
import { summarise } from '../summarise.ts';
import { readInputs } from './inputs.ts';
import { DEFAULT_OUTPUTS, type Outputs } from './outputs.ts';
import { score } from './score.ts';

export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly reporter: Reporter;
  readonly ports: Ports;
  readonly harness: () => { readonly version: string; readonly sha256: string };
  /** The project's root: where the templates stand. */
  readonly root: string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Inputs → judgement → receipt, comment and status. Resolves to the exit status: a submission whose evidence does not
 * hold is no failure of this step, its commit's status says so.
 */
export async function main(host: Host): Promise<number> {
  const faults = await act(host).catch((thrown: unknown) => [asFault(thrown)]);
  const [lasting, overtaken] = [faults.filter((one) => !isOvertaken(one)), faults.filter(isOvertaken)];
  for (const { code, message, hint = '' } of overtaken)
    host.reporter.warning(code, safeText(`${message} ${hint}`, 1_500));
  for (const fault of lasting) annotate(host.reporter, fault);
  return Math.max(0, ...lasting.map(exitStatus));
}

/** Somebody pushed to the pull request, or closed it: what was judged is no longer asked for. */
const isOvertaken = ({ code }: Fault) => code === 'github.head-moved' || code === 'github.pull-request-none';

async function act(host: Host): Promise<readonly Fault[]> {
  const { env, reporter, ports, root, wait } = host;
  const tell = (outputs: Outputs) => {
    for (const [name, value] of Object.entries(outputs)) reporter.output(name, value);
  };
  tell(DEFAULT_OUTPUTS);
  const inputs = readInputs(env);
  if (!('head' in inputs)) return inputs;
  const note = (line: string) => reporter.info(safeText(line, 1_500));
  const said = { tell, summarise: (text: string) => summarise(reporter, () => text), note };
  await score(
    ports,
    {
      inputs,
      job: jobIn(env),
      event: await runnerEvent(ports.files, env),
      harness: host.harness(),
      templates: `${root}/leaderboard`,
      wait,
    },
    said,
  );
  return [];
}
