import { round } from '../../shared/python-round.ts';
import { FRESHNESS, isDead, type MemoryItem } from './item.ts';
import type { RiskFlag } from './risk.ts';
import { DIGITS } from './similarity.ts';
import type { Parts } from './strategies.ts';

/** An item that was found, with how near it is to the question and whether it stands on the run's living path. */
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

/** What the gate says of a candidate: its score, or the first reason to keep it out. */
export interface Outcome extends Candidate {
  readonly score: number;
  readonly reason?: Reason | undefined;
}

/** A strategy's gate on a day. */
export function gateOf(parts: Parts, day: number): (candidate: Candidate) => Outcome {
  return (candidate) => {
    const reason = reasonAgainst(candidate.item, parts, day);
    return { ...candidate, score: reason === undefined ? scoreOf(candidate, parts) : 0, reason };
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

/** Dead branches that a strategy lets through rank at half of what they would. */
const DEAD_FACTOR = 0.5;

function scoreOf({ item, relevance, stateMatch }: Candidate, parts: Parts): number {
  const state = parts.has('state_match') ? stateMatch : 0;
  const score = 0.4 * relevance + 0.25 * state + 0.15 * FRESHNESS + 0.15 * item.trust - 0.15 * item.risk;
  const own = round(isDead(item) ? score * DEAD_FACTOR : score, DIGITS);
  return parts.has('reflection_lite') ? round(0.5 * own + 0.5 * retention(item), DIGITS) : own;
}

/** How many uses count for as much as uses can. */
const MOST_USES = 10;

/** What is trusted, fresh and often used is worth keeping. A fixed rule in the place of a scheduled reflection. */
function retention({ trust, uses }: MemoryItem): number {
  return round(0.4 * trust + 0.3 * FRESHNESS + 0.3 * Math.min(1, uses / MOST_USES), DIGITS);
}
