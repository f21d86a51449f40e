import type { Declare } from '../command.ts';
import { positiveInteger, suiteOption } from '../options.ts';

export const generate: Declare = (program, act) =>
  program
    .command('generate')
    .description('write the built-in dataset as JSONL')
    .addOption(suiteOption())
    .option('--count <n>', 'how many tasks', positiveInteger)
    .option('--seed <text>', 'another seed than the public one')
    .option('--out <file>', 'where to; standard output without it')
    .action((options: { suite: string; count?: number; seed?: string; out?: string }) =>
      act(async ({ ports, print }) => {
        const { generate: writeDataset } = await import('../../usecases/datasets/generate.ts');
        const written = await writeDataset(ports.files, options, print);
        if (options.out) print(`${written.tasks} tasks, SHA-256 ${written.sha256}: ${options.out}`);
      }),
    );
