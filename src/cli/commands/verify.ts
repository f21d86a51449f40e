import { Option } from 'commander';
import type { Verification } from '../../bundles/verify/verify.ts';
import { shellWord } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Declare } from '../command.ts';
import { asJson, boardOption, datasetOption, harnessesOption, jsonOption } from '../options.ts';
import { type ReaskOptions, reaskOf, reaskOptions } from '../reask-options.ts';

interface Options extends ReaskOptions {
  readonly dataset?: string;
  readonly at?: string;
  readonly harnesses?: string;
  readonly repository: string;
  readonly attestation?: true;
  readonly board: string;
  readonly json?: true;
}

export const verify: Declare = (program, act) => {
  const command = program
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
    .addOption(jsonOption());
  for (const option of reaskOptions()) command.addOption(option);
  return command.action((dir: string, options: Options) =>
    act(async (context) => {
      const { ports, root, print, style, stopSignal } = context;
      const again = reaskOf(options);
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
      // What does not verify is nobody's tape: nothing is paid for it.
      const reasked =
        again && manifest && result.valid
          ? await reaskBundle(ports, { files: bundle, folder: dir, manifest }, again, stopSignal())
          : undefined;
      const obstacles = manifest && boardRunObstacles(manifest);
      // A board computes references and controls itself: their figures are no claim.
      const isSystem = manifest?.system.kind === 'system';
      const released =
        manifest && harnesses.some(({ sha256, released: day }) => day !== null && sha256 === manifest.harness.sha256);
      if (options.json)
        print(asJson({ ...result, reasked, board_run_obstacles: obstacles, released_harness: released }));
      else {
        const { verificationText } = await import('../../report/terminal/checks.ts');
        const own = manifest?.harness.sha256 === context.harness.sha256 ? 'own' : 'other';
        const unreleased = released === false ? own : undefined;
        const next = context.forReader(nextStep(result, dir, options));
        print(verificationText({ ...result, obstacles: isSystem ? obstacles : undefined, unreleased, next }, style));
        if (reasked) {
          const { reaskingText } = await import('../../report/terminal/reasking.ts');
          print(reaskingText(reasked));
        }
        if (options.attestation && (await bundle.exists(`${dir}/manifest.json`))) {
          const { attestationText } = await import('../../report/terminal/attestation.ts');
          const { digestFile } = await import('../../bundles/write-manifest.ts');
          const { sha256 } = await digestFile(bundle, `${dir}/manifest.json`);
          print(attestationText({ folder: dir, manifest: sha256, board: options.board }, style));
        }
      }
      if (reasked?.failure) return 2;
      return result.valid ? 0 : 1;
    }),
  );
};

/** What the reader of a verification does next. */
function nextStep({ valid, state, scope, manifest, scorecard }: Verification, dir: string, options: Options): string {
  if (!valid) return 'see below each ✗ what is wrong and what to do; a run in a new folder makes a new bundle';
  const folder = shellWord(safeText(dir, 1_000));
  if (scope === 'outcomes')
    return `once the seed is revealed, cib heldout check --commitment FILE --reveal FILE ${folder}`;
  const { tasks = 0, passed = 0, not_measured: unmeasured = 0 } = scorecard?.counts ?? {};
  const failures = options.at === undefined && tasks > passed + unmeasured;
  const data = options.dataset === undefined ? '' : ` --dataset ${shellWord(safeText(options.dataset, 1_000))}`;
  if (failures) return `cib explain ${folder}${data}`;
  if (state === 'partial') return 'the same run without --limit, --family or --shard, in a new folder';
  return manifest?.system.kind === 'system'
    ? 'docs/guide-submit.md says how to show it on a board'
    : `cib score ${folder}${data}`;
}

const reaskBundle: typeof import('../../run/reask.ts').reaskTape = async (...request) =>
  (await import('../../run/reask.ts')).reaskTape(...request);
