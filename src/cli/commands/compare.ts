import type { Declare } from '../command.ts';
import { asJson, jsonOption } from '../options.ts';

export const compare: Declare = (program, act) =>
  program
    .command('compare')
    .description('compare two bundles, task by task')
    .argument('<a>', 'a bundle')
    .argument('<b>', 'another bundle, on the same tasks')
    .addOption(jsonOption())
    .action((a: string, b: string, options: { json?: true }) =>
      act(async ({ ports, print, style }) => {
        const { compare: compareBundles } = await import('../../usecases/compare.ts');
        const comparison = await compareBundles(ports.files, a, b);
        const { comparisonText } = await import('../../report/terminal/comparison.ts');
        const { description: _, ...rest } = comparison;
        print(options.json ? asJson(rest) : comparisonText(comparison, style));
      }),
    );
