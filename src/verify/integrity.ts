import texts from './integrity.json' with { type: 'json' };

/** What is checked of a bundle before the rules. */
export interface IntegrityCheck {
  readonly id: string;
  /** Of which bundles it is made; absent where of all. */
  readonly of?: 'open' | 'secret';
  readonly title: string;
  readonly why: string;
  readonly breaks: string;
  readonly remedy: string;
}

/** One line of a verification. */
export interface Check {
  readonly id: string;
  readonly title: string;
  readonly held: boolean;
  /** What was wrong: a code of a fault, `rule.ID` or `control.NAME`. */
  readonly code?: string | undefined;
  /** Names the file, and the JSON path where there is one. It quotes untrusted files. */
  readonly detail?: string | undefined;
  readonly remedy?: string | undefined;
}

export type IntegrityId = keyof typeof texts;

/**
 * In the order in which they are made: where one fails, those that build on it are not made. The data of a held-out bundle
 * cannot be made before its seed is revealed: `secret` is made of such a bundle alone, `open` of any other.
 */
export const INTEGRITY = Object.fromEntries(
  Object.entries(texts).map(([id, check]) => [id, { id, ...check }]),
) as Readonly<Record<IntegrityId, IntegrityCheck>>;
