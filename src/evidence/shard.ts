import type { Selection } from './selection.ts';

/** `I/N`, such as 2/8: the second of eight shares of a run. Undefined where the text is none. */
export function parseShard(text: string): NonNullable<Selection['shard']> | undefined {
  const [, index, count] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count ? shard : undefined;
}
