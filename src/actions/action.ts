import type * as z from 'zod';
import { asFault, type Fault } from '../errors/fault.ts';
import { type GitHubClient, githubClient } from '../github/client.ts';
import { actionsOctokit, type Reporter, type RunnerEvent, runnerEvent, runnerReporter } from '../github/job.ts';
import type { Ports } from '../ports/ports.ts';
import { harness } from '../system/harness.ts';
import { projectRoot } from '../system/installation.ts';
import { forLog } from '../system/invocation.ts';
import { nodePorts } from '../system/ports.ts';
import { progressLog } from '../system/progress.ts';
import { safeText } from '../text/safe-text.ts';
import type { Environment } from './given-inputs.ts';
import { checkInputs } from './inputs.ts';

/** A GitHub Action: its inputs, its outputs and its code. */
export interface Action<Shape extends z.ZodRawShape = z.ZodRawShape, Output extends string = string> {
  /** The schema of the inputs. Their defaults are repeated in action.yml, for GitHub and for readers. */
  readonly inputs: z.ZodObject<Shape>;
  /** Wrong names of an input that users are likely to try, and that are too different from the right one for a spelling suggestion. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Every output with its default. Defaults are set first, so that a later step can read them even after a failure. */
  readonly outputs: Readonly<Record<Output, string>>;
  /** Tells of refused inputs, for a step that runs nothing. It must not throw. */
  readonly refuse?: (step: Refused, faults: readonly Fault[]) => Promise<void>;
  /**
   * @returns the faults that the step fails for
   * @throws any error. One that is not a Fault is reported as a bug of this program
   */
  readonly act: (step: Step<z.infer<z.ZodObject<Shape>>, Output>) => Promise<readonly Fault[]>;
}

/** Infers the types of an Action's inputs and outputs from their definitions. */
export function defineAction<Shape extends z.ZodRawShape, Output extends string>(
  action: Action<Shape, Output>,
): Action<Shape, Output> {
  return action;
}

/** The environment of an Action. */
export interface Host {
  readonly env: Environment;
  readonly reporter: Reporter;
  /** The event that started the run. @throws `github.event` if there is none, or one that is not JSON */
  readonly event: () => Promise<RunnerEvent>;
  readonly ports: Ports;
  /** Version and SHA-256 of the running code, all of which it reads. */
  readonly harness: () => { readonly version: string; readonly sha256: string };
  /** The project's root, which has `leaderboard/templates/`. */
  readonly root: string;
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal;
}

/** One run of an Action, with its inputs. */
export interface Step<Inputs, Output extends string = string> extends Host {
  readonly inputs: Inputs;
  readonly setOutputs: (values: Readonly<Partial<Record<Output, string>>>) => void;
  /** Adds to the job's summary. If the summary cannot be made or written, that is only a warning. */
  readonly summarise: (make: () => string | Promise<string>) => Promise<void>;
}

/** A step that runs nothing, because its inputs were refused. */
export type Refused = Omit<Step<never>, 'inputs' | 'setOutputs'>;

/** Runs an Action: default outputs, inputs, the Action itself, an annotation for each fault. @returns the exit status */
export async function runAction<Shape extends z.ZodRawShape, Output extends string>(
  action: Action<Shape, Output>,
  host: Host,
): Promise<number> {
  const faults = await actOn(action, host).catch((thrown: unknown) => [asFault(thrown)]);
  const all = `GitHub shows only ${MOST_SHOWN} of the ${faults.length} errors of this step as annotations. The log of the step has all of them.`;
  for (const [i, fault] of faults.entries())
    annotate(host.reporter, fault, i === 0 && faults.length > MOST_SHOWN ? all : undefined);
  return Math.max(0, ...faults.map(({ facts }) => facts.exit));
}

async function actOn<Shape extends z.ZodRawShape, Output extends string>(
  action: Action<Shape, Output>,
  host: Host,
): Promise<readonly Fault[]> {
  const { env, reporter } = host;
  const setOutputs = (values: Readonly<Partial<Record<Output, string>>>) => {
    for (const [name, value] of Object.entries<string | undefined>(values)) reporter.output(name, value ?? '');
  };
  setOutputs(action.outputs);
  const checked = checkInputs(action, env);
  const step = { ...host, summarise: (make: () => string | Promise<string>) => summarise(reporter, make) };
  if (checked.faults) {
    await action.refuse?.(step, checked.faults);
    return checked.faults;
  }
  return action.act({ ...step, inputs: checked.inputs, setOutputs });
}

/**
 * A client of the GitHub server that the job belongs to. It logs each wait.
 * @param longestWait in milliseconds. A request that would have to wait longer for a rate limit fails
 */
export async function clientFor(
  { env, ports, reporter }: Host,
  token: string,
  longestWait?: number,
): Promise<GitHubClient> {
  return githubClient({
    token,
    make: await actionsOctokit(),
    baseUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    clock: ports.clock,
    longestWait,
    note: (line) => reporter.info(safeText(line)),
  });
}

async function summarise(reporter: Reporter, make: () => string | Promise<string>): Promise<void> {
  try {
    await reporter.summary(await make());
  } catch (thrown) {
    reporter.warning('No job summary', safeText(asFault(thrown).message));
  }
}

/** GitHub keeps only the first errors of a step as annotations. */
const MOST_SHOWN = 10;

/** The runner cuts an annotation at 4096 characters. */
const LONGEST = 1_500;

/**
 * A fault as an annotation: what was wrong, what to do, and its code. What it quotes, such as the output of the adapter, is in the log
 * alone. No text of it can contain workflow commands.
 */
export function annotate(reporter: Reporter, fault: Fault, note?: string): void {
  reporter.error(fault.code, [annotationOf(fault), ...(note === undefined ? [] : [`→ ${note}`])].join('\n'));
  const { quote } = fault;
  for (const line of quote ? [quote.title, ...quote.text.split('\n').map((one) => `  | ${one}`)] : [])
    reporter.info(safeText(line, LONGEST));
  if (fault.facts.party !== 'ours' || !(fault.cause instanceof Error)) return;
  for (const line of fault.cause.stack?.split('\n') ?? []) reporter.info(safeText(line));
}

/** `annotate` as a warning, for a fault that does not fail the step. */
export function annotateAsWarning(reporter: Reporter, fault: Fault): void {
  reporter.warning(fault.code, annotationOf(fault));
}

function annotationOf({ message, hint }: Fault): string {
  const advice = hint?.split('\n').map((line) => `\n→ ${safeText(forLog(line), LONGEST)}`) ?? [];
  return `${safeText(message, LONGEST)}${advice.join('')}`;
}

/** GitHub's runner, as it is for this process. */
export function runnerHost(signal: AbortSignal): Host {
  return {
    env: process.env,
    reporter: runnerReporter,
    event: runnerEvent,
    ports: logPorts(runnerReporter),
    harness,
    root: projectRoot(),
    signal,
  };
}

/**
 * The ports of the real machine. Progress goes to the step's log as escaped text, because it may quote the adapter. A note is a
 * warning on the run's page.
 */
export function logPorts(reporter: Reporter): Ports {
  const log = { write: (text: string) => reporter.info(safeText(text.trimEnd())) };
  const note = (line: string) => reporter.warning('Note', safeText(forLog(line)));
  return { ...nodePorts(), progress: { ...progressLog(log), note } };
}
