import { safeText } from '../../text/safe-text.ts';
import type { Declare } from '../command.ts';
import { asJson, jsonOption, suiteOption } from '../options.ts';

export const validate: Declare = (program, act) =>
  program
    .command('validate')
    .description(
      'the release checks on a dataset, on a folder that `cib release` wrote, or on a release of the benchmark’s authors',
    )
    .argument('<path>', 'a JSONL file, a folder with a task a .json file, or a release folder')
    .addOption(suiteOption())
    .addOption(jsonOption())
    .action((path: string, options: { suite: string; json?: true }) =>
      act(async ({ ports, harness, print, style }) => {
        const { validate: checkRelease } = await import('../../usecases/datasets/validate.ts');
        const { tasks, problems, notes } = await checkRelease(ports.files, options.suite, path, harness.sha256);
        if (options.json) print(asJson({ tasks, problems, notes }));
        else if (problems.length === 0)
          print([`${style.good('sound')}: ${tasks} tasks, every release check held`, ...notes].join('\n'));
        else
          print(
            [
              ...problems.map((problem) => `${style.bad('✗')} ${safeText(problem)}`),
              ...notes,
              '',
              `${problems.length} problems in ${tasks} tasks`,
            ].join('\n'),
          );
        return problems.length === 0 ? 0 : 1;
      }),
    );
