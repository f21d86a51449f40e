import { asFault, exitStatus, type Fault } from '../../errors/fault.ts';
import { githubClient } from '../../github/client.ts';
import type { Reporter } from '../../github/reporter.ts';
import type { Ports } from '../../ports/ports.ts';
import { readSubmission } from '../../submissions/submit/read-submission.ts';
import { submit, withoutToken } from '../../submissions/submit/submit.ts';
import { safeText } from '../../text/safe-text.ts';
import { annotate } from '../annotate.ts';
import { readInputs } from './inputs.ts';
import { DEFAULT_OUTPUTS, type Outputs, outputsOf } from './outputs.ts';
import { sayByHand, sayDone } from './say.ts';

export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly reporter: Reporter;
  readonly ports: Ports;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The project's root: where the templates stand. */
  readonly root: string;
}

/** Inputs → verified entry → pull request → outputs, summary, annotations. Resolves to the exit status. */
export async function main(host: Host): Promise<number> {
  const faults = await act(host).catch((thrown: unknown) => [asFault(thrown)]);
  for (const fault of faults) annotate(host.reporter, fault);
  return Math.max(0, ...faults.map(exitStatus));
}

async function act(host: Host): Promise<readonly Fault[]> {
  const { env, reporter, ports, root } = host;
  tell(reporter, DEFAULT_OUTPUTS);
  const inputs = readInputs(env);
  if (!('board' in inputs)) return inputs;
  const submission = await readSubmission(ports.files, inputs.entry);
  if (!('entry' in submission)) return submission;
  const template = await ports.files.text(`${root}/leaderboard/templates/submission.md.hbs`);
  const token = inputs['github-token'];
  const request = { board: inputs.board, submission, template };
  const done = token === undefined ? withoutToken(submission) : await submit(clientOf(host, token), request);
  tell(reporter, outputsOf(done));
  if (done.what !== 'by-hand') {
    await sayDone(reporter, done, inputs);
    return [];
  }
  await sayByHand(reporter, { env, inputs, there: submission.folder.path }, done);
  return [done.fault];
}

function clientOf({ env, ports, wait, reporter }: Host, token: string) {
  return githubClient({
    token,
    baseUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    clock: ports.clock,
    wait,
    note: (line) => reporter.info(safeText(line)),
  });
}

function tell(reporter: Reporter, outputs: Outputs): void {
  for (const [name, value] of Object.entries(outputs)) reporter.output(name, value);
}
