import { shellWord } from '../../text/escape.ts';
import type { Declare } from '../command.ts';
import { asJson, jsonOption, suiteOption } from '../options.ts';

export const references: Declare = (program, act) =>
  program
    .command('references')
    .description('write the entries of a suite’s reference systems and controls, for a board of your own')
    .addOption(suiteOption())
    .requiredOption('--out <dir>', 'the folder of the board’s entries, such as leaderboard/entries')
    .addOption(jsonOption())
    .action((options: { suite: string; out: string; json?: true }) =>
      act(async ({ ports, harness, print, stopSignal, invocation }) => {
        const { writeReferences } = await import('../../usecases/write-references.ts');
        const written = await writeReferences(ports, { ...options, harness, signal: stopSignal() });
        if (options.json) print(asJson(written));
        else {
          for (const { slug, state } of written) print(`${slug}: ${state}`);
          print(`Next: ${invocation.command} site --entries ${shellWord(options.out)} --out site`);
        }
      }),
    );
