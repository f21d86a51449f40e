import type { Values } from './template.ts';

/** What a server answered, as it came: a stranger's. */
export interface Reply {
  readonly text: string;
  /** The reply as a value. Throws `bridge.server` where it is no JSON. */
  json(): unknown;
}

/** A memory server behind the bridge, whatever it speaks. What goes wrong with it is a fault, `bridge.server`. */
export interface Server<Call> {
  /** Until `ends`, by the monotonic clock, it waits where the server asks for that by a rate limit. */
  call(call: Call, values: Values, ends: number): Promise<Reply>;
  /** Starts it afresh, or reaches it anew. */
  restart(): Promise<void>;
  /** It can take no further call before a restart. */
  readonly broken: boolean;
  close(): Promise<void>;
}

/** The time that a server may take to start; the harness gives the whole adapter a minute. */
export const START_MS = 50_000;
