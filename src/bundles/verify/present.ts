import { join } from 'node:path';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE, LISTED, STANDARD_ERROR } from '../../evidence/bundle.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Listed, ReadFiles } from '../../ports/files.ts';
import type { Problem } from './check.ts';

const FORBIDDEN: Partial<Record<Listed['kind'], string>> = {
  folder: 'a folder',
  link: 'a symbolic link',
  submodule: 'a submodule',
  executable: 'an executable',
  other: 'no plain file',
};

/** What the first bytes of the common archives are, in hexadecimal. */
const ARCHIVES = /^(?:504b0304|504b0506|1f8b|28b52ffd|fd377a58|425a68|377abcaf|52617221)/;
const TAR_MARK_AT = 257;
const LFS_POINTER = 'version https://git-lfs';

/** Whether the place is a folder of plain files. Nothing is unpacked: every archive is met by refusing it. */
export async function formatProblem(files: ReadFiles, folder: string): Promise<Problem | undefined> {
  if (!(await files.exists(folder))) {
    throw new Fault('file.missing', `There is no ${folder}.`, { hint: 'Give the folder that `cib run --out` wrote.' });
  }
  if (!(await files.isDirectory(folder))) {
    const kind = isArchive(await beginning(files, folder)) ? 'an archive' : 'a file';
    return { code: 'bundle.archive', detail: `${folder} is ${kind}; a bundle is a folder of five plain files` };
  }
  for (const { name, kind } of await files.entries(folder)) {
    const what = FORBIDDEN[kind];
    if (what !== undefined) return { code: 'bundle.entry', detail: `${folder}: ${quoted(name)} is ${what}` };
    if (name === '.gitattributes') {
      return { code: 'bundle.entry', detail: `${folder}: ${name} changes the bytes of a checkout` };
    }
    if (
      Buffer.from(await beginning(files, `${folder}/${name}`))
        .toString('latin1')
        .startsWith(LFS_POINTER)
    ) {
      return { code: 'bundle.entry', detail: `${folder}: ${quoted(name)} is a pointer of Git LFS, not the file` };
    }
  }
  return undefined;
}

/**
 * The five files and no other, but for the standard error beside a bundle that is in no entry; the manifest lists the other four, each once, by its plain
 * name.
 */
export async function filesProblem(files: ReadFiles, folder: string, manifest: Manifest): Promise<Problem | undefined> {
  const present = await files.list(folder);
  const wanted = Object.values<string>(BUNDLE);
  const entry = await files.exists(join(folder, '..', 'entry.json'));
  const stray = present.filter((name) => !wanted.includes(name) && (entry || name !== STANDARD_ERROR));
  if (stray.length > 0) {
    return { code: 'bundle.stray', detail: `${folder}: not part of a bundle: ${stray.map(quoted).join(', ')}` };
  }
  const missing = wanted.filter((name) => !present.includes(name));
  if (missing.length > 0) return { code: 'bundle.missing', detail: `${folder}: missing: ${missing.join(', ')}` };
  return listProblem(manifest);
}

function listProblem({ files }: Manifest): Problem | undefined {
  const refuse = (path: string, what: string): Problem => ({
    code: 'bundle.list',
    detail: `${BUNDLE.manifest}: $.files${path}: ${what}`,
  });
  for (const [at, { path }] of files.entries()) {
    if (!LISTED.some((name) => name === path)) return refuse(`[${at}].path`, `${quoted(path)} is none of the four`);
    if (files.findIndex((other) => other.path === path) !== at) return refuse(`[${at}].path`, `${path} stands twice`);
  }
  const omitted = LISTED.filter((name) => !files.some(({ path }) => path === name));
  return omitted.length === 0 ? undefined : refuse('', `${omitted.join(', ')} is not listed`);
}

const quoted = (name: string) => JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}…` : name);

async function beginning(files: ReadFiles, path: string): Promise<Uint8Array> {
  for await (const chunk of files.stream(path)) return chunk;
  return new Uint8Array();
}

function isArchive(bytes: Uint8Array): boolean {
  const mark = Buffer.from(bytes.subarray(TAR_MARK_AT, TAR_MARK_AT + 5)).toString('latin1');
  return ARCHIVES.test(Buffer.from(bytes.subarray(0, 8)).toString('hex')) || mark === 'ustar';
}
