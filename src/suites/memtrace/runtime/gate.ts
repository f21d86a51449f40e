import { round } from '../../shared/python-round.ts';
import { FRESHNESS, isDead, type MemoryItem } from './item.ts';
import { DIGITS } from './similarity.ts';
import type { Parts } from './strategies.ts';

/** An item that was found, with its relevance to the question, and whether it is on the run's live path. */
export interface Candidate {
  readonly item: MemoryItem;
  readonly relevance: number;
  readonly stateMatch: number;
}

export type Reason =
  | 'invalid_status'
  | 'failed_branch'
  | 'rolled_back'
  | 'secret'
  | 'destructive_command'
  | 'tool_sensitive'
  | 'stale';

/** The result of the gate for a candidate: its score, or the first reason to reject it. */
export interface ItemDecision extends Candidate {
  readonly score: number;
  readonly reason?: Reason | undefined;
}

/** By item id, how often an item was returned since it was written. An item that was not is absent. */
export type Uses = ReadonlyMap<string, number>;

export function gateOf(parts: Parts, day: number, uses: Uses): (candidate: Candidate) => ItemDecision {
  const against = reasonsOf(parts, day);
  const scoreOf = scoring(parts, uses);
  return (candidate) => {
    const { item, relevance, stateMatch } = candidate;
    const reason = against(item);
    const score = reason === undefined ? scoreOf(candidate) : 0;
    return { item, relevance, stateMatch, score, reason };
  };
}

function reasonsOf(parts: Parts, day: number): (item: MemoryItem) => Reason | undefined {
  const floor = parts.has('safety_floor');
  const isolation = parts.has('branch_isolation');
  const expiry = parts.has('expiry');
  return (item) => {
    const { flags } = item;
    if (floor && item.status === 'quarantined') return 'invalid_status';
    if (isolation && isDead(item)) return item.branch === 'failed' ? 'failed_branch' : 'rolled_back';
    if (floor && flags.includes('contains_secret')) return 'secret';
    if (floor && flags.includes('destructive_command')) return 'destructive_command';
    if (floor && flags.includes('tool_sensitive')) return 'tool_sensitive';
    if (expiry && item.expires !== undefined && item.expires < day) return 'stale';
    return undefined;
  };
}

/** If a strategy admits dead branches, their scores are multiplied by this. */
const DEAD_FACTOR = 0.5;

function scoring(parts: Parts, uses: Uses): (candidate: Candidate) => number {
  const matches = parts.has('state_match');
  const reflects = parts.has('reflection_lite');
  return ({ item, relevance, stateMatch }) => {
    const state = matches ? stateMatch : 0;
    const score = 0.4 * relevance + 0.25 * state + 0.15 * FRESHNESS + 0.15 * item.trust - 0.15 * item.risk;
    const own = round(isDead(item) ? score * DEAD_FACTOR : score, DIGITS);
    return reflects ? round(0.5 * own + 0.5 * retention(item, uses.get(item.id) ?? 0), DIGITS) : own;
  };
}

/** The number of uses beyond which more do not count. */
const MOST_USES = 10;

/** How much an item is worth keeping: trusted, fresh and often used ones are. A fixed rule in place of a scheduled reflection. */
function retention({ trust, uses }: MemoryItem, since: number): number {
  return round(0.4 * trust + 0.3 * FRESHNESS + 0.3 * Math.min(1, (uses + since) / MOST_USES), DIGITS);
}
