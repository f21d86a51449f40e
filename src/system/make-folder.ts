import * as fs from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder with those above it. One level at a time: where a file system takes no folders, as below /proc, `recursive`
 * of Node does not end.
 *
 * @returns the first folder that was made; undefined where all were there
 */
export async function makeFolder(path: string): Promise<string | undefined> {
  const whole = resolve(path);
  const missing: string[] = [];
  for (let folder = whole; !(await isThere(folder)); folder = dirname(folder)) missing.unshift(folder);
  for (const folder of missing) {
    await fs.mkdir(folder).catch(async (cause: NodeJS.ErrnoException) => {
      // Another process may make the same one meanwhile.
      if (cause.code !== 'EEXIST' || !(await isThere(folder))) throw cause;
    });
  }
  return missing[0];
}

async function isThere(folder: string): Promise<boolean> {
  const found = await fs.stat(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' && dirname(folder) !== folder) return undefined;
    throw cause;
  });
  if (found === undefined || found.isDirectory()) return found !== undefined;
  throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
}
