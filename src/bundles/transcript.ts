import { gzipSync } from 'node:zlib';
import { Fault } from '../errors/fault.ts';
import { BUNDLE, PACKED_TRANSCRIPT } from '../evidence/bundle.ts';
import { RunningDigest } from '../evidence/digest.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { PACK, packLine, unpackedBytes, unpackLine } from '../evidence/packed-line.ts';
import { type Sealing, sealOnce } from '../evidence/seal.ts';
import { planTasks } from '../evidence/selection.ts';
import { StrangersLine, type TranscriptLine } from '../evidence/transcript.ts';
import type { ReadFiles } from '../ports/files.ts';
import { selectArms } from '../suite/contract.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { memoise } from '../text/caches.ts';
import { formatBytes } from '../text/numbers.ts';
import type { Dataset } from './dataset.ts';
import { gunzip } from './gunzip.ts';
import { canonicalLines, linesIn, readLines } from './read-lines.ts';
import { digestFile, type FileDigest, fileDigest, storedName } from './write-manifest.ts';

/** What determines the episodes of a run's transcript, and their ids. */
export interface TranscriptRun {
  readonly suite: Suite;
  readonly dataset: Dataset;
  readonly manifest: Pick<Manifest, 'selection' | 'nonce'>;
  /** Gets the plain text while it is read. */
  readonly digest?: RunningDigest | undefined;
}

/** The limit of a transcript in bytes, in either form and unpacked: that of a file in an entry. */
const LARGEST_TRANSCRIPT = 32 * 1_048_576;

/** The run's tasks in the order of the dataset. They follow from selection and nonce. */
export function* selectedTasks(dataset: Dataset, manifest: Pick<Manifest, 'selection' | 'nonce'>): Generator<Task> {
  const chosen = planTasks(manifest.selection, manifest.nonce, dataset.tasks, (index) => dataset.taskAt(index).family);
  for (const index of chosen.taskOrder()) yield dataset.taskAt(index);
}

/**
 * A transcript's lines, in either form. Each must be canonical JSON, so that equal content has equal bytes.
 *
 * @throws a fault `bundle.*` or `json.*` that names file and line
 */
async function* transcriptLines(files: ReadFiles, folder: string, run: TranscriptRun): AsyncGenerator<TranscriptLine> {
  const path = `${folder}/${await transcriptName(files, folder)}`;
  for await (const { value } of canonicalLines(transcriptTexts(files, folder, run), path, StrangersLine)) yield value;
}

/** The requests of a run, with the answers of its transcript. */
export function transcriptOf(files: ReadFiles, folder: string, run: TranscriptRun) {
  const { dataset, manifest } = run;
  const suite = compilingOnce(selectArms(run.suite, manifest.selection.arms));
  const lines = transcriptLines(files, folder, { ...run, suite });
  return { suite, nonce: manifest.nonce, tasks: selectedTasks(dataset, manifest), lines };
}

type Episodes = ReturnType<Suite['compile']>;

/** By task: those that were compiled once, and the episodes of those that were compiled again. */
const compiledBy = memoise((_: Suite['compile']) => ({
  once: new WeakSet<Task>(),
  kept: new WeakMap<Task, Episodes>(),
}));

/**
 * Compiles a task once for unpacking its lines and for reading them. Later runs on a kept task use the same episodes, since a
 * board has dozens of runs on the same data.
 */
function compilingOnce(suite: Suite): Suite {
  let last: { readonly task: Task; readonly episodes: Episodes } | undefined;
  const { once, kept } = compiledBy(suite.compile);
  return {
    ...suite,
    compile(task) {
      if (last?.task === task) return last.episodes;
      const episodes = kept.get(task) ?? suite.compile(task);
      if (once.has(task)) kept.set(task, episodes);
      once.add(task);
      last = { task, episodes };
      return episodes;
    },
  };
}

/** The plain text of a transcript's lines, from either form. */
export async function* transcriptTexts(files: ReadFiles, folder: string, run: TranscriptRun): AsyncGenerator<string> {
  const name = await transcriptName(files, folder);
  const path = `${folder}/${name}`;
  for await (const text of name === PACKED_TRANSCRIPT ? unpackedTexts(files, path, run) : readLines(files, path)) {
    run.digest?.addText(`${text}\n`);
    yield text;
  }
}

