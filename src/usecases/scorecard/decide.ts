import type { CommitStatus } from '../../github/commit-status.ts';
import type { CommentFacts, SuiteFacts } from '../../report/markdown/comment-facts.ts';

export interface Decision {
  /** What is recorded; nothing where the evidence does not reach that far. */
  readonly event: 'verified' | 'reproduced' | undefined;
  readonly reason: string;
  readonly status: Pick<CommitStatus, 'state' | 'description'>;
}

/** What follows from the facts of a comment. An entry is worth as much as the least of its suites. */
export function decide({ suites, problems }: CommentFacts): Decision {
  const nothing = (state: CommitStatus['state'], description: string): Decision => ({
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
  if (failed) return nothing('error', `A control of ${failed.description.id} is out of its range.`);
  const unjudged = first('unjudged');
  if (unjudged) return nothing('error', `What judging ${unjudged.description.id} needs was not at hand.`);

  const reached = (tier: SuiteFacts['tier']['reached']) => suites.filter((suite) => suite.tier.reached === tier);
  const [reported] = reached('reported');
  if (reported)
    return nothing('success', `Self-reported: the evidence of ${reported.description.id} agrees with itself.`);
  if (reached('verified').length > 0)
    return {
      event: 'verified',
      reason: `Every figure follows from the submitted evidence, and every rule holds.${disagreements(suites)}`,
      status: { state: 'success', description: 'Verified, not reproduced: every figure follows from the evidence.' },
    };
  return {
    event: 'reproduced',
    reason: 'Its image was run again under a nonce of the board, and the answers agree with the submitted ones.',
    status: { state: 'success', description: 'Reproduced: the board ran the image again, and the answers agree.' },
  };
}

/** The title of a check is our own text. */
const brokenIn = ({ checks }: SuiteFacts) => checks.find(({ held }) => !held)?.title ?? 'a check of the evidence';

function disagreements(suites: readonly SuiteFacts[]): string {
  const other = suites.filter(({ agreement }) => agreement?.agrees === false).map(({ description }) => description.id);
  return other.length === 0 ? '' : ` The board ran ${other.join(', ')} again, and it answered otherwise.`;
}
