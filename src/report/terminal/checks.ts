import type { TokenCounts } from '../../evidence/exchange.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Reasked } from '../../evidence/receipt.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { counted } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { goldInAnswersText } from '../../verify/flags/foretold-answers.ts';
import { unaskedModel } from '../../verify/flags/other-model.ts';
import flags from '../../verify/flags.json' with { type: 'json' };
import type { Check } from '../../verify/integrity.ts';
import type { GoldInAnswers } from '../../verify/tape/gold-in-answers.ts';
import { reaskedText } from '../../verify/tier.ts';
import { formatDuration } from '../format.ts';
import { modelText } from '../model-use.ts';
import type { Style } from './layout.ts';

interface Quote {
  readonly title: string;
  readonly text: string;
}

interface AdapterCheck {
  readonly id: string;
  readonly says: string;
  readonly held: boolean;
  readonly detail?: string | undefined;
  /** What breaks no rule and should be looked at. */
  readonly warning?: string | undefined;
  readonly hint?: string | undefined;
  /** The output of the adapter, unchanged. */
  readonly quote?: Quote | undefined;
}

/**
 * The checks of an adapter. Below a failed check, or one with a warning, is what is wrong and what to do. The adapter's output is
 * quoted once, at the end.
 *
 * @param skipped what was not checked because of those that failed
 */
export function checksText(checks: readonly AdapterCheck[], skipped: readonly string[], style: Style): string {
  const told = new Set<string>();
  const lines = checks.flatMap(({ says, held, detail, warning, hint }) => {
    const found = safeText(warning ?? detail ?? '', 500);
    if (held && warning === undefined)
      return [`${style.good('✓')} ${says}${found === '' ? '' : style.dim(` (${found})`)}`];
    const why = [found, ...(hint?.split('\n').map((line) => safeText(line, 500)) ?? [])].map((line) => `    ${line}`);
    const isTold = told.has(why.join('\n'));
    told.add(why.join('\n'));
    return [`${style.bad(held ? '!' : '✗')} ${says}`, ...(isTold ? ['    The same as above.'] : why)];
  });
  const failed = checks.filter(({ held }) => !held).length;
  const warnings = checks.flatMap(({ warning }) => warning ?? []);
  const verdict =
    failed === 0
      ? ['All checks passed: the adapter follows the protocol.', ...warnings.map((one) => `${style.bad('!')} ${one}`)]
      : [`${failed} of ${checks.length} checks failed.${skippedText(skipped)}`];
  return [...lines, ...quoteLines(checks), '', ...verdict].join('\n');
}

/**
 * The check of the calls that an adapter makes to the models that it was given.
 *
 * @param answers the tokens of each call that was answered
 * @param told the errors that the adapter was told
 * @param silent why a model that was asked has answered no call
 */
export function modelCheck(
  answers: readonly TokenCounts[],
  told: readonly { readonly errors: Readonly<Record<string, number>>; readonly lastError?: string | undefined }[],
  silent: string | undefined,
): readonly AdapterCheck[] {
  const errors = new Map<string, number>();
  for (const [code, many] of told.flatMap((one) => Object.entries(one.errors)))
    errors.set(code, (errors.get(code) ?? 0) + many);
  const says = 'gets an answer from its model';
  if (answers.length + errors.size === 0) return [{ id: 'model', says, held: true, ...UNASKED }];
  const sum = (field: keyof TokenCounts) => answers.reduce((total, usage) => total + usage[field], 0);
  const used = `${counted(answers.length, 'call')}, ${sum('input_tokens')} + ${sum('output_tokens')} tokens`;
  const codes = [...errors].map(([code, many]) => `${many} × ${code}`).join(', ');
  const last = told.findLast((one) => one.lastError !== undefined)?.lastError;
  const instead = errors.size === 0 ? '' : `; in place of answers: ${codes}, such as: ${last}`;
  const none = silent === undefined ? '' : `A model that was asked has answered no call. ${silent} In all: `;
  const held = answers.length > (errors.get('gateway.untaken') ?? 0) && silent === undefined;
  return [{ id: 'model', says, held, detail: `${none}${used}${instead}` }];
}

const UNASKED = {
  warning: 'It did not ask the model that it was given.',
  hint: 'Its client must use the variables OPENAI_BASE_URL and OPENAI_API_KEY. An adapter that asks only in longer histories can ignore this.',
};

