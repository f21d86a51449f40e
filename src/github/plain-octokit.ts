import type { MakeOctokit } from './client.ts';

/**
 * The Octokit for the command line. It does without the HTTP client of @actions/github, 400 kB, which uses the proxy of a
 * job's runner. It is loaded on demand, so that a command that never calls GitHub does not load it.
 */
export async function plainOctokit(): Promise<MakeOctokit> {
  const { Octokit } = await import('@octokit/core');
  // These plugins are part of the Octokit of @actions/github.
  return (token, options, ...plugins) =>
    new (Octokit.plugin(...plugins))({ ...options, auth: token }) as ReturnType<MakeOctokit>;
}
