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
      act(async (context) => {
        const { ports, print, note, forReader } = context;
        const { writeEntry } = await import('../../submissions/submit/write-entry.ts');
        const { notRunnable, partialLines, pathLine } = await import('../../submissions/submit/tell.ts');
        const written = await writeEntry(ports.files, { ...options, bundles });
        for (const path of written.files) print(path);
        const { isUnsetSlug } = await import('../../usecases/init.ts');
        if (isUnsetSlug(written.draft))
          note(
            forReader(
              `The entry has the slug ${written.draft.slug}, as \`cib init\` wrote it. If that is wrong, correct ${options.from}, delete the folder ${options.out}, and repeat this command.`,
            ),
          );
        const why = notRunnable(written.entry);
        if (why) note(why);
        const path = pathLine(written.entry);
        if (path) note(path);
        for (const line of partialLines(written.scorecards)) note(line);
        const { exampleLines } = await import('../show.ts');
        for (const line of await exampleLines(context, bundles)) note(forReader(line));
        for (const folder of written.heldOut)
          note(
            forReader(
              `${folder} is a held-out run. Its transcript shows the secret tasks, so it is not part of the entry.`,
            ),
          );
        print(forReader(`Next: cib submit ${pathWord(options.out)} --dry-run`));
        return 0;
      }),
    );
