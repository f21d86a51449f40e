import categories from './categories.json' with { type: 'json' };
import devices from './devices.json' with { type: 'json' };
import type { Asks, RejectedBecause, Rubric, Statement } from './schema.ts';

/** What a line says about a fact, by the fact's id. */
export interface Tell extends Omit<Statement, 'session_id' | 'message_index'> {
  readonly fact: string;
}

/** WRIT's anti-cheat devices, as types of interference: what a marked message does. */
export const DEVICES = devices;
export type Device = keyof typeof DEVICES;

/** A message with its marks. */
export interface Line {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly tells?: readonly Tell[] | undefined;
  readonly devices?: readonly Device[] | undefined;
}

export interface DraftSession {
  readonly at: string;
  readonly lines: readonly Line[];
}

/** The benchmark's six memory types. */
export const FACT_TYPES = ['explicit', 'mutable', 'latent', 'entity', 'work_state', 'non_memory'] as const;
export type FactType = (typeof FACT_TYPES)[number];

export interface DraftFact {
  readonly type: FactType;
  /** The person it is about, if another fact leads to it. */
  readonly subject?: string | undefined;
}

/** The capabilities that the scenarios of each category need, with the benchmark's names, and their possible failures. */
export const BY_CATEGORY = categories;
export type Category = keyof typeof BY_CATEGORY;

/** The nine capability categories of the benchmark. */
export const CATEGORIES = Object.keys(BY_CATEGORY) as readonly Category[];

/** What an author decides of a scenario, besides its sessions. `assemble` derives everything else. */
export interface Story {
  /** Absent if the scenario is written by hand. */
  readonly template?: string;
  readonly facts: Readonly<Record<string, DraftFact>>;
  readonly restsOn: readonly string[];
  readonly prompt: string;
  /** The fact that the question is about, in words. */
  readonly fact: string;
  readonly asks?: Asks | undefined;
  readonly asOf?: string | undefined;
  /** Null if nothing is known. */
  readonly answer: string | readonly string[] | null;
  readonly rejected: Readonly<Partial<Record<RejectedBecause, readonly string[]>>>;
  /** The allowed actions. The right one is the answer. */
  readonly actions?: readonly string[] | undefined;
  /** Absent if it follows from the answer. */
  readonly rubric?: Rubric | undefined;
}
