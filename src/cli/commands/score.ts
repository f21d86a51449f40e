import type { Declare } from '../command.ts';
import { asJson, datasetOption, jsonOption } from '../options.ts';

export const score: Declare = (program, act) =>
  program
    .command('score')
    .description('show a bundle’s scorecard')
    .argument('<dir>', 'the bundle')
    .option('--write', 'score again from the transcript, and write outcomes, scorecard and manifest anew')
    .addOption(datasetOption())
    .addOption(jsonOption())
    .action((dir: string, options: { write?: true; dataset?: string; json?: true }) =>
      act(async ({ print, style, system }) => {
        const { ports } = await system();
        const { loadScorecard } = await import('../../usecases/load-bundle.ts');
        const { rewriteScores } = await import('../../usecases/score.ts');
        const scorecard = options.write
          ? await rewriteScores(ports.files, dir, { path: options.dataset })
          : await loadScorecard(ports.files, dir);
        const { showScorecard } = await import('../show-scorecard.ts');
        print(options.json ? asJson(scorecard) : await showScorecard(scorecard, style));
        return 0;
      }),
    );
