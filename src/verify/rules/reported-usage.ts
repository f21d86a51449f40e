import type { Rule } from '../rule.ts';

export const reportedUsage: Rule = {
  id: 'reported-usage',
  title: 'Declared usage is reported each time',
  why: 'Leaving dear questions out would make a system look cheap.',
  breaks: 'The system declared `usage`, and answered a question without it.',
  remedy: 'Return `usage` with every answer, zeros included, or do not declare it.',
  check: ({ observed }) => observed.withoutUsage.toString(),
};