function skippedText([first, second, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  if (second === undefined) return ` One was not made, because it needs the others: “${first}”.`;
  if (others.length > 0) return ' The others were not made.';
  return ` Two were not made, because they need the others: “${first}” and “${second}”.`;
}

interface AdapterPace {
  /** How many calls were answered. */
  readonly calls: number;
  readonly slowest: Call;
  readonly slowestQuery: Call | undefined;
  readonly suite: string;
  /** The approximate number of queries in a run of the suite. */
  readonly queries: number;
}

interface Call {
  readonly method: string;
  readonly milliseconds: number;
}

/** A duration that users should know before the run. */
const LONG_RUN_MS = 600_000;

/** The number of calls, and the time of the slowest. If a run would be long at that rate, its duration. */
export function paceText({ calls: many, slowest, slowestQuery, suite, queries }: AdapterPace): string {
  const calls = `It answered ${many} calls. Its slowest call was ${slowest.method}, ${formatDuration(slowest.milliseconds)}.`;
  const total = queries * (slowestQuery?.milliseconds ?? 0);
  if (total <= LONG_RUN_MS) return calls;
  const each = slowestQuery === slowest ? 'that' : formatDuration(slowestQuery?.milliseconds ?? 0);
  return `${calls} A run of ${suite} makes about ${queries} queries: at ${each} a query it takes ${formatDuration(total)}. --jobs N runs N adapters at once, and --limit N only the first tasks.`;
}

/** If an adapter crashes, most checks fail with the same output. */
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

/** The check of a reveal against its commitment, and of held-out bundles against the revealed seed. */
export interface CheckedReveal {
  readonly held: boolean;
  readonly checks: readonly Check[];
  readonly bundles: readonly CheckedBundle[];
}

export interface CheckedBundle {
  readonly folder: string;
  readonly held: boolean;
  readonly checks: readonly Check[];
  /** The verification on the data generated again. Absent if that is not the bundle's data. */
  readonly verification?: Verification | undefined;
}

/** The checks of a reveal and of every bundle. A bundle's verification is shown as its verdict and the failed checks. */
export function revealText({ held, checks, bundles }: CheckedReveal, style: Style): string {
  const line = ({ code: _, ...check }: Check) => checkText(check, style);
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
    held ? style.good('All checks passed.') : style.bad('Some checks failed.'),
    '',
  ].join('\n');
}

interface Verification {
  readonly valid: boolean;
  readonly state: string;
  /** Set if only a part was checked. */
  readonly scope?: 'outcomes';
  /** Why no board can run this system itself. */
  readonly obstacles?: readonly string[] | undefined;
  /** The folder of the adapter, if it and the entry with the bundle are in the same repository. */
  readonly own?: string | undefined;
  /** If the bundle's harness is not in the list of released ones: whether it is the one that verifies here. */
  readonly unreleased?: 'clone' | 'package' | 'other' | undefined;
  readonly checks: readonly Check[];
  readonly manifest?: Pick<Manifest, 'gateway' | 'harness'> | undefined;
  readonly scorecard?: Pick<Scorecard, 'gateway'> | undefined;
  readonly tape?: GoldInAnswers | undefined;
  /** Set if the run is of another version of its suite: what to say of that, and the checks that fail for that alone. */
  readonly version?: { readonly lines: readonly string[]; follows(check: Check): boolean } | undefined;
}

