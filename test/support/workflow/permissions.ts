import type { Permission, Permissions } from '../github/world.ts';
import type { PermissionsFile } from './workflow-file.ts';

export type Grants = Readonly<Record<string, 'read' | 'write'>>;

/** What a repository gives a job whose workflow says nothing. */
const USUAL: PermissionsFile = { contents: 'read', packages: 'read' };

/** What the server's tokens know. The others are held by the stand-ins that need them. */
const AT_SERVER: readonly string[] = [
  'actions',
  'contents',
  'issues',
  'pull-requests',
  'statuses',
] satisfies Permission[];

/** A job's permissions: its own, else its workflow's, else those of who called it. More than the caller has is refused. */
export function grantsOf(
  job: PermissionsFile | undefined,
  workflow: PermissionsFile | undefined,
  caller: Grants | undefined,
): Grants {
  const requested = job ?? workflow ?? caller ?? USUAL;
  if (typeof requested === 'string') throw new Error(`This runner does not know \`permissions: ${requested}\`.`);
  const granted = Object.entries(requested).filter(([, access]) => access !== 'none') as [string, 'read' | 'write'][];
  for (const [name, access] of caller ? granted : [])
    if (caller?.[name] !== access && caller?.[name] !== 'write')
      throw new Error(
        `The nested job is requesting '${name}: ${access}', but is only allowed '${name}: ${caller?.[name] ?? 'none'}'.`,
      );
  return Object.fromEntries(granted);
}

/** What a pull request from a fork leaves of them. */
export const readOnly = (grants: Grants): Grants =>
  Object.fromEntries(Object.keys(grants).flatMap((name) => (name === 'id-token' ? [] : [[name, 'read' as const]])));

export const atServer = (grants: Grants): Permissions =>
  Object.fromEntries(Object.entries(grants).filter(([name]) => AT_SERVER.includes(name)));

/** Throws where a job lacks what a third party's Action needs. */
export function require(grants: Grants, ...names: readonly string[]): void {
  for (const name of names)
    if (grants[name] !== 'write') throw new Error(`Resource not accessible by integration: it takes ${name}: write`);
}
