import { Fault } from '../../errors/fault.ts';
import { fullName, type Repository } from '../../github/repository.ts';

// GitHub, "Managing your personal access tokens": only classic ones have write access to public repositories that are
// not owned by you or by an organization that you are a member of; a fine-grained one reaches what one owner has.
const NEEDED = 'a classic personal access token with the scope public_repo (repo for a private board)';

/** How the reader gives a token, and where they see what is left to do by hand. */
export interface TokenWords {
  /** Such as "github-token". */
  readonly name: string;
  /** Such as "the input github-token is empty". */
  readonly missing: string;
  /** What they do with a token, with it in place of "%s". */
  readonly give: string;
  /** Such as "the summary". */
  readonly shownIn: string;
}

/** Of the Action `submit`. */
export const ACTION_WORDS: TokenWords = {
  name: 'github-token',
  missing: 'the input github-token is empty',
  give: 'Give github-token %s, from a secret of this repository',
  shownIn: 'the summary',
};

const giveHint = ({ give, shownIn }: TokenWords) =>
  `${give.replace('%s', () => NEEDED)}; or do it by hand, as ${shownIn} says.`;

export const noToken = (words: TokenWords) =>
  new Fault('github.token', `Nothing was submitted: ${words.missing}.`, { hint: giveHint(words) });

export const unknownToken = (words: TokenWords, cause: Fault) =>
  new Fault('github.token', `Nothing was submitted: GitHub does not know the token in ${words.name}.`, {
    hint: `It may have expired. ${giveHint(words)}`,
    cause,
  });

/** It is `GITHUB_TOKEN`, or another token that is an app's and no person's. */
export const appToken = (words: TokenWords, board: Repository) =>
  new Fault(
    'github.permission',
    `Nothing was submitted: GITHUB_TOKEN ends at its own repository and cannot write to a fork of ${fullName(board.name)}.`,
    { hint: giveHint(words) },
  );

export const noPush = (board: Repository, cause: Fault) =>
  new Fault(
    'github.permission',
    `Nothing was submitted: this token may not fork ${fullName(board.name)}, or not push to that fork. ${cause.message}`,
    {
      hint: `It takes ${NEEDED}. Where the fork lacks the board’s newest workflows, press "Sync fork" on its page first, or add the scope workflow.`,
      cause,
    },
  );

export const noProposal = (words: TokenWords, board: Repository, cause: Fault) =>
  new Fault(
    'github.permission',
    `The entry was pushed to your fork, but this token may not open a pull request on ${fullName(board.name)}.`,
    {
      hint: `Open it by the link in ${words.shownIn}. For the next time it takes ${NEEDED}: a fine-grained token writes only to what its one owner has.`,
      cause,
    },
  );
