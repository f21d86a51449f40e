import { isAbsolute, join } from 'node:path';

/**
 * The folder of the user's own for what this program can make again: by XDG, of Windows, or the usual one.
 *
 * @returns undefined where the environment names no absolute folder
 */
export function userCache({
  XDG_CACHE_HOME: xdg,
  LOCALAPPDATA: local,
  HOME: home,
}: Readonly<Record<string, string | undefined>>): string | undefined {
  const folder = [xdg, local, home && join(home, '.cache')].find((one) => one && isAbsolute(one));
  return folder && join(folder, 'context-integrity');
}
