import type { Rule } from '../rule.ts';

export const sameRequests: Rule = {
  id: 'same-requests',
  title: 'Replies belong to the requests',
  why: 'A reply is evidence only for what was asked.',
  breaks: 'The digest of an episode’s requests is not that of the requests derived again from dataset and nonce.',
  remedy: 'Run again with this harness; a transcript cannot be mended.',
  check: ({ observed }) => observed.otherRequests.toString(),
};
