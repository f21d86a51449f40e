import * as z from 'zod';
import { PROJECT } from '../../protocol/project.ts';
import { markdownTemplate } from '../../report/markdown/markdown-template.ts';
import { readSubmission } from '../../submissions/submit/read-submission.ts';
import { ACTION_WORDS } from '../../submissions/submit/refusals.ts';
import { submit, withoutToken } from '../../submissions/submit/submit.ts';
import { notRunnable } from '../../submissions/submit/tell.ts';
import { safeText } from '../../text/safe-text.ts';
import { clientFor, defineAction } from '../action.ts';
import { folder, repository } from '../inputs.ts';
import { reportByHand, reportSubmitted } from './report.ts';

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
    const submission = await readSubmission(ports.files, inputs.entry);
    if (!('entry' in submission)) return submission;
    const why = notRunnable(submission.entry);
    if (why) reporter.warning('Without a rank', safeText(why));
    const template = await markdownTemplate(ports.files, `${root}/leaderboard`, 'submission');
    const token = inputs['github-token'];
    const request = { board, submission, template, words: ACTION_WORDS };
    const done = token === undefined ? withoutToken(request) : await submit(await clientFor(step, token), request);
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
