import { NOT_PLAIN } from '../../bundles/plain-files.ts';
import { Fault } from '../../errors/fault.ts';
import { ENTRY_FILES } from '../../evidence/bundle.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Listed, ReadFiles } from '../../ports/files.ts';
import { formatBytes } from '../../text/numbers.ts';
import { faultsOfPaths, quotedText } from './path-faults.ts';

const MIB = 1_048_576;

/**
 * What an entry may contain: one file for itself, and five or six for each bundle. For comparison: the five files of 250 tasks of
 * CIB take a quarter of a mebibyte, and their plain transcript a tenth. A packed transcript may unpack to at most `fileBytes`.
 */
const ENTRY_LIMITS = { files: 64, fileBytes: 32 * MIB, bytes: 96 * MIB, nameLength: 100 } as const;

/** The most tasks of a dataset whose bundle is accepted. */
const MOST_TASKS = 100_000;

/** Why a bundle is refused before its verification, which generates the data again: a very large dataset would exceed the job's time. */
export function tooManyTasks(folder: string, { dataset: { tasks } }: Pick<Manifest, 'dataset'>): Fault | undefined {
  if (tasks <= MOST_TASKS) return undefined;
  return new Fault('submission.size', `${folder} has a dataset of ${tasks} tasks.`, {
    hint: `Submit a run on at most ${MOST_TASKS} tasks.`,
  });
}

export interface EntryFile {
  /** The path from the repository's root. */
  readonly path: string;
  readonly kind: Exclude<Listed['kind'], 'folder'>;
  readonly size: number;
  /** The first bytes of a small file. */
  readonly beginning: string;
}

/** A pointer of Git LFS is shorter. */
const SMALL = 1024;

/**
 * The files of a folder at any depth, but at most one more than an entry may have.
 *
 * @throws `submission.size` if there are more folders than an entry may have files
 */
export async function entryFiles(source: ReadFiles, folder: string): Promise<readonly EntryFile[]> {
  const files: EntryFile[] = [];
  const folders = [folder];
  for (const at of folders) {
    for (const { name, kind } of await source.entries(at)) {
      const path = `${at}/${name}`;
      if (files.length > ENTRY_LIMITS.files) return files;
      if (folders.length > ENTRY_LIMITS.files) throw tooLarge(`more than ${ENTRY_LIMITS.files} folders`);
      if (kind === 'folder') folders.push(path);
      else files.push({ path, kind, ...(await look(source, path, kind)) });
    }
  }
  return files;
}

async function look(source: ReadFiles, path: string, kind: EntryFile['kind']) {
  // They are refused for what they are. A link may lead nowhere, and a name that is not UTF-8 cannot be looked up.
  if (kind === 'link' || kind === 'other' || path.includes('\ufffd')) return { size: 0, beginning: '' };
  const size = await source.size(path);
  if (kind !== 'file' || size > SMALL) return { size, beginning: '' };
  return { size, beginning: Buffer.from(await source.bytes(path)).toString('latin1') };
}

/** Why a file is refused, whatever its content. Only the first broken rule is reported. */
const FILE_RULES: readonly ((file: EntryFile) => string | false)[] = [
  ({ kind }) => kind !== 'file' && `is ${NOT_PLAIN[kind]}`,
  ({ path }) => /(?:^|\/)\.git(?:attributes|ignore|modules)$/i.test(path) && 'changes what Git does with other files',
  ({ path }) => /(?:^|\/)\./.test(path) && 'has a name that begins with a dot',
  ({ path }) => /[^\w./-]/.test(path) && 'has a name with other characters than letters, digits, ".", "_" and "-"',
  ({ path }) => path.split('/').some(({ length }) => length > ENTRY_LIMITS.nameLength) && 'has too long a name',
  ({ size }) => size > ENTRY_LIMITS.fileBytes && `is larger than ${formatBytes(ENTRY_LIMITS.fileBytes)}`,
  ({ beginning }) =>
    /^version https:\/\/(?:git-lfs|hawser)\b/.test(beginning) && 'is a pointer of Git LFS, not the file',
];

const HINT =
  'An entry holds `entry.json` and the folders that it names, as plain files (mode 100644). Each folder holds the five files of a bundle, and the tape if its adapter got a model; transcript and tape are plain or packed. `stderr.txt` and `errors.jsonl` of a run stay out.';

/** The files and folders that belong neither to an entry nor to its bundles, or are not plain. `folder` is the entry's. */
export function strayFaults(
  folder: string,
  { suites }: Pick<Entry, 'suites'>,
  found: readonly { readonly path: string; readonly kind: Listed['kind'] }[],
): readonly Fault[] {
  const bundles = Object.values(suites).flatMap((name) => ENTRY_FILES.map((file) => `${name}/${file}`));
  const known = new Set(['entry.json', ...bundles].map((path) => `${folder}/${path}`));
  const stray = found.flatMap(({ path, kind }) => {
    if (!known.has(path)) return [{ path, what: 'is no part of the entry' }];
    return kind === 'file' ? [] : [{ path, what: `is ${NOT_PLAIN[kind]}` }];
  });
  return faultsOfPaths('submission.stray', stray, HINT);
}

/** All faults of an entry's files, without their contents. */
export function fileFaults(files: readonly EntryFile[]): readonly Fault[] {
  if (files.length > ENTRY_LIMITS.files) return [tooLarge(`more than ${ENTRY_LIMITS.files} files`)];
  const collisions = colliding(files.map(({ path }) => path));
  const refused = files.flatMap((file) => {
    const { path } = file;
    const what = FILE_RULES.map((rule) => rule(file)).find((problem) => problem !== false);
    if (what) return [{ path, what }];
    const other = collisions.get(path);
    return other === undefined ? [] : [{ path, what: `differs from ${quotedText(other)} only in capital letters` }];
  });
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const large = bytes > ENTRY_LIMITS.bytes ? [tooLarge(`more than ${formatBytes(ENTRY_LIMITS.bytes)}`)] : [];
  return [...faultsOfPaths('submission.file', refused, HINT), ...large];
}

const tooLarge = (what: string) => new Fault('submission.size', `The entry contains ${what}.`, { hint: HINT });

/** Files and folders that are the same on a file system that ignores case, each with the name of the other. */
function colliding(paths: readonly string[]): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const found = new Map<string, string>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const ancestor = parts.slice(0, depth).join('/');
      const other = seen.get(ancestor.toLowerCase()) ?? ancestor;
      seen.set(ancestor.toLowerCase(), other);
      if (other !== ancestor) found.set(path, other);
    }
  }
  return found;
}
