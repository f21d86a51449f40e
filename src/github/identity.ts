import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, Id } from './client.ts';

/** Whose token it is, by the numbers that nobody can take over. */
export interface Identity {
  readonly userId: Id;
  /** Only for an installation's token. */
  readonly appId?: Id;
}

export interface Person {
  readonly id: Id;
  readonly login: string;
}

/** Whose token it is; undefined for an installation's, such as `GITHUB_TOKEN`. Throws `github.token` for nobody's. */
export async function personOf(client: GitHubClient): Promise<Person | undefined> {
  const found = await unlessFault(client.request('GET /user'), 'github.permission');
  return found && { id: found.data.id, login: found.data.login };
}

/**
 * The token's identity. GitHub tells a person's token who it is; an installation's it does not, so that its app is
 * looked up: `GITHUB_TOKEN` is of `github-actions`, another app's token comes with its slug.
 */
export async function identityOf(client: GitHubClient, appSlug = 'github-actions'): Promise<Identity> {
  const person = await personOf(client);
  if (person) return { userId: person.id };
  const { data: user } = await client.request('GET /users/{username}', { username: `${appSlug}[bot]` });
  const { data: app } = await client.request('GET /apps/{app_slug}', { app_slug: appSlug });
  if (app === null) throw new Fault('github.missing', `GitHub knows no app ${JSON.stringify(appSlug)}.`);
  return { userId: user.id, appId: app.id };
}

/** The account behind it, as a record names it: of a job's own token the bot of GitHub Actions, else the person. */
export async function accountOf(client: GitHubClient, { userId, appId }: Identity) {
  if (appId !== undefined) return { login: 'github-actions[bot]', id: Number(userId) };
  const { data } = await client.request('GET /user');
  return { login: data.login, id: Number(data.id) };
}
