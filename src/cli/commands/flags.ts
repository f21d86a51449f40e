import { resolve } from 'node:path';
import type { Declare } from '../command.ts';
import { asJson, datasetOption, jsonOption } from '../options.ts';

export const flags: Declare = (program, act) =>
  program
    .command('flags')
    .description('show what a reviewer should look at: copies, one-sided gains, missing times, names')
    .argument('<dir>', 'the bundle')
    .requiredOption('--entries <dir>', 'the entries to compare it with, one folder each')
    .option('--former <dir>', 'an earlier bundle of the same system')
    .addOption(datasetOption())
    .addOption(jsonOption())
    .action((dir: string, options: { entries: string; former?: string; dataset?: string; json?: true }) =>
      act(async ({ ports, print, note, style }) => {
        const { flagBundle } = await import('../../board/flags.ts');
        const report = await flagBundle(ports, {
          // Absolute paths, so that a bundle of one of the entries is recognised.
          bundle: resolve(dir),
          entries: resolve(options.entries),
          former: options.former,
          data: { path: options.dataset },
        });
        const { noteIfNoEntry } = await import('../../board/entry-folder.ts');
        await noteIfNoEntry(ports.files, options.entries, note);
        const { flagsText } = await import('../../report/terminal/flags.ts');
        print(options.json ? asJson(report) : flagsText(report, style));
      }),
    );
