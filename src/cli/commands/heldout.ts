import type { Declare } from '../command.ts';
import { asJson, countOption, descriptor, jsonOption } from '../options.ts';

/** The commands of a held-out seed, in the order of their use. */
export const heldout: Declare = (program, act, tell) => {
  const group = program
    .command('heldout')
    .description('commit to a secret seed, use it for held-out runs, and reveal it');
  for (const declare of [declareCommit, declareDerive, declarePublish, declareReveal, declareCheck])
    declare(group, act, tell);
};

const declareCommit: Declare = (group, act) =>
  group
    .command('commit')
    .description('draw a master seed, and write the commitment to publish')
    .requiredOption('--secret <file>', 'a new file for the seed; keep it secret')
    .requiredOption('--out <file>', 'a new file for the commitment; publish it before the first run')
    .option('--wording <file>', 'a file with secret texts for the tasks; keep it too')
    .action((options: { secret: string; out: string; wording?: string }) =>
      act(async ({ ports, harness, print }) => {
        const { commit } = await import('../../usecases/heldout/seed.ts');
        const { commitment } = await commit(ports, { ...options, harness });
        const words = options.wording === undefined ? '' : ` and ${options.wording}`;
        print(`commitment ${commitment}`);
        print(`Publish ${options.out}, where its date can be proved, before the first run.`);
        print(
          `Keep ${options.secret}${words} secret until the reveal: anyone who has ${words === '' ? 'it' : 'them'} can compute every answer.`,
        );
      }),
    );

const declareDerive: Declare = (group, act) =>
  group
    .command('derive')
    .description('print the seed of one run, to pipe into `cib run --seed-fd`')
    .requiredOption('--head <sha>', 'the commit that is measured')
    .requiredOption('--run <id>', 'the id of the run; never use one twice')
    .option('--master-fd <n>', 'the file descriptor from which the secret is read', descriptor, 3)
    .action((options: { head: string; run: string; masterFd: number }) =>
      act(async ({ ports, print }) => {
        const { derive } = await import('../../usecases/heldout/seed.ts');
        const { canonical } = await import('../../evidence/canonical.ts');
        print(canonical(await derive(ports.secrets, options)));
      }),
    );

const declarePublish: Declare = (group, act) =>
  group
    .command('publish')
    .description('write the part of a held-out bundle that may be public before the reveal')
    .argument('<dir>', 'the whole bundle')
    .requiredOption('--out <dir>', 'a new folder')
    .action((dir: string, options: { out: string }) =>
      act(async ({ ports, print }) => {
        const { publishHeldOut } = await import('../../usecases/heldout/bundles.ts');
        for (const name of await publishHeldOut(ports.files, dir, options.out)) print(`${options.out}/${name}`);
      }),
    );

const declareReveal: Declare = (group, act) =>
  group
    .command('reveal')
    .description('publish the master seed, after the last run')
    .requiredOption('--secret <file>', 'the file that `cib heldout commit` wrote')
    .requiredOption('--out <file>', 'a new file for the reveal; publish it')
    .option('--wording <file>', 'the wording file that was given to `cib heldout commit`')
    .action((options: { secret: string; out: string; wording?: string }) =>
      act(async ({ ports, print }) => {
        const { reveal } = await import('../../usecases/heldout/seed.ts');
        const { commitment } = await reveal(ports, options);
        print(`commitment ${commitment}`);
        print(`Publish ${options.out} with the transcripts of its runs. No further run may use this seed.`);
      }),
    );

const declareCheck: Declare = (group, act) =>
  group
    .command('check')
    .description('check a reveal against its commitment, and bundles against the revealed seed')
    .argument('[bundles...]', 'whole held-out bundles')
    .requiredOption('--commitment <file>', 'the published commitment')
    .requiredOption('--reveal <file>', 'the published reveal')
    .addOption(countOption())
    .addOption(jsonOption())
    .action(
      (bundles: readonly string[], options: { commitment: string; reveal: string; count?: number; json?: true }) =>
        act(async ({ ports, print, style }) => {
          const { checkReveal } = await import('../../usecases/heldout/bundles.ts');
          const result = await checkReveal(ports.files, { ...options, bundles });
          const { revealText } = await import('../../report/terminal/checks.ts');
          print(options.json ? asJson(result) : revealText(result, style));
          return result.held ? 0 : 1;
        }),
    );
