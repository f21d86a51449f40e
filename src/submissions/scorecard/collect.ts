import { NOT_PLAIN, quotedName } from '../../bundles/plain-files.ts';
import { CODES } from '../../errors/codes.ts';
import { BESIDE, RUN_FILES } from '../../evidence/bundle.ts';
import { MOST_RUNS } from '../../evidence/receipt.ts';
import type { Files, Listed } from '../../ports/files.ts';
import { FRESH } from '../../protocol/constants.ts';
import type { CheckFacts } from '../../report/markdown/comment-facts.ts';
import { formatBytes } from '../../text/numbers.ts';

/** The output of a re-run's jobs for one suite. */
export interface Delivered {
  /** Folders that have only plain files of a bundle, within size limits. Their contents are not checked. */
  readonly folders: readonly string[];
  /** Why the run does not count, whatever else there is. */
  readonly problems: readonly CheckFacts[];
}

const MIB = 1_048_576;

/** GitHub accepts no larger file in a repository, and board runs are stored in one. */
const LARGEST_FILE = 100 * MIB;
const LARGEST_IN_ALL = 1024 * MIB;
const MOST_JOBS = 256;
const MOST_PROBLEMS = 20;

/**
 * Checks the output of the re-run, `JOB/SUITE/FILE`, without opening a file of a bundle, because a stranger's container may have
 * escaped and written all of it. Only the note of `notedFault` is read. A file that belongs to no suite is a problem of every suite.
 */
export async function collectRerun(files: Files, folder: string, suites: readonly string[]) {
  const found = new Map(suites.map((id) => [id, { folders: [] as string[], problems: [] as CheckFacts[] }]));
  const everywhere: CheckFacts[] = [];
  let bytes = 0;
  const jobs = (await isPlainFolder(files, folder)) ? await files.entries(folder) : [];
  if (jobs.length > MOST_JOBS) everywhere.push(problem('bundle.size', `more than ${MOST_JOBS} jobs left something`));
  for (const job of jobs.slice(0, MOST_JOBS)) {
    const stray = folderProblem(job, /^(?:0|[1-9]\d{0,2})$/.test(job.name));
    if (stray) {
      everywhere.push(problem('bundle.stray', `${quotedName(job.name)} ${stray}`));
      continue;
    }
    for (const suite of await files.entries(`${folder}/${job.name}`)) {
      const path = `${job.name}/${suite.name}`;
      const delivered = found.get(suite.name);
      const other = folderProblem(suite, delivered !== undefined);
      if (other || delivered === undefined) {
        everywhere.push(problem('bundle.stray', `${quotedName(path)} ${other}`));
        continue;
      }
      const fault = await notedFault(files, `${folder}/${path}`);
      if (fault) {
        delivered.problems.push(notRun(job.name, fault));
        continue;
      }
      const looked = await lookOver(files, folder, path);
      bytes += looked.bytes;
      delivered.problems.push(...looked.problems);
      delivered.folders.push(`${folder}/${path}`);
    }
  }
  if (bytes > LARGEST_IN_ALL) everywhere.push(problem('bundle.size', `it is more than ${formatBytes(LARGEST_IN_ALL)}`));
  for (const one of found.values()) one.problems = [...everywhere, ...one.problems].slice(0, MOST_PROBLEMS);
  return found;
}

/** In place of a bundle, verify.yml leaves the code of the error that kept its job from making one. */
const NOTE = 'fault.txt';

/** That code, if it is one of this program's: all else in the file would be a stranger's text. */
async function notedFault(files: Files, folder: string): Promise<string | undefined> {
  const isNote = ({ name, kind }: Listed) => name === NOTE && kind === 'file';
  if (!(await files.entries(folder)).some(isNote) || (await files.size(`${folder}/${NOTE}`)) > 100) return undefined;
  const code = Buffer.from(await files.bytes(`${folder}/${NOTE}`)).toString('latin1');
  return Object.hasOwn(CODES, code) ? code : undefined;
}

const notRun = (job: string, fault: string): CheckFacts => ({
  title: 'It produced a bundle',
  held: false,
  code: 'bundle.missing',
  detail: `the board could not run the system: job ${job} ended with ${fault}`,
  remedy:
    fault === 'image.missing'
      ? 'Make the package of the image public, or push the image again. The board pulls it without a login.'
      : 'Look at the log of the board’s run, which says more.',
});

/** Whether a path is a folder, and not a link to one of this machine, whose names would be published as strays. */
async function isPlainFolder(files: Files, path: string): Promise<boolean> {
  const at = path.lastIndexOf('/');
  const parent = path.slice(0, at);
  if (!(await files.isDirectory(parent))) return false;
  return (await files.entries(parent)).some(({ name, kind }) => name === path.slice(at + 1) && kind === 'folder');
}

function folderProblem({ kind }: Listed, known: boolean): string | undefined {
  if (kind !== 'folder') return kind === 'file' ? 'is a file' : `is ${NOT_PLAIN[kind]}`;
  return known ? undefined : 'was not requested';
}

/** The files that the jobs left beside the folders of the rounds, `1` to `MOST_RUNS`, and that of the fresh tasks. */
export async function strayRounds(files: Files, folder: string): Promise<readonly CheckFacts[]> {
  const listed = (await files.isDirectory(folder)) ? await files.entries(folder) : [];
  const strays = listed.flatMap((entry) => {
    const round = Number(entry.name);
    const stray = folderProblem(entry, entry.name === FRESH || (/^[1-9]$/.test(entry.name) && round <= MOST_RUNS));
    return stray ? [problem('bundle.stray', `${quotedName(entry.name)} ${stray}`)] : [];
  });
  return strays.slice(0, MOST_PROBLEMS);
}

/** Checks the files of one bundle: they must be plain, have known names, and not be too large. */
export async function lookOver(files: Files, folder: string, bundle: string) {
  const problems: CheckFacts[] = [];
  let bytes = 0;
  const listed = await files.entries(`${folder}/${bundle}`);
  if (listed.some(({ name, kind }) => name === 'run.json' && kind === 'file'))
    return { bytes, problems: [problem('bundle.incomplete', `${bundle}: the run did not finish`)] };
  for (const { name, kind } of listed) {
    // Written beside every bundle if the adapter printed something. It is not read here.
    if (BESIDE.includes(name) && kind === 'file') continue;
    const path = `${bundle}/${name}`;
    const known = RUN_FILES.includes(name);
    if (kind !== 'file') problems.push(problem('bundle.entry', `${quotedName(path)} is ${NOT_PLAIN[kind]}`));
    else if (!known) problems.push(problem('bundle.stray', `${quotedName(path)} is no part of a bundle`));
    if (kind !== 'file' || !known) continue;
    const size = await files.size(`${folder}/${path}`);
    bytes += size;
    if (size > LARGEST_FILE) problems.push(problem('bundle.size', `${path} is more than ${formatBytes(LARGEST_FILE)}`));
  }
  return { bytes, problems: problems.slice(0, MOST_PROBLEMS) };
}

function problem(code: string, detail: string): CheckFacts {
  return {
    title: 'The output of its jobs has only the files of the requested bundles',
    held: false,
    code,
    detail,
    remedy: 'Look at the log of the re-run’s job, and start it again.',
  };
}
