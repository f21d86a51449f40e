import type { Permission, Permissions } from '../github/world.ts';
import type { PermissionsFile } from './workflow-file.ts';

export type Grants = Readonly<Record<string, 'read' | 'write'>>;

/** The permissions of a job whose workflow sets none. */
const USUAL: PermissionsFile = { contents: 'read', packages: 'read' };

/** The permissions that the server's tokens have. The stand-ins that need the others check them. */
const AT_SERVER: readonly string[] = [
  'actions',
  'contents',
  'issues',
  'pull-requests',
  'statuses',
] satisfies Permission[];

/**
 * A job's permissions: its own, otherwise its workflow's, otherwise its caller's. More than the caller's are refused.
 */
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

/** The permissions that a pull request from a fork keeps. */
export const readOnly = (grants: Grants): Grants =>
  Object.fromEntries(Object.keys(grants).flatMap((name) => (name === 'id-token' ? [] : [[name, 'read' as const]])));

export const atServer = (grants: Grants): Permissions =>
  Object.fromEntries(Object.entries(grants).filter(([name]) => AT_SERVER.includes(name)));

/** Throws if a job lacks a permission that a third party's Action needs. */
export function require(grants: Grants, ...names: readonly string[]): void {
  for (const name of names)
    if (grants[name] !== 'write') throw new Error(`Resource not accessible by integration: it takes ${name}: write`);
}
