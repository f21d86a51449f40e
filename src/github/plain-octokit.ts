import type { MakeOctokit } from './client.ts';

/**
 * The Octokit for the command line: without the HTTP client of @actions/github, 400 kB, which takes the proxy of a job's runner.
 * It is loaded when it is asked for: a command that never calls GitHub does not pay for it.
 */
export async function plainOctokit(): Promise<MakeOctokit> {
  const { Octokit } = await import('@octokit/core');
  // The plugins give it what that of @actions/github has by itself.
  return (token, options, ...plugins) =>
    new (Octokit.plugin(...plugins))({ ...options, auth: token }) as ReturnType<MakeOctokit>;
}
