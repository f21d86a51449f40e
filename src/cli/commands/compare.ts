import type { Declare } from '../command.ts';
import { pathWord } from '../next-step.ts';
import { asJson, jsonOption } from '../options.ts';

export const compare: Declare = (program, act) =>
  program
    .command('compare')
    .description('compare two bundles, task by task')
    .argument('<a>', 'a bundle')
    .argument('<b>', 'another bundle, on the same tasks')
    .option(
      '--metric <id>',
      'the metric to compare by; default: the suite’s headline, or what its families are compared by',
    )
    .addOption(jsonOption())
    .action((a: string, b: string, options: { metric?: string; json?: true }) =>
      act(async (context) => {
        const { ports, invocation, print, style } = context;
        const { requireUnchanged } = await import('../show.ts');
        await requireUnchanged(context, a, b);
        const { compare: compareBundles } = await import('../../usecases/compare.ts');
        const comparison = await compareBundles(ports.files, a, b, options.metric);
        const { comparisonText, taskToExplain } = await import('../../report/terminal/comparison.ts');
        const { description: _, ...rest } = comparison;
        print(options.json ? asJson(rest) : comparisonText(comparison, [a, b], style));
        if (options.json) return;
        const { side, words } = taskToExplain(comparison);
        const folder = pathWord(side === 'a' ? a : b);
        print(`Next: ${[`${invocation.command} explain ${folder}`, ...words].join(' ')}`);
      }),
    );
