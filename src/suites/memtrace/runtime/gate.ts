import { round } from '../../shared/python-round.ts';
import { FRESHNESS, isDead, type MemoryItem } from './item.ts';
import type { RiskFlag } from './risk.ts';
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
export interface Outcome extends Candidate {
  readonly score: number;
  readonly reason?: Reason | undefined;
}

/** By item id, how often an item was returned since it was written. An item that was not is absent. */
export type Uses = ReadonlyMap<string, number>;

/** The gate of a strategy on a day. */
export function gateOf(parts: Parts, day: number, uses: Uses): (candidate: Candidate) => Outcome {
  return (candidate) => {
    const { item, relevance, stateMatch } = candidate;
    const reason = reasonAgainst(item, parts, day);
    const score = reason === undefined ? scoreOf(candidate, parts, item.uses + (uses.get(item.id) ?? 0)) : 0;
    return { item, relevance, stateMatch, score, reason };
  };
}

function reasonAgainst(item: MemoryItem, parts: Parts, day: number): Reason | undefined {
  const floor = parts.has('safety_floor');
  const has = (flag: RiskFlag) => item.flags.includes(flag);
  if (floor && item.status === 'quarantined') return 'invalid_status';
  if (parts.has('branch_isolation') && isDead(item)) return item.branch === 'failed' ? 'failed_branch' : 'rolled_back';
  if (floor && has('contains_secret')) return 'secret';
  if (floor && has('destructive_command')) return 'destructive_command';
  if (floor && has('tool_sensitive')) return 'tool_sensitive';
  if (parts.has('expiry') && item.expires !== undefined && item.expires < day) return 'stale';
  return undefined;
}

/** If a strategy admits dead branches, their scores are multiplied by this. */
const DEAD_FACTOR = 0.5;

function scoreOf({ item, relevance, stateMatch }: Candidate, parts: Parts, uses: number): number {
  const state = parts.has('state_match') ? stateMatch : 0;
  const score = 0.4 * relevance + 0.25 * state + 0.15 * FRESHNESS + 0.15 * item.trust - 0.15 * item.risk;
  const own = round(isDead(item) ? score * DEAD_FACTOR : score, DIGITS);
  return parts.has('reflection_lite') ? round(0.5 * own + 0.5 * retention(item, uses), DIGITS) : own;
}

/** The number of uses beyond which more do not count. */
const MOST_USES = 10;

/** How much an item is worth keeping: trusted, fresh and often used ones are. A fixed rule in place of a scheduled reflection. */
function retention({ trust }: MemoryItem, uses: number): number {
  return round(0.4 * trust + 0.3 * FRESHNESS + 0.3 * Math.min(1, uses / MOST_USES), DIGITS);
}
