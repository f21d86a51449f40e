import { round } from '../../shared/python-round.ts';
import { type Block, blocksOf } from './blocks.ts';
import { type Candidate, gateOf, type Outcome } from './gate.ts';
import { isDead, type MemoryItem } from './item.ts';
import { lessonsOf } from './lessons.ts';
import type { Memory } from './memory.ts';
import { type Compaction, type Packed, pack } from './packing.ts';
import { type Compared, compared, cosineSimilarity, DIGITS, lexicalSimilarity } from './similarity.ts';
import { isAlive } from './steps.ts';
import type { Parts } from './strategies.ts';

/** What a run asks of memory before its next step. */
export interface Query {
  readonly workspace: string;
  readonly run: string;
  readonly question: string;
  /** The most tokens that the context may cost. */
  readonly budget: number;
  /** The most candidates. */
  readonly top: number;
  /** The day on which it asks, counted as expiry is. */
  readonly day?: number | undefined;
}

/** What a query gets, and how it came about. */
export interface Context {
  /** Candidates in the order of their relevance. */
  readonly outcomes: readonly Outcome[];
  /** What the gate let through, in the order of its rank. */
  readonly accepted: readonly MemoryItem[];
  readonly blocks: readonly Block[];
  readonly tokens: number;
  readonly compaction?: Compaction | undefined;
  readonly warnings: readonly string[];
}

const NOTHING: Context = { outcomes: [], accepted: [], blocks: [], tokens: 0, warnings: [] };

/** The context that a strategy makes of a memory for a query. */
export function retrieve(memory: Memory, query: Query, parts: Parts): Context {
  if (!parts.has('recall')) return NOTHING;
  const steps = memory.steps.filter(({ run }) => run === query.run);
  const alive = new Set(steps.filter(isAlive).map(({ id }) => id));
  const gate = gateOf(parts, query.day ?? 0);
  const outcomes = candidatesOf(memory.items, query, parts).map(({ item, relevance }) =>
    gate({ item, relevance, stateMatch: stateMatch(item, alive) }),
  );
  const accepted = outcomes
    .filter(({ reason }) => reason === undefined)
    .sort(byScore)
    .map(({ item }) => item);
  const blocks = blocksOf(steps, accepted, lessonsOf(outcomes, parts));
  const packed = pack(blocks, parts.has('budget') ? query.budget : Number.POSITIVE_INFINITY, parts);
  return { outcomes, accepted, ...packed, warnings: warningsOf(outcomes, packed) };
}

type Found = Pick<Candidate, 'item' | 'relevance'>;

const byId = (a: Found, b: Found) => (a.item.id < b.item.id ? -1 : 1);
const byScore = (a: Outcome, b: Outcome) => b.score - a.score || byId(a, b);
const byRelevance = (a: Found, b: Found) => b.relevance - a.relevance || byId(a, b);

/** Lifecycle states that are no longer recalled. What is in conflict or quarantined is left to the gate. */
const OVER: readonly MemoryItem['status'][] = ['superseded', 'archived', 'dormant', 'deleted'];

/** What a project is always counts, however little the question says of it. */
const PROJECT_RELEVANCE = 0.2;

function candidatesOf(items: readonly MemoryItem[], query: Query, parts: Parts): readonly Found[] {
  const own = parts.has('workspace_isolation') ? items.filter(({ workspace }) => workspace === query.workspace) : items;
  const asked = compared(query.question);
  const near = nearestVectors(own, asked, 2 * query.top);
  const weight = near.size > 0 ? 0.5 : 0;
  const isNear = parts.has('nearest');
  const found = own
    .filter(({ status }) => !(parts.has('lifecycle') && OVER.includes(status)))
    .map((item): Found => {
      const lexical = lexicalSimilarity(asked, item);
      const relevance = round((1 - weight) * lexical + weight * (near.get(item) ?? 0), DIGITS);
      return { item, relevance: relevance > 0 || item.type !== 'project' ? relevance : PROJECT_RELEVANCE };
    })
    .filter(({ relevance }) => relevance > 0 || !isNear)
    .sort(byRelevance);
  return isNear ? found.slice(0, query.top) : found;
}

/** The items whose vectors are nearest to the question's, with how near: all other vectors count for nothing. */
function nearestVectors(items: readonly MemoryItem[], asked: Compared, most: number): ReadonlyMap<MemoryItem, number> {
  const near = items
    .map((item) => [item, cosineSimilarity(asked, item)] as const)
    .filter(([, similarity]) => similarity > 0)
    .sort(([, a], [, b]) => b - a);
  return new Map(near.slice(0, most));
}

/** How well an item fits to where the run stands. */
function stateMatch(item: MemoryItem, alive: ReadonlySet<string>): number {
  if (item.step !== undefined && alive.has(item.step)) return 1;
  if (isDead(item)) return 0;
  return item.branch === 'completed' ? 0.6 : 0.4;
}

function warningsOf(outcomes: readonly Outcome[], { blocks, compaction, cuts }: Packed): readonly string[] {
  const lessons = blocks.flatMap(({ lesson }) => lesson ?? []);
  const refused = (...reasons: readonly Outcome['reason'][]) =>
    outcomes.filter(({ reason }) => reason !== undefined && reasons.includes(reason)).length;
  const counted: readonly (readonly [count: number, text: string])[] = [
    [cuts, 'protected blocks cut to the budget'],
    [compaction?.dropped.length ?? 0, 'blocks left out for want of room'],
    [lessons.filter(({ sanitised }) => !sanitised).length, 'failures told as warnings'],
    [lessons.filter(({ sanitised }) => sanitised).length, 'dangerous failures told without their words'],
    [refused('secret'), 'secrets kept out'],
    [refused('tool_sensitive', 'destructive_command'), 'sensitive tool results kept out'],
    [refused('stale'), 'expired memories kept out'],
  ];
  return counted.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`);
}

/** What is there to build on, as one text: what recall and contamination are looked for in. */
export function positiveText({ blocks }: Pick<Context, 'blocks'>): string {
  return blocks
    .filter(({ lesson }) => lesson === undefined)
    .map(({ content }) => content)
    .join(' ');
}
