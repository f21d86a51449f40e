import type { Declare } from '../command.ts';
import { asJson, jsonOption } from '../options.ts';

export const agreement: Declare = (program, act) =>
  program
    .command('agreement')
    .description('compare readers’ answers to a questionnaire with the gold answers and with each other')
    .argument('<files...>', 'the files that the questionnaire page saves, one per reader')
    .addOption(jsonOption())
    .action((files: string[], { json }: { json?: true }) =>
      act(async ({ ports, print, style }) => {
        const { agreement: compareReaders } = await import('../../usecases/agreement.ts');
        const compared = await compareReaders(ports.files, files);
        const { readersText } = await import('../../report/terminal/readers.ts');
        print(json ? asJson(compared) : readersText(compared, style));
      }),
    );
