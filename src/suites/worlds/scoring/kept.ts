import type { Capability, QueryResult } from '../../../protocol/reply.ts';
import { memoise } from '../../../text/caches.ts';
import { inUnicode15 } from '../../shared/unicode-15.ts';
import type { WorldEvent, WorldQuestion, WorldTask } from '../schema.ts';
import { valueWords, wordCount } from '../words.ts';

/**
 * The least that a value in a memory costs, in words: about what the sentence around it would. Without this price a memory that
 * lists bare values would hold every fact of the world.
 */
const VALUE_PRICE = 5;

/** The part of a reply that counts under a budget. */
export interface CountedPart {
  /** For each fact that the question needs, whether it is in that part. */
  readonly found: readonly boolean[];
  readonly forbidden: boolean;
  /** The number of events or memories that count, and whether the reply has more. */
  readonly kept: number;
  readonly cut: boolean;
  readonly abstained: boolean;
}

/** The labels of a world: its events by their ids, and all values in it. */
export interface LabelledWorld {
  readonly words: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, WorldEvent>;
  readonly values: ReadonlySet<string>;
}

/** Cached, because many systems are scored on one world. */
export const labelledWorld: (events: WorldTask['events']) => LabelledWorld = memoise((events) => ({
  words: new Map(events.map(({ id, text }) => [id, wordCount(text)])),
  events: new Map(events.map((event) => [event.id, event])),
  values: new Set(events.flatMap(({ values }) => values)),
}));

/** A reply, read for one question after another. */
export interface Returned {
  /** The number of words in the whole reply. */
  readonly words: number;
  /**
   * The first events or memories of the reply whose words fit into the budget. The first one that does not fit ends the list, so
   * that a system need not choose a number of results.
   *
   * @param budget in words
   */
  readonly within: (question: WorldQuestion, budget: number) => CountedPart;
}

/** @param capabilities of a system that declares `memories` these decide, and no source ids */
export function returnedBy(world: LabelledWorld, result: QueryResult, capabilities: ReadonlySet<Capability>): Returned {
  const abstained = capabilities.has('abstain') && result.abstain === true;
  const { words, within } = capabilities.has('memories') ? ofMemories(world, result) : ofEvents(world, result);
  return { words, within: (question, budget) => within(question, budget, abstained) };
}

/** An event that came back twice counts once, and costs its words once. */
function ofEvents({ words }: LabelledWorld, { evidence }: QueryResult) {
  const ids = [...new Set(evidence)];
  const costs = ids.map((id) => words.get(id) ?? 0);
  const within = ({ gold, forbidden }: WorldQuestion, budget: number, abstained: boolean): CountedPart => {
    const kept = fitting(costs, budget);
    const isKept = (id: string) => {
      const place = ids.indexOf(id);
      return place >= 0 && place < kept;
    };
    return {
      found: gold.map((sources) => sources.some(isKept)),
      forbidden: forbidden.some(isKept),
      kept,
      cut: kept < ids.length,
      abstained,
    };
  };
  return { words: sum(costs), within };
}

/** Of memories the values decide: every value is unique in its world. Of a chain the last fact's value does. */
function ofMemories({ values, events }: LabelledWorld, { memories = [] }: QueryResult) {
  const texts = memories.map(({ text }) => new Set(valueWords(inUnicode15(text)).filter((token) => values.has(token))));
  const words = memories.map(({ text }) => wordCount(text));
  const costs = words.map((count, n) => Math.max(count, VALUE_PRICE * (texts[n]?.size ?? 0)));
  const valuesOf = (id: string) => events.get(id)?.values ?? [];
  const within = (question: WorldQuestion, budget: number, abstained: boolean): CountedPart => {
    const kept = fitting(costs, budget);
    const returned = new Set(texts.slice(0, kept).flatMap((text) => [...text]));
    const chain = question.family === 'hop2' || question.family === 'hop3';
    const needed = chain ? question.gold.slice(-1) : question.gold;
    const gold = new Set(question.gold.flat().flatMap(valuesOf));
    return {
      found: needed.map((sources) => sources.some((id) => valuesOf(id).some((value) => returned.has(value)))),
      // An updated value may come back: a value that is gold is never forbidden.
      forbidden: question.forbidden.some((id) => valuesOf(id).some((value) => returned.has(value) && !gold.has(value))),
      kept,
      cut: kept < texts.length,
      abstained,
    };
  };
  return { words: sum(words), within };
}

const sum = (costs: readonly number[]) => costs.reduce((total, cost) => total + cost, 0);

/** How many fit, up to the first that does not. */
function fitting(costs: readonly number[], budget: number): number {
  let remaining = budget;
  let fit = 0;
  for (const cost of costs) {
    remaining -= cost;
    if (remaining < 0) break;
    fit += 1;
  }
  return fit;
}

/** Every fact that is needed was kept and nothing that is forbidden; where nothing answers, nothing came back or it abstained. */
export function passes({ gold }: WorldQuestion, kept: CountedPart): boolean {
  if (gold.length === 0) return kept.abstained || (kept.kept === 0 && !kept.cut);
  return !kept.abstained && !kept.forbidden && kept.found.every(Boolean);
}

/** Of a question that failed. */
export function failureModes({ gold }: WorldQuestion, { found, forbidden, abstained }: CountedPart): string[] {
  if (abstained) return ['refused'];
  const returned = forbidden ? ['forbidden'] : [];
  if (gold.length === 0) return ['unanswerable', ...returned];
  return found.every(Boolean) ? returned : ['missing', ...returned];
}
