import type { Rule } from '../rule.ts';

export const sourceIds: Rule = {
  id: 'source-ids',
  title: 'The system returns source ids',
  why: 'A system that cannot name its sources cannot be told from a lucky guess (CIB section 11.1, condition one).',
  breaks: 'The system acted or answered, and not one of its claims in the whole run named a source.',
  remedy: 'Return in `evidence` the source ids of the events that the answer or action rests on.',
  check: ({ observed: { claims, claimsWithSources } }) =>
    claims > 0 && claimsWithSources === 0 ? `${claims} claims, none with a source id` : undefined,
};
