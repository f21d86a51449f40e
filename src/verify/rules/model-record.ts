import type { Rule } from '../rule.ts';

export const modelRecord: Rule = {
  id: 'model-record',
  title: 'A model is on record',
  why: 'A score that a model took part in means nothing without the model (CIB section 11.1, condition four).',
  breaks: 'Tokens were billed, so a model took part, and the adapter declared no model.',
  remedy:
    'Declare `model` in `initialize`: name, endpoint family, temperature, maximum output tokens, date, prompt template.',
  check: ({ manifest, metrics }) =>
    manifest.model === null && metrics.includes('billable_tokens')
      ? 'tokens were billed and no model is declared'
      : undefined,
};
