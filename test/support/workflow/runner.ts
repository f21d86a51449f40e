import { COMPILED } from '../action.ts';
import type { GitHub } from '../github/github.ts';
import { fullName } from '../github/repositories.ts';
import type { Repository, Run } from '../github/world.ts';
import type { Occasion } from './occasion.ts';
import type { Attestation } from './results.ts';
import type { Sources } from './source.ts';

/** What all jobs of a run share. */
export interface Runner {
  readonly github: GitHub;
  readonly sources: Sources;
  readonly repository: Repository;
  readonly run: Run;
  readonly occasion: Occasion;
  /** The workflow that the event started, even in a called one. */
  readonly workflow: { readonly name: string; readonly path: string };
  readonly secrets: Readonly<Record<string, string>>;
  readonly vars: Readonly<Record<string, string>>;
  /** A folder of programs that replace this machine's. */
  readonly programs: string | undefined;
  readonly temporary: string;
  readonly attestations: Attestation[];
  /** Texts that no log shows. */
  readonly masks: string[];
  readonly pages: string;
}

/** The whole context `github` of a job; some of it is text that a stranger chose. */
export function githubContext(
  runner: Runner,
  job: { readonly id: string; readonly token: string; readonly folder: string },
) {
  const { repository, run, occasion, workflow, sources } = runner;
  const { url } = sources.world;
  const { payload, ref, sha } = occasion;
  const actor = payload.sender ?? repository.owner;
  return {
    actor: actor.login,
    actor_id: String(actor.id),
    api_url: url,
    base_ref: occasion.baseRef,
    event: payload,
    event_name: occasion.name,
    event_path: `${job.folder}/temp/event.json`,
    graphql_url: `${url}/graphql`,
    head_ref: occasion.headRef,
    job: job.id,
    ref,
    ref_name: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    repository: fullName(repository),
    repository_id: String(repository.id),
    repository_owner: repository.owner.login,
    repository_owner_id: String(repository.owner.id),
    run_attempt: String(run.attempt),
    run_id: String(run.id),
    run_number: '1',
    server_url: url,
    sha,
    token: job.token,
    triggering_actor: actor.login,
    workflow: workflow.name,
    workflow_ref: `${fullName(repository)}/${workflow.path}@${ref}`,
    workflow_sha: sha,
    workspace: `${job.folder}/workspace`,
  };
}

/** The environment that the runner gives a step, without the token. */
export function runnerEnvironment(
  context: ReturnType<typeof githubContext>,
  folder: string,
  programs: string | undefined,
) {
  const given = Object.entries(context).filter(([name]) => name !== 'event' && name !== 'token');
  return {
    PATH: [programs, process.env.PATH].filter(Boolean).join(':'),
    HOME: process.env.HOME ?? '/root',
    ...COMPILED,
    ...(process.env.DOCKER_HOST && { DOCKER_HOST: process.env.DOCKER_HOST }),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    ...Object.fromEntries(given.map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value)])),
    ...Object.fromEntries(
      Object.entries(runnerContext(folder)).map(([name, value]) => [`RUNNER_${name.toUpperCase()}`, value]),
    ),
  };
}

export const runnerContext = (folder: string) => ({
  arch: 'X64',
  environment: 'github-hosted',
  name: 'A runner',
  os: 'Linux',
  temp: `${folder}/temp`,
  tool_cache: `${folder}/tools`,
});
