import type { Declare } from '../command.ts';
import { pathWord } from '../next-step.ts';

export const entry: Declare = (program, act) =>
  program
    .command('entry')
    .description('write an entry for a leaderboard from the bundles of one system')
    .argument('<bundles...>', 'folders that `cib run` wrote, one per suite')
    .requiredOption(
      '--from <file>',
      'an entry.json with the slug, the licence and the other fields that no bundle has; `cib init` writes one',
    )
    .requiredOption('--out <dir>', 'a new folder for entry.json and the files of the bundles')
    .action((bundles: readonly string[], options: { from: string; out: string }) =>
      act(async ({ ports, print, note, forReader }) => {
        const { writeEntry } = await import('../../submissions/submit/write-entry.ts');
        const { notRunnable, partialLines } = await import('../../submissions/submit/tell.ts');
        const written = await writeEntry(ports.files, { ...options, bundles });
        for (const path of written.files) print(path);
        const { UNSET_LICENCE } = await import('../../evidence/entry.ts');
        const { unsetFields } = await import('../../usecases/init.ts');
        const unset = unsetFields(written.draft);
        const noLicence = written.draft.licence === UNSET_LICENCE;
        if (unset.length > 0)
          note(
            forReader(
              `The entry has ${unset.join(' and ')}, as \`cib init\` wrote ${unset.length === 1 ? 'it' : 'them'}. If that is wrong, correct ${options.from}, delete the folder ${options.out}, and repeat this command.${noLicence ? ' No board accepts that licence.' : ''}`,
            ),
          );
        const why = notRunnable(written.entry);
        if (why) note(why);
        for (const line of partialLines(written.scorecards)) note(line);
        for (const folder of written.heldOut)
          note(
            forReader(
              `${folder} is a held-out run. Its transcript shows the secret tasks, so it is not part of the entry.`,
            ),
          );
        const next = noLicence
          ? `set the licence in ${pathWord(options.from)}, delete ${pathWord(options.out)}, and repeat this command`
          : `cib submit ${pathWord(options.out)} --dry-run`;
        print(forReader(`Next: ${next}`));
        return 0;
      }),
    );
