import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { Fault, unlessEvidenceFault } from '../errors/fault.ts';
import { BUNDLE, RUN_OWN_AGAIN } from '../evidence/bundle.ts';
import { Manifest } from '../evidence/manifest.ts';
import { parseAs } from '../evidence/schema-check.ts';
import { Timing } from '../evidence/timing.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import { FRESH, HELD_OUT } from '../protocol/constants.ts';
import { Outcome } from '../protocol/outcome.ts';
import { Scorecard } from '../protocol/scorecard.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { shellWord } from '../text/escape.ts';
import { nearest } from '../text/nearest.ts';
import { dataProblem } from './data-size.ts';
import {
  type Dataset,
  type DatasetChoice,
  dataMismatch,
  freshData,
  type HeldOutSource,
  heldOutData,
  isBuiltIn,
  openDataset,
} from './dataset.ts';
import { irregular } from './plain-files.ts';
import { readCanonical, readDocument } from './read-document.ts';
import { readLines } from './read-lines.ts';
import { digestFile } from './write-manifest.ts';

/**
 * Reads a bundle's manifest. It must follow its schema and be canonical JSON.
 *
 * @throws `bundle.incomplete` if the folder has none
 */
export async function loadManifest(files: ReadFiles, folder: string): Promise<Manifest> {
  return readCanonical(files, await bundleFile(files, folder, BUNDLE.manifest), Manifest);
}

/**
 * Refuses links and devices: they lead out of the bundle, or have no end.
 *
 * @throws Fault `bundle.entry`
 */
export async function requirePlainFiles(files: ReadFiles, folder: string): Promise<void> {
  if (!(await files.isDirectory(folder))) return;
  const refused = (await files.entries(folder)).find(irregular);
  if (refused === undefined) return;
  throw new Fault('bundle.entry', `${folder}: ${JSON.stringify(refused.name)} is ${irregular(refused)}.`, {
    hint: 'Copy the file itself into the folder.',
  });
}

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

/** Writes new files and folders: if that fails, none of `paths` stays, where it would stop the next attempt. */
export async function allOrNone<T>(files: Files, paths: readonly string[], write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (thrown) {
    for (const path of paths) await files.remove(path).catch(() => {});
    throw thrown;
  }
}

/** @throws Fault `out.exists` for a file in the place of a folder to write */
export async function requireNoFile(
  files: ReadFiles,
  folder: string,
  hint = 'Give --out a new folder.',
): Promise<void> {
  if ((await files.exists(folder)) && !(await files.isDirectory(folder)))
    throw new Fault('out.exists', `${folder} is a file.`, { hint });
}

/**
 * Refuses a file, and a folder that has anything in it or is in a bundle.
 *
 * @throws Fault `out.exists`
 */
export async function requireNewFolder(
  files: ReadFiles,
  folder: string,
  hint = 'Give --out a new folder.',
): Promise<void> {
  await requireNoFile(files, folder, hint);
  if ((await files.list(folder)).length > 0) throw new Fault('out.exists', `${folder} is not empty.`, { hint });
  await requireOutsideBundles(files, folder);
}

/**
 * The path of one of a bundle's files.
 *
 * @throws Fault `bundle.incomplete`, or `file.missing` without the folder; `bundle.entry` for a link or a device in it
 */
async function bundleFile(files: ReadFiles, folder: string, name: string): Promise<string> {
  const path = `${folder}/${name}`;
  if (!(await files.exists(path))) throw await notABundle(files, folder, name);
  await requirePlainFiles(files, folder);
  return path;
}

/** Reads a bundle's scorecard. It must follow its schema and be canonical JSON. */
export async function loadScorecard(files: ReadFiles, folder: string): Promise<Scorecard> {
  const path = await bundleFile(files, folder, BUNDLE.scorecard);
  return readCanonical(files, path, Scorecard).catch(async (cause: unknown) => {
    if (!(await unlessEvidenceFault(readDocument(files, path, EarlierForm)))) throw cause;
    const hint = `\`cib score ${shellWord(folder)} --write\` writes it again. ${RUN_OWN_AGAIN}`;
    throw new Fault('json.schema', `${path} has the form of an earlier version of this program.`, { cause, hint });
  });
}

