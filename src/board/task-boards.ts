import { type Dataset, isBuiltIn } from '../bundles/dataset.ts';
import { datasetOf } from '../bundles/load-bundle.ts';
import { readAttempts } from '../bundles/read-attempts.ts';
import { unlessEvidenceFault } from '../errors/fault.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import { HELD_OUT } from '../protocol/constants.ts';
import type { Attempt } from '../report/attempt.ts';
import type { Board, BoardRow } from '../site/board/board.ts';
import { rowsToRead, type TaskBoard, type TaskSheet } from '../site/task/task-board.ts';
import type { Suite } from '../suite/suite.ts';
import { MOST_TASKS, pageAttempt, pageStory, unpackedAttempts } from './attempts.ts';

interface BoardSources {
  /** Reads the entries' bundles if they are not files of this machine. */
  readonly source?: ReadFiles | undefined;
  /** Ids of the tasks whose pages in the output are current; undefined if they must be made again. */
  readonly unchanged?: ((board: Board) => readonly string[] | undefined) | undefined;
}

const MOST_PAGES = 5_000;

/** A board with the tasks that have pages; `made` makes those pages and is absent where they stand already. */
export interface ShownTasks {
  readonly board: TaskBoard['board'];
  readonly made: TaskBoard | undefined;
}

/** The boards whose data is public and available, with what the pages of their tasks need. Held-out data is never shown. */
export async function taskBoards(
  files: Files,
  sources: BoardSources,
  boards: readonly Board[],
  suites: readonly Suite[],
): Promise<ReadonlyMap<Board, ShownTasks>> {
  const found = new Map<Board, ShownTasks>();
  const secret = new Set(boards.filter(({ rows }) => rows.some(isHeldOut)).map(({ dataset }) => dataset.sha256));
  let remaining = MOST_PAGES;
  // The data with the most runs comes first.
  for (const board of [...boards].sort((a, b) => b.rows.length - a.rows.length)) {
    const suite = suites.find(({ description }) => description.id === board.suite.id);
    if (suite === undefined || board.earlier || board.dataset.tasks > Math.min(MOST_TASKS, remaining)) continue;
    // A file is not shown if a run says that its data is held out. What the public seed generates is no secret, whatever a run says.
    if (secret.has(board.dataset.sha256) && !board.rows.some(isOfPublicSeed)) continue;
    const unchanged = sources.unchanged?.(board);
    if (unchanged !== undefined) {
      remaining -= board.dataset.tasks;
      found.set(board, { board: { ...board, taskPages: new Set(unchanged) }, made: undefined });
      continue;
    }
    const dataset = await openData(files, board, suite);
    if (dataset === undefined) continue;
    remaining -= dataset.tasks;
    const made = taskBoard(files, sources, { board, suite, dataset });
    found.set(board, { board: made.board, made });
  }
  return found;
}

const isHeldOut = ({ bundle }: BoardRow) => bundle.manifest.dataset.id === HELD_OUT;
const isOfPublicSeed = ({ bundle }: BoardRow) => isBuiltIn(bundle.manifest.dataset);

async function openData(files: Files, { rows }: Board, suite: Suite) {
  const manifest = rows[0]?.bundle.manifest;
  if (manifest === undefined || rows.some(isHeldOut)) return undefined;
  return unlessEvidenceFault(datasetOf(files, suite, manifest, {}));
}

interface BoardData {
  readonly board: Board;
  readonly suite: Suite;
  readonly dataset: Dataset;
}

function taskBoard(files: Files, { source = files }: BoardSources, opened: BoardData): TaskBoard {
  const { board, suite, dataset } = opened;
  const ran = new Set(board.rows.flatMap(({ bundle }) => bundle.results.tasks.ids));
  const pages = new Set<string>();
  for (let index = 0; index < dataset.tasks; index += 1) {
    const task = dataset.taskAt(index);
    if (ran.has(task.id) && pageStory(suite, task)) pages.add(task.id);
  }
  return { board: { ...board, taskPages: pages }, sheets: () => sheets(files, source, opened, pages) };
}

async function* sheets(
  files: Files,
  source: ReadFiles,
  { board, suite, dataset }: BoardData,
  pages: ReadonlySet<string>,
): AsyncGenerator<TaskSheet> {
  const read: { row: BoardRow; attempts: ReadonlyMap<string, Attempt> }[] = [];
  for (const row of rowsToRead(board)) {
    const kept = row.bundle.verified?.attempts;
    const packed = kept && (await kept.read());
    // The board's own runs are in the folder of the receipts.
    const reader = row.bundle.submitted === undefined ? source : files;
    const attempts = packed
      ? unpackedAttempts(packed)
      : await unlessEvidenceFault(attemptsOf(reader, row, suite, dataset));
    if (attempts !== undefined) read.push({ row, attempts });
  }
  const seen = new Set<string>();
  for (let index = 0; index < dataset.tasks; index += 1) {
    const task = dataset.taskAt(index);
    const story = pages.has(task.id) && !seen.has(task.id) && pageStory(suite, task);
    if (!story) continue;
    seen.add(task.id);
    const attempts = read.flatMap(({ row, attempts: all }) => {
      const attempt = all.get(task.id);
      return attempt === undefined ? [] : [{ row, attempt }];
    });
    yield { id: task.id, family: task.family, story, attempts };
  }
}

/** By task. Throws if the transcript is not that of the run's tasks. */
async function attemptsOf(
  files: ReadFiles,
  { bundle: { folder, manifest } }: BoardRow,
  suite: Suite,
  dataset: Dataset,
): Promise<ReadonlyMap<string, Attempt>> {
  const found = new Map<string, Attempt>();
  const { capabilities } = manifest.adapter.declared;
  for await (const { task, answers, outcome } of readAttempts(files, folder, { suite, dataset, manifest })) {
    const attempt = pageAttempt(suite, task, { outcome: outcome(), answers, capabilities });
    if (attempt !== undefined) found.set(task.id, attempt);
  }
  return found;
}
