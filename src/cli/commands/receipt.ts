import { Option } from 'commander';
import type { Recording } from '../../board/receipts/record.ts';
import { Fault } from '../../errors/fault.ts';
import type { Declare } from '../command.ts';
import { type ReaskOptions, reaskOf, reaskOptions } from '../gateway-options.ts';
import { datasetOption, positiveInteger } from '../options.ts';

interface Options extends Omit<Recording, 'actor' | 'reask'>, ReaskOptions {
  readonly actor: string;
  readonly actorId: number;
}

const EVENTS = ['verified', 'rescored', 'disputed', 'settled', 'removed'] satisfies Recording['event'][];

export const receipt: Declare = (program, act) => {
  const command = program
    .command('receipt')
    .description('write a decision on an entry, to commit to the branch `receipts`')
    .requiredOption('--slug <slug>', 'the entry, as in the checked-out commit')
    .addOption(new Option('--event <event>', 'what was decided').choices(EVENTS).makeOptionMandatory())
    .requiredOption('--reason <text>', 'the reason, which is public')
    .requiredOption('--actor <login>', 'the GitHub login of the person who decided')
    .requiredOption('--actor-id <number>', 'the numeric id of that account', positiveInteger)
    .requiredOption('--receipts <dir>', 'a checkout of the branch `receipts`')
    .option('--entries <dir>', 'the entries, one folder each', 'leaderboard/entries')
    .addOption(datasetOption());
  for (const option of reaskOptions()) command.addOption(option);
  return command.action((options: Options) =>
    act(async ({ ports, print, stopSignal }) => {
      const { slug, event, reason, actor, actorId, receipts, entries, dataset } = options;
      const again = reaskOf(options);
      if (again && event !== 'verified')
        throw new Fault('usage', '--reask can only be used with --event verified.', { hint: 'Leave --reask out.' });
      const { recordDecision } = await import('../../board/receipts/record.ts');
      const { reaskTape } = await import('../../run/reask.ts');
      const { recordedText } = await import('../../report/terminal/recorded.ts');
      const recorded = await recordDecision(ports, {
        slug,
        event,
        reason,
        receipts,
        entries,
        dataset,
        actor: { login: actor, id: actorId },
        reask: again && ((bundle) => reaskTape(ports, bundle, again, stopSignal())),
      });
      print(recordedText(recorded, options.receipts));
    }),
  );
};
