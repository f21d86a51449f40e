import type { Reply } from './reply.ts';
import type { Step } from './request.ts';

/**
 * One isolated memory life: `reset`, then the steps in order.
 * `key` names it inside the harness (task, arm, part) and never crosses; the adapter's side of it is an HMAC.
 */
export interface Episode {
  readonly key: string;
  readonly arm?: string;
  readonly steps: readonly Step[];
}

/** What came back for one episode: a reply a step, in order; it ends early at a fault. */
export interface EpisodeReplies {
  readonly key: string;
  readonly replies: readonly Reply[];
}
