import { basename, join, resolve } from 'node:path';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import type { ReadFiles } from '../ports/files.ts';

/**
 * Refuses a path in a bundle, at any depth, before anything is written to it: a bundle with another file or folder is invalid.
 *
 * @throws Fault `out.exists`
 */
export async function requireOutsideBundles(files: ReadFiles, path: string): Promise<void> {
  for (let above = join(path, '..'); ; above = join(above, '..')) {
    // Other programs have a manifest.json, too.
    if ((await files.exists(`${above}/${BUNDLE.manifest}`)) && (await files.exists(`${above}/${BUNDLE.outcomes}`)))
      throw new Fault(
        'out.exists',
        `${path} is in the bundle ${above}, and a bundle with another file or folder in it is invalid.`,
        {
          hint: `Nothing was written. Give a path that is in no bundle, such as ${join(above, '..', basename(path))}.`,
        },
      );
    if (resolve(above) === resolve(above, '..')) return;
  }
}
