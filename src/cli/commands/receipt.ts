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
    .description('write down a decision on an entry, to be committed to the branch `receipts`')
    .requiredOption('--slug <slug>', 'the entry, as the checked-out commit has it')
    .addOption(new Option('--event <event>', 'what was decided').choices(EVENTS).makeOptionMandatory())
    .requiredOption('--reason <text>', 'why: everybody reads it')
    .requiredOption('--actor <login>', 'who decided, by the name on GitHub')
    .requiredOption('--actor-id <number>', 'the account’s number, which outlives its name', positiveInteger)
    .requiredOption('--receipts <dir>', 'a checkout of the branch `receipts`')
    .option('--entries <dir>', 'the entries, a folder each', 'leaderboard/entries')
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
