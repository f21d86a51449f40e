import { isSound } from '../../protocol/constants.ts';
import type { Declare } from '../command.ts';
import { pathWord } from '../next-step.ts';
import { asJson, countOption, datasetOption, jsonOption } from '../options.ts';

export const merge: Declare = (program, act) =>
  program
    .command('merge')
    .description('merge the shards of a run, all made with the same --nonce, into one bundle')
    .argument('<dirs...>', 'the bundles of all shards, in any order')
    .requiredOption('--out <dir>', 'a new folder for the bundle')
    .addOption(datasetOption())
    .addOption(countOption())
    .addOption(jsonOption())
    .action((folders: readonly string[], options: { out: string; dataset?: string; count?: number; json?: true }) =>
      act(async (context) => {
        const { ports, print, forReader } = context;
        const { merge: mergeShards } = await import('../../run/merge/merge.ts');
        const { out, dataset: path, count } = options;
        const { files, helpers } = ports;
        const scorecard = await mergeShards(files, { folders, out, dataset: { path, count }, helpers });
        if (options.json) print(asJson(scorecard));
        else {
          const { showScorecard } = await import('../show.ts');
          print(await showScorecard(context, out, scorecard));
          // If every task errored, there is nothing to explain: the fault below says what to do.
          const { errored, tasks } = scorecard.counts;
          const next = errored === tasks ? '' : `\nNext: cib explain ${pathWord(out)}`;
          print(forReader(`Bundle: ${out}${next}`));
        }
        const { erroredFault, isErrored } = await import('../../run/faults.ts');
        // The shards may be a stranger's, so their adapter is not printed as a command to run.
        if (isErrored(scorecard, false)) throw erroredFault({ scorecard }, 'SPEC');
        return isSound(scorecard.validity.state) ? 0 : 1;
      }),
    );
