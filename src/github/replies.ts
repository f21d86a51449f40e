import * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { objectId as sha } from '../evidence/hex.ts';

// What is read of GitHub's replies. A proxy, a sign-in page or another server may have answered instead of GitHub. Other
// members are not checked.

/** Octokit reads a number that is too large as a bigint. */
const id = z.union([z.number(), z.bigint()]);
const account = z.object({ id, login: z.string() });
/** An address that no Markdown link can end early. */
const page = z.string().regex(/^https?:\/\/[^\s<>()[\]]+$/);
const ofSha = z.object({ sha });

const repository = z.object({
  id,
  name: z.string(),
  owner: account,
  default_branch: z.string(),
  source: z.object({ id }).nullish(),
});
const fork = z.object({ name: z.string(), owner: account });
const pull = z.object({
  number: z.int(),
  html_url: page,
  state: z.string(),
  head: z.object({ ref: z.string(), sha, repo: z.object({ id }).nullable() }),
  base: z.object({ ref: z.string(), repo: z.object({ id }) }),
  user: account.nullable(),
});
const merged = z.object({ merged_at: z.string().nullable() });
const comment = z.object({
  id,
  html_url: page,
  body: z.string().nullish(),
  user: z.object({ id }).nullable(),
  performed_via_github_app: z.object({ id }).nullish(),
});
export type Comment = z.infer<typeof comment>;

const runs = z.array(z.object({ id: z.int(), head_sha: sha, conclusion: z.string().nullable() }));

const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';

const REPLIES: Readonly<Record<string, z.ZodType>> = {
  'GET /user': account,
  'GET /users/{username}': z.object({ id }),
  'GET /apps/{app_slug}': z.object({ id }).nullable(),
  'GET /repos/{owner}/{repo}': repository,
  'GET /repos/{owner}/{repo}/forks': z.array(fork),
  'POST /repos/{owner}/{repo}/forks': fork,
  'GET /repos/{owner}/{repo}/git/ref/{ref}': z.object({ object: ofSha }),
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': z.object({ tree: ofSha, parents: z.array(ofSha) }),
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': z.object({
    tree: z.array(z.object({ path: z.string(), type: z.string(), sha })),
  }),
  'POST /repos/{owner}/{repo}/git/blobs': ofSha,
  'POST /repos/{owner}/{repo}/git/commits': ofSha,
  'POST /repos/{owner}/{repo}/git/trees': ofSha,
  'GET /repos/{owner}/{repo}/pulls': z.array(pull),
  'POST /repos/{owner}/{repo}/pulls': pull,
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': pull.extend({
    ...merged.shape,
    labels: z.array(z.object({ name: z.string() })),
  }),
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews': z.array(
    z.object({ user: account.nullable(), state: z.string(), commit_id: z.string().nullable() }),
  ),
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission': z.object({ permission: z.string() }),
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': z.array(
    merged.extend({
      user: account.nullable(),
      merge_commit_sha: z.string().nullable(),
      author_association: z.string(),
    }),
  ),
  'GET /repos/{owner}/{repo}/commits/{ref}/statuses': z.array(z.object({ context: z.string(), state: z.string() })),
  // Octokit takes the list out of its object.
  'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs': z.union([runs, z.object({ workflow_runs: runs })]),
  [`GET ${COMMENTS}`]: z.array(comment),
  [`POST ${COMMENTS}`]: comment,
};

/**
 * Checks the content of a successful reply.
 *
 * @param route such as `GET /user`, with names in place of values
 * @throws Fault `github.unavailable` if GitHub would not answer so
 */
export function checkReply(route: string, data: unknown): void {
  const schema = Object.hasOwn(REPLIES, route) ? REPLIES[route] : undefined;
  if (typeof data !== 'string' || data === '') {
    const [issue] = schema?.safeParse(data).error?.issues ?? [];
    if (issue !== undefined) throw notGitHub(route, `${issue.path.join('.') || 'the reply'}: ${issue.message}`);
    return;
  }
  throw notGitHub(route, JSON.stringify(data.slice(0, 100)));
}

const notGitHub = (route: string, what: string) =>
  new Fault('github.unavailable', `The reply to ${route} is not one of GitHub’s API: ${what}.`, {
    hint: 'Check GITHUB_API_URL, and whether a proxy or a sign-in page answers in place of GitHub. Then try again.',
  });

/** The most bytes of a reply. GitHub lists a tree in at most 7 MB. */
const LONGEST = 67_108_864;

/** A `fetch` that gives up reading a reply of more than 64 MiB. What it then returns is not one of GitHub's API. */
export function boundedReplies(fetching: typeof fetch): typeof fetch {
  return async (url, init) => {
    const reply = await fetching(url, init);
    if (reply.body === null) return reply;
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of reply.body as AsyncIterable<Uint8Array>) {
      pieces.push(piece);
      size += piece.length;
      if (size > LONGEST)
        return new Response(`more than ${LONGEST} bytes`, { headers: { 'content-type': 'text/plain' } });
    }
    const { status, statusText, headers } = reply;
    const whole = new Response(Buffer.concat(pieces), { status, statusText, headers });
    return Object.defineProperty(whole, 'url', { value: reply.url });
  };
}
