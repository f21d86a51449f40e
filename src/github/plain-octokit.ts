import { Octokit } from '@octokit/core';
import type { MakeOctokit } from './client.ts';

/**
 * An Octokit for the command line: without the HTTP client of @actions/github, 400 kB, which Actions need for the proxy of their
 * runner.
 */
export const plainOctokit: MakeOctokit = (token, options, ...plugins) =>
  // The plugins give it what that of @actions/github has by itself.
  new (Octokit.plugin(...plugins))({ ...options, auth: token }) as ReturnType<MakeOctokit>;
