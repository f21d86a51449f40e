import { Fault } from '../../errors/fault.ts';
import type { RepositoryName } from '../../github/client.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { RunnerEvent } from '../../usecases/submission/bind.ts';
import { runnerEvent } from '../runner-event.ts';

/** What the runner tells of the job in its environment. */
export interface Job {
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly repository: RepositoryName;
  readonly repositoryId: number;
  readonly event: RunnerEvent;
  readonly run: { readonly id: string; readonly attempt: number };
  readonly temporary: string;
}

/** Throws `github.event` where this is no job of a workflow. */
export async function jobIn(files: ReadFiles, env: Readonly<Record<string, string | undefined>>): Promise<Job> {
  const told = (name: string): string => {
    const value = env[name];
    if (value !== undefined && value !== '') return value;
    throw new Fault('github.event', `${name} is not set: this is no job of a workflow.`, {
      hint: 'Use this Action in a workflow on workflow_run, as verify.yml does.',
    });
  };
  const [owner = '', repo = ''] = told('GITHUB_REPOSITORY').split('/');
  return {
    apiUrl: told('GITHUB_API_URL'),
    serverUrl: told('GITHUB_SERVER_URL'),
    repository: { owner, repo },
    repositoryId: Number(told('GITHUB_REPOSITORY_ID')),
    event: await runnerEvent(files, env),
    run: { id: told('GITHUB_RUN_ID'), attempt: Number(told('GITHUB_RUN_ATTEMPT')) },
    temporary: told('RUNNER_TEMP'),
  };
}
