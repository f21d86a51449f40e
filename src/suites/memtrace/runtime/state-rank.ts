import type { Rank } from './part.ts';

/** Small beside a shared rare word: it decides between items that are about equally near to the question. */
const SAME_RUN = 0.1;

/** What the asking run found out itself stands nearer to its next step than what others did. */
export const stateRank: Rank = {
  stage: 'rank',
  name: 'state_rank',
  rank: (_, query) => (item) => (query.run !== undefined && item.run === query.run ? SAME_RUN : 0),
};
