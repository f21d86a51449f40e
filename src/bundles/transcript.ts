import { gzipSync } from 'node:zlib';
import { Fault } from '../errors/fault.ts';
import { BUNDLE, PACKED_TRANSCRIPT } from '../evidence/bundle.ts';
import { RunningDigest } from '../evidence/digest.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { PACK, packLine, unpackLine } from '../evidence/packed-line.ts';
import { type Sealed, sealOnce } from '../evidence/seal.ts';
import { plan } from '../evidence/selection.ts';
import { TranscriptLine } from '../evidence/transcript.ts';
import type { ReadFiles } from '../ports/files.ts';
import { selectArms } from '../suite/select-arms.ts';
import type { Suite, Task } from '../suite/suite.ts';
import type { Dataset } from './dataset.ts';
import { gunzip } from './gunzip.ts';
import { canonicalLines, linesIn, readLines } from './read-lines.ts';
import { digestFile, type FileDigest, fileDigest } from './write-manifest.ts';

/** A run, as far as it says which episodes its transcript has, and under which ids. */
export interface TranscriptRun {
  readonly suite: Suite;
  readonly dataset: Dataset;
  readonly manifest: Pick<Manifest, 'selection' | 'nonce'>;
  /** Takes the plain text while it is read. */
  readonly digest?: RunningDigest | undefined;
}

/** A packed transcript may not unpack to more than a plain one could be in an entry. */
const LARGEST_PACKED = 32 * 1_048_576;

/** The run's tasks in the order of the dataset: which they are follows from selection and nonce. */
export function* selectedTasks(dataset: Dataset, manifest: Pick<Manifest, 'selection' | 'nonce'>): Generator<Task> {
  const chosen = plan(manifest.selection, manifest.nonce, dataset.tasks, (index) => dataset.taskAt(index).family);
  for (const index of chosen.taskOrder()) yield dataset.taskAt(index);
}

/**
 * A transcript's lines, from whichever form is there. Each must be the canonical text of what it says: one meaning, one form.
 *
 * @throws A fault `bundle.*` or `json.*` that names file and line.
 */
async function* transcriptLines(files: ReadFiles, folder: string, run: TranscriptRun): AsyncGenerator<TranscriptLine> {
  const path = `${folder}/${await transcriptName(files, folder)}`;
  const texts = transcriptTexts(files, folder, run);
  for await (const { value } of canonicalLines(texts, path, TranscriptLine)) yield value;
}

/** What a run was asked and what its transcript answers. */
export function transcriptOf(files: ReadFiles, folder: string, run: TranscriptRun) {
  const { dataset, manifest } = run;
  const suite = compilingOnce(selectArms(run.suite, manifest.selection.arms));
  const lines = transcriptLines(files, folder, { ...run, suite });
  return { suite, nonce: manifest.nonce, tasks: selectedTasks(dataset, manifest), lines };
}

/** Whoever unpacks the lines of a task and whoever reads them get the same episodes. */
function compilingOnce(suite: Suite): Suite {
  let last: { readonly task: Task; readonly episodes: ReturnType<Suite['compile']> } | undefined;
  return {
    ...suite,
    compile(task) {
      if (last?.task !== task) last = { task, episodes: suite.compile(task) };
      return last.episodes;
    },
  };
}

/** The plain text of a transcript's lines, from whichever form is there. */
export async function* transcriptTexts(files: ReadFiles, folder: string, run: TranscriptRun): AsyncGenerator<string> {
  const name = await transcriptName(files, folder);
  const path = `${folder}/${name}`;
  for await (const text of name === PACKED_TRANSCRIPT ? unpackedTexts(files, path, run) : readLines(files, path)) {
    run.digest?.addText(`${text}\n`);
    yield text;
  }
}

/** What a manifest lists of a transcript: that of its plain text, from whichever form is there. */
export async function digestTranscript(files: ReadFiles, folder: string, run: TranscriptRun): Promise<FileDigest> {
  const name = await transcriptName(files, folder);
  if (name === BUNDLE.transcript) return digestFile(files, `${folder}/${name}`);
  const digest = new RunningDigest();
  for await (const _ of transcriptTexts(files, folder, { ...run, digest }));
  return fileDigest(digest);
}

/**
 * The bytes of `transcript.jsonl.gz` for a plain transcript.
 *
 * @throws `bundle.size` or `bundle.episodes` for a transcript that would not be unpacked again.
 */
export async function packedTranscript(files: ReadFiles, folder: string, run: TranscriptRun): Promise<Uint8Array> {
  const path = `${folder}/${BUNDLE.transcript}`;
  const large = () => new Fault('bundle.size', `${path} is too large to be packed: more than ${LARGEST_PACKED} bytes.`);
  if ((await files.size(path)) > LARGEST_PACKED) throw large();
  const episodes = sealedEpisodes(run);
  let packed = '';
  for await (const text of readLines(files, path)) packed += `${packLine(text, nextOf(episodes, path))}\n`;
  if (Buffer.byteLength(packed) > LARGEST_PACKED) throw large();
  return gzipSync(packed, { level: 9 });
}

/**
 * The file that a bundle's transcript is in.
 *
 * @throws `bundle.duplicate` where both forms are there.
 */
export async function transcriptName(files: ReadFiles, folder: string) {
  if (!(await files.exists(`${folder}/${PACKED_TRANSCRIPT}`))) return BUNDLE.transcript;
  if (!(await files.exists(`${folder}/${BUNDLE.transcript}`))) return PACKED_TRANSCRIPT;
  throw new Fault('bundle.duplicate', `${folder} has both ${BUNDLE.transcript} and ${PACKED_TRANSCRIPT}.`, {
    hint: 'Remove one of them: a bundle has its transcript once.',
  });
}

async function* unpackedTexts(files: ReadFiles, path: string, run: TranscriptRun): AsyncGenerator<string> {
  const episodes = sealedEpisodes(run);
  let [number, left] = [0, LARGEST_PACKED];
  for await (const packed of linesIn(gunzip(files, path, LARGEST_PACKED), path)) {
    number += 1;
    const text = unpackLine(packed, nextOf(episodes, path), `${path}:${number}`, left);
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) {
      throw new Fault('bundle.size', `${path} unpacks to more than ${LARGEST_PACKED} bytes.`, { hint: PACK });
    }
    yield text;
  }
}

/** The run's episodes in the order of the transcript's lines. */
function* sealedEpisodes({ suite: whole, dataset, manifest }: TranscriptRun): Generator<Sealed, undefined> {
  const suite = selectArms(whole, manifest.selection.arms);
  for (const task of selectedTasks(dataset, manifest))
    for (const episode of suite.compile(task)) yield sealOnce(episode, manifest.nonce);
}

/** Refusing the first line too many also bounds how many lines a few compressed bytes may become. */
function nextOf(episodes: Generator<Sealed, undefined>, path: string): Sealed {
  const { value } = episodes.next();
  if (value !== undefined) return value;
  throw new Fault('bundle.episodes', `${path} has more lines than the run has episodes.`, { hint: PACK });
}
