import { safeText } from '../../text/safe-text.ts';
import { type CheckLine, checkText, type Style } from './layout.ts';

interface RevealCheck {
  readonly held: boolean;
  readonly checks: readonly CheckLine[];
  readonly bundles: readonly {
    readonly folder: string;
    readonly checks: readonly CheckLine[];
    readonly verification?: { readonly state: string; readonly checks: readonly CheckLine[] } | undefined;
  }[];
}

/** The checks of a reveal and of every bundle; of a bundle's verification the verdict and the checks that failed. */
export function revealText({ held, checks, bundles }: RevealCheck, style: Style): string {
  const line = ({ id, title, held: good, detail }: CheckLine) => checkText({ id, title, held: good, detail }, style);
  return [
    ...checks.map(line),
    ...bundles.flatMap(({ folder, checks: own, verification }) => [
      '',
      style.bold(safeText(folder)),
      ...own.map(line),
      ...(verification?.checks.filter((one) => !one.held).map(line) ?? []),
      ...(verification ? [`Verified in full on that data: ${verification.state}.`] : []),
    ]),
    '',
    held ? style.good('All of it holds.') : style.bad('Not all of it holds.'),
    '',
  ].join('\n');
}
