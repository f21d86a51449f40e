import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../protocol/constants.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { QueryResult } from '../protocol/reply.ts';
import { loadSuite, SUITE_IDS } from './catalogue.ts';

/** Texts of up to 10 MiB, as long as a reply may be. V8 refuses a loop over as many letters, marks or points in a pattern. */
const TEXTS: Readonly<Record<string, string>> = {
  letters: `${'a'.repeat(10_000_000)}中`,
  marks: '\u0301'.repeat(5_000_000),
  points: `${'.'.repeat(10_000_000)}中`,
};

const REPLIES: readonly ((text: string) => Partial<QueryResult>)[] = [
  (text) => ({ answer: text, abstain: false }),
  (text) => ({ action: text, abstain: false }),
  (text) => ({ context: text }),
  (text) => ({ memories: Array.from({ length: 500 }, (_, i) => ({ text: text.slice(i * 20_000, (i + 1) * 20_000) })) }),
];

/** The oracle's replies, with others to the first question. */
function withFirst(episodes: readonly EpisodeReplies[], other: Partial<QueryResult>): readonly EpisodeReplies[] {
  let isFirst = true;
  return episodes.map(({ key, replies }) => ({
    key,
    replies: replies.map((reply) => {
      if (!isFirst || reply.method !== 'query' || !('result' in reply)) return reply;
      isFirst = false;
      return { ...reply, result: { ...reply.result, ...other } } as typeof reply;
    }),
  }));
}

describe.each(SUITE_IDS)('the scoring of %s', (id) => {
  it.each(Object.keys(TEXTS))('takes replies of ten million %s', async (what) => {
    const { generator, ownSystems, score } = await loadSuite(id);
    const task = generator.generate(generator.publicSeed, 0);
    const oracle = ownSystems.find(({ name }) => name === 'oracle');
    for (const reply of REPLIES) {
      const replies = withFirst(oracle?.answer(task) ?? [], reply(TEXTS[what] ?? ''));
      expect(score(task, replies, new Set(CAPABILITIES)).id).toBe(task.id);
    }
  });
});
