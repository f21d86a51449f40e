import { Option } from 'commander';
import { SUITE_IDS } from '../../suites/catalogue.ts';
import type { Declare } from '../command.ts';

export const demo: Declare = (program, act) =>
  program
    .command('demo')
    .description(
      'run suites on their built-in data against their reference systems and an example, verify, build the site',
    )
    .requiredOption('--out <dir>', 'where to; what stood there is replaced')
    .addOption(new Option('--suite <id...>', 'only these; every suite without it').choices(SUITE_IDS))
    .action((options: { out: string; suite?: readonly string[] }) =>
      act(async ({ print, style, stopSignal, system }) => {
        const { ports, root, harness } = await system();
        const { demo: show } = await import('../../usecases/demo.ts');
        const { showScorecard } = await import('../show-scorecard.ts');
        const built = await show(
          ports,
          { out: options.out, suites: options.suite, root, harness, signal: stopSignal(), node: process.execPath },
          async (scorecard) => print(await showScorecard(scorecard, style)),
        );
        print(`${built.bundles} bundles, each scored again from its transcript: ${options.out}/entries`);
        print(`The leaderboard: ${options.out}/site/index.html`);
        return 0;
      }),
    );
