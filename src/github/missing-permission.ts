import { Fault } from '../errors/fault.ts';
import type { Request } from './failure.ts';

/** What a path below a repository takes, in the words of a workflow's `permissions`. */
const PERMISSIONS: readonly (readonly [RegExp, string])[] = [
  [/^\/(issues|pulls)\b/, 'pull-requests'],
  [/^\/(statuses\/|commits\/.+\/status)/, 'statuses'],
  [/^\/(git|compare|commits|branches)\//, 'contents'],
  [/^\/actions\//, 'actions'],
];

/** Such as `pull-requests: write`; undefined for what every token may do, and for what is not known here. */
export function permissionFor({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
  const below = /\/repos\/[^/]+\/[^/]+(\/[^?]*)/.exec(url)?.[1] ?? '';
  const name = PERMISSIONS.find(([path]) => path.test(below))?.[1];
  return name && `${name}: ${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}`;
}

/** GitHub says "Resource not accessible by integration", or 404 to hide a repository: here is what the job lacks. */
export function missingPermission(request: Request, status: number, cause?: unknown): Fault {
  const permission = permissionFor(request);
  const what = `${request.method} ${/\/repos\/[^?]*/.exec(request.url)?.[0].slice(0, 200) ?? 'this request'}`;
  if (permission === undefined)
    return new Fault('github.permission', `GitHub does not allow ${what} with this token (${status}).`, {
      hint: 'Check what the token may do.',
      cause,
    });
  const fork = permission.endsWith('write')
    ? ' A run that a pull request from a fork started has a token that only reads, whatever its workflow says: write from a workflow on workflow_run.'
    : '';
  return new Fault('github.permission', `GitHub does not allow ${what} (${status}): it takes ${permission}.`, {
    hint: `Add the line "${permission}" below "permissions:" of the job.${fork}`,
    cause,
  });
}
