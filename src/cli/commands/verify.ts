import { Option } from 'commander';
import type { Declare } from '../command.ts';
import { asJson, boardOption, datasetOption, harnessesOption, jsonOption } from '../options.ts';

interface Options {
  readonly dataset?: string;
  readonly at?: string;
  readonly harnesses?: string;
  readonly repository: string;
  readonly attestation?: true;
  readonly board: string;
  readonly json?: true;
}

export const verify: Declare = (program, act) =>
  program
    .command('verify')
    .description('check a bundle: every hash, every rule, and the scores computed again from its transcript')
    .argument('<dir>', 'the bundle')
    .addOption(datasetOption())
    .option('--at <commit>', 'read the bundle from this commit of a Git repository, not from the work tree')
    .option('--repository <dir>', 'the repository of --at; DIR is then relative to its root', '.')
    .addOption(harnessesOption())
    .addOption(
      new Option('--attestation', 'also print how to check that the board itself made this run').conflicts('json'),
    )
    .addOption(boardOption())
    .addOption(jsonOption())
    .action((dir: string, options: Options) =>
      act(async ({ ports, root, print, style }) => {
        const { verify } = await import('../../bundles/verify/verify.ts');
        const { gitTree } = await import('../../git/tree.ts');
        const { files, processes } = ports;
        const bundle = options.at === undefined ? files : await gitTree(processes, options.repository, options.at);
        const result = await verify(files, {
          folder: dir,
          data: { path: options.dataset },
          bundle,
          allowOutcomesOnly: true,
        });
        const { boardRunObstacles, Harnesses } = await import('../../verify/tier.ts');
        const { readDocument } = await import('../../bundles/read-document.ts');
        const list = options.harnesses ?? `${root}/leaderboard/harnesses.json`;
        const { harnesses } = await readDocument(files, list, Harnesses);
        const { manifest } = result;
        const obstacles = manifest && boardRunObstacles(manifest);
        // A board computes references and controls itself: their figures are no claim.
        const isSystem = manifest?.system.kind === 'system';
        const released = manifest && harnesses.some(({ sha256 }) => sha256 === manifest.harness.sha256);
        if (options.json) print(asJson({ ...result, board_run_obstacles: obstacles, released_harness: released }));
        else {
          const { verificationText } = await import('../../report/terminal/checks.ts');
          print(verificationText({ ...result, obstacles: isSystem ? obstacles : undefined, released }, style));
          if (options.attestation && (await bundle.exists(`${dir}/manifest.json`))) {
            const { attestationText } = await import('../../report/terminal/attestation.ts');
            const { digestFile } = await import('../../bundles/write-manifest.ts');
            const { sha256 } = await digestFile(bundle, `${dir}/manifest.json`);
            print(attestationText({ folder: dir, manifest: sha256, board: options.board }, style));
          }
        }
        return result.valid ? 0 : 1;
      }),
    );
