import { Fault } from '../errors/fault.ts';

/** What the runner tells of the job in its environment. */
export interface Job {
  /** The event's name, such as `pull_request`. */
  readonly event: string;
  /** The file that holds the event. */
  readonly eventPath: string;
  readonly apiUrl: string;
  readonly repositoryId: number;
  /** The workflow's file without the ref, `OWNER/NAME/.github/workflows/FILE`; the caller's, where it was called. */
  readonly workflow: string;
  /** The job's key in its workflow: all legs of a matrix share it. */
  readonly id: string;
  readonly run: { readonly id: string; readonly attempt: number; readonly url: string };
}

/** Throws `github.event` where this is no job of a workflow. */
export function jobIn(env: Readonly<Record<string, string | undefined>>): Job {
  const told = (name: string): string => {
    const value = env[`GITHUB_${name}`];
    if (value !== undefined && value !== '') return value;
    throw new Fault('github.event', `GITHUB_${name} is not set: this is no job of a workflow.`);
  };
  const run = told('RUN_ID');
  return {
    event: told('EVENT_NAME'),
    eventPath: told('EVENT_PATH'),
    apiUrl: told('API_URL'),
    repositoryId: Number(told('REPOSITORY_ID')),
    workflow: told('WORKFLOW_REF').split('@refs/', 1)[0] ?? '',
    id: told('JOB'),
    run: {
      id: run,
      attempt: Number(told('RUN_ATTEMPT')),
      url: `${told('SERVER_URL')}/${told('REPOSITORY')}/actions/runs/${run}`,
    },
  };
}
