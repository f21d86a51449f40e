import type { Declare } from '../command.ts';
import { asJson, datasetOption, jsonOption, positiveInteger, suiteOption } from '../options.ts';

export const baselines: Declare = (program, act) =>
  program
    .command('baselines')
    .description('the benchmark’s own tables, from its reference systems')
    .addOption(suiteOption())
    .addOption(datasetOption())
    .option('--count <n>', 'how many tasks of the built-in data', positiveInteger)
    .addOption(jsonOption())
    .action((options: { suite: string; dataset?: string; count?: number; json?: true }) =>
      act(async ({ print, style, system }) => {
        const { ports } = await system();
        const { baselines: scoreReferences } = await import('../../usecases/baselines.ts');
        const results = await scoreReferences(ports.files, options.suite, {
          path: options.dataset,
          count: options.count,
        });
        const { description: _, ...rest } = results;
        if (options.json) print(asJson({ suite: options.suite, ...rest }));
        else {
          const { baselinesText } = await import('../../report/terminal/baselines.ts');
          print(baselinesText(results, style));
        }
        return 0;
      }),
    );
