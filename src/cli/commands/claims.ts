import type { Declare } from '../command.ts';
import { asJson, jsonOption, suiteOption } from '../options.ts';

export const claims: Declare = (program, act) =>
  program
    .command('claims')
    .description('check the claims of the papers on the entries of a board')
    .addOption(suiteOption().makeOptionMandatory(false))
    .option('--entries <dir>', 'the entries, one folder each', 'leaderboard/entries')
    .option('--receipts <dir>', 'a checkout of the branch `receipts`: removed and disputed entries do not count')
    .addOption(jsonOption())
    .action((options: { suite?: string; entries: string; receipts?: string; json?: true }) =>
      act(async ({ ports, print, note, style }) => {
        const { claimsOfBoard } = await import('../../usecases/board-claims.ts');
        const found = await claimsOfBoard(ports.files, { ...options, now: ports.clock.now() });
        const { noteIfNoEntry } = await import('../../board/entry-folder.ts');
        await noteIfNoEntry(ports.files, options.entries, note);
        const { noteUnreadRecord } = await import('../../board/own-folders.ts');
        const effect = 'removed and disputed entries count';
        if (options.receipts === undefined) await noteUnreadRecord(ports.processes, options.entries, note, effect);
        const { claimsText } = await import('../../report/terminal/board-claims.ts');
        print(options.json ? asJson({ schema: 'board-claims/1', suites: found }) : claimsText(found, style));
      }),
    );
