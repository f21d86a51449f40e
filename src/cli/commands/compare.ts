import { Option } from 'commander';
import { Fault } from '../../errors/fault.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { COUNT } from '../../text/given.ts';
import type { Declare } from '../command.ts';
import { pathWord } from '../next-step.ts';
import { argument, asJson } from '../options.ts';

interface Options {
  readonly metric?: string;
  readonly failIfWorse?: true;
  readonly maxLost?: number;
  readonly json?: true;
}

/** What says which run a scorecard is of. The whole of it is large. */
const identified = ({ system, suite, dataset, counts, validity: { state } }: Scorecard) => ({
  system,
  suite,
  dataset,
  counts,
  validity: { state },
});

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
    .option(
      '--fail-if-worse',
      'exit with 1 if A, the new run, is significantly worse than B by the main metric, the tasks passed, or any family or other metric (p at most 0.05, of the last two corrected by Holm)',
    )
    .addOption(
      new Option(
        '--max-lost <n>',
        'exit with 1 if more than this many tasks, or pairs of questions if there are pairs, passed in B and do not pass in A; only those that both measured count',
      ).argParser(argument(COUNT)),
    )
    .option(
      '--json',
      'print JSON; `better` of each figure is `a` or `b` for the run that is significantly better, otherwise null. `a` and `b` say which runs they are; `cib score DIR --json` has the whole scorecard. Its `schema` is `comparison/2`, whose number rises if a field is removed, or changes its meaning or type',
    )
    .action((a: string, b: string, options: Options) =>
      act(async (context) => {
        const { ports, invocation, print, style } = context;
        const { failIfWorse, maxLost } = options;
        const isGate = failIfWorse || maxLost !== undefined;
        if (isGate && options.metric !== undefined)
          throw new Fault('usage', '--metric cannot be used with --fail-if-worse or --max-lost.', {
            hint: 'Leave --metric out: the main metric and all others are compared.',
          });
        const { requireUnchanged } = await import('../../bundles/verify/form.ts');
        const { compare: compareBundles, requireSameActor, requireSound } = await import('../../usecases/compare.ts');
        for (const folder of [a, b]) await (isGate ? requireSound : requireUnchanged)(ports.files, folder);
        if (isGate) await requireSameActor(ports.files, a, b);
        const comparison = await compareBundles(ports.files, a, b, options.metric);
        const { comparisonText, taskToExplain } = await import('../../report/terminal/comparison.ts');
        const { description: _, ...rest } = comparison;
        const runs = { a: identified(comparison.a), b: identified(comparison.b) };
        print(
          options.json
            ? asJson({ schema: 'comparison/2', ...rest, ...runs })
            : comparisonText(comparison, [a, b], style),
        );
        if (!options.json) {
          const { side, words } = taskToExplain(comparison);
          const folder = pathWord(side === 'a' ? a : b);
          print(`Next: ${[`${invocation.command} explain ${folder}`, ...words].join(' ')}`);
        }
        const { lostFaults, regressionFaults } = await import('../../usecases/gates.ts');
        return [
          ...(failIfWorse ? regressionFaults(comparison, 'command') : []),
          ...lostFaults(comparison, maxLost, 'command'),
        ];
      }),
    );
