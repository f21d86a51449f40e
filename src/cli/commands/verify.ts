import { Option } from 'commander';
import type { Verification } from '../../bundles/verify/verify.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { VERSION } from '../../protocol/project.ts';
import type { Check } from '../../verify/integrity.ts';
import type { Context, Declare } from '../command.ts';
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
      const { ports, print, stopSignal } = context;
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
      const bundle = await filesWith(dir, ports, options);
      const data = { path: options.dataset, count: options.count };
      const request = { folder: dir, data, bundle, helpers: ports.helpers, allowOutcomesOnly: true };
      const result = await verify(ports.files, request).catch(async (thrown: unknown) => {
        throw await withVersion(thrown, bundle, dir);
      });
      const { manifest } = result;
      const version = manifest && (await otherVersion(manifest));
      const { boardRunObstacles } = await import('../../verify/tier.ts');
      const harnesses = await readHarnesses(context, options);
      const own = manifest && options.at === undefined ? await ownFolder(ports, dir, manifest) : undefined;
      const checked: Checked = {
        ...result,
        own,
        obstacles: manifest && boardRunObstacles(manifest, own),
        released: manifest && harnesses.some((one) => one.released !== null && isMadeBy(manifest, one)),
      };
      if (!options.json) await showChecks(context, { ...checked, version }, dir, options);
      // The tape of an invalid bundle is not asked again, since this costs money.
      const reasked =
        again && manifest && result.valid
          ? await reaskBundle(ports, { files: bundle, folder: dir, manifest }, again, stopSignal())
          : undefined;
      if (options.json) {
        const { obstacles, released } = checked;
        // Of a partial run every check can hold, and its state is not `valid`.
        const { valid: held, ...found } = result;
        print(asJson({ held, ...found, reasked, board_run_obstacles: obstacles, released_harness: released }));
      } else {
        if (reasked) print((await import('../../report/terminal/checks.ts')).reaskingText(reasked));
        if (options.attestation) await showAttestation(context, bundle, dir, options.board);
      }
      if (reasked?.failure) return 2;
      return result.valid ? 0 : 1;
    }),
  );
};

interface Checked extends Verification {
  /** The folder of the adapter, if it and the entry with the bundle are in the same repository. */
  readonly own: string | undefined;
  /** Why no board can make this run itself. */
  readonly obstacles: readonly string[] | undefined;
  /** Whether a released harness made the run. */
  readonly released: boolean | undefined;
  /** Set if the run is of another version of its suite. */
  readonly version?: Awaited<ReturnType<typeof otherVersion>>;
}

/** What to say of a bundle of another version of its suite, and its checks that fail for that alone. Undefined for any other. */
async function otherVersion(manifest: Manifest) {
  const { suite, harness, system } = manifest;
  const { loadSuite } = await import('../../suites/catalogue.ts');
  const present = await loadSuite(suite.id);
  const { version } = present.description;
  if (suite.version === version) return undefined;
  const { isNewer } = await import('../../evidence/manifest.ts');
  const { followsFromVersion } = await import('../../verify/binding.ts');
  const isEarlier = isNewer(version, suite.version);
  const which = isEarlier ? 'an earlier' : isNewer(suite.version, version) ? 'a later' : 'another';
  const lines = [
    `This bundle is of ${suite.id} ${suite.version}, ${which} version of the suite. This program has ${version} and cannot verify it.`,
    harness.version === VERSION
      ? `The copy of the program that made it can: its version is ${VERSION}, too, and the SHA-256 of its code is ${harness.sha256}.`
      : `The release that made it can: run this command with npx context-integrity@${harness.version}.`,
  ];
  if (isEarlier)
    lines.push(
      system.kind === 'system'
        ? `Or copy it, and \`cib score COPY --write\` gives the copy the scores of ${suite.id} ${version}, which can be verified here.`
        : `Or run this ${system.kind} again.`,
    );
  return { lines, follows: (check: Check) => followsFromVersion(check, manifest, present) };
}

/** A fault that prevents the verification, with the version of the suite if it is another one, which may have other data. */
async function withVersion(thrown: unknown, files: ReadFiles, folder: string): Promise<unknown> {
  if (!isEvidenceFault(thrown, 'uncheckable')) return thrown;
  const { loadManifest } = await import('../../bundles/load-bundle.ts');
  const version = await otherVersion(await loadManifest(files, folder));
  if (version === undefined) return thrown;
  return new Fault(thrown.code, thrown.message, { cause: thrown, hint: version.lines.slice(0, 2).join('\n') });
}

