import { Option } from 'commander';
import type { Recording } from '../../board/receipts/record.ts';
import type { Declare } from '../command.ts';
import { datasetOption, positiveInteger } from '../options.ts';

interface Options extends Omit<Recording, 'actor'> {
  readonly actor: string;
  readonly actorId: number;
}

const EVENTS = ['verified', 'rescored', 'disputed', 'settled', 'removed'] satisfies Recording['event'][];

export const receipt: Declare = (program, act) =>
  program
    .command('receipt')
    .description('write a decision on an entry, to commit to the branch `receipts`')
    .requiredOption('--slug <slug>', 'the entry, as in the checked-out commit')
    .addOption(new Option('--event <event>', 'what was decided').choices(EVENTS).makeOptionMandatory())
    .requiredOption('--reason <text>', 'the reason, which is public')
    .requiredOption('--actor <login>', 'the GitHub login of whoever decided')
    .requiredOption('--actor-id <number>', 'the numeric id of that account', positiveInteger)
    .requiredOption('--receipts <dir>', 'a checkout of the branch `receipts`')
    .option('--entries <dir>', 'the entries, one folder each', 'leaderboard/entries')
    .addOption(datasetOption())
    .action(({ actor, actorId, ...options }: Options) =>
      act(async ({ ports, print }) => {
        const { recordDecision } = await import('../../board/receipts/record.ts');
        const { recordedText } = await import('../../report/terminal/recorded.ts');
        const recorded = await recordDecision(ports, {
          ...options,
          actor: { login: actor, id: actorId },
        });
        print(recordedText(recorded, options.receipts));
      }),
    );
