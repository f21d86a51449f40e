import { Option } from 'commander';
import type { Recording } from '../../usecases/receipts/record.ts';
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
    .requiredOption('--entries <dir>', 'the entries, a folder each')
    .requiredOption('--receipts <dir>', 'a checkout of that branch')
    .requiredOption('--slug <slug>', 'the entry')
    .addOption(new Option('--event <event>', 'what was decided').choices(EVENTS).makeOptionMandatory())
    .requiredOption('--reason <text>', 'why: everybody reads it')
    .requiredOption('--actor <login>', 'who decided, by the name on GitHub')
    .requiredOption('--actor-id <number>', 'the account’s number, which outlives its name', positiveInteger)
    .addOption(datasetOption())
    .action(({ actor, actorId, ...options }: Options) =>
      act(async ({ print, system }) => {
        const { ports } = await system();
        const { recordDecision } = await import('../../usecases/receipts/record.ts');
        const path = await recordDecision(ports, { ...options, actor: { login: actor, id: actorId } });
        print(`${path}\nCommit it to the branch receipts; the next site shows it.`);
        return 0;
      }),
    );
