import { type GitHubClient, githubClient } from '../github/client.ts';
import { actionsOctokit } from '../github/job.ts';
import { safeText } from '../text/safe-text.ts';
import type { Host } from './action.ts';

/**
 * A client of the GitHub server that the job belongs to. It logs each wait.
 * @param longestWait in milliseconds. A request that would have to wait longer for a rate limit fails
 */
export async function clientFor(
  { env, ports, reporter }: Host,
  token: string,
  longestWait?: number,
): Promise<GitHubClient> {
  return githubClient({
    token,
    make: await actionsOctokit(),
    baseUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    clock: ports.clock,
    longestWait,
    note: (line) => reporter.info(safeText(line)),
  });
}
