export interface Clock {
  /** Milliseconds from any fixed point; never goes back. */
  monotonic(): number;
  /** The date, ISO 8601 in UTC. */
  now(): string;
}

export interface Entropy {
  /** `bytes` random bytes, in hexadecimal. */
  hex(bytes: number): string;
}
