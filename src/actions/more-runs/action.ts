import * as z from 'zod';
import { Entry } from '../../evidence/entry.ts';
import { TOKEN_BUDGET } from '../../run/gateway-request.ts';
import { submissionAt } from '../../submissions/bind.ts';
import { boardEntry } from '../../submissions/scorecard/board-entry.ts';
import { furtherRuns } from '../../submissions/scorecard/further-runs.ts';
import { safeText } from '../../text/safe-text.ts';
import { defineAction } from '../action.ts';
import { folder, list, nonce, objectId, wholeNumber } from '../inputs.ts';

/** The checkout of the board's default branch. */
const CHECKOUT = '.';

export const action = defineAction({
  inputs: z.object({
    'head': objectId,
    'slug': Entry.shape.slug,
    'tree': objectId,
    nonce,
    'rerun': folder,
    'asked': list.prefault(''),
    'gateway-budget': wholeNumber.default(TOKEN_BUDGET),
    'github-token': z.string(),
  }),
  outputs: { matrix: '[]' },
  async act({ inputs, ports, harness, reporter, setOutputs }) {
    const { files, processes } = ports;
    const { slug, rerun, nonce } = inputs;
    const submission = await submissionAt(processes, { repository: CHECKOUT, token: inputs['github-token'] }, inputs);
    const entry = await boardEntry(ports, { repository: CHECKOUT, slug, token: inputs['github-token'] });
    const temporary = await files.temporary('cib-more-runs-');
    try {
      const jobs = await furtherRuns(files, {
        slug,
        own: entry?.own,
        submission,
        rerun,
        nonce,
        temporary,
        harness: harness(),
        withBoardModel: inputs.asked,
        budget: inputs['gateway-budget'],
      });
      setOutputs({ matrix: JSON.stringify(jobs) });
      for (const { suite, shard, round } of jobs)
        reporter.info(safeText(`Needed: run ${round} of ${suite}, shard ${shard}.`));
      if (jobs.length === 0) reporter.info('No further run is needed.');
    } finally {
      await files.remove(temporary);
    }
    return [];
  },
});
