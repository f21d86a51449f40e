import type { Scorecard } from '../../protocol/scorecard.ts';
import type { BoardClaim, BoardComparison, BoardVerdict, EntryRun } from '../../suite/claim.ts';
import { difference } from '../../suites/shared/contest/contest.ts';
import { formatP } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { claimVerdict, type Style, textTable } from './layout.ts';

export interface SuiteClaims {
  readonly suite: Scorecard['suite'];
  readonly title: string;
  /** The runs' dataset; null without runs. */
  readonly dataset: Scorecard['dataset'] | null;
  readonly runs: readonly Pick<EntryRun, 'slug' | 'kind' | 'approach' | 'readsLabels' | 'model'>[];
  /** The entries that are not used, and why. */
  readonly leftOut: readonly { readonly slug: string; readonly reason: string }[];
  readonly claims: readonly BoardClaim[];
}

/** `--json` has all comparisons. */
const ROWS = 24;
/** A reason quotes names of systems. */
const LONGEST = 2_000;

/** Each claim with its verdict, the reason, and the comparisons behind it. */
export function claimsText(suites: readonly SuiteClaims[], style: Style): string {
  return suites
    .flatMap((one) => [...headOf(one, style), ...one.claims.map((claim) => boardClaimText(claim, style))])
    .join('\n');
}

function headOf({ title, suite, dataset, runs, leftOut }: SuiteClaims, style: Style): string[] {
  const roles = runs.filter(({ approach }) => approach !== undefined);
  const role = ({ slug, approach, readsLabels }: SuiteClaims['runs'][number]) =>
    `${slug}${readsLabels ? ' *' : ''} (${approach})`;
  return [
    style.bold(`${title} ${safeText(suite.version, 20)} · claims about the systems of this board`),
    dataset === null
      ? 'The board has no valid run of this suite.'
      : style.dim(
          `dataset ${safeText(dataset.id, 80)}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256.slice(0, 12)}…; ${runs.length} runs, without controls and examples`,
        ),
    `Approaches, as entries declare them: ${roles.map(role).join(', ') || 'none'}.   * reads labels`,
    ...leftOut.map(({ slug, reason }) => style.dim(`Left out: ${safeText(slug, 80)}: ${safeText(reason, LONGEST)}`)),
    style.dim(
      'Difference: the first minus the second, with a 95% interval that allows for shared templates. p: sign-flip test over templates, corrected for all comparisons of a verdict. The first matches if the interval is within the margin: 5 points, or 5% of tokens.',
    ),
    '',
  ];
}

function boardClaimText({ text, falsified, held, decidedBy, verdicts, notes }: BoardClaim, style: Style): string {
  const deciding = verdicts.find(({ id }) => id === decidedBy);
  return [
    `${claimVerdict(held, style)}  ${style.bold(text)}`,
    `      ${style.dim(`Falsified if ${falsified}.`)}`,
    ...verdicts.flatMap((verdict) => verdictLines(verdict, verdict === deciding, style)),
    ...notes.map((note) => `      ${style.dim(safeText(note, LONGEST))}`),
    '',
  ].join('\n');
}

function verdictLines(
  { by, held, because, needs, limits, comparisons }: BoardVerdict,
  deciding: boolean,
  style: Style,
) {
  const telling = comparisons.filter((one) => one.telling);
  const more = telling.length > ROWS ? [`${telling.length - ROWS} more: --json lists all`] : [];
  const table = deciding && telling.length > 0 ? [...tableOf(telling.slice(0, ROWS)).split('\n'), ...more] : [];
  return [
    `      ${deciding ? '→' : ' '} By ${by}: ${claimVerdict(held, style)}; ${safeText(because, LONGEST)}.`,
    ...table.map((line) => `          ${line}`),
    ...limits.map((limit) => `          ${style.dim(`Note: ${safeText(limit, LONGEST)}.`)}`),
    ...needs.map((need) => `          ${style.dim(`To decide it: ${safeText(need, LONGEST)}.`)}`),
  ];
}

function tableOf(comparisons: readonly BoardComparison[]): string {
  return textTable(
    ['first', 'second', 'on', 'templates', 'difference', '95%', 'p', 'the first'],
    comparisons.map((one) => [
      one.a,
      one.b ?? 'half',
      one.on,
      String(one.templates),
      difference(one),
      one.ci95 === null ? '–' : `[${end(one, one.ci95[0])}, ${end(one, one.ci95[1])}]`,
      formatP(one.p),
      RELATIONS[one.relation],
    ]),
  );
}

const RELATIONS = { ahead: 'is ahead', matches: 'matches', behind: 'is behind', open: 'is open' } as const;

const end = ({ unit }: BoardComparison, value: number) => (unit === 'tokens' ? value : 100 * value).toFixed(1);
