import type { Noting, Retain } from './part.ts';

/** A rule that binds the agent is not lost for want of room. */
export const constraintRetention: Retain = {
  stage: 'retain',
  name: 'constraint_retention',
  retains: ({ type }) => type === 'constraint',
};

/** A warning that did not fit stays on record, so that a later step can still ask for it. */
export const negativeRetention: Noting = {
  stage: 'note',
  name: 'negative_retention',
  note: ({ kind, item }) => (kind === 'warning' ? { item: item.id, about: item.step ?? item.id } : undefined),
};
