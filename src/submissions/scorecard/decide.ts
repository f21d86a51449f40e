import { LONGEST_REASON, type ReceiptEvent } from '../../evidence/receipt.ts';
import type { CommitStatus } from '../../github/commit-status.ts';
import { type CommentFacts, knowsPublicWhy, type SuiteFacts } from '../../report/markdown/comment-facts.ts';
import { differentFigures } from '../../report/markdown/comment-words.ts';

export interface SubmissionResult {
  /** The event to record. Undefined if the evidence cannot be judged. */
  readonly event: Extract<ReceiptEvent, 'verified' | 'board-run' | 'unusable' | 'contradicted'> | undefined;
  readonly reason: string;
  readonly status: Pick<CommitStatus, 'state' | 'description'>;
}

/** The decision that follows from the facts of a comment. Of several suites the most serious finding decides. */
export function decide({ suites, problems }: Pick<CommentFacts, 'suites' | 'problems'>): SubmissionResult {
  const nothing = (state: CommitStatus['state'], description: string): SubmissionResult => ({
    event: undefined,
    reason: '',
    status: { state, description },
  });
  const first = (state: SuiteFacts['state']) => suites.find((suite) => suite.state === state);
  if (problems.length > 0 || suites.length === 0)
    return nothing('failure', 'The entry cannot be judged as it is: the comment says what is wrong.');
  const invalid = first('invalid');
  if (invalid) return nothing('failure', `Does not hold for ${invalid.description.id}: ${brokenIn(invalid)}.`);
  const failed = first('failed');
  if (failed) return nothing('error', `The run of ${failed.description.id} failed: the comment says why.`);
  // A claim of an earlier version of its suite is not judged; the board's run is.
  const unjudged = suites.find(({ state, earlier }) => state === 'unjudged' && earlier === undefined);
  if (unjudged) return nothing('error', `What judging ${unjudged.description.id} needs was not available.`);
  return byClaims(suites);
}

function byClaims(suites: readonly SuiteFacts[]): SubmissionResult {
  const reason = suites.map(reasonOf).join(' ').slice(0, LONGEST_REASON).toWellFormed();
  const decided = (
    event: SubmissionResult['event'],
    state: CommitStatus['state'],
    description: string,
  ): SubmissionResult => ({ event, reason, status: { state, description } });
  const of = (verdict: NonNullable<SuiteFacts['claim']>['verdict']) =>
    suites.find(({ claim }) => claim?.verdict === verdict);
  const contradicted = of('contradicted');
  if (contradicted) return decided('contradicted', 'failure', `Contradicted: ${contradictionOf(contradicted)}.`);
  const unusable = of('unusable')?.description.id;
  if (unusable) return decided('unusable', 'error', `The board’s run of ${unusable} cannot be used.`);
  const known = suites.find(knowsPublicWhy)?.description.id;
  if (known)
    return decided('board-run', 'failure', `No rank on ${known}: the comment compares its fresh and public tasks.`);
  const notRun = suites.filter(({ claim, runs }) => claim === undefined && runs === 0);
  if (notRun[0]) {
    const event = notRun.length < suites.length ? 'board-run' : 'verified';
    const claimed = notRun.find(({ before }) => before === undefined)?.description.id;
    if (claimed) return decided(event, 'success', `Self-reported: the board did not run ${claimed}.`);
    const says = `Not run again: the board ran these files before, and receipt ${notRun[0].before} counts.`;
    return decided(event, 'success', says);
  }
  const verdict = (['unconfirmed', 'confirmed'] as const).find(of);
  const compared = verdict ? `; claim ${verdict}` : '';
  const replayed = suites.find(({ tier }) => tier === 'replayed') ?? suites.find(({ tier }) => tier === 're-asked');
  const how = replayed
    ? `Replayed by the board: ${replayed.description.id} from the submitted tape${compared}.`
    : `Run by the board, whose figures are published${compared}.`;
  return decided('board-run', 'success', how);
}

const HOW: Readonly<Partial<Record<SuiteFacts['tier'], string>>> = {
  'replayed': 'replayed from the submitted tape: ',
  're-asked': 'replayed from the submitted tape, a sample of which was asked again with the same answers: ',
};

/** The title of a check is our own text. */
const brokenIn = ({ checks }: SuiteFacts) => checks.find(({ held }) => !held)?.title ?? 'a check of the evidence';

function reasonOf(facts: SuiteFacts): string {
  const { description, scope, tier, claim, runs, earlier, obstacles, before, tape } = facts;
  const { id, version } = description;
  const how = HOW[tier] ?? '';
  const flagged = tape?.flagged
    ? ` Flagged: answers of its model hold gold that their requests did not, ${tape.flagged}.`
    : '';
  const why = knowsPublicWhy(facts);
  const known = why ? ` No rank: ${why}.` : '';
  if (claim) return `${id}: ${how}${claim.verdict}. ${claim.reason}${flagged}${known}`;
  if (runs > 0)
    return `${id}: ${how}run by the board on version ${version}. The submitted run is of version ${earlier}, and not compared.${flagged}${known}`;
  const checked = scope
    ? 'only its hashes and sums can be checked before the reveal'
    : 'scored again from the submitted evidence';
  if (before) return `${id}: ${checked}; not run again, because receipt ${before} of the same files counts.${flagged}`;
  return `${id}: ${checked}; not run by the board: ${obstacles.join('; ')}.${flagged}`;
}

/** A claim with the same headline may be contradicted by another metric, or by its declarations. */
function contradictionOf({ description, claim }: SuiteFacts): string {
  const figures = claim && differentFigures(description, claim);
  if (figures === undefined) return `what ${description.id} claims is not what the board found; the comment says why`;
  return `${description.id}: submitted ${figures.claimed}, board ${figures.measured}`;
}
