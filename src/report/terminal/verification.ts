import { safeText } from '../../text/safe-text.ts';
import type { Style } from './layout.ts';

interface Verified {
  readonly valid: boolean;
  readonly state: string;
  /** Only a part was checked. */
  readonly scope?: 'outcomes';
  /** Why no board can make this run itself. */
  readonly obstacles?: readonly string[] | undefined;
  /** Whether the harness that the bundle names is a released one. */
  readonly released?: boolean | undefined;
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
export function verificationText({ valid, state, scope, checks, obstacles, released }: Verified, style: Style): string {
  const lines = checks.map(({ id, title, held, code, detail, remedy }) =>
    [
      `${held ? style.good('✓') : style.bad('✗')} ${title} ${style.dim(id)}`,
      ...(detail === undefined ? [] : [`    ${safeText(`${code}: ${detail}`, LONGEST)}`]),
      ...(remedy === undefined ? [] : [`    ${style.dim(remedy)}`]),
    ].join('\n'),
  );
  const verdict = valid ? style.good(state) : style.bad(state);
  const onBoard = obstacles === undefined ? [] : [style.dim(obstaclesText(obstacles))];
  return [
    ...lines,
    '',
    scope
      ? `What can be checked before the reveal, hashes and outcomes only, is ${verdict}.`
      : `This bundle is ${verdict}.`,
    ...onBoard,
    ...(released === false ? [style.dim('The harness that it names is not a released one.')] : []),
    '',
  ].join('\n');
}

function obstaclesText(obstacles: readonly string[]): string {
  if (obstacles.length === 0) return 'These figures are a claim. A board can run the image itself and publish its own.';
  const because = obstacles.map((reason) => `\n    ${safeText(reason)}`).join('');
  return `These figures are a claim, and no board can run it itself:${because}`;
}
