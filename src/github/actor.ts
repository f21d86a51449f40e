import type { GitHubClient } from './client.ts';
import type { Identity } from './identity.ts';

/** Who acts, as a record names them. */
export interface Actor {
  readonly login: string;
  readonly id: number;
}

/** The account behind a token's identity: of a job's own token the bot of GitHub Actions, else the person. */
export async function actorOf(client: GitHubClient, { userId, appId }: Identity): Promise<Actor> {
  if (appId !== undefined) return { login: 'github-actions[bot]', id: Number(userId) };
  const { data } = await client.request('GET /user');
  return { login: data.login, id: Number(data.id) };
}
