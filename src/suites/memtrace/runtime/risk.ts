import { EDGE } from './python-text.ts';

/** Why a memory is dangerous to return. */
export const RISK_FLAGS = ['contains_secret', 'destructive_command', 'tool_sensitive', 'production_env'] as const;
export type RiskFlag = (typeof RISK_FLAGS)[number];

const flagged = (...forms: readonly string[]) => new RegExp(forms.join('|'), 'iu');

/** A quick check: every text that shows one of the risks also matches this. */
const SIGNS = flagged('--force', 'rm\\s', 'drop\\s', 'truncate', 'prod', 'secret');

const DESTRUCTIVE = flagged(
  `--force${EDGE}`,
  `${EDGE}rm\\s+-rf${EDGE}`,
  `${EDGE}drop\\s+table${EDGE}`,
  `${EDGE}truncate${EDGE}`,
);
const PRODUCTION = flagged(`${EDGE}production${EDGE}`, `${EDGE}prod${EDGE}`, `production[_-]?key${EDGE}`);
const SENSITIVE = flagged('--force', 'rm -rf', 'drop table', 'production', 'prod-', 'secret');

/** The risks of which a text has signs. A text without signs may still be dangerous. */
export function risksOf(text: string): readonly RiskFlag[] {
  if (!SIGNS.test(text)) return [];
  const destructive = DESTRUCTIVE.test(text);
  const production = PRODUCTION.test(text);
  const flags: RiskFlag[] = [];
  if (destructive) flags.push('destructive_command');
  if (destructive || production || SENSITIVE.test(text)) flags.push('tool_sensitive');
  if (production) flags.push('production_env');
  return flags;
}