const EarlierForm = z.looseObject({ schema: z.literal('scorecard/1') });

/** Reads a bundle's timing. It must follow its schema and be canonical JSON. */
export async function loadTiming(files: ReadFiles, folder: string): Promise<Timing> {
  return readCanonical(files, `${folder}/${BUNDLE.timing}`, Timing);
}

/** Reads all of a bundle's outcomes, in their order. Each line is checked against the schema. */
export async function loadOutcomes(files: ReadFiles, folder: string): Promise<readonly Outcome[]> {
  const path = `${folder}/${BUNDLE.outcomes}`;
  const outcomes: Outcome[] = [];
  for await (const line of readLines(files, path)) {
    outcomes.push(parseAs(Outcome, line, `${path}:${outcomes.length + 1}`));
  }
  return outcomes;
}

/** Where the reader of a bundle gets its data from. */
export interface BundleData extends DatasetChoice {
  /** What held-out data is generated from. */
  readonly heldOut?: HeldOutSource | undefined;
}

/**
 * The suite and the data of a bundle.
 *
 * @param bundle reads the folder if it is not one of this machine
 * @throws `bundle.size` if the manifest states much more data than the bundle has results for
 */
export async function openRun(
  files: Files,
  folder: string,
  manifest: Manifest,
  data: BundleData,
  bundle: ReadFiles = files,
) {
  const suite = await loadSuite(manifest.suite.id);
  const outcomes = await digestFile(bundle, `${folder}/${BUNDLE.outcomes}`);
  const problem = dataProblem(manifest, suite, outcomes, data);
  if (problem !== undefined)
    throw new Fault(problem.code, `${folder}: ${problem.detail}.`, {
      hint: problem.remedy ?? 'Use the bundle as the run wrote it.',
    });
  return { suite, dataset: await datasetOf(files, suite, manifest, data), manifest };
}

/** The data that a bundle was made from: generated again, or the given file. Other data is refused. */
export async function datasetOf(
  files: Files,
  suite: Suite,
  { dataset, nonce }: Pick<Manifest, 'dataset' | 'nonce'>,
  { path, heldOut }: BundleData,
): Promise<Dataset> {
  if (dataset.id === HELD_OUT) return heldOutOf(suite, dataset, heldOut);
  const isFresh = dataset.id === FRESH && path === undefined;
  if (path === undefined && !isFresh && !isBuiltIn(dataset)) {
    throw new Fault('dataset.needed', `The bundle was made from dataset "${dataset.id}" (SHA-256 ${dataset.sha256}).`, {
      hint: 'Give that file with --dataset.',
    });
  }
  const found = isFresh
    ? await freshData(suite, nonce, dataset.tasks)
    : await openDataset(files, suite, { path, count: dataset.tasks });
  if (found.sha256 !== dataset.sha256) throw dataMismatch(dataset, found, path);
  return found;
}

/** Held-out data cannot come from a file, because that would prove nothing about the seed of the run. */
async function heldOutOf(
  suite: Suite,
  { sha256, tasks }: Manifest['dataset'],
  heldOut: HeldOutSource | undefined,
): Promise<Dataset> {
  if (heldOut === undefined) {
    throw new Fault('dataset.needed', `The bundle was made from held-out data (SHA-256 ${sha256}).`, {
      hint: 'Once its seed and its transcript are published, run `cib heldout check --commitment FILE --reveal FILE DIR` on the folder with the transcript.',
    });
  }
  const found = await heldOutData(suite, heldOut, tasks);
  if (found.sha256 === sha256) return found;
  throw new Fault(
    'dataset.needed',
    `The bundle’s data has SHA-256 ${sha256}, but its seed generates data with SHA-256 ${found.sha256}.`,
    { hint: 'Check that the commit, the run, the seed and the wording are those that the run used.' },
  );
}

