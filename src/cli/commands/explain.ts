import { Fault } from '../../errors/fault.ts';
import { isSound } from '../../protocol/constants.ts';
import type { Context, Declare } from '../command.ts';
import { dataOptions, declareMore, entryStep, freeName, pathWord, wholeRun } from '../next-step.ts';
import { asJson, countOption, datasetOption, jsonOption, positiveInteger } from '../options.ts';

interface Options {
  readonly task?: string;
  readonly pair?: string;
  readonly family?: string;
  readonly limit: number;
  readonly dataset?: string;
  readonly count?: number;
  readonly json?: true;
}

export const explain: Declare = (program, act) =>
  program
    .command('explain')
    .description('show why tasks failed: the first few, or one task in full')
    .argument('<dir>', 'the bundle')
    .option('--task <id>', 'show this task in full')
    .option('--pair <id>', 'with --task: only this pair of questions')
    .option('--family <id>', 'only failures of this family, by its id or label; with --task, its pairs in that task')
    .option('--limit <n>', 'without --task: how many failed or errored tasks to show', positiveInteger, 5)
    .addOption(datasetOption())
    .addOption(countOption())
    .addOption(jsonOption())
    .action((dir: string, options: Options) =>
      act(async (context) => {
        const { requireUnchanged } = await import('../../bundles/verify/form.ts');
        await requireUnchanged(context.ports.files, dir);
        return options.task === undefined
          ? explainFailures(context, dir, options)
          : explainOne(context, dir, options.task, options);
      }),
    );

async function explainFailures({ ports, invocation, forReader, print, style }: Context, dir: string, options: Options) {
  if (options.pair !== undefined) throw new Fault('usage', '--pair needs --task.', { hint: 'Add --task ID.' });
  const { firstFailures } = await import('../../usecases/explain.ts');
  const found = await firstFailures(ports.files, dir, options, { path: options.dataset, count: options.count });
  if (options.json) {
    const { state, dataset, counts, matched, shown, errors } = found;
    const tasks = shown.map(({ description: _, ...rest }) => ({ ...rest, error: errors.get(rest.outcome.id) }));
    print(asJson({ state, dataset, counts, matched, tasks }));
    return undefined;
  }
  const { failuresText } = await import('../../report/terminal/failures.ts');
  const data = dataOptions(options);
  const command = `${invocation.command} explain ${pathWord(dir)}${data}`;
  const next = await nextStep();
  // The bundle may be a stranger’s, so its adapter is not printed as a command to run.
  const check = forReader('`cib check SPEC`, with the adapter of the run, says what is wrong with its answers');
  const run = `${invocation.command} run`;
  print(failuresText({ ...found, command, run, next: forReader(next), check }, style));
  return undefined;

  async function nextStep(): Promise<string> {
    const { tasks, passed, not_measured: unmeasured } = found.counts;
    if (!isSound(found.state)) return `${invocation.command} verify ${pathWord(dir)}${data}`;
    if (tasks > passed + unmeasured) return command;
    if (unmeasured === tasks) return declareMore(ports.files, dir);
    if (found.state === 'partial') return wholeRun(ports.files, dir);
    const { loadManifest } = await import('../../bundles/load-bundle.ts');
    return entryStep(ports.files, dir, await loadManifest(ports.files, dir), data);
  }
}

async function explainOne({ ports, invocation, print, style }: Context, dir: string, task: string, options: Options) {
  const { explain: explainTask } = await import('../../usecases/explain.ts');
  const explanation = await explainTask(
    ports.files,
    dir,
    { task, pair: options.pair, family: options.family },
    { path: options.dataset, count: options.count },
  );
  const { explanationText } = await import('../../report/terminal/explanation.ts');
  const { description: _, ...rest } = explanation;
  print(options.json ? asJson(rest) : explanationText(explanation, style));
  if (options.json) return undefined;
  const out = pathWord(await freeName(ports.files, dir));
  // The new run comes first: `compare` subtracts the second from the first.
  print(
    `Next: after a change, run again with --out ${out}, and then: ${invocation.command} compare ${out} ${pathWord(dir)}`,
  );
  return undefined;
}
