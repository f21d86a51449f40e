import { safeText } from '../../text/safe-text.ts';
import type { Style } from './layout.ts';

interface Line {
  readonly id: string;
  readonly title: string;
  readonly held: boolean;
  readonly detail?: string | undefined;
}

interface Checked {
  readonly held: boolean;
  readonly checks: readonly Line[];
  readonly bundles: readonly {
    readonly folder: string;
    readonly held: boolean;
    readonly checks: readonly Line[];
    readonly verification?: { readonly state: string; readonly checks: readonly Line[] } | undefined;
  }[];
}

const LONGEST = 1_000;

/** A reveal with every bundle: its own checks, and of the verification the verdict and what broke. */
export function revealText({ held, checks, bundles }: Checked, style: Style): string {
  const line = ({ id, title, held: good, detail }: Line) =>
    [
      `${good ? style.good('✓') : style.bad('✗')} ${title} ${style.dim(id)}`,
      ...(detail === undefined ? [] : [`    ${safeText(detail, LONGEST)}`]),
    ].join('\n');
  return [
    ...checks.map(line),
    ...bundles.flatMap(({ folder, checks: own, verification }) => [
      '',
      style.bold(safeText(folder)),
      ...own.map(line),
      ...(verification === undefined ? [] : verification.checks.filter((one) => !one.held).map(line)),
      ...(verification === undefined ? [] : [`Verified in full on that data: ${verification.state}.`]),
    ]),
    '',
    held ? style.good('All of it holds.') : style.bad('Not all of it holds.'),
    '',
  ].join('\n');
}
