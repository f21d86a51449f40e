import { safeText } from '../../text/safe-text.ts';
import { type CheckLine, checkText, type Style } from './layout.ts';

interface Verification {
  readonly valid: boolean;
  readonly state: string;
  /** Set where only a part was checked. */
  readonly scope?: 'outcomes';
  /** Why no board can run this system itself. */
  readonly obstacles?: readonly string[] | undefined;
  /** Whether the harness that the bundle names is a released one. */
  readonly released?: boolean | undefined;
  readonly checks: readonly CheckLine[];
}

/** Every check with its verdict; then that of the bundle. */
export function verificationText(
  { valid, state, scope, checks, obstacles, released }: Verification,
  style: Style,
): string {
  const verdict = valid ? style.good(state) : style.bad(state);
  return [
    ...checks.map((check) => checkText(check, style)),
    '',
    scope
      ? `What can be checked before the reveal, hashes and outcomes only, is ${verdict}.`
      : `This bundle is ${verdict}.`,
    ...(obstacles === undefined ? [] : [style.dim(obstaclesText(obstacles))]),
    ...(released === false ? [style.dim('The harness that it names is not a released one.')] : []),
    '',
  ].join('\n');
}

function obstaclesText(obstacles: readonly string[]): string {
  if (obstacles.length === 0) return 'These figures are a claim. A board can run the image itself and publish its own.';
  const because = obstacles.map((reason) => `\n    ${safeText(reason)}`).join('');
  return `These figures are a claim, and no board can run it itself:${because}`;
}
