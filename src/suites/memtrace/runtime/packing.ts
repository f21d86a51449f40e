import { round } from '../../shared/python-round.ts';
import { type Block, blockOf, PROTECTION } from './blocks.ts';
import type { Lesson } from './lessons.ts';
import { redacted } from './risk.ts';
import { DIGITS } from './similarity.ts';
import type { Parts } from './strategies.ts';
import { estimateTokens, truncated } from './tokens.ts';

/** A key and a value that would otherwise be lost. */
export interface Fact {
  readonly key: string;
  readonly value: string;
}

/** What was done to keep to the budget, for the record. */
export interface Compaction {
  readonly dropped: readonly Block[];
  readonly facts: readonly Fact[];
  /** Warnings that did not fit. The record is not part of the context. */
  readonly lessons: readonly Lesson[];
  /** The tokens of the notice about dropped blocks, divided by those of the blocks. */
  readonly ratio: number;
}

/** The blocks of a context, and the changes to them. */
export interface Packed {
  readonly blocks: readonly Block[];
  readonly tokens: number;
  /** Absent if nothing was dropped. */
  readonly compaction?: Compaction;
  /** How often a protected block was cut. */
  readonly cuts: number;
}

/**
 * Packs blocks into a budget of tokens. Protected blocks come first, and are cut if they do not fit. Every other block is
 * included if it fits. If blocks are dropped, the end of the context says how many, and lists their keys and values.
 */
export function pack(blocks: readonly Block[], budget: number, parts: Parts): Packed {
  const all = tokensOf(blocks);
  return all <= budget ? { blocks, tokens: all, cuts: 0 } : new Packing(blocks, budget, parts).packed();
}

const tokensOf = (blocks: readonly Block[]) => blocks.reduce((sum, { tokens }) => sum + tokens, 0);

/** The largest number of tokens of the notice about dropped blocks. */
const NOTICE = 6;
const MOST_RESERVED = 64;
const SMALL = 32;

/** The tokens that are reserved for the notice and for keys and values. */
function reserveOf(budget: number): number {
  if (budget < SMALL) return Math.min(MOST_RESERVED, Math.max(1, budget - 2));
  return Math.min(MOST_RESERVED, Math.max(16, Math.floor(budget / 8)));
}

class Packing {
  readonly #budget: number;
  readonly #parts: Parts;
  readonly #reserve: number;
  #kept: Block[] = [];
  readonly #dropped: Block[] = [];
  #cuts = 0;

  constructor(blocks: readonly Block[], budget: number, parts: Parts) {
    this.#budget = budget;
    this.#parts = parts;
    this.#reserve = reserveOf(budget);
    const secured = byProtection(blocks.filter(({ protection }) => protection !== undefined));
    const room = Math.max(0, budget - this.#reserve, Math.min(budget, tokensOf(secured)));
    for (const block of secured) this.#kept.push(this.#cut(block, Math.max(0, room - this.#used)));
    for (const block of blocks.filter(({ protection }) => protection === undefined)) {
      if (this.#used + block.tokens <= room) this.#kept.push(block);
      else this.#dropped.push(block);
    }
  }

  packed(): Packed {
    const compaction = this.#dropped.length > 0 ? this.#compact() : undefined;
    return {
      blocks: byProtection(this.#kept),
      tokens: this.#used,
      cuts: this.#cuts,
      ...(compaction && { compaction }),
    };
  }

  get #used(): number {
    return tokensOf(this.#kept);
  }

  #cut(block: Block, most: number): Block {
    if (block.tokens <= most) return block;
    this.#cuts += 1;
    const content = truncated(block.content, most);
    return { ...block, content, tokens: estimateTokens(content) };
  }

  /** Makes room for the notice by dropping further blocks, last one first. */
  #compact(): Compaction | undefined {
    const notice = this.#notice();
    const notices = () => [...this.#facts(), notice].filter(({ tokens }) => tokens > 0);
    for (;;) {
      const over = this.#used + tokensOf(notices()) - this.#budget;
      const last = this.#kept.findLastIndex(({ tokens }) => tokens > 0);
      if (over <= 0 || last < 0) break;
      const block = this.#kept[last] as Block;
      if (block.protection === undefined) this.#dropped.push(...this.#kept.splice(last, 1));
      else this.#kept[last] = this.#cut(block, Math.max(0, block.tokens - over));
    }
    const added: Block[] = [];
    for (const block of notices()) {
      const room = this.#budget - this.#used;
      if (room <= 0) continue;
      const fitted = this.#cut(block, room);
      if (fitted.tokens === 0) continue;
      added.push(fitted);
      this.#kept.push(fitted);
    }
    if (added.length === 0) return undefined;
    return {
      dropped: this.#dropped,
      facts: this.#parts.has('constraint_retention') ? factsOf(this.#dropped) : [],
      lessons: this.#parts.has('negative_retention') ? this.#dropped.flatMap(({ lesson }) => lesson ?? []) : [],
      ratio: round(tokensOf(added) / Math.max(1, tokensOf(this.#dropped)), DIGITS),
    };
  }

  #notice(): Block {
    const text = truncated(`${this.#dropped.length} blocks left out.`, Math.min(NOTICE, this.#reserve));
    return blockOf('compaction_notice', text, { protection: PROTECTION.notice });
  }

  #facts(): readonly Block[] {
    const most = Math.max(0, this.#reserve - NOTICE);
    const facts = this.#parts.has('constraint_retention') ? factsOf(this.#dropped) : [];
    if (facts.length === 0 || most === 0) return [];
    // Secrets are replaced before the cut, because half of a secret would not be recognised.
    const text = redacted(`Kept: ${facts.map(({ key, value }) => `${key}=${value}`).join('; ')}.`);
    return [blockOf('compacted_constraints', truncated(text, most), { protection: PROTECTION.compacted })];
  }
}

const UNPROTECTED = PROTECTION.notice + 1;

/** The order in which blocks are packed. Unprotected blocks come last. */
const byProtection = (blocks: readonly Block[]): Block[] =>
  blocks.toSorted((a, b) => (a.protection ?? UNPROTECTED) - (b.protection ?? UNPROTECTED));

/** Keys whose values are kept without their sentence. */
const KEYS = ['project.', 'endpoint.', 'profile.', 'procedure.'];

function factsOf(dropped: readonly Block[]): readonly Fact[] {
  return dropped
    .flatMap(({ item }): Fact[] => {
      if (!item?.key || item.value === undefined || !KEYS.some((prefix) => item.key?.startsWith(prefix))) return [];
      return [{ key: redacted(item.key), value: redacted(item.value) }];
    })
    .sort((a, b) => compare(a.key, b.key) || compare(a.value, b.value));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
