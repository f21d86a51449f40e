import * as fs from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its parents, one level at a time. If the file system does not allow folders, as below /proc, `recursive`
 * of Node does not end.
 *
 * @returns the first folder that was made; undefined if all existed
 */
export async function makeFolder(path: string): Promise<string | undefined> {
  const whole = resolve(path);
  const missing: string[] = [];
  for (let folder = whole; !(await isThere(folder)); folder = dirname(folder)) missing.unshift(folder);
  for (const folder of missing) {
    await fs.mkdir(folder).catch(async (cause: NodeJS.ErrnoException) => {
      // Another process may have created it in the meantime.
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
