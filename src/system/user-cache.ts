import { isAbsolute, join } from 'node:path';

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
