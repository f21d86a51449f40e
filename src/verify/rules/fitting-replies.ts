import type { Rule } from '../rule.ts';

export const fittingReplies: Rule = {
  id: 'fitting-replies',
  title: 'Each request has its reply',
  why: 'Replies that answer nothing, or that hold what was not declared, are no evidence: a weak metric could be undeclared afterwards.',
  breaks:
    'An episode’s replies are not one a request, in order, of its method, ending early only at a fault; or one holds a field whose capability was not declared.',
  remedy: 'Run again with this harness; a transcript cannot be mended.',
  check: ({ observed }) => observed.misfits.toString(),
};
