import * as z from 'zod';
import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, Id } from './client.ts';
import { AGAIN } from './git-data.ts';

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

const GITHUB_ACTIONS = 'github-actions[bot]';

/**
 * The token's identity. GitHub tells a person's token who it is by REST, an installation's by GraphQL alone: the name of its
 * bot, `APP[bot]`. The numbers are looked up by that name. `GITHUB_TOKEN` is of `github-actions`.
 */
export async function identityOf(client: GitHubClient): Promise<Identity> {
  const person = await personOf(client);
  if (person) return { userId: person.id };
  const bot = await botOf(client);
  const { data: user } = await client.request('GET /users/{username}', { username: bot });
  const app_slug = bot.slice(0, -'[bot]'.length);
  const { data: app } = await client.request('GET /apps/{app_slug}', { app_slug });
  if (app === null) throw new Fault('github.missing', `GitHub knows no app ${JSON.stringify(app_slug)}.`);
  return { userId: user.id, appId: app.id };
}

const viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string().regex(/^[\w-]+\[bot\]$/) }) }) });

/** The bot that an installation's token acts as; that of GitHub Actions where GitHub does not tell. */
async function botOf(client: GitHubClient): Promise<string> {
  const asked = client.request('POST /graphql', { query: '{ viewer { login } }', ...AGAIN });
  const answer = await unlessFault(asked, 'github.permission', 'github.missing');
  const read = viewer.safeParse(answer?.data);
  return read.success ? read.data.data.viewer.login : GITHUB_ACTIONS;
}

/** The account behind it, as a record names it. */
export async function accountOf(client: GitHubClient, { userId, appId }: Identity) {
  const login = appId === undefined ? (await client.request('GET /user')).data.login : await botOf(client);
  return { login, id: Number(userId) };
}
