import * as core from '@actions/core';
import { Fault } from '../errors/fault.ts';
import type { MakeOctokit } from './client.ts';

export type Job = ReturnType<typeof jobIn>;

/**
 * What the runner says about the job in its environment. It is our own code because the context of @actions/github has neither
 * the repository's id nor the workflow's file, and gives NaN for variables that are not set.
 *
 * @throws `github.event` if this is not a job of a workflow
 */
export function jobIn(env: Readonly<Record<string, string | undefined>>) {
  const variable = (name: string): string => {
    const value = env[name];
    if (value !== undefined && value !== '') return value;
    throw new Fault('github.event', `${name} is not set. This is not a workflow job.`);
  };
  const github = (name: string) => variable(`GITHUB_${name}`);
  const run = github('RUN_ID');
  const repositoryUrl = `${github('SERVER_URL')}/${github('REPOSITORY')}`;
  return {
    /** The address for a browser. */
    repositoryUrl,
    /** Undefined if the runner does not set it, like `act`. Then the event has it. */
    repositoryId: env.GITHUB_REPOSITORY_ID ? Number(env.GITHUB_REPOSITORY_ID) : undefined,
    /**
     * The workflow's file without the ref, `OWNER/NAME/.github/workflows/FILE`; that of the caller, if the workflow was
     * called. `act` knows only the workflow's name.
     */
    workflow: (env.GITHUB_WORKFLOW_REF || github('WORKFLOW')).split('@refs/', 1)[0] ?? '',
    /** The job's key in its workflow. All jobs of a matrix have the same. */
    id: github('JOB'),
    run: { id: run, attempt: Number(github('RUN_ATTEMPT')), url: `${repositoryUrl}/actions/runs/${run}` },
    /** A folder that is deleted with the job. */
    temporary: variable('RUNNER_TEMP'),
  };
}

/**
 * The Octokit of a job, which uses the proxy of its runner. It is loaded here, so that a step that never calls GitHub does not
 * load it.
 */
export const actionsOctokit = async (): Promise<MakeOctokit> => (await import('@actions/github')).getOctokit;

/** The event that started the run. Some texts of the payload are written by strangers, so it must be checked by a schema. */
export interface RunnerEvent {
  /** Such as `pull_request`. */
  readonly name: string;
  readonly payload: unknown;
}

/** @throws `github.event` if the runner names no event, or one that is not JSON */
export async function runnerEvent(): Promise<RunnerEvent> {
  // The package reads the event when it is loaded.
  const { context } = await import('@actions/github').catch((cause: unknown) => {
    throw new Fault('github.event', 'The event payload cannot be read.', { cause });
  });
  const { eventName: name } = context;
  // It is JSON of any kind.
  const payload: unknown = context.payload;
  if (!name || typeof payload !== 'object' || payload === null || Object.keys(payload).length === 0)
    throw new Fault('github.event', 'There is no event payload.', { hint: 'Run this in a GitHub workflow.' });
  return { name, payload };
}

/** Reports of a step to GitHub's runner. Texts must be one line and safe to print. */
export const runnerReporter = {
  /** Shown in red on the run's page, with `title` above it. */
  error: (title: string, message: string) => core.error(message, { title }),
  warning: (title: string, message: string) => core.warning(message, { title }),
  notice: (title: string, message: string) => core.notice(message, { title }),
  info: (line: string) => core.info(line),
  /** Folds what `body` prints under `title`. */
  group: <T>(title: string, body: () => Promise<T>): Promise<T> => core.group(title, body),
  output: (name: string, value: string) => core.setOutput(name, value),
  /** Adds Markdown to the job's summary. */
  summary: async (markdown: string): Promise<void> => void (await core.summary.addRaw(markdown).write()),
};

export type Reporter = typeof runnerReporter;
