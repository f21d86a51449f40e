import * as z from 'zod';
import type { Exchange } from '../../evidence/exchange.ts';
import { addTo, groupBy } from '../../text/group-by.ts';
import { plainPieces, textsIn, wordsIn } from './words.ts';

/*
 * A model knows only its request and the language. If an answer contains rare words of a later question or of the right answer
 * that are not in its request, somebody who knew the task wrote the answer.
 */

/** A task of the run, with what to look for in the answers on its tape. */
export interface TapedTask {
  readonly id: string;
  readonly family: string;
  /** The names of its episodes on the tape. */
  readonly episodes: readonly string[];
  /** Rare words of its questions and gold: see `goldWords`. */
  readonly gold: ReadonlySet<string>;
  /** The adapter's ids of its sources: random numbers of this run. */
  readonly sources: readonly string[];
}

/** How often answers on a tape contain gold that their requests do not. */
export const GoldInAnswers = z.strictObject({
  tasks: z.int().nonnegative().describe('The number of tasks in which the model answered in words.'),
  own: z.int().nonnegative().describe('The number of tasks in which an answer has such words of the task itself.'),
  other: z.int().nonnegative().describe('The same count with the words of another task of the family.'),
  ids: z.int().nonnegative().describe('The number of tasks in which an answer has the id of a source.'),
  first: z.array(z.string()).describe('The first of these tasks, each with words of an answer.'),
});

export type GoldInAnswers = z.infer<typeof GoldInAnswers>;

/** With fewer words of a task, an answer may contain them by chance. */
const FEWEST_WORDS = 2;
const MOST_SHOWN = 3;
const MOST_WORDS = 5;

/** Compares the answers on a tape with their requests. */
export async function findGoldInAnswers(
  tasks: readonly TapedTask[],
  exchanges: AsyncIterable<Exchange>,
): Promise<GoldInAnswers> {
  const byEpisode = new Map(tasks.flatMap((task) => task.episodes.map((episode) => [episode, task] as const)));
  const otherOf = neighbours(tasks);
  const sources = new Map(tasks.flatMap((task) => task.sources.map((source) => [source, task] as const)));
  const byGold = tasksByGold(tasks);
  // By itself: a word cut out of an answer would keep its whole text in memory.
  const wanted = new Map([...sources.keys(), ...byGold.keys()].map((word) => [word, word]));
  const answered = new Set<TapedTask>();
  const withIds = new Set<TapedTask>();
  const own = new Map<TapedTask, ReadonlySet<string>>();
  const other = new Set<TapedTask>();
  for await (const { task: episode, route, request, reply } of exchanges) {
    const said = 'answer' in reply ? reply.answer : reply.message;
    const words = new Set<string>();
    for (const piece of plainPieces(textsIn(route === 'embeddings' ? withoutVectors(said) : said)))
      for (const found of wordsIn(piece)) {
        const word = wanted.get(found);
        if (word !== undefined) words.add(word);
      }
    // Most answers have no such words, and to normalise a long prompt takes longer than all else.
    let known: ReadonlySet<string> | undefined;
    const isNew = (word: string) => {
      known ??= occurring([...words], request);
      return !known.has(word);
    };
    const wordsOf = (gold: ReadonlySet<string>) => [...words].filter((word) => gold.has(word));
    const newOf = (found: readonly string[]) => new Set(found.length < FEWEST_WORDS ? [] : found.filter(isNew));
    for (const word of words) {
      const sourceTask = sources.get(word);
      if (sourceTask && isNew(word)) withIds.add(sourceTask);
    }
    const task = episode === null ? undefined : byEpisode.get(episode);
    const ofGold = episode === null ? goldOf(words, byGold) : new Map(task && [[task, wordsOf(task.gold)] as const]);
    for (const [candidate, found] of ofGold) {
      if (own.has(candidate)) continue;
      const fresh = newOf(found);
      if (fresh.size >= FEWEST_WORDS) own.set(candidate, fresh);
    }
    if (task === undefined) continue;
    // By its route: what an answer says of itself may be forged.
    if (route !== 'embeddings' || own.has(task)) answered.add(task);
    const otherGold = new Set([...(otherOf.get(task)?.gold ?? [])].filter((word) => !task.gold.has(word)));
    if (newOf(wordsOf(otherGold)).size >= FEWEST_WORDS) other.add(task);
  }
  return {
    tasks: answered.size,
    own: own.size,
    other: other.size,
    ids: withIds.size,
    first: [...own]
      .slice(0, MOST_SHOWN)
      .map(([{ id }, found]) => `${id}: ${[...found].sort().slice(0, MOST_WORDS).join(', ')}`),
  };
}

/** To search a text for more words of one length one by one takes longer than to look up each of its pieces. */
const FEW = 32;

/**
 * Which of the words are somewhere in a text once it is normalized. The time does not grow with the product of both: a forged answer
 * may have any number.
 */
function occurring(words: readonly string[], text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const byLength = [...groupBy(words, ({ length }) => length)].map(
    ([length, alike]) => [length, new Set(alike)] as const,
  );
  for (const piece of plainPieces(text))
    for (const [length, alike] of byLength) {
      if (alike.size <= FEW) {
        for (const word of alike) if (piece.includes(word)) found.add(word);
        continue;
      }
      for (let at = 0; at + length <= piece.length; at += 1) {
        const part = piece.slice(at, at + length);
        if (alike.has(part)) found.add(part);
      }
    }
  return found;
}

/** What a forged answer has beside its vectors, whose base64 is no words. */
const withoutVectors = (said: unknown): unknown =>
  JSON.parse(JSON.stringify(said, (name, value) => (name === 'embedding' ? undefined : value)));

/** An answer before the first task may contain the gold of any: each of its words is looked up once, not once a task. */
function tasksByGold(tasks: readonly TapedTask[]): ReadonlyMap<string, readonly TapedTask[]> {
  const found = new Map<string, TapedTask[]>();
  for (const task of tasks) for (const word of task.gold) addTo(found, word, task);
  return found;
}

/** Which words of an answer are gold, by task. */
function goldOf(words: Iterable<string>, byGold: ReadonlyMap<string, readonly TapedTask[]>) {
  const found = new Map<TapedTask, string[]>();
  for (const word of words) for (const task of byGold.get(word) ?? []) addTo(found, task, word);
  return found;
}

/** For each task the next of the same family, cyclically; if the family has only one task, the next of all. */
function neighbours(tasks: readonly TapedTask[]): ReadonlyMap<TapedTask, TapedTask | undefined> {
  const found = new Map<TapedTask, TapedTask | undefined>(pairs(tasks));
  for (const family of new Set(tasks.map((task) => task.family))) {
    const mates = tasks.filter((task) => task.family === family);
    if (mates.length > 1) for (const [task, next] of pairs(mates)) found.set(task, next);
  }
  return found;
}

const pairs = (tasks: readonly TapedTask[]) => tasks.map((task, i) => [task, tasks[(i + 1) % tasks.length]] as const);