/** The files that have the bundle: those of this machine or, with `--at`, of a commit. */
async function filesWith(dir: string, { files, processes }: Context['ports'], { at, repository }: Options) {
  if (at === undefined) return files;
  const { gitTree } = await import('../../git/tree.ts');
  const tree = await gitTree(processes, repository, at);
  if (await tree.isDirectory(dir)) return tree;
  throw new Fault('file.missing', `Commit ${tree.commit} has no folder ${dir}.`, {
    hint: `Give its path from the root of the repository in ${repository}, and a commit that has it.`,
  });
}

const isMadeBy = ({ harness }: Manifest, { version, sha256 }: Manifest['harness']) =>
  sha256 === harness.sha256 && version === harness.version;

async function readHarnesses({ ports, root }: Context, { harnesses: list }: Options) {
  const { Harnesses } = await import('../../verify/tier.ts');
  const { readNamed } = await import('../../bundles/read-document.ts');
  const path = list ?? `${root}/leaderboard/harnesses.json`;
  const hint = 'Give a list in the form of leaderboard/harnesses.json.';
  return (await readNamed(ports.files, path, Harnesses, hint)).harnesses;
}

async function showChecks(context: Context, checked: Checked, dir: string, options: Options): Promise<void> {
  const { verificationText } = await import('../../report/terminal/checks.ts');
  const { manifest, released } = checked;
  const running = context.invocation.pages.includes('://') ? 'package' : 'clone';
  const madeBy = manifest && isMadeBy(manifest, context.harness) ? running : 'other';
  const checks = checked.checks.map(({ remedy, ...check }) => ({
    ...check,
    ...(remedy && { remedy: context.forReader(remedy.replaceAll('DIR', () => pathWord(dir))) }),
  }));
  const shown: Parameters<typeof verificationText>[0] = {
    ...checked,
    checks,
    // A board computes references and controls itself, so their figures are not a claim.
    obstacles: manifest?.system.kind === 'system' ? checked.obstacles : undefined,
    running: context.harness,
    unreleased: released === false ? madeBy : undefined,
    version: checked.version && { ...checked.version, lines: checked.version.lines.map(context.forReader) },
    next: context.forReader(await nextStep(context.ports.files, checked, dir, options)),
  };
  context.print(verificationText(shown, context.style));
}

/** Prints how to check that the board made the run, if the bundle has a manifest. */
async function showAttestation({ print, style }: Context, bundle: ReadFiles, dir: string, board: string) {
  const path = `${dir}/manifest.json`;
  if (!(await bundle.exists(path))) return;
  const { attestationText } = await import('../../report/terminal/attestation.ts');
  const { digestFile } = await import('../../bundles/write-manifest.ts');
  const { sha256 } = await digestFile(bundle, path);
  print(attestationText({ folder: dir, manifest: sha256, board }, style));
}

/** The next step after a verification. */
async function nextStep(
  files: ReadFiles,
  { valid, state, scope, manifest, scorecard, own, version }: Checked,
  dir: string,
  { at, ...options }: Options,
): Promise<string> {
  if (!valid && version) return 'the first lines say which program can verify this bundle';
  if (!valid)
    return 'the lines below each ✗ say what is wrong and what to do; for a new bundle, run again with another --out folder';
  if (scope === 'outcomes')
    return `once the seed is revealed, cib heldout check --commitment FILE --reveal FILE ${pathWord(dir)}`;
  if (manifest === undefined || at !== undefined) return 'docs/guide-submit.md says how to show it on a board';
  if (scorecard && scorecard.counts.not_measured === scorecard.counts.tasks) return declareMore(files, dir);
  if (manifest.split === 'fresh')
    return `cib score ${pathWord(dir)} --public DIR, with the bundle of a run of the same system on public data`;
  if (own !== undefined) return `cib score ${pathWord(dir)}${dataOptions(options)}`;
  return state === 'partial' ? wholeRun(files, dir) : entryStep(files, dir, manifest, dataOptions(options));
}

const ownFolder: typeof import('../../board/own-folders.ts').ownFolderOfBundle = async (...bundle) =>
  (await import('../../board/own-folders.ts')).ownFolderOfBundle(...bundle);

const reaskBundle: typeof import('../../run/reask.ts').reaskTape = async (...request) =>
  (await import('../../run/reask.ts')).reaskTape(...request);
