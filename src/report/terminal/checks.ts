import type { Manifest } from '../../evidence/manifest.ts';
import { safeText } from '../../text/safe-text.ts';
import { foretoldAnswers } from '../../verify/flags/foretold-answers.ts';
import type { Check } from '../../verify/integrity.ts';
import { type Foretold, foretoldText } from '../../verify/tape/foretold.ts';
import { modelText } from '../model-use.ts';
import type { Style } from './layout.ts';

interface Quote {
  readonly title: string;
  readonly text: string;
}

interface AdapterCheck {
  readonly says: string;
  readonly held: boolean;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  /** What the adapter said, as it came. */
  readonly quote?: Quote | undefined;
}

/** The checks of an adapter; below those that failed, what is wrong and what to do. What it said is quoted once, at the end. */
export function checksText(checks: readonly AdapterCheck[], style: Style): string {
  const lines = checks.flatMap(({ says, held, detail, hint }) => {
    const found = detail === undefined ? '' : safeText(detail, 500);
    if (held) return [`${style.good('✓')} ${says}${found === '' ? '' : style.dim(` (${found})`)}`];
    return [`${style.bad('✗')} ${says}`, `    ${found}`, ...(hint === undefined ? [] : [`    ${safeText(hint, 500)}`])];
  });
  const failed = checks.filter(({ held }) => !held).length;
  const verdict = failed === 0 ? 'It keeps to the protocol.' : `${failed} of ${checks.length} checks failed.`;
  return [...lines, ...quoteLines(checks), '', verdict].join('\n');
}

/** Most checks fail alike where an adapter crashes. */
function quoteLines(checks: readonly AdapterCheck[]): readonly string[] {
  const counts = new Map<string, { readonly quote: Quote; readonly times: number }>();
  for (const { quote } of checks)
    if (quote) counts.set(quote.text, { quote, times: (counts.get(quote.text)?.times ?? 0) + 1 });
  return [...counts.values()].flatMap(({ quote: { title, text }, times }) => [
    '',
    times === 1 ? title : `${title.replace(/:$/, '')}, the same in ${times} checks:`,
    ...text.split('\n').map((line) => `  | ${safeText(line, 500)}`),
  ]);
}

/** A reveal that was checked against its commitment, and held-out bundles against the revealed seed. */
export interface CheckedReveal {
  readonly held: boolean;
  readonly checks: readonly Check[];
  readonly bundles: readonly CheckedBundle[];
}

export interface CheckedBundle {
  readonly folder: string;
  readonly held: boolean;
  readonly checks: readonly Check[];
  /** The verification on the data generated again; absent where that is not the bundle's data. */
  readonly verification?: Verification | undefined;
}

/** The checks of a reveal and of every bundle; of a bundle's verification the verdict and the checks that failed. */
export function revealText({ held, checks, bundles }: CheckedReveal, style: Style): string {
  const line = ({ id, title, held: good, detail }: Check) => checkText({ id, title, held: good, detail }, style);
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

interface Verification {
  readonly valid: boolean;
  readonly state: string;
  /** Set where only a part was checked. */
  readonly scope?: 'outcomes';
  /** Why no board can run this system itself. */
  readonly obstacles?: readonly string[] | undefined;
  /** Where the harness that the bundle names is in no list of released ones: whether it is the one that verifies here. */
  readonly unreleased?: 'own' | 'other' | undefined;
  readonly checks: readonly Check[];
  readonly manifest?: Pick<Manifest, 'gateway'> | undefined;
  readonly tape?: Foretold | undefined;
}

/** Every check with its verdict; then that of the bundle, and what to do next. */
export function verificationText(
  {
    valid,
    state,
    scope,
    checks,
    manifest,
    tape,
    obstacles,
    unreleased,
    next,
  }: Verification & { readonly next: string },
  style: Style,
) {
  const verdict = valid ? style.good(state) : style.bad(state);
  return [
    ...checks.map((check) => checkText(check, style)),
    '',
    scope
      ? `What can be checked before the reveal, hashes and outcomes only, is ${verdict}.`
      : `This bundle is ${verdict}.`,
    ...(manifest?.gateway === undefined ? [] : [style.dim(`Its ${modelText(manifest.gateway)}.`)]),
    ...flaggedText(tape, style),
    ...(obstacles === undefined ? [] : [style.dim(obstaclesText(obstacles))]),
    ...(unreleased === undefined ? [] : [style.dim(UNRELEASED[unreleased])]),
    ...(unreleased === undefined || scope || !valid ? [] : [style.dim(COMPUTED_AGAIN)]),
    `Next: ${next}`,
    '',
  ].join('\n');
}

const UNRELEASED = {
  own: 'It was made with this very copy of the program, which is not a release: that is usual for a clone.',
  other: 'It was made with a copy of the program that is in no list of releases here: a clone, or a newer version.',
};

const COMPUTED_AGAIN = 'The figures do not rest on that copy: this program computed them again from the transcript.';

/** What a reviewer should look at on the tape; nothing where nothing is. */
function flaggedText(tape: Foretold | undefined, style: Style): readonly string[] {
  const reason = tape && foretoldText(tape);
  if (reason === undefined) return [];
  const { id, title, remedy } = foretoldAnswers;
  return [
    `${style.bad('!')} ${title} ${style.dim(id)}`,
    `    ${safeText(reason, LONGEST_DETAIL)}`,
    `    ${style.dim(remedy)}`,
  ];
}

function obstaclesText(obstacles: readonly string[]): string {
  if (obstacles.length === 0) return 'These figures are a claim. A board can run the image itself and publish its own.';
  const because = obstacles.map((reason) => `\n    ${safeText(reason)}`).join('');
  return `These figures are a claim, and no board can run it itself:${because}`;
}

const LONGEST_DETAIL = 1_000;

/** A check with its verdict; where it failed, what broke and what to do. */
function checkText({ id, title, held, code, detail, remedy }: Check, style: Style): string {
  const found = code === undefined ? detail : `${code}: ${detail}`;
  return [
    `${held ? style.good('✓') : style.bad('✗')} ${title} ${style.dim(id)}`,
    ...(found === undefined ? [] : [`    ${safeText(found, LONGEST_DETAIL)}`]),
    ...(remedy === undefined ? [] : [`    ${style.dim(remedy)}`]),
  ].join('\n');
}
