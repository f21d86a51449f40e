import { Fault } from '../../errors/fault.ts';
import { shellWord } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Context, Declare } from '../command.ts';
import { asJson, datasetOption, jsonOption, positiveInteger } from '../options.ts';

interface Options {
  readonly task?: string;
  readonly pair?: string;
  readonly family?: string;
  readonly limit: number;
  readonly dataset?: string;
  readonly json?: true;
}

export const explain: Declare = (program, act) =>
  program
    .command('explain')
    .description('show why tasks failed: the first few, or one task in full')
    .argument('<dir>', 'the bundle')
    .option('--task <id>', 'show this task in full')
    .option('--pair <id>', 'with --task: only this pair of questions')
    .option('--family <id>', 'without --task: only failures of this family')
    .option('--limit <n>', 'without --task: how many failed or errored tasks to show', positiveInteger, 5)
    .addOption(datasetOption())
    .addOption(jsonOption())
    .action((dir: string, options: Options) =>
      act((context) =>
        options.task === undefined
          ? explainFailures(context, dir, options)
          : explainOne(context, dir, options.task, options),
      ),
    );

async function explainFailures({ ports, invocation, print, style }: Context, dir: string, options: Options) {
  if (options.pair !== undefined) throw new Fault('usage', '--pair goes with --task.', { hint: 'Name the task, too.' });
  const { firstFailures } = await import('../../usecases/explain.ts');
  const found = await firstFailures(ports.files, dir, options, { path: options.dataset });
  if (options.json) {
    const { counts, shown, errors } = found;
    const tasks = shown.map(({ description: _, ...rest }) => ({ ...rest, error: errors.get(rest.outcome.id) }));
    print(asJson({ counts, tasks }));
    return undefined;
  }
  const { failuresText } = await import('../../report/terminal/failures.ts');
  const data = options.dataset === undefined ? '' : ` --dataset ${shellWord(safeText(options.dataset, 1_000))}`;
  const command = `${invocation.command} explain ${shellWord(safeText(dir, 1_000))}${data}`;
  print(failuresText({ ...found, command }, style));
  return undefined;
}

async function explainOne({ ports, print, style }: Context, dir: string, task: string, options: Options) {
  if (options.family !== undefined)
    throw new Fault('usage', '--family goes without --task.', { hint: 'Leave one of the two out.' });
  const { explain: explainTask } = await import('../../usecases/explain.ts');
  const explanation = await explainTask(ports.files, dir, { task, pair: options.pair }, { path: options.dataset });
  const { explanationText } = await import('../../report/terminal/explanation.ts');
  const { description: _, ...rest } = explanation;
  print(options.json ? asJson(rest) : explanationText(explanation, style));
  return undefined;
}
