import type { Declare } from '../command.ts';
import { asJson, jsonOption } from '../options.ts';

export const agreement: Declare = (program, act) =>
  program
    .command('agreement')
    .description('compare what readers answered to a questionnaire with gold and with each other')
    .argument('<files...>', 'answers as the page of the questionnaire saves them, a file a reader')
    .addOption(jsonOption())
    .action((files: string[], { json }: { json?: true }) =>
      act(async ({ ports, print, style }) => {
        const { agreement: compareReaders } = await import('../../usecases/agreement.ts');
        const compared = await compareReaders(ports.files, files);
        const { readersText } = await import('../../report/terminal/readers.ts');
        print(json ? asJson(compared) : readersText(compared, style));
      }),
    );
