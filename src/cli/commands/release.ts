import type { Declare } from '../command.ts';
import { datasetOption, suiteOption, withOption } from '../options.ts';

export const release: Declare = (program, act) =>
  program
    .command('release')
    .description(
      'write the release folder of a dataset: data, summary, report, results of the release gates, the suite’s page and a manifest',
    )
    .addOption(suiteOption())
    .addOption(datasetOption())
    .requiredOption('--out <dir>', 'a new folder')
    .addOption(withOption())
    .action((options: { suite: string; dataset?: string; out: string; with?: readonly string[] }) =>
      act(async ({ ports, root, harness, print }) => {
        const { harnessFiles } = await import('../../system/harness.ts');
        const { release: writeRelease } = await import('../../usecases/datasets/release.ts');
        const request = { ...options, bundles: options.with ?? [], program: { root, files: harnessFiles() }, harness };
        for (const { path, sha256 } of await writeRelease(ports, request)) print(`${sha256}  ${options.out}/${path}`);
      }),
    );
