import type { MakeOctokit } from './client.ts';

// Both are loaded when they are asked for: what never calls GitHub does not pay for them.

/** That of @actions/github, which takes the proxy of a job's runner. */
export const actionsOctokit = async (): Promise<MakeOctokit> => (await import('@actions/github')).getOctokit;

/** The plain one, for the command line: without the HTTP client of @actions/github, 400 kB. */
export async function plainOctokit(): Promise<MakeOctokit> {
  const { Octokit } = await import('@octokit/core');
  // The plugins give it what that of @actions/github has by itself.
  return (token, options, ...plugins) =>
    new (Octokit.plugin(...plugins))({ ...options, auth: token }) as ReturnType<MakeOctokit>;
}