/** The digest of a transcript that a manifest lists: that of its plain text, for either form. */
export async function digestTranscript(files: ReadFiles, folder: string, run: TranscriptRun): Promise<FileDigest> {
  const name = await transcriptName(files, folder);
  if (name === BUNDLE.transcript) return digestFile(files, `${folder}/${name}`);
  const digest = new RunningDigest();
  for await (const _ of transcriptTexts(files, folder, { ...run, digest }));
  return fileDigest(digest);
}

/** Bytes and lines that a packed transcript unpacks to, which takes none of the run's data. Undefined without one. */
export async function packedSize(
  files: ReadFiles,
  folder: string,
): Promise<Pick<FileDigest, 'bytes' | 'lines'> | undefined> {
  const path = `${folder}/${PACKED_TRANSCRIPT}`;
  if (!(await files.exists(path))) return undefined;
  let [bytes, lines] = [0, 0];
  for await (const line of linesIn(gunzip(files, path, LARGEST_TRANSCRIPT), path)) {
    bytes += unpackedBytes(line) + 1;
    lines += 1;
  }
  return { bytes, lines };
}

/**
 * The bytes of `transcript.jsonl.gz` for a plain transcript.
 *
 * @throws `bundle.size` or `bundle.episodes` if the transcript could not be unpacked again
 */
export async function packedTranscript(files: ReadFiles, folder: string, run: TranscriptRun): Promise<Uint8Array> {
  const path = `${folder}/${BUNDLE.transcript}`;
  const large = () =>
    new Fault('bundle.size', `${path} is too large to be packed: more than ${formatBytes(LARGEST_TRANSCRIPT)}.`);
  if ((await files.size(path)) > LARGEST_TRANSCRIPT) throw large();
  const episodes = sealedEpisodes(run);
  let packed = '';
  for await (const text of readLines(files, path)) packed += `${packLine(text, nextOf(episodes, path))}\n`;
  if (Buffer.byteLength(packed) > LARGEST_TRANSCRIPT) throw large();
  return gzipSync(packed, { level: 9 });
}

/** The file of a bundle's transcript. @throws `bundle.duplicate` if it has both forms */
export const transcriptName = (files: ReadFiles, folder: string) =>
  storedName(files, folder, BUNDLE.transcript, PACKED_TRANSCRIPT);

async function* unpackedTexts(files: ReadFiles, path: string, run: TranscriptRun): AsyncGenerator<string> {
  const episodes = sealedEpisodes(run);
  let [number, left] = [0, LARGEST_TRANSCRIPT];
  for await (const packed of linesIn(gunzip(files, path, LARGEST_TRANSCRIPT), path)) {
    number += 1;
    const text = unpackLine(packed, nextOf(episodes, path), `${path}:${number}`, left);
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) {
      throw new Fault('bundle.size', `${path} unpacks to more than ${formatBytes(LARGEST_TRANSCRIPT)}.`, {
        hint: PACK,
      });
    }
    yield text;
  }
}

/** The run's episodes in the order of the transcript's lines. */
function* sealedEpisodes({ suite: allArms, dataset, manifest }: TranscriptRun): Generator<Sealing, undefined> {
  const suite = selectArms(allArms, manifest.selection.arms);
  for (const task of selectedTasks(dataset, manifest))
    for (const episode of suite.compile(task)) yield sealOnce(episode, manifest.nonce);
}

/** The next episode, or a fault for a line too many. This also limits how many lines a few compressed bytes can become. */
function nextOf(episodes: Generator<Sealing, undefined>, path: string): Sealing {
  const { value } = episodes.next();
  if (value !== undefined) return value;
  throw new Fault('bundle.episodes', `${path} has more lines than the run has episodes.`, { hint: PACK });
}

/** Unescaped, this is in no text of a reply. Memories count in place of evidence, also without sources. */
const ANY_SOURCE = /"(?:evidence|retrieved|sources|source_ids)":\["|"memories":\[\{/;

/** Whether any reply of a run has evidence. Reads up to the first that does. Undefined for a packed transcript. */
export async function hasEvidence(files: ReadFiles, folder: string): Promise<boolean | undefined> {
  if ((await transcriptName(files, folder)) === PACKED_TRANSCRIPT) return undefined;
  for await (const text of readLines(files, `${folder}/${BUNDLE.transcript}`)) if (ANY_SOURCE.test(text)) return true;
  return false;
}
