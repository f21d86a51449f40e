import { safeText } from '../safe-text.ts';
import type { Style } from './style.ts';

interface Verified {
  readonly valid: boolean;
  readonly state: string;
  readonly checks: readonly {
    readonly id: string;
    readonly title: string;
    readonly held: boolean;
    readonly detail?: string | undefined;
    readonly remedy?: string | undefined;
  }[];
}

/** Every check with its verdict; what broke, and what to do. */
export function verificationText({ valid, state, checks }: Verified, style: Style): string {
  const lines = checks.map(({ id, title, held, detail, remedy }) =>
    [
      `${held ? style.good('✓') : style.bad('✗')} ${title} ${style.dim(id)}`,
      ...(detail === undefined ? [] : [`    ${safeText(detail)}`]),
      ...(remedy === undefined ? [] : [`    ${style.dim(remedy)}`]),
    ].join('\n'),
  );
  const verdict = valid ? style.good(state) : style.bad(state);
  return [...lines, '', `This bundle is ${verdict}.`, ''].join('\n');
}
