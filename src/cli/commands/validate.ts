import type { Declare } from '../command.ts';
import { asJson, jsonOption, suiteOption } from '../options.ts';

export const validate: Declare = (program, act) =>
  program
    .command('validate')
    .description('the release checks on a dataset file, or on a folder that `cib release` wrote')
    .argument('<path>', 'a JSONL file or a release folder')
    .addOption(suiteOption())
    .addOption(jsonOption())
    .action((path: string, options: { suite: string; json?: true }) =>
      act(async ({ ports, print, style }) => {
        const { validate: checkRelease } = await import('../../usecases/datasets/release.ts');
        const { tasks, problems } = await checkRelease(ports.files, options.suite, path);
        if (options.json) print(asJson({ tasks, problems }));
        else if (problems.length === 0) print(`${style.good('sound')}: ${tasks} tasks, every release check held`);
        else
          print(
            [
              ...problems.map((problem) => `${style.bad('✗')} ${problem}`),
              '',
              `${problems.length} problems in ${tasks} tasks`,
            ].join('\n'),
          );
        return problems.length === 0 ? 0 : 1;
      }),
    );
