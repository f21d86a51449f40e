import type { System } from '../../protocol/scorecard.ts';
import { RULES } from '../../verify/rules.ts';
import type { Check } from './check.ts';

/** What keeps a bundle off a board. A control may break a rule on purpose, as by acting on no source: its page says so. */
export function broken(kind: System['kind'] | undefined, checks: readonly Check[]): readonly Check[] {
  const meant = ({ id }: Check) => kind === 'control' && RULES.some((rule) => rule.id === id);
  return checks.filter((check) => !check.held && !meant(check));
}
