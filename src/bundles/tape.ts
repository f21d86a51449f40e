import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';
import { Fault } from '../errors/fault.ts';
import { PACKED_TAPE, TAPE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { RunningDigest, sha256 } from '../evidence/digest.ts';
import { Exchange, MODEL_SETTINGS } from '../evidence/exchange.ts';
import { seal } from '../evidence/seal.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import { selectArms } from '../suite/contract.ts';
import { formatBytes } from '../text/numbers.ts';
import { findGoldInAnswers, type GoldInAnswers, type TapedTask } from '../verify/tape/gold-in-answers.ts';
import { goldWords } from '../verify/tape/words.ts';
import { tasksOf } from './dataset.ts';
import { canonicalLines, linesIn } from './read-lines.ts';
import { selectedTasks, type TranscriptRun } from './transcript.ts';
import { type FileDigest, fileDigest, storedName } from './write-manifest.ts';

/*
 * The tape of a run: the requests of its adapters to their model through the gateway, one exchange per line. It is compressed
 * with Brotli, whose window is larger than a prompt, so that a long prompt that is sent with every call is stored once.
 */

/** The most bytes of a tape that can be packed. If a prompt of 34 kB is sent with every call, the plain text is 250 times as long as the packed one. */
export const LARGEST = 256 * 1_048_576;
const LARGEST_PACKED = 32 * 1_048_576;

/** A value from 10 to 24. 24 is a window of 16 MiB. */
const WINDOW = 24;

/** The name of an episode on the tape: the same in every run on the dataset. */
export const tapeTask = (key: string) => (key.length > 200 ? sha256(key) : key);

export const tapeLine = (exchange: Exchange) => `${canonical(exchange)}\n`;

/** The file of a bundle's tape. @throws `bundle.duplicate` if it has both forms */
export const tapeName = (files: ReadFiles, folder: string) => storedName(files, folder, TAPE, PACKED_TAPE);

/**
 * The exchanges of a bundle's tape, in either form.
 *
 * @throws a fault `bundle.*` or `json.*` that names file and line
 */
export async function* tapeExchanges(files: ReadFiles, folder: string): AsyncGenerator<Exchange> {
  const path = `${folder}/${await tapeName(files, folder)}`;
  for await (const { value } of canonicalLines(linesIn(tapeBytes(files, path), path), path, Exchange)) yield value;
}

/** All exchanges of a tape. Each reply stays text until it is needed: parsed, those of a tape of a few kilobytes can take gigabytes. */
export async function keptTape(files: ReadFiles, folder: string): Promise<Exchange[]> {
  const tape: Exchange[] = [];
  for await (const { reply, ...exchange } of tapeExchanges(files, folder)) {
    const text = JSON.stringify(reply);
    tape.push({
      ...exchange,
      get reply() {
        return JSON.parse(text) as Exchange['reply'];
      },
    });
  }
  return tape;
}

/** Why a model that was asked on a tape has answered no call, the last time. Chat and embeddings are two models. */
export function neverAnswered(tape: Iterable<Pick<Exchange, 'route' | 'reply'>>): string | undefined {
  const refusals = new Map<string, string | undefined>();
  for (const { route, reply } of tape) {
    const model = MODEL_SETTINGS[route];
    if ('answer' in reply) refusals.set(model, undefined);
    else if (!refusals.has(model) || refusals.get(model) !== undefined) refusals.set(model, reply.message);
  }
  return [...refusals.values()].find((why) => why !== undefined);
}

/** The digest of a tape that a manifest lists: that of its plain text, for either form. */
export async function digestTape(files: ReadFiles, folder: string): Promise<FileDigest> {
  const digest = new RunningDigest();
  for await (const chunk of tapeBytes(files, `${folder}/${await tapeName(files, folder)}`)) digest.add(chunk);
  return fileDigest(digest);
}

/**
 * The bytes of `exchanges.jsonl.br` for a plain tape.
 *
 * @throws `bundle.size` if the tape is too large to be unpacked again
 */
export async function packedTape(files: ReadFiles, folder: string): Promise<Uint8Array> {
  const path = `${folder}/${TAPE}`;
  const size = await files.size(path);
  if (size > LARGEST) throw tooLarge(path);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: WINDOW, [BROTLI_PARAM_SIZE_HINT]: size };
  return brotliCompressSync(await files.bytes(path), { params });
}

/**
 * Writes a run's tape in the order of its transcript, whatever the order of the requests. Exchanges that belong to no episode
 * of the run are left out.
 */
export async function writeTape(files: Files, folder: string, exchanges: readonly Exchange[], run: TranscriptRun) {
  const suite = selectArms(run.suite, run.manifest.selection.arms);
  const byEpisode = new Map<string | null, Exchange[]>([[null, []]]);
  for (const task of selectedTasks(run.dataset, run.manifest))
    for (const { key } of suite.compile(task)) byEpisode.set(tapeTask(key), []);
  for (const exchange of exchanges) byEpisode.get(exchange.task)?.push(exchange);
  await files.create(`${folder}/${TAPE}`, async (tape) => {
    for (const ofEpisode of byEpisode.values()) for (const exchange of ofEpisode) await tape.write(tapeLine(exchange));
  });
}

async function* tapeBytes(files: ReadFiles, path: string): AsyncGenerator<Uint8Array> {
  if (!path.endsWith(PACKED_TAPE)) return yield* files.stream(path);
  if ((await files.size(path)) > LARGEST_PACKED) throw tooLarge(path);
  const bytes = await files.bytes(path);
  const unpacked = createBrotliDecompress();
  unpacked.end(bytes);
  let size = 0;
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > LARGEST) throw tooLarge(path);
      yield piece;
    }
  } catch (cause) {
    if (cause instanceof Fault || !(cause instanceof Error && 'code' in cause)) throw cause;
    throw new Fault('bundle.exchange', `${path} is not a complete Brotli stream.`, { cause, hint: HINT });
  }
  if (unpacked.bytesWritten !== bytes.length)
    throw new Fault('bundle.exchange', `${path} has data after the end of its Brotli stream.`, { hint: HINT });
}

const HINT = `Use the \`${TAPE}\` that the run wrote. \`cib pack DIR\` compresses it.`;

const tooLarge = (path: string) =>
  new Fault(
    'bundle.size',
    `${path} is too large: at most ${formatBytes(LARGEST_PACKED)} compressed and ${formatBytes(LARGEST)} uncompressed.`,
    { hint: HINT },
  );

/** Looks for gold in the answers on a bundle's tape that their requests do not contain. */
export async function reviewTape(files: ReadFiles, folder: string, run: TranscriptRun): Promise<GoldInAnswers> {
  const { dataset, manifest } = run;
  const suite = selectArms(run.suite, manifest.selection.arms);
  const goldOf = goldWords(
    suite,
    tasksOf(dataset.tasks, (index) => dataset.taskAt(index)),
  );
  const tasks: TapedTask[] = [];
  for (const task of selectedTasks(dataset, manifest)) {
    const episodes = suite.compile(task);
    tasks.push({
      id: task.id,
      family: task.family,
      episodes: episodes.map(({ key }) => tapeTask(key)),
      gold: goldOf(task),
      sources: episodes.flatMap((episode) => seal(episode, manifest.nonce).sources()),
    });
  }
  return findGoldInAnswers(tasks, tapeExchanges(files, folder));
}