const MOST_NAMED = 8;
/** Limits the search, since the given folder may be a home folder. */
const MOST_LOOKED_AT = 500;

/** The fault of a path that lacks a file of a bundle. It says what a bundle has, and which folder may be meant. */
export async function notABundle(files: ReadFiles, folder: string, lacking: string): Promise<Fault> {
  if (!(await files.isDirectory(folder))) {
    const what = (await files.exists(folder)) ? 'it is a file' : 'there is no such folder';
    const near = nearest(basename(folder), await bundlesIn(files, dirname(folder)));
    const meant = near === undefined ? '' : `Did you mean ${join(dirname(folder), near)}?\n`;
    return new Fault('file.missing', `${folder} is not a bundle: ${what}.`, {
      hint: `${meant}Give the folder that \`cib run --out\` wrote.`,
    });
  }
  const unfinished = await files.exists(`${folder}/run.json`);
  const found = await bundlesBelow(files, folder);
  const hints = unfinished
    ? ['It holds an unfinished run: finish it with `cib run … --resume`, or run again in a new folder.']
    : [
        (await files.exists(`${folder}/entry.json`))
          ? found.length === 0
            ? 'It has an entry.json and no bundle yet: `cib run --out` writes one.'
            : `It is an entry, which has a bundle for each suite: \`cib submit ${shellWord(folder)} --dry-run\` verifies all of them.`
          : `A bundle is a folder that \`cib run --out\` wrote, with ${Object.values(BUNDLE).join(', ')}.`,
        ...(found.length === 0 ? [] : [`Give one of the bundles below this folder: ${named(found)}.`]),
      ];
  return new Fault('bundle.incomplete', `${folder} is not a bundle: it has no ${lacking}.`, { hint: hints.join('\n') });
}

async function bundlesIn(files: ReadFiles, folder: string): Promise<readonly string[]> {
  if (!(await files.isDirectory(folder))) return [];
  const folders = (await files.entries(folder)).filter(({ kind }) => kind === 'folder').slice(0, MOST_LOOKED_AT);
  const found = folders.map(async ({ name }) =>
    (await files.exists(`${folder}/${name}/${BUNDLE.manifest}`)) ? [name] : [],
  );
  return (await Promise.all(found)).flat();
}

/** The first of many paths, for a message. */
export const named = (paths: readonly string[]): string =>
  `${paths.slice(0, MOST_NAMED).join(', ')}${paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : ''}`;

/**
 * The entries with bundles that could be meant by a path that is none: those below it or, if there is no such folder, beside it.
 *
 * @param board the path of a board's entries in its repository
 * @returns `near`, the one whose name is nearly that of the path
 */
export async function entriesNear(files: ReadFiles, path: string, board: string) {
  const start = (await files.isDirectory(path)) ? path : dirname(path);
  const found = new Set<string>();
  for (const folder of [start, join(start, basename(board)), join(start, board)])
    for (const bundle of (await files.isDirectory(folder)) ? await bundlesBelow(files, folder) : [])
      if (await files.exists(`${dirname(bundle)}/entry.json`)) found.add(dirname(bundle));
  const entries = [...found];
  const meant = nearest(
    basename(path),
    entries.map((entry) => basename(entry)),
  );
  return { entries, near: entries.find((entry) => basename(entry) === meant) };
}

/** Searches two levels down: an entry has one bundle per suite, and a folder of entries has entries. */
async function bundlesBelow(files: ReadFiles, folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  let left = MOST_LOOKED_AT;
  const look = async (parent: string, deeper: number): Promise<void> => {
    for (const { name, kind } of await files.entries(parent)) {
      if (kind !== 'folder' || left === 0) continue;
      left -= 1;
      const path = join(parent, name);
      if (await files.exists(`${path}/${BUNDLE.manifest}`)) found.push(path);
      else if (deeper > 0) await look(path, deeper - 1);
    }
  };
  await look(folder, 1);
  return found;
}
