import { Option } from 'commander';
import { loadSuite, SUITE_IDS } from '../../suites/catalogue.ts';
import type { Declare } from '../command.ts';
import { suiteIds } from '../options.ts';

export const demo: Declare = (program, act) =>
  program
    .command('demo')
    .description('run the example adapter on part of the built-in data, verify the runs, and build their site')
    .requiredOption('--out <dir>', 'the folder for results; those of an earlier demo are replaced')
    .addOption(
      new Option('--suite <id...>', 'only these suites, separated by spaces or commas; default: all')
        .choices(SUITE_IDS)
        .argParser(suiteIds),
    )
    .action((options: { out: string; suite?: readonly string[] }) =>
      act(async ({ ports, root, harness, invocation, print, style, stopSignal }) => {
        const { demo: show } = await import('../../usecases/demo.ts');
        const { demoText } = await import('../../report/terminal/demo.ts');
        const made = await show(ports, {
          out: options.out,
          suites: options.suite,
          root,
          harness,
          signal: stopSignal(),
          node: process.execPath,
        });
        const runs = await Promise.all(
          made.scorecards.map(async (scorecard) => {
            const { description } = await loadSuite(scorecard.suite.id);
            return { scorecard, description };
          }),
        );
        print(demoText({ ...made, runs, command: invocation.command }, style));
      }),
    );
