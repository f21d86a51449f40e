import { Fault } from '../../errors/fault.ts';
import { fullName, type Repository } from '../../github/repository.ts';

// GitHub, "Managing your personal access tokens": only classic tokens have write access to public repositories of other
// owners. A fine-grained token has access to what one owner has.
const CLASSIC = 'a classic personal access token with the scope public_repo (repo for a private board)';

/** How the user passes a token, and where they see the remaining steps. */
export interface TokenWords {
  /** Such as "github-token". */
  readonly name: string;
  /** The kind of token that is needed. */
  readonly needed: string;
  /** Such as "the input github-token is empty". */
  readonly missing: string;
  /** The instruction for a token of a kind. */
  readonly give: (kind: string) => string;
  /** Such as "the summary". */
  readonly shownIn: string;
}

/** For the Action `submit`. */
export const ACTION_WORDS: TokenWords = {
  name: 'github-token',
  needed: CLASSIC,
  missing: 'the input github-token is empty',
  give: (kind) => `Give github-token ${kind}, from a secret of this repository`,
  shownIn: 'the summary',
};

/**
 * For the command line, which took the token from the variable `name`. Its messages ask for GH_TOKEN, which comes first. The
 * token of GitHub's own command line has the scope `repo`.
 */
export const commandWords = (name: string): TokenWords => ({
  name,
  needed: `the token that \`gh auth token\` prints, or ${CLASSIC}`,
  missing: 'GH_TOKEN is not set',
  give: (kind) => `Set GH_TOKEN to ${kind}`,
  shownIn: 'standard output',
});

const giveHint = ({ give, needed, shownIn }: TokenWords) => `${give(needed)}; or do it by hand, as ${shownIn} says.`;

export const noToken = (words: TokenWords) =>
  new Fault('github.token', `Nothing was submitted: ${words.missing}.`, { hint: giveHint(words) });

export const unknownToken = (words: TokenWords, cause: Fault) =>
  new Fault('github.token', `Nothing was submitted: GitHub rejected the token in ${words.name}.`, {
    hint: `It may have expired. ${giveHint(words)}`,
    cause,
  });

/** A part of the entry may have been pushed: the steps by hand are the same. */
export const unavailable = ({ shownIn }: TokenWords, cause: Fault) =>
  new Fault('github.unavailable', cause.message, {
    hint: `${cause.hint ?? ''} Or do it by hand, as ${shownIn} says.`.trim(),
    cause,
  });

/** The token is `GITHUB_TOKEN`, or belongs to another app and not to a person. */
export const appToken = (words: TokenWords, board: Repository) =>
  new Fault(
    'github.permission',
    `Nothing was submitted: the token in ${words.name} belongs to an app, as the GITHUB_TOKEN of a workflow does, and not to a person. It cannot write to a fork of ${fullName(board.name)}.`,
    { hint: giveHint(words) },
  );

export const noPush = ({ needed }: TokenWords, board: Repository, cause: Fault) =>
  new Fault(
    'github.permission',
    `Nothing was submitted: this token may not fork ${fullName(board.name)} or push to the fork. ${cause.message}`,
    {
      hint: `It needs ${needed}. If the fork lacks the board’s newest workflows, press "Sync fork" on its page first, or add the scope workflow.`,
      cause,
    },
  );

export const noProposal = (words: TokenWords, board: Repository, cause: Fault) =>
  new Fault(
    'github.permission',
    `The entry was pushed to your fork, but this token may not open a pull request on ${fullName(board.name)}.`,
    {
      hint: `Open it with the link in ${words.shownIn}. Next time, use ${words.needed}. A fine-grained token can only write to repositories of its owner.`,
      cause,
    },
  );
