import type * as z from 'zod/mini';
import { BoardsFile, OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { NotShown } from './choice.ts';

const MOST_BYTES = 50_000_000;

export const loadBoards = () => load('data/boards.json', BoardsFile);

export async function loadTasks(board: string): Promise<TasksFile> {
  const path = `data/tasks/${board}.json`;
  const file = await load(path, TasksFile);
  const { ids, families, clusters } = file.tasks;
  const alike =
    [families, clusters, file.pages].every(({ length }) => length === ids.length) &&
    [file.pairs?.families, file.pairs?.clusters].every((list) => list?.length === file.pairs?.ids.length);
  if (file.board !== board || !alike) throw broken(path);
  return file;
}

export async function loadOutcomes({ board, tasks, pairs }: TasksFile, slug: string): Promise<OutcomesFile> {
  const path = `data/outcomes/${board}/${slug}.json`;
  const file = await load(path, OutcomesFile);
  const places = tasks.ids.length;
  const counts = Object.values(file.shares).flatMap(({ won, of }) => [won, of]);
  const whole =
    [file.passed, ...Object.values(file.metrics), ...counts].every(({ length }) => length === places) &&
    Object.values(file.failures).every((failed) => failed.every((place) => place < places)) &&
    (file.pairs === undefined ||
      (file.pairs.passed.length === pairs?.ids.length &&
        Object.values(file.pairs.failures).every((failed) => failed.every((place) => place < pairs.ids.length))));
  if (file.board !== board || file.slug !== slug || !whole) throw broken(path);
  return file;
}

/** Only valid files are kept: after a failure the next choice loads again. */
const kept = new Map<string, unknown>();

async function load<Type>(path: string, schema: z.ZodMiniType<Type>): Promise<Type> {
  if (kept.has(path)) return kept.get(path) as Type;
  const text = await fetchText(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw broken(path);
  }
  const { data, success } = schema.safeParse(value);
  if (!success) throw broken(path);
  kept.set(path, data);
  return data;
}

async function fetchText(path: string): Promise<string> {
  let text: string;
  try {
    const response = await fetch(path, { mode: 'same-origin', credentials: 'omit' });
    if (response.status === 404) throw new NotShown(`This site has no ${path}.`);
    if (!response.ok) throw new NotShown(`${path} could not be loaded (status ${response.status}). Try again later.`);
    text = await response.text();
  } catch (thrown) {
    if (thrown instanceof NotShown) throw thrown;
    throw new NotShown(
      `${path} could not be loaded: there is no connection, or this page was opened from a folder. A comparison needs a web server, such as npx serve.`,
    );
  }
  if (text.length > MOST_BYTES) throw broken(path);
  return text;
}

const broken = (path: string) => new NotShown(`${path} is not what this page can read. Load the page anew.`);
