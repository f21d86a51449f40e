import type { Rule } from '../rule.ts';

export const separateGrading: Rule = {
  id: 'separate-grading',
  title: 'Judged grades stand apart',
  why: 'Grades by a person or a model are opinions; mixed with exact ones they cannot be recomputed (CIB section 11.1, condition five).',
  breaks: 'The scorecard holds a metric that the suite does not compute from source ids, labels and normalised text.',
  remedy: 'Report judged grades in a block of their own.',
  check: ({ suite, metrics }) => {
    const computed = new Set(suite.description.metrics.map(({ id }) => id));
    const foreign = metrics.filter((id) => !computed.has(id));
    return foreign.length > 0 ? foreign.join(', ') : undefined;
  },
};
