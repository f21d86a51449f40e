import { Fault } from '../errors/fault.ts';

/** What the runner tells of the job in its environment. */
export interface Job {
  /** The event's name, such as `pull_request`. */
  readonly event: string;
  /** The file that holds the event. */
  readonly eventPath: string;
  readonly apiUrl: string;
  /** The repository's address in a browser. */
  readonly repositoryUrl: string;
  readonly repositoryId: number;
  /** The workflow's file without the ref, `OWNER/NAME/.github/workflows/FILE`; the caller's, where it was called. */
  readonly workflow: string;
  /** The job's key in its workflow: all legs of a matrix share it. */
  readonly id: string;
  readonly run: { readonly id: string; readonly attempt: number; readonly url: string };
  /** A folder that goes with the job. */
  readonly temporary: string;
}

/** Throws `github.event` where this is no job of a workflow. */
export function jobIn(env: Readonly<Record<string, string | undefined>>): Job {
  const variable = (name: string): string => {
    const value = env[name];
    if (value !== undefined && value !== '') return value;
    throw new Fault('github.event', `${name} is not set: this is no job of a workflow.`);
  };
  const told = (name: string) => variable(`GITHUB_${name}`);
  const run = told('RUN_ID');
  const repositoryUrl = `${told('SERVER_URL')}/${told('REPOSITORY')}`;
  return {
    event: told('EVENT_NAME'),
    eventPath: told('EVENT_PATH'),
    apiUrl: told('API_URL'),
    repositoryUrl,
    repositoryId: Number(told('REPOSITORY_ID')),
    workflow: told('WORKFLOW_REF').split('@refs/', 1)[0] ?? '',
    id: told('JOB'),
    run: {
      id: run,
      attempt: Number(told('RUN_ATTEMPT')),
      url: `${repositoryUrl}/actions/runs/${run}`,
    },
    temporary: variable('RUNNER_TEMP'),
  };
}
