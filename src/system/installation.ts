import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault } from '../errors/fault.ts';

/**
 * Loads a module of Node at the time of the call. An import statement also reads every export of the module, and so loads others:
 * with `node:fs`, Node's streams, a tenth of a short command.
 */
export const requireNode = createRequire(import.meta.url);

const { existsSync } = requireNode('node:fs') as typeof import('node:fs');

/**
 * The project's root: the nearest folder above this file that has a package.json.
 *
 * @throws Fault `internal` if there is none
 */
export function projectRoot(): string {
  const from = fileURLToPath(import.meta.url);
  for (let folder = dirname(from); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  throw new Fault('internal', `No folder above ${from} has a package.json.`, {
    hint: 'Install or check out the project as a whole.',
  });
}

/**
 * The user's cache folder: from XDG_CACHE_HOME, from Windows, or the usual one.
 *
 * @returns undefined if the environment has no absolute path
 */
export function userCache({
  XDG_CACHE_HOME: xdg,
  LOCALAPPDATA: local,
  HOME: home,
}: Readonly<Record<string, string | undefined>>): string | undefined {
  const folder = [xdg, local, home && join(home, '.cache')].find((one) => one && isAbsolute(one));
  return folder && join(folder, 'context-integrity');
}
