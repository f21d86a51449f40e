import { safeText } from '../../text/safe-text.ts';
import type { Declare } from '../command.ts';
import { asJson, jsonOption, suiteOption, taskCount, withOption } from '../options.ts';

interface ValidateOptions {
  suite: string;
  seed?: string;
  count?: number;
  wording?: string;
  with?: readonly string[];
  json?: true;
}

export const validate: Declare = (program, act) =>
  program
    .command('validate')
    .description(
      'run the release checks on a dataset, a folder from `cib release`, or a release by the benchmark’s authors',
    )
    .argument(
      '[path]',
      'a JSONL file, a JSON array, a folder with one .json file per task, or a release folder; default: generated data',
    )
    .addOption(suiteOption())
    .option('--seed <text>', 'a seed other than the public one')
    .option('--count <n>', 'how many tasks to generate', taskCount)
    .option('--wording <file>', 'the wording file of the data')
    .addOption(withOption())
    .addOption(jsonOption())
    .action((path: string | undefined, options: ValidateOptions) =>
      act(async ({ ports, harness, print, style }) => {
        const { validate: checkRelease } = await import('../../usecases/datasets/validate.ts');
        const request = { ...options, path, bundles: options.with ?? [], harness: harness.sha256 };
        const { tasks, problems, notes } = await checkRelease(ports.files, request);
        if (options.json) print(asJson({ tasks, problems, notes }));
        else if (problems.length === 0)
          print([`${style.good('sound')}: ${tasks} tasks, all release checks passed`, ...notes].join('\n'));
        else
          print(
            [
              ...problems.map((problem) => `${style.bad('✗')} ${safeText(problem)}`),
              ...notes,
              '',
              `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${tasks} tasks`,
            ].join('\n'),
          );
        return problems.length === 0 ? 0 : 1;
      }),
    );
