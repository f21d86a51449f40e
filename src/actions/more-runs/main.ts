import { asFault, exitStatus, type Fault } from '../../errors/fault.ts';
import type { Reporter } from '../../github/reporter.ts';
import type { Ports } from '../../ports/ports.ts';
import { boundTree } from '../../submissions/scorecard/bound.ts';
import { furtherRuns } from '../../submissions/scorecard/further-runs.ts';
import { safeText } from '../../text/safe-text.ts';
import { annotate } from '../annotate.ts';
import { readInputs } from './inputs.ts';

export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly reporter: Reporter;
  readonly ports: Ports;
  readonly harness: () => { readonly version: string; readonly sha256: string };
}

/** The checkout of the board's default branch. */
const CHECKOUT = '.';

/** Inputs → the runs that a verdict still needs → output. Resolves to the exit status. */
export async function main(host: Host): Promise<number> {
  const faults = await act(host).catch((thrown: unknown) => [asFault(thrown)]);
  for (const fault of faults) annotate(host.reporter, fault);
  return Math.max(0, ...faults.map(exitStatus));
}

async function act({ env, reporter, ports, harness }: Host): Promise<readonly Fault[]> {
  reporter.output('matrix', '[]');
  const inputs = readInputs(env);
  if (!('head' in inputs)) return inputs;
  const { files, processes } = ports;
  const { slug, rerun, nonce } = inputs;
  const submission = await boundTree(processes, { repository: CHECKOUT, token: inputs['github-token'] }, inputs);
  const temporary = await files.temporary('cib-more-runs-');
  try {
    const legs = await furtherRuns(files, { slug, submission, rerun, nonce, harness: harness(), temporary });
    reporter.output('matrix', JSON.stringify(legs));
    for (const { suite, shard, round } of legs)
      reporter.info(safeText(`Needed: run ${round} of ${suite}, shard ${shard}.`));
    if (legs.length === 0) reporter.info('No further run is needed.');
  } finally {
    await files.remove(temporary);
  }
  return [];
}
