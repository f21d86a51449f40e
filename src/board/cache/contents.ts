import { RunningDigest } from '../../evidence/digest.ts';
import type { ReadFiles } from '../../ports/files.ts';

/** A digest that is another one whenever anything in a folder is: every name, kind and identity. No file is read. */
export async function contentsOf(files: ReadFiles, folder: string): Promise<string> {
  const digest = new RunningDigest();
  await add(files, folder, digest);
  return digest.hex();
}

async function add(files: ReadFiles, folder: string, digest: RunningDigest): Promise<void> {
  for (const { name, kind } of (await files.exists(folder)) ? await files.entries(folder) : []) {
    const path = `${folder}/${name}`;
    digest.addText(`${JSON.stringify(name)} ${kind} ${kind === 'folder' ? '(' : await files.identity(path)}\n`);
    if (kind !== 'folder') continue;
    await add(files, path, digest);
    digest.addText(')\n');
  }
}
