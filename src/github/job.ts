import { Fault } from '../errors/fault.ts';
import type { MakeOctokit } from './client.ts';

export type Job = ReturnType<typeof jobIn>;

/**
 * What the runner tells of the job in its environment. By hand: the context of @actions/github has neither the repository's id nor the workflow's file, and gives NaN for what is
 * not set.
 * @throws `github.event` where this is no job of a workflow
 */
export function jobIn(env: Readonly<Record<string, string | undefined>>) {
  const variable = (name: string): string => {
    const value = env[name];
    if (value !== undefined && value !== '') return value;
    throw new Fault('github.event', `${name} is not set: this is no job of a workflow.`);
  };
  const github = (name: string) => variable(`GITHUB_${name}`);
  const run = github('RUN_ID');
  const repositoryUrl = `${github('SERVER_URL')}/${github('REPOSITORY')}`;
  return {
    apiUrl: github('API_URL'),
    /** In a browser. */
    repositoryUrl,
    /** Absent where the runner does not give it, as `act` does not: then the event has it. */
    repositoryId: env.GITHUB_REPOSITORY_ID ? Number(env.GITHUB_REPOSITORY_ID) : undefined,
    /**
     * Its file without the ref, `OWNER/NAME/.github/workflows/FILE`; the caller's, where it was called. `act` knows the
     * workflow's name alone.
     */
    workflow: (env.GITHUB_WORKFLOW_REF || github('WORKFLOW')).split('@refs/', 1)[0] ?? '',
    /** The job's key in its workflow: all legs of a matrix share it. */
    id: github('JOB'),
    run: { id: run, attempt: Number(github('RUN_ATTEMPT')), url: `${repositoryUrl}/actions/runs/${run}` },
    /** A folder that goes with the job. */
    temporary: variable('RUNNER_TEMP'),
  };
}

/** The Octokit of a job, which takes the proxy of its runner. A step that never calls GitHub does not pay for it. */
export const actionsOctokit = async (): Promise<MakeOctokit> => (await import('@actions/github')).getOctokit;

/** What started the run. Some texts of the payload are a stranger's: it is to be checked by a schema. */
export interface RunnerEvent {
  /** Such as `pull_request`. */
  readonly name: string;
  readonly payload: unknown;
}

/** @throws `github.event` where the runner names no event, or one that is not JSON */
export async function runnerEvent(): Promise<RunnerEvent> {
  // It reads the event when it is loaded.
  const { context } = await import('@actions/github').catch((cause: unknown) => {
    throw new Fault('github.event', 'The event cannot be read.', { cause });
  });
  const { eventName: name, payload } = context;
  if (!name || Object.keys(payload).length === 0)
    throw new Fault('github.event', 'There is no event.', { hint: 'Run this in a workflow.' });
  return { name, payload };
}
