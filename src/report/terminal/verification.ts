import { safeText } from '../safe-text.ts';
import type { Style } from './style.ts';

interface Verified {
  readonly valid: boolean;
  readonly state: string;
  /** Only a part was checked. */
  readonly scope?: 'outcomes';
  readonly tier?: { readonly highest: string; readonly reasons: readonly string[] } | undefined;
  readonly checks: readonly {
    readonly id: string;
    readonly title: string;
    readonly held: boolean;
    readonly code?: string | undefined;
    readonly detail?: string | undefined;
    readonly remedy?: string | undefined;
  }[];
}

/** Details quote a stranger's file. */
const LONGEST = 1_000;

/** Every check with its verdict; what broke, and what to do. */
export function verificationText({ valid, state, scope, checks, tier }: Verified, style: Style): string {
  const lines = checks.map(({ id, title, held, code, detail, remedy }) =>
    [
      `${held ? style.good('✓') : style.bad('✗')} ${title} ${style.dim(id)}`,
      ...(detail === undefined ? [] : [`    ${safeText(`${code}: ${detail}`, LONGEST)}`]),
      ...(remedy === undefined ? [] : [`    ${style.dim(remedy)}`]),
    ].join('\n'),
  );
  const verdict = valid ? style.good(state) : style.bad(state);
  const highest = tier === undefined ? [] : [style.dim(tierText(tier))];
  return [
    ...lines,
    '',
    scope
      ? `What can be checked before the reveal, hashes and outcomes only, is ${verdict}.`
      : `This bundle is ${verdict}.`,
    ...highest,
    '',
  ].join('\n');
}

function tierText({ highest, reasons }: { highest: string; reasons: readonly string[] }): string {
  const because = reasons.map((reason) => `\n    ${safeText(reason)}`).join('');
  return `On a board it is ${highest} at most${because ? `:${because}` : '.'}`;
}
