import type { System } from '../../protocol/scorecard.ts';
import type { Check } from './check.ts';

/** What keeps a bundle off a board. A control may break a rule on purpose, as by acting on no source: its page says so. */
export function broken(kind: System['kind'] | undefined, checks: readonly Check[]): readonly Check[] {
  const meant = ({ code }: Check) => kind === 'control' && code?.startsWith('rule.');
  return checks.filter((check) => !check.held && !meant(check));
}
