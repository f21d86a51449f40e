import type { Capability, QueryResult } from '../../../protocol/reply.ts';
import type { WorldEvent, WorldQuestion, WorldTask } from '../task.ts';
import { wordCount } from '../words.ts';

/**
 * The least that a value in a memory costs, in words: about what the sentence around it would. Without this price a memory that
 * lists bare values would hold every fact of the world.
 */
const VALUE_PRICE = 5;

/** What came back to a question and was kept under a budget. */
export interface Kept {
  /** Whether a fact that the question needs is there, by its place in the gold. */
  readonly found: readonly boolean[];
  readonly forbidden: boolean;
  /** How many events or memories came back, and how many of them were kept. */
  readonly returned: number;
  readonly kept: number;
  readonly abstained: boolean;
}

/** What a world's replies are read with: its events by their ids, and all values in it. */
export interface World {
  readonly words: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, WorldEvent>;
  readonly values: ReadonlySet<string>;
}

const known = new WeakMap<WorldTask['events'], World>();

/** Read once a world, however many systems are scored on it. */
export function worldOfTask({ events }: Pick<WorldTask, 'events'>): World {
  const world = known.get(events) ?? {
    words: new Map(events.map(({ id, text }) => [id, wordCount(text)])),
    events: new Map(events.map((event) => [event.id, event])),
    values: new Set(events.flatMap(({ values }) => values)),
  };
  known.set(events, world);
  return world;
}

/**
 * What is kept of a reply: what came back, best first, until the budget is spent. What does not fit ends the list, so that there
 * is no number of results to tune.
 *
 * @param capabilities of a system that declares `memories` these decide, and no source ids
 * @param budget in words
 */
export function keptOf(
  world: World,
  question: WorldQuestion,
  result: QueryResult,
  capabilities: ReadonlySet<Capability>,
  budget: number,
): Kept {
  const abstained = capabilities.has('abstain') && result.abstain === true;
  const read = capabilities.has('memories') ? ofMemories : ofEvents;
  return { ...read(world, question, result, budget), abstained };
}

function ofEvents(world: World, { gold, forbidden }: WorldQuestion, { evidence }: QueryResult, budget: number) {
  const returned = [...new Set(evidence)];
  const kept = new Set(withinBudget(returned, (id) => world.words.get(id) ?? 0, budget));
  return {
    found: gold.map((sources) => sources.some((id) => kept.has(id))),
    forbidden: forbidden.some((id) => kept.has(id)),
    returned: returned.length,
    kept: kept.size,
  };
}

/** Of memories the values decide: every value is unique in its world. Of a chain the last fact's value does. */
function ofMemories(world: World, question: WorldQuestion, { memories = [] }: QueryResult, budget: number) {
  const valuesIn = memories.map(({ text }) => new Set(tokensOf(text).filter((token) => world.values.has(token))));
  const texts = memories.map(({ text }, at) => ({ values: valuesIn[at] ?? new Set<string>(), words: wordCount(text) }));
  const kept = withinBudget(texts, ({ words, values }) => Math.max(words, VALUE_PRICE * values.size), budget);
  const held = new Set(kept.flatMap(({ values }) => [...values]));
  const valuesOf = (id: string) => world.events.get(id)?.values ?? [];
  const chain = question.family === 'hop2' || question.family === 'hop3';
  const needed = chain ? question.gold.slice(-1) : question.gold;
  const found = needed.map((sources) => sources.some((id) => valuesOf(id).some((value) => held.has(value))));
  const gold = new Set(question.gold.flat().flatMap(valuesOf));
  return {
    found,
    // An updated value may come back: a value that is gold is never forbidden.
    forbidden: question.forbidden.some((id) => valuesOf(id).some((value) => held.has(value) && !gold.has(value))),
    returned: memories.length,
    kept: kept.length,
  };
}

function withinBudget<T>(items: readonly T[], cost: (item: T) => number, budget: number): readonly T[] {
  let left = budget;
  const end = items.findIndex((item) => {
    left -= cost(item);
    return left < 0;
  });
  return end < 0 ? items : items.slice(0, end);
}

/** Words with what a value may hold, `14:32:07` or `KX-1234`, and without the punctuation around them. */
const tokensOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)*/gu) ?? [];

/** Every fact that is needed was kept and nothing that is forbidden; where nothing answers, nothing came back or it abstained. */
export function passes({ gold }: WorldQuestion, kept: Kept): boolean {
  if (gold.length === 0) return kept.abstained || kept.returned === 0;
  return !kept.abstained && !kept.forbidden && kept.found.every(Boolean);
}
