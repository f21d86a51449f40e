import * as z from 'zod';
import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, Id } from './client.ts';
import { AGAIN, type Author } from './git-data.ts';

/** The account of a token, by ids, which cannot be taken over as names can. */
export interface Identity {
  readonly userId: Id;
  /** Only for the token of an installation. */
  readonly appId?: Id;
}

export interface Person {
  readonly id: Id;
  readonly login: string;
}

/**
 * The person of a token. Undefined for the token of an installation, such as `GITHUB_TOKEN`. Throws `github.token` if the
 * token is not valid.
 */
export async function personOf(client: GitHubClient): Promise<Person | undefined> {
  const found = await unlessFault(client.request('GET /user'), 'github.permission');
  return found && { id: found.data.id, login: found.data.login };
}

/** The person as the author of a commit. Without it, GitHub takes the name and the e-mail address of the person's profile. */
export const authorOf = ({ id, login }: Person): Author => ({
  name: login,
  email: `${id}+${login}@users.noreply.github.com`,
});

const GITHUB_ACTIONS = 'github-actions[bot]';

/**
 * The token's identity. For a person's token, GitHub's REST API returns the person. For an installation's token, only GraphQL
 * returns the name of its bot, `APP[bot]`, and the ids are looked up by that name. `GITHUB_TOKEN` belongs to `github-actions`.
 */
export async function identityOf(client: GitHubClient): Promise<Identity> {
  const person = await personOf(client);
  if (person) return { userId: person.id };
  const bot = await botOf(client);
  const { data: user } = await client.request('GET /users/{username}', { username: bot });
  const app_slug = bot.slice(0, -'[bot]'.length);
  const { data: app } = await client.request('GET /apps/{app_slug}', { app_slug });
  if (app === null) throw new Fault('github.missing', `There is no GitHub App ${JSON.stringify(app_slug)}.`);
  return { userId: user.id, appId: app.id };
}

const viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string().regex(/^[\w-]+\[bot\]$/) }) }) });

/** The bot of an installation's token. If GitHub does not return it, that of GitHub Actions. */
async function botOf(client: GitHubClient): Promise<string> {
  const response = client.request('POST /graphql', { query: '{ viewer { login } }', ...AGAIN });
  const answer = await unlessFault(response, 'github.permission', 'github.missing');
  const read = viewer.safeParse(answer?.data);
  return read.success ? read.data.data.viewer.login : GITHUB_ACTIONS;
}

/** The account of an identity, as a record names it. */
export async function accountOf(client: GitHubClient, { userId, appId }: Identity) {
  const login = appId === undefined ? (await client.request('GET /user')).data.login : await botOf(client);
  return { login, id: Number(userId) };
}
