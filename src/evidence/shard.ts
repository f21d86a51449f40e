import type { Selection } from './selection.ts';

/**
 * Parses `I/N`, such as 2/8: the second of eight shards of a run. In a file of its own, because every command loads it, and
 * the schema of a selection needs a library.
 */
export function parseShard(text: string): NonNullable<Selection['shard']> | undefined {
  const [, index, count] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count ? shard : undefined;
}
