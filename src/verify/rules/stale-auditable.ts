import type { Rule } from '../rule.ts';

export const staleAuditable: Rule = {
  id: 'stale-auditable',
  title: 'Stale evidence stays auditable',
  why: 'A system may suppress stale facts; the evaluator must still know them (CIB section 11.1, condition three).',
  breaks: 'A task of the dataset has evidence that is no event, or a stale event that does not say what superseded it.',
  remedy: 'Mend the dataset: `cib validate` names every task.',
  check: ({ observed }) => observed.unsoundTasks.toString(),
};
