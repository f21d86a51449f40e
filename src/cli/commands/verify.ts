import type { Declare } from '../command.ts';
import { asJson, datasetOption, jsonOption } from '../options.ts';

interface Options {
  readonly dataset?: string;
  readonly at?: string;
  readonly repository: string;
  readonly harnesses?: string;
  readonly json?: true;
}

export const verify: Declare = (program, act) =>
  program
    .command('verify')
    .description('check a bundle: every hash and rule, scored again from its transcript')
    .argument('<dir>', 'the bundle')
    .addOption(datasetOption())
    .option('--at <commit>', 'read the bundle from this commit of a Git repository, not from the work tree')
    .option('--repository <dir>', 'that repository; <dir> is then relative to its root', '.')
    .option('--harnesses <file>', 'the released harnesses; this harness’s own list without it')
    .addOption(jsonOption())
    .action((dir: string, options: Options) =>
      act(async ({ print, style, system }) => {
        const { ports, root } = await system();
        const { verifyBundle } = await import('../../usecases/verify/verify-bundle.ts');
        const { gitTree } = await import('../../usecases/git-tree.ts');
        const { files, processes } = ports;
        const bundle = options.at === undefined ? files : await gitTree(processes, options.repository, options.at);
        const result = await verifyBundle(files, dir, { path: options.dataset }, bundle);
        const { Harnesses, tierLimit } = await import('../../verify/tier.ts');
        const { readDocument } = await import('../../usecases/read-document.ts');
        const harnesses = await readDocument(
          files,
          options.harnesses ?? `${root}/leaderboard/harnesses.json`,
          Harnesses,
        );
        const tier = result.manifest && tierLimit(result.manifest, harnesses);
        if (options.json) print(asJson({ ...result, tier }));
        else {
          const { verificationText } = await import('../../report/terminal/verification.ts');
          print(verificationText({ ...result, tier }, style));
        }
        return result.valid ? 0 : 1;
      }),
    );
