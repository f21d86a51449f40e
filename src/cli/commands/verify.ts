import { Option } from 'commander';
import type { Verification } from '../../bundles/verify/verify.ts';
import { Fault } from '../../errors/fault.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Declare } from '../command.ts';
import { type ReaskOptions, reaskOf, reaskOptions } from '../gateway-options.ts';
import { dataOptions, declareMore, entryStep, pathWord, wholeRun } from '../next-step.ts';
import { asJson, boardOption, countOption, datasetOption, harnessesOption, jsonOption } from '../options.ts';

interface Options extends ReaskOptions {
  readonly dataset?: string;
  readonly count?: number;
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
    .addOption(countOption())
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
      for (const [option, needed] of [
        ['repository', 'at'],
        ['board', 'attestation'],
      ] as const)
        if (command.getOptionValueSource(option) === 'cli' && options[needed] === undefined)
          throw new Fault('usage', `--${option} can only be used with --${needed}.`, {
            hint: `Leave --${option} out.`,
          });
      const { verify } = await import('../../bundles/verify/verify.ts');
      const { gitTree } = await import('../../git/tree.ts');
      const { files, processes, helpers } = ports;
      const tree = options.at === undefined ? undefined : await gitTree(processes, options.repository, options.at);
      if (tree && !(await tree.isDirectory(dir)))
        throw new Fault('file.missing', `Commit ${tree.commit} has no folder ${dir}.`, {
          hint: `Give its path from the root of the repository in ${options.repository}, and a commit that has it.`,
        });
      const bundle = tree ?? files;
      const result = await verify(files, {
        folder: dir,
        data: { path: options.dataset, count: options.count },
        bundle,
        helpers,
        allowOutcomesOnly: true,
      });
      const { boardRunObstacles, Harnesses } = await import('../../verify/tier.ts');
      const { readNamed } = await import('../../bundles/read-document.ts');
      const list = options.harnesses ?? `${root}/leaderboard/harnesses.json`;
      const { harnesses } = await readNamed(
        files,
        list,
        Harnesses,
        'Give a list in the form of leaderboard/harnesses.json.',
      );
      const { manifest } = result;
      // The tape of an invalid bundle is not asked again, since this costs money.
      const reasked =
        again && manifest && result.valid
          ? await reaskBundle(ports, { files: bundle, folder: dir, manifest }, again, stopSignal())
          : undefined;
      const obstacles = manifest && boardRunObstacles(manifest);
      // A board computes references and controls itself, so their figures are not a claim.
      const isSystem = manifest?.system.kind === 'system';
      const madeBy = ({ version, sha256 }: Manifest['harness']) =>
        sha256 === manifest?.harness.sha256 && version === manifest.harness.version;
      const released = manifest && harnesses.some((one) => one.released !== null && madeBy(one));
      if (options.json)
        print(asJson({ ...result, reasked, board_run_obstacles: obstacles, released_harness: released }));
      else {
        const { reaskingText, verificationText } = await import('../../report/terminal/checks.ts');
        const same = context.invocation.pages.includes('://') ? 'package' : 'clone';
        const made = madeBy(context.harness) ? same : 'other';
        const unreleased = released === false ? made : undefined;
        const next = context.forReader(await nextStep(files, result, dir, options));
        const checks = result.checks.map(({ remedy, ...check }) => ({
          ...check,
          ...(remedy && { remedy: context.forReader(remedy.replaceAll('DIR', () => pathWord(dir))) }),
        }));
        const shown = { ...result, checks, obstacles: isSystem ? obstacles : undefined, running: context.harness };
        print(verificationText({ ...shown, unreleased, next }, style));
        if (reasked) print(reaskingText(reasked));
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

/** The next step after a verification. */
async function nextStep(
  files: ReadFiles,
  { valid, state, scope, manifest, scorecard }: Verification,
  dir: string,
  { at, ...options }: Options,
): Promise<string> {
  if (!valid)
    return 'the lines below each ✗ say what is wrong and what to do; for a new bundle, run again with another --out folder';
  if (scope === 'outcomes')
    return `once the seed is revealed, cib heldout check --commitment FILE --reveal FILE ${pathWord(dir)}`;
  if (manifest === undefined || at !== undefined) return 'docs/guide-submit.md says how to show it on a board';
  if (scorecard && scorecard.counts.not_measured === scorecard.counts.tasks) return declareMore(files, dir);
  if (manifest.split === 'fresh')
    return `cib score ${pathWord(dir)} --public DIR, with the bundle of a run of the same system on public data`;
  return state === 'partial' ? wholeRun(files, dir) : entryStep(files, dir, manifest, dataOptions(options));
}

const reaskBundle: typeof import('../../run/reask.ts').reaskTape = async (...request) =>
  (await import('../../run/reask.ts')).reaskTape(...request);
