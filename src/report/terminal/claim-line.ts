import type { Claim } from '../../suite/claim.ts';
import type { Style } from './style.ts';

export function claimLine({ id, text, held, because }: Claim, style: Style): string {
  const verdict = held === null ? style.dim('undecided') : held ? style.good('held') : style.bad('not held');
  return `${verdict}  ${id}: ${text}\n      ${style.dim(because)}`;
}
