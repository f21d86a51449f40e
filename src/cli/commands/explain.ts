import type { Declare } from '../command.ts';
import { asJson, datasetOption, jsonOption } from '../options.ts';

export const explain: Declare = (program, act) =>
  program
    .command('explain')
    .description('why one task passed or failed')
    .argument('<dir>', 'the bundle')
    .requiredOption('--task <id>', 'the task')
    .option('--pair <id>', 'only this pair of its questions')
    .addOption(datasetOption())
    .addOption(jsonOption())
    .action((dir: string, options: { task: string; pair?: string; dataset?: string; json?: true }) =>
      act(async ({ ports, print, style }) => {
        const { explain: explainTask } = await import('../../usecases/explain.ts');
        const explanation = await explainTask(ports.files, dir, options, { path: options.dataset });
        const { explanationText } = await import('../../report/terminal/explanation.ts');
        const { description: _, ...rest } = explanation;
        print(options.json ? asJson(rest) : explanationText(explanation, style));
      }),
    );
