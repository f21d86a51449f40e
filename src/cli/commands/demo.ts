import type { Declare } from '../command.ts';

export const demo: Declare = (program, act) =>
  program
    .command('demo')
    .description(
      'run every suite on its built-in data against its reference systems and an example, verify, build the site',
    )
    .requiredOption('--out <dir>', 'where to; what stood there is replaced')
    .action((options: { out: string }) =>
      act(async ({ print, style, stopSignal, system }) => {
        const { ports, root, harness } = await system();
        const { demo: show } = await import('../../usecases/demo.ts');
        const { showScorecard } = await import('../show-scorecard.ts');
        const built = await show(
          ports,
          { out: options.out, root, harness, signal: stopSignal(), node: process.execPath },
          async (scorecard) => print(await showScorecard(scorecard, style)),
        );
        print(`${built.bundles} bundles, each scored again from its transcript: ${options.out}/entries`);
        print(`The leaderboard: ${options.out}/site/index.html`);
        return 0;
      }),
    );
