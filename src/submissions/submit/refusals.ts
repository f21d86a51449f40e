import { Fault } from '../../errors/fault.ts';
import { fullName, type Repository } from '../../github/repository.ts';

// GitHub, "Managing your personal access tokens": only classic ones have write access to public repositories that are
// not owned by you or by an organization that you are a member of; a fine-grained one reaches what one owner has.
const NEEDED = 'a classic personal access token with the scope public_repo (repo for a private board)';
const GIVE = `Give github-token ${NEEDED}, from a secret of this repository; or do it by hand, as the summary says.`;

export const noToken = () =>
  new Fault('github.token', 'Nothing was submitted: the input github-token is empty.', { hint: GIVE });

export const unknownToken = (cause: Fault) =>
  new Fault('github.token', 'Nothing was submitted: GitHub does not know the token in github-token.', {
    hint: `It may have expired. ${GIVE}`,
    cause,
  });

/** It is `GITHUB_TOKEN`, or another token that is an app's and no person's. */
export const appToken = (board: Repository) =>
  new Fault(
    'github.permission',
    `Nothing was submitted: GITHUB_TOKEN ends at its own repository and cannot write to a fork of ${fullName(board.name)}.`,
    { hint: GIVE },
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

export const noProposal = (board: Repository, cause: Fault) =>
  new Fault(
    'github.permission',
    `The entry was pushed to your fork, but this token may not open a pull request on ${fullName(board.name)}.`,
    {
      hint: `Open it by the link in the summary. For the next time it takes ${NEEDED}: a fine-grained token writes only to what its one owner has.`,
      cause,
    },
  );
