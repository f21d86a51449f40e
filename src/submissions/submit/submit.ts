import { Fault } from '../../errors/fault.ts';
import type { GitHubClient, RepositoryName } from '../../github/client.ts';
import { forkWith } from '../../github/fork.ts';
import {
  type Author,
  branchTip,
  commitFolder,
  createBranch,
  type GitFolder,
  moveBranch,
  readCommit,
  resetBranch,
  treeAt,
} from '../../github/git-data.ts';
import { authorOf, personOf } from '../../github/identity.ts';
import { findProposal, type Proposal, type Proposed, propose, reword } from '../../github/proposal.ts';
import { findRepository, fullName, type Repository } from '../../github/repository.ts';
import type { MarkdownTemplate } from '../../report/markdown/markdown-template.ts';
import { submissionBody, submissionTitle } from '../../report/markdown/submission.ts';
import { appToken, noProposal, noPush, noToken, type TokenWords, unavailable, unknownToken } from './faults.ts';
import type { Submission } from './read-submission.ts';

export interface SubmitRequest {
  readonly board: RepositoryName;
  readonly submission: Submission;
  /** The template of the pull request's text. */
  readonly template: MarkdownTemplate;
  readonly words: TokenWords;
}

/** The pull request is open with this entry, or is not needed because the board has it already. */
export interface Submitted {
  readonly what: 'created' | 'updated' | 'unchanged';
  readonly pull: Proposed | undefined;
  readonly commit: string;
  readonly branch: string;
}

/** What could be done with the token. A person has to do the rest. */
export interface ByHand {
  readonly what: 'by-hand';
  readonly fault: Fault;
  /** The board's default branch. Undefined if the board could not be read. */
  readonly base: string | undefined;
  readonly title: string;
  readonly branch: string;
  /** Undefined if nothing could be pushed. */
  readonly pushed: { readonly commit: string; readonly owner: string } | undefined;
}

/** Opens the pull request that adds the entry to the board, or updates the open one. */
export async function submit(client: GitHubClient, request: SubmitRequest): Promise<Submitted | ByHand> {
  try {
    return await submitted(client, request);
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    if (thrown.code === 'github.unavailable')
      return { ...withoutToken(request), fault: unavailable(request.words, thrown) };
    if (thrown.code !== 'github.token') throw thrown;
    return { ...withoutToken(request), fault: unknownToken(request.words, thrown) };
  }
}

/** The remaining steps if there is no token. */
export function withoutToken({ submission, words }: Pick<SubmitRequest, 'submission' | 'words'>): ByHand {
  const title = submissionTitle({ ...submission, known: false });
  const branch = branchOf(submission);
  return { what: 'by-hand', fault: noToken(words), base: undefined, title, branch, pushed: undefined };
}

/** The name of the branch in the fork. */
export const branchOf = ({ entry }: Submission) => `entry/${entry.slug}`;

async function submitted(client: GitHubClient, request: SubmitRequest): Promise<Submitted | ByHand> {
  const { submission, template, words } = request;
  const board = await boardAt(client, request.board);
  const tip = await tipOf(client, board);
  const boardTree = await treeAt(
    client,
    board.name,
    (await readCommit(client, board.name, tip)).tree,
    submission.folder.path,
  );
  const branch = branchOf(submission);
  const facts = { ...submission, folder: submission.folder.path, tree: submission.folder.tree, known: !!boardTree };
  const text = { title: submissionTitle(facts), body: submissionBody(template, facts) };
  const byHand = (fault: Fault, pushed?: ByHand['pushed']): ByHand => {
    return { what: 'by-hand', fault, pushed, base: board.defaultBranch, title: text.title, branch };
  };

  const person = await personOf(client);
  if (person === undefined) return byHand(appToken(words, board));
  const reached = await asFarAsAllowed(() => forkWith(client, board, person, tip));
  if (reached instanceof Fault) return byHand(noPush(words, board, reached));
  const proposal: Proposal = { board, from: reached, branch };
  const open = await findProposal(client, proposal);
  if (open === undefined && boardTree === submission.folder.tree) {
    return { what: 'unchanged', pull: undefined, commit: tip, branch };
  }
  const message = messageOf(submission, !!boardTree);
  const entry = { ...proposal, tip, folder: submission.folder, message, author: authorOf(person) };
  const pushed = await asFarAsAllowed<Pushed>(() => pushEntry(client, entry, open !== undefined));
  if (pushed instanceof Fault) return byHand(noPush(words, board, pushed));
  const { commit } = pushed;
  if (open) {
    if (pushed.moved) await reword(client, proposal, open.number, text);
    return { what: pushed.moved ? 'updated' : 'unchanged', pull: open, commit, branch };
  }
  const pull = await asFarAsAllowed(() => propose(client, proposal, text));
  if (pull instanceof Fault) return byHand(noProposal(words, board, pull), { commit, owner: reached.name.owner });
  return { what: 'created', pull, commit, branch };
}

