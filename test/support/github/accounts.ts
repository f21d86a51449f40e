import { nodeId, notFound, ok, Refusal, type Routes } from './route.ts';
import type { App, Token, User, World } from './world.ts';

export const userView = (user: User) => ({
  login: user.login,
  id: user.id,
  node_id: nodeId('User', user.id),
  gravatar_id: '',
  type: user.type,
  user_view_type: 'public',
  site_admin: false,
});

export const appView = (app: App) => ({
  id: app.id,
  slug: app.slug,
  node_id: nodeId('App', app.id),
  owner: userView(app.owner),
  name: app.slug,
  description: '',
  created_at: '2018-07-30T09:30:17Z',
  updated_at: '2024-04-10T20:33:16Z',
  permissions: { metadata: 'read' },
  events: [],
});

const profileView = (user: User) => ({
  ...userView(user),
  name: null,
  company: null,
  blog: '',
  location: null,
  email: null,
  hireable: null,
  bio: null,
  public_repos: 0,
  public_gists: 0,
  followers: 0,
  following: 0,
  created_at: '2020-01-01T00:00:00Z',
  updated_at: '2020-01-01T00:00:00Z',
});

/** Finds the token of a request; 401 for an unknown one. */
export function authenticate({ tokens }: World, header: string | undefined): Token {
  const value = /^(?:token|bearer) (.+)$/i.exec(header ?? '')?.[1];
  const token = tokens.find((one) => one.value === value);
  if (token === undefined) throw new Refusal(401, 'Bad credentials');
  return token;
}

export const notByIntegration = (token: Token) =>
  new Refusal(
    403,
    token.app ? 'Resource not accessible by integration' : 'Resource not accessible by personal access token',
  );

export const accountRoutes: Routes = {
  'users/get-authenticated': {
    needs: [],
    run: ({ token }) => {
      if (token.app) throw notByIntegration(token);
      return ok(profileView(token.user));
    },
  },
  'users/get-by-username': {
    needs: [],
    run: ({ world, values }) => {
      const found = world.users.find(({ login }) => login.toLowerCase() === values.username?.toLowerCase());
      if (found === undefined) throw notFound();
      return ok(profileView(found));
    },
  },
  'apps/get-by-slug': {
    needs: [],
    run: ({ world, values }) => {
      const found = world.apps.find(({ slug }) => slug === values.app_slug);
      if (found === undefined) throw notFound();
      return ok(appView(found));
    },
  },
  'rate-limit/get': {
    needs: [],
    run: ({ world, token }) => {
      const rate = {
        limit: 1000,
        remaining: token.remaining,
        used: 1000 - token.remaining,
        reset: world.rateLimitReset,
      };
      return ok({ resources: { core: rate, search: rate }, rate });
    },
  },
};
