import type { Declare } from '../command.ts';
import { datasetOption, suiteOption } from '../options.ts';

export const release: Declare = (program, act) =>
  program
    .command('release')
    .description('write a dataset’s release: data, summary, report and manifest')
    .addOption(suiteOption())
    .addOption(datasetOption())
    .requiredOption('--out <dir>', 'a new folder')
    .action((options: { suite: string; dataset?: string; out: string }) =>
      act(async ({ ports, print }) => {
        const { release: writeRelease } = await import('../../usecases/datasets/release.ts');
        const { baselinesText } = await import('../../report/terminal/baselines.ts');
        const files = await writeRelease(ports.files, options, (results) => baselinesText(results, plain));
        for (const { path, sha256 } of files) print(`${sha256}  ${options.out}/${path}`);
      }),
    );

const same = (text: string) => text;
const plain = { bold: same, dim: same, good: same, bad: same };