/** Every check with its verdict, then the verdict on the bundle and the next step. */
export function verificationText(
  {
    valid,
    state,
    scope,
    checks,
    manifest,
    scorecard,
    running,
    tape,
    obstacles,
    own,
    unreleased,
    version,
    next,
  }: Verification & {
    readonly next: string;
    /** The harness that verifies here. */
    readonly running: { readonly version: string };
  },
  style: Style,
) {
  const verdict = valid ? style.good(state) : style.bad(state);
  const left = checks.filter((check) => version?.follows(check));
  const shown = checks.filter((check) => !left.includes(check));
  const only = version && shown.every(({ id, held }) => held || id === KNOWN_VERSION);
  return [
    ...(version ? [...version.lines.map((line) => safeText(line, LONGEST_DETAIL)), ''] : []),
    ...shown.map(({ remedy, ...check }) =>
      checkText(version && check.id === KNOWN_VERSION ? check : { ...check, remedy }, style),
    ),
    ...(left.length > 0 ? [style.dim(`- not compared, for the version: ${left.map(({ id }) => id).join(', ')}`)] : []),
    '',
    scope
      ? `What can be checked before the reveal, hashes and outcomes only, is ${verdict}.`
      : `This bundle is ${verdict}${only ? ' here, because it is of another version of its suite' : ''}.`,
    ...(manifest?.gateway === undefined ? [] : [style.dim(`Its ${modelText(manifest.gateway)}.`)]),
    ...flaggedText('foretold-answers', tape && goldInAnswersText(tape), style),
    ...flaggedText('unasked-model', manifest && unaskedModel(manifest, scorecard), style),
    ...(obstacles === undefined ? [] : [style.dim(obstaclesText(obstacles, own))]),
    ...(unreleased === undefined ? [] : [style.dim(UNRELEASED[unreleased])]),
    ...(unreleased !== 'other' || manifest === undefined
      ? []
      : [style.dim(versionsText(manifest.harness.version, running.version))]),
    ...(unreleased === undefined || scope || !valid ? [] : [style.dim(COMPUTED_AGAIN)]),
    `Next: ${next}`,
  ].join('\n');
}

/** The rule that a bundle of another version of its suite breaks. */
const KNOWN_VERSION = 'known-version';

const versionsText = (made: string, running: string) =>
  made === running
    ? `Its manifest names this version, ${running}, with other code.`
    : `Its manifest names version ${made}; this is version ${running}.`;

const UNRELEASED = {
  clone: 'It was made and checked with the same copy of the program, which is not a release: that is usual in a clone.',
  package:
    'It was made and checked with the same copy of the program, which is not a release: it was packed from a clone, or before its release.',
  other: 'It was made with a copy of the program that is in no list of releases here: a clone, or a newer version.',
};

const COMPUTED_AGAIN = 'The figures were computed again from the transcript.';

/** What a reviewer should look at on the tape. Empty if there is nothing. */
function flaggedText(id: keyof typeof flags, reason: string | undefined, style: Style): readonly string[] {
  if (reason === undefined) return [];
  const { title, remedy } = flags[id];
  return [
    `${style.bad('!')} ${title} ${style.dim(`(${id})`)}`,
    `    ${safeText(reason, LONGEST_DETAIL)}`,
    `    ${style.dim(remedy)}`,
  ];
}

function obstaclesText(obstacles: readonly string[], own: string | undefined): string {
  // Only the board's record says who added the entry, and anybody can commit one to a clone.
  if (own !== undefined && obstacles.length === 0)
    return `This is a run of an entry of this repository, with the adapter in its folder ${safeText(own)}. The repository’s board shows it as run by the board if a maintainer added the entry.`;
  if (obstacles.length === 0) return 'These figures are a claim. A board can run the image itself and publish its own.';
  const because = obstacles.map((reason) => `\n    ${safeText(reason)}`).join('');
  return `These figures are a claim, and no board can make this run itself:${because}`;
}

const LONGEST_DETAIL = 1_000;

/** A check with its verdict. If it failed, what is wrong and what to do. */
function checkText({ id, title, held, code, detail, remedy }: Check, style: Style): string {
  const found = code === undefined ? detail : `${code}: ${detail}`;
  return [
    `${held ? style.good('✓') : style.bad('✗')} ${title} ${style.dim(`(${id})`)}`,
    ...(found === undefined ? [] : [`    ${safeText(found, LONGEST_DETAIL)}`]),
    ...(remedy === undefined ? [] : [`    ${style.dim(remedy)}`]),
  ].join('\n');
}

/** The result of asking a tape's model again, with the failure that ended it early, if there was one. Safe to print. */
export function reaskingText({
  failure,
  ...reasked
}: Reasked & { readonly failure?: { readonly code: string; readonly message: string } }): string {
  if (failure === undefined) return `\n${reaskedText(reasked)}`;
  const { asked, sample, seed } = reasked;
  const why = `${failure.code}: ${safeText(failure.message, 500)}`;
  return `\nAsking again ended after ${asked} of ${sample} exchanges (seed ${seed}), and nothing follows from it: ${why}`;
}
