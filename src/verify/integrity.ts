import texts from './integrity.json' with { type: 'json' };

/** A check of a bundle that is made before the rules. */
export interface IntegrityCheck {
  readonly id: string;
  /** `secret`: made only on held-out bundles whose seed is secret; `open`: only on others. Absent: made on all bundles. */
  readonly of?: 'open' | 'secret';
  readonly title: string;
  readonly why: string;
  readonly breaks: string;
  readonly remedy: string;
}

/** The result of one check of a verification. */
export interface Check {
  readonly id: string;
  readonly title: string;
  readonly held: boolean;
  /** What was wrong: an error code, `rule.ID` or `control.NAME`. */
  readonly code?: string | undefined;
  /** Names the file, and the JSON path if there is one. It quotes untrusted files. */
  readonly detail?: string | undefined;
  readonly remedy?: string | undefined;
}

export type IntegrityId = keyof typeof texts;

/**
 * The checks in the order in which they are made. If one fails, those that depend on it are not made. The dataset of a held-out
 * bundle cannot be generated before its seed is revealed, so checks that need it are `open`.
 */
export const INTEGRITY = Object.fromEntries(
  Object.entries(texts).map(([id, check]) => [id, { id, ...check }]),
) as Readonly<Record<IntegrityId, IntegrityCheck>>;
