import * as z from 'zod';
import { readSubmission } from '../../submissions/submit/read-submission.ts';
import { submit, withoutToken } from '../../submissions/submit/submit.ts';
import { clientFor } from '../action.ts';
import { folder } from '../inputs.ts';
import { runOnRunner } from '../runner.ts';
import { reportByHand, reportSubmitted } from './report.ts';

const repository = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/, 'it must be OWNER/NAME')
  .transform((name) => {
    const [owner = '', repo = ''] = name.split('/');
    return { owner, repo };
  });

await runOnRunner({
  inputs: z.object({
    'board': repository.prefault('context-integrity/context-integrity'),
    'entry': folder,
    // Where a secret is not set it is empty, and nothing stands in for it.
    'github-token': z.string().optional(),
  }),
  outputs: { 'pull-request': '', 'number': '', 'branch': '', 'commit': '', 'what': '' },
  /** Local entry → verified → pull request on the board. */
  async act(step) {
    const { inputs, ports, root, setOutputs } = step;
    const submission = await readSubmission(ports.files, inputs.entry);
    if (!('entry' in submission)) return submission;
    const template = await ports.files.text(`${root}/leaderboard/templates/submission.md.hbs`);
    const token = inputs['github-token'];
    const request = { board: inputs.board, submission, template };
    const done = token === undefined ? withoutToken(submission) : await submit(await clientFor(step, token), request);
    const { what, branch } = done;
    if (done.what === 'by-hand') {
      setOutputs({ what, branch, commit: done.pushed?.commit ?? '' });
      await reportByHand(step, submission.folder.path, done);
      return [done.fault];
    }
    const { pull, commit } = done;
    setOutputs({ 'pull-request': pull?.url ?? '', 'number': String(pull?.number ?? ''), branch, commit, what });
    await reportSubmitted(step, done);
    return [];
  },
});
