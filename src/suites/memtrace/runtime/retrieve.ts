import { round } from '../../shared/python-round.ts';
import { blocksOf, progressOf } from './blocks.ts';
import { type Candidate, gateOf, type ItemDecision, type Uses } from './gate.ts';
import { isDead, type MemoryItem } from './item.ts';
import { lessonsOf } from './lessons.ts';
import type { Memory } from './memory.ts';
import { type Packed, pack } from './packing.ts';
import { compared, cosines, DIGITS, lexicalTo } from './similarity.ts';
import { isAlive } from './steps.ts';
import { agreementIn, type Parts, sharedBy } from './strategies.ts';

/** A run's query to memory before its next step. */
export interface Query {
  readonly workspace: string;
  readonly run: string;
  readonly question: string;
  /** The token budget of the context. */
  readonly budget: number;
  /** The largest number of candidates. */
  readonly top: number;
  /** The day of the query, counted as for expiry. */
  readonly day?: number | undefined;
}

/** The context for a query, and how it was made. */
export interface Context extends Packed {
  /** Candidates in the order of their relevance. */
  readonly outcomes: readonly ItemDecision[];
  /** The items that the gate admitted, in the order of their rank. */
  readonly accepted: readonly MemoryItem[];
}

const NOTHING: Context = { outcomes: [], accepted: [], blocks: [], tokens: 0, cuts: 0 };

export function retrieve(memory: Memory, query: Query, parts: Parts): Context {
  return asked(memory, query)(parts);
}

const NO_USES: Uses = new Map();

/** Asks a memory a question. The candidates are computed once for all strategies that have the same ones. */
export function asked(memory: Memory, query: Query): (parts: Parts, uses?: Uses) => Context {
  const steps = memory.steps.filter(({ run }) => run === query.run);
  const progress = progressOf(steps);
  const alive = new Set(steps.filter(isAlive).map(({ id }) => id));
  const ranked = sharedBy(candidatesOf, (parts) =>
    byRelevance(memory.items, query, parts).map(
      ({ item, relevance }): Candidate => ({ item, relevance, stateMatch: stateMatch(item, alive) }),
    ),
  );
  const top = sharedBy(candidatesOf, (parts) =>
    ranked(parts)
      .filter(({ relevance }) => relevance > 0)
      .slice(0, query.top),
  );
  return (parts, uses = NO_USES) => {
    if (!parts.has('recall')) return NOTHING;
    const outcomes = (parts.has('nearest') ? top : ranked)(parts).map(gateOf(parts, query.day ?? 0, uses));
    const accepted = outcomes
      .filter(({ reason }) => reason === undefined)
      .sort(byScore)
      .map(({ item }) => item);
    const blocks = blocksOf(progress, accepted, lessonsOf(outcomes, parts));
    const packed = pack(blocks, parts.has('budget') ? query.budget : Number.POSITIVE_INFINITY, parts);
    return { outcomes, accepted, ...packed };
  };
}

/** Strategies that agree in these parts have the same candidates. */
const candidatesOf = agreementIn(['workspace_isolation', 'lifecycle']);

type Found = Pick<Candidate, 'item' | 'relevance'>;

const byId = (a: Found, b: Found) => (a.item.id < b.item.id ? -1 : 1);
const byScore = (a: ItemDecision, b: ItemDecision) => b.score - a.score || byId(a, b);

/** States of items that are no longer recalled. Conflicted and quarantined items are left to the gate. */
const OVER: readonly MemoryItem['status'][] = ['superseded', 'archived', 'dormant', 'deleted'];

/** The relevance of project memories that share nothing with the question. */
const PROJECT_RELEVANCE = 0.2;

/** The items that may be recalled, the most relevant first. */
function byRelevance(items: readonly MemoryItem[], query: Query, parts: Parts): readonly Found[] {
  const own = parts.has('workspace_isolation') ? items.filter(({ workspace }) => workspace === query.workspace) : items;
  const question = compared(query.question);
  const angles = cosines(question, own);
  const near = nearest(angles, 2 * query.top);
  const weight = near.size > 0 ? 0.5 : 0;
  const lexicalOf = lexicalTo(question);
  const found: Found[] = [];
  for (let at = 0; at < own.length; at += 1) {
    const item = own[at] as MemoryItem;
    if (parts.has('lifecycle') && OVER.includes(item.status)) continue;
    const lexical = angles[at] === 0 ? 0 : lexicalOf(item);
    const relevance = round((1 - weight) * lexical + weight * (near.get(at) ?? 0), DIGITS);
    found.push({ item, relevance: relevance > 0 || item.type !== 'project' ? relevance : PROJECT_RELEVANCE });
  }
  return found.sort((a, b) => b.relevance - a.relevance || byId(a, b));
}

/**
 * The places of the vectors that are nearest to the question's, with their similarity. For all others the similarity counts as
 * 0.
 */
function nearest(angles: readonly number[], most: number): ReadonlyMap<number, number> {
  const near: (readonly [at: number, similarity: number])[] = [];
  for (let at = 0; at < angles.length; at += 1) {
    const similarity = round(angles[at] as number, DIGITS);
    if (similarity > 0) near.push([at, similarity]);
  }
  return new Map(near.sort(([, a], [, b]) => b - a).slice(0, most));
}

/** How well an item matches the run's present state. */
function stateMatch(item: MemoryItem, alive: ReadonlySet<string>): number {
  if (item.step !== undefined && alive.has(item.step)) return 1;
  if (isDead(item)) return 0;
  return item.branch === 'completed' ? 0.6 : 0.4;
}

/** The blocks to build on as one text, in which recall and contamination are measured. */
export function positiveText({ blocks }: Pick<Context, 'blocks'>): string {
  return blocks
    .filter(({ lesson }) => lesson === undefined)
    .map(({ content }) => content)
    .join(' ');
}
