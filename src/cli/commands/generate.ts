import type { Declare } from '../command.ts';
import { suiteOption, taskCount } from '../options.ts';

export const generate: Declare = (program, act) =>
  program
    .command('generate')
    .description('write the built-in dataset as JSONL')
    .addOption(suiteOption())
    .option('--part <id>', 'the records of this part of the suite instead of its tasks, such as `dataset` of memtrace')
    .option('--count <n>', 'how many tasks or records', taskCount)
    .option('--seed <text>', 'a seed other than the public one')
    .option('--out <file>', 'the file to write; an existing one is replaced; default: standard output')
    .action((options: { suite: string; part?: string; count?: number; seed?: string; out?: string }) =>
      act(async ({ ports, print }) => {
        const { generate: writeDataset } = await import('../../usecases/datasets/generate.ts');
        const written = await writeDataset(ports.files, options, print);
        if (options.out)
          print(
            `${written.tasks} ${options.part === undefined ? 'task' : 'line'}${written.tasks === 1 ? '' : 's'}, SHA-256 ${written.sha256}: ${options.out}`,
          );
      }),
    );
