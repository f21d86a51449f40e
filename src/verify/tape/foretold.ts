import * as z from 'zod';
import type { Exchange } from '../../evidence/exchange.ts';
import { plainText, textsIn, wordsIn } from './words.ts';

/*
 * A model knows what its request says, and the language. An answer that holds the rare words of what will be asked, or of the right
 * answer, without any of them being in its request was written by somebody who knew the task.
 */

/** A task of the run, as far as its tape may tell of it. */
export interface TapedTask {
  readonly id: string;
  readonly family: string;
  /** Its episodes as the tape names them. */
  readonly episodes: readonly string[];
  /** Rare words of its questions and gold. */
  readonly gold: ReadonlySet<string>;
  /** The adapter's ids of its sources: random numbers of this run. */
  readonly sources: readonly string[];
}

/** What the answers of a tape hold that their requests did not. */
export const Foretold = z.strictObject({
  tasks: z.int().nonnegative().describe('in which the model answered in words'),
  own: z.int().nonnegative().describe('tasks in which an answer has such words of the task itself'),
  other: z.int().nonnegative().describe('the same with the words of another task of the family in their place'),
  ids: z.int().nonnegative().describe('tasks in which an answer has the id of a source'),
  first: z.array(z.string()).describe('the first tasks, each with words of an answer'),
});

export type Foretold = z.infer<typeof Foretold>;

/** So many rare words of a task are no accident. */
const FEWEST_WORDS = 2;
const FEWEST_TASKS = 3;
/** Of so many tasks one. */
const SHARE = 20;
/** How much more often an answer has words of its own task than of another one. */
const RATIO = 2;
const MOST_SHOWN = 3;
const MOST_WORDS = 5;

/** Whether that is a reason to look at a tape. */
function isForetold({ tasks, own, other, ids }: Foretold): boolean {
  return ids > 0 || (own >= FEWEST_TASKS && own * SHARE >= tasks && own > RATIO * other);
}

/** That a tape is such, in words; undefined where it is not. */
export function foretoldText(found: Foretold): string | undefined {
  if (!isForetold(found)) return undefined;
  const { tasks, own, other, ids, first } = found;
  return [
    ...(own > 0 ? [`in ${own} of ${tasks} tasks, with another task’s words in ${other} (${first.join('; ')})`] : []),
    ...(ids > 0 ? [`ids of sources in ${ids} tasks`] : []),
  ].join('; ');
}

/** Reads the answers of a tape beside their requests. */
export async function foretold(tasks: readonly TapedTask[], exchanges: AsyncIterable<Exchange>): Promise<Foretold> {
  const byEpisode = new Map(tasks.flatMap((task) => task.episodes.map((episode) => [episode, task] as const)));
  const otherOf = neighbours(tasks);
  const sources = new Map(tasks.flatMap((task) => task.sources.map((source) => [source, task] as const)));
  const answered = new Set<TapedTask>();
  const withIds = new Set<TapedTask>();
  const own = new Map<TapedTask, ReadonlySet<string>>();
  const other = new Set<TapedTask>();
  for await (const { task: episode, request, reply } of exchanges) {
    if (!('answer' in reply) || reply.answer.object === 'list') continue;
    const said = plainText(textsIn(reply.answer));
    const asked = plainText(request);
    const words = new Set([...wordsIn(said)].filter((word) => !asked.includes(word)));
    for (const word of words) {
      const known = sources.get(word);
      if (known) withIds.add(known);
    }
    const task = episode === null ? undefined : byEpisode.get(episode);
    // What is answered before the first task may tell of any.
    for (const one of episode === null ? tasks : task ? [task] : []) {
      const held = inBoth(words, one.gold);
      if (held.size >= FEWEST_WORDS && !own.has(one)) own.set(one, held);
    }
    if (task === undefined) continue;
    answered.add(task);
    const elsewhere = new Set([...(otherOf.get(task)?.gold ?? [])].filter((word) => !task.gold.has(word)));
    if (inBoth(words, elsewhere).size >= FEWEST_WORDS) other.add(task);
  }
  return {
    tasks: answered.size,
    own: own.size,
    other: other.size,
    ids: withIds.size,
    first: [...own]
      .slice(0, MOST_SHOWN)
      .map(([{ id }, held]) => `${id}: ${[...held].sort().slice(0, MOST_WORDS).join(', ')}`),
  };
}

/** The next task of the same family, the last one's being the first; of a family of one the next of all. */
function neighbours(tasks: readonly TapedTask[]): ReadonlyMap<TapedTask, TapedTask | undefined> {
  const found = new Map<TapedTask, TapedTask | undefined>(pairs(tasks));
  for (const family of new Set(tasks.map((task) => task.family))) {
    const mates = tasks.filter((task) => task.family === family);
    if (mates.length > 1) for (const [task, next] of pairs(mates)) found.set(task, next);
  }
  return found;
}

const pairs = (tasks: readonly TapedTask[]) => tasks.map((task, i) => [task, tasks[(i + 1) % tasks.length]] as const);

const inBoth = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...a].filter((one) => b.has(one)));