async function boardAt(client: GitHubClient, name: RepositoryName): Promise<Repository> {
  const board = await findRepository(client, name);
  if (board) return board;
  throw new Fault('github.missing', `There is no board ${fullName(name)}, or this token may not see it.`, {
    hint: 'Name the board as OWNER/NAME of a repository on the same server.',
  });
}

async function tipOf(client: GitHubClient, board: Repository): Promise<string> {
  const tip = await branchTip(client, board.name, board.defaultBranch);
  if (tip) return tip;
  throw new Fault('github.missing', `The board ${fullName(board.name)} has no branch ${board.defaultBranch}.`);
}

/** Only the slug, because other text of the entry could mention people or close issues. */
const messageOf = ({ entry }: Submission, known: boolean) => `${known ? 'Update' : 'Add'} the entry ${entry.slug}`;

/** Returns the result, or the fault if the token does not allow it. */
async function asFarAsAllowed<T>(work: () => Promise<T>): Promise<T | Fault> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    // With a token without the scope `workflow`, GitHub refuses to sync a fork if the board's workflows changed.
    const forWorkflows = thrown.code === 'github.refused' && /\bworkflow\b/.test(thrown.message);
    if (thrown.code === 'github.permission' || forWorkflows) return thrown;
    throw thrown;
  }
}

export interface EntryCommit extends Proposal {
  /** The board's newest commit, which the fork has. */
  readonly tip: string;
  readonly folder: GitFolder;
  readonly message: string;
  readonly author: Author;
}

export interface Pushed {
  readonly commit: string;
  /** False if the branch had this content already. */
  readonly moved: boolean;
}

/**
 * Pushes the entry to its branch. While its pull request is open, a change is a further commit, so that comments on former
 * commits remain. Otherwise the branch starts again at the board's tip, because its former content was merged or given up.
 */
async function pushEntry(client: GitHubClient, request: EntryCommit, open: boolean): Promise<Pushed> {
  const { from, branch, tip, folder, message, author } = request;
  const now = await branchTip(client, from.name, branch);
  if (now !== undefined && (open || (await follows(client, request, now)))) {
    const { tree } = await readCommit(client, from.name, now);
    if ((await treeAt(client, from.name, tree, folder.path)) === folder.tree) return { commit: now, moved: false };
  }
  const parent = open && now !== undefined ? now : tip;
  const commit = await commitFolder(client, from.name, { parent, folder, message, author });
  if (now === undefined) await createBranch(client, from.name, branch, commit);
  else if (parent === now) await moveBranch(client, from.name, branch, commit);
  else await resetBranch(client, from.name, branch, commit);
  return { commit, moved: true };
}

/** Whether the branch is one commit on the board's tip, left by a run that did not finish. */
async function follows(client: GitHubClient, { from, tip }: EntryCommit, now: string): Promise<boolean> {
  const { parents } = await readCommit(client, from.name, now);
  return parents.length === 1 && parents[0] === tip;
}
