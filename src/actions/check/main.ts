import { asFault, exitStatus, Fault } from '../../errors/fault.ts';
import { type GitHubClient, githubClient } from '../../github/client.ts';
import { labelsOf, type PullRequest, stillAt } from '../../github/pull-request.ts';
import type { Reporter } from '../../github/reporter.ts';
import type { Ports } from '../../ports/ports.ts';
import { bind } from '../../submissions/check/bind.ts';
import { checkSubmission, type Proposal } from '../../submissions/check/check-submission.ts';
import { safeText } from '../../text/safe-text.ts';
import { annotate, annotateAsWarning } from '../annotate.ts';
import { runnerEvent } from '../runner-event.ts';
import { summarise } from '../summarise.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { DEFAULT_OUTPUTS, outputsOf } from './outputs.ts';
import { summaryOf } from './summary.ts';

export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly reporter: Reporter;
  readonly ports: Ports;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Inputs → the bound and checked submission → outputs, summary, annotations. Resolves to the exit status. */
export async function main(host: Host): Promise<number> {
  const faults = await act(host).catch((thrown: unknown) => [asFault(thrown)]);
  for (const fault of faults) annotate(host.reporter, fault);
  return Math.max(0, ...faults.map(exitStatus));
}

async function act(host: Host): Promise<readonly Fault[]> {
  const { env, reporter, ports } = host;
  tell(reporter, DEFAULT_OUTPUTS);
  const inputs = readInputs(env);
  if (!('base' in inputs)) return inputs;
  const { base, 'github-token': token } = inputs;
  const bound = inputs.head === undefined ? await boundTo(host, inputs) : undefined;
  const head = inputs.head ?? bound?.pull.headSha ?? '';
  const subject = { base, head, pullRequest: bound?.pull.number };
  const proposal = bound && (await proposalOf(bound, ports, inputs));
  const checked = await checkSubmission(ports, { repository: '.', base, head, token, proposal });
  if (!('slug' in checked)) {
    await summarise(reporter, () => summaryOf(subject, undefined, checked));
    return checked;
  }
  // Whoever pushed meanwhile has another submission.
  if (bound) await stillAt(bound.client, bound.pull);
  tell(reporter, outputsOf(checked, head, subject.pullRequest));
  await summarise(reporter, () => summaryOf(subject, checked, checked.faults));
  if (!bound?.reported) return checked.faults;
  for (const fault of checked.faults) annotateAsWarning(reporter, fault);
  return [];
}

interface Bound {
  readonly client: GitHubClient;
  readonly pull: PullRequest;
  /** A later job tells the submitter what is wrong with the shape: the step does not fail for it. */
  readonly reported: boolean;
}

async function boundTo({ env, reporter, ports, wait }: Host, inputs: Inputs): Promise<Bound> {
  const event = await runnerEvent(ports.files, env);
  const token = inputs['github-token'];
  if (token === undefined)
    throw new Fault('input.missing', 'Input "github-token" is missing.', { hint: 'It finds the pull request.' });
  const client = githubClient({
    token,
    baseUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    clock: ports.clock,
    wait,
    note: (line) => reporter.info(safeText(line)),
  });
  const pull = await bind(client, event, Number(env.GITHUB_REPOSITORY_ID));
  return { client, pull, reported: event.name === 'workflow_run' };
}

/** Who proposes it, and what maintainers allow by labels: as GitHub has it now, whatever the event says. */
async function proposalOf({ client, pull }: Bound, { clock }: Ports, inputs: Inputs): Promise<Proposal> {
  const { number, author } = pull;
  if (author === undefined)
    throw new Fault('github.pull-request-none', `Pull request #${number} has no author: the account was deleted.`, {
      hint: 'Nothing was checked: whose entry it would be is not known.',
    });
  const labels = await labelsOf(client, pull);
  return { author, labels, now: clock.now(), maxRunsPerDay: inputs['max-runs-per-day'] };
}

function tell(reporter: Reporter, outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) reporter.output(name, value);
}
