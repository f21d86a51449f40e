import * as z from 'zod';
import type { RepositoryName } from '../../github/client.ts';
import { fullName } from '../../github/repository.ts';
import { PROJECT } from '../../protocol/project.ts';
import { byHandLines, byHandMarkdown } from '../../report/markdown/by-hand.ts';
import { markdownTemplate } from '../../report/markdown/markdown-template.ts';
import { ACTION_WORDS } from '../../submissions/submit/faults.ts';
import { readSubmission, type Submission } from '../../submissions/submit/read-submission.ts';
import { type ByHand, type Submitted, submit, withoutToken } from '../../submissions/submit/submit.ts';
import {
  byHandFacts,
  DONE,
  maintainerLines,
  notRunnable,
  publishedLine,
  submittedLine,
} from '../../submissions/submit/tell.ts';
import { forLog } from '../../system/invocation.ts';
import { escapeMarkdown } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import { clientFor, defineAction, type Step } from '../action.ts';
import { folder, repository } from '../inputs.ts';

/** In milliseconds: the job has 15 minutes. */
const LONGEST_WAIT = 10 * 60_000;

export const action = defineAction({
  inputs: z.object({
    'board': repository.optional(),
    'entry': folder,
    // A secret that is not set is empty. There is no default for it.
    'github-token': z.string().optional(),
  }),
  outputs: { 'pull-request': '', 'number': '', 'branch': '', 'commit': '', 'what': '' },
  /** Verifies a local entry, and opens a pull request with it on the board. */
  async act(step) {
    const { inputs, env, ports, root, reporter, setOutputs } = step;
    // A fork that hosts a board also has the Action.
    const [owner = '', repo = ''] = (inputs.board ?? (env.GITHUB_ACTION_REPOSITORY || PROJECT)).split('/');
    const board = { owner, repo };
    const submission = await readSubmission(ports, inputs.entry);
    if (!('entry' in submission)) return submission;
    const why = notRunnable(submission.entry);
    if (why) reporter.warning('Without a rank', safeText(why));
    for (const line of maintainerLines(submission)) reporter.warning('Needs a maintainer', safeText(line, 2_000));
    reporter.info(forLog(publishedLine(board)));
    const template = await markdownTemplate(ports.files, `${root}/leaderboard`, 'submission');
    const token = inputs['github-token'];
    const request = { board, submission, template, words: ACTION_WORDS };
    const done =
      token === undefined ? withoutToken(request) : await submit(await clientFor(step, token, LONGEST_WAIT), request);
    const { what, branch } = done;
    if (done.what === 'by-hand') {
      setOutputs({ what, branch, commit: done.pushed?.commit ?? '' });
      await reportByHand({ ...step, board }, submission, done);
      return [done.fault];
    }
    const { pull, commit } = done;
    setOutputs({ 'pull-request': pull?.url ?? '', 'number': String(pull?.number ?? ''), branch, commit, what });
    await reportSubmitted({ ...step, board }, done);
    return [];
  },
});

type SubmitStep = Step<{ readonly entry: string }> & { readonly board: RepositoryName };

/** The pull request, in the log and in the summary. */
async function reportSubmitted({ board, reporter, summarise }: SubmitStep, done: Submitted) {
  const line = submittedLine(board, done);
  reporter.info(safeText(line));
  const { what, pull } = done;
  const markdown =
    pull === undefined
      ? escapeMarkdown(line)
      : `${DONE[what]} [pull request ${pull.number}](${pull.url}) on ${escapeMarkdown(fullName(board))}.`;
  await summarise(() => `${markdown}\n`);
}

/** The steps that the user has to do, in the log and in the summary; without the fault itself. */
async function reportByHand(step: SubmitStep, submission: Submission, done: ByHand): Promise<void> {
  const { board, env, inputs, reporter, summarise } = step;
  const facts = byHandFacts({ board, env, local: inputs.entry, command: 'npx context-integrity' }, submission, done);
  for (const line of byHandLines(facts)) reporter.info(safeText(line, 2_000));
  const { message, hint = '' } = done.fault;
  await summarise(() => `**${escapeMarkdown(message)}** ${escapeMarkdown(hint)}\n\n${byHandMarkdown(facts)}\n`);
}
