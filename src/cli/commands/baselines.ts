import { Option } from 'commander';
import type { BaselinesRequest } from '../../usecases/baselines.ts';
import type { Declare } from '../command.ts';
import {
  asJson,
  datasetOption,
  graderOption,
  jsonOption,
  refuseCountOfFile,
  suiteOption,
  taskCount,
} from '../options.ts';

interface Options extends Omit<BaselinesRequest, 'settings'> {
  readonly report?: string;
  readonly json?: true;
}

/** Settings of a part of a suite that replace those of its document. The part defines what is allowed. */
const SETTINGS: readonly (readonly [flags: string, description: string])[] = [
  ['--scenarios <n>', 'memtrace: runs of the part trace (120)'],
  ['--subgoals <n>', 'memtrace: subgoals of each of them (10)'],
  ['--seed <n>', 'context-decay: the seed of all draws (42)'],
  ['--lengths <list>', 'context-decay: turns of the conversations (50,100,200,500,1000)'],
  ['--density <share>', 'context-decay: share of the turns that state a fact (0.10)'],
  ['--implicit <share>', 'context-decay: share of the facts that are stated in passing (0.50)'],
  ['--budget <share>', 'context-decay: share of the words that may be kept (0.15)'],
  ['--trials <n>', 'context-decay: conversations of each length (5)'],
  ['--retention <share>', 'context-decay: chance that the summary keeps a marked fact (0.70)'],
  ['--noise <share>', 'context-decay: chance that a reading of a marked fact fails (0.15)'],
  ['--capacity <n>', 'context-decay: facts of a category that a memory bank holds (50)'],
  ['--hash-seed <n>', 'context-decay: the PYTHONHASHSEED of the original; what it gives depends on --python (0)'],
  ['--python <version>', 'context-decay: whose hash of strings; 3.10 gives 71 of the paper’s 73 figures (3.11)'],
];

export const baselines: Declare = (program, act) => {
  const command = program
    .command('baselines')
    .description('run a benchmark’s reference systems and print its tables')
    .addOption(suiteOption())
    .addOption(datasetOption())
    .option('--part <id>', 'only this part of the suite; adapters run only the part `tasks`')
    .option('--count <n>', 'how many tasks of the built-in data to use', taskCount)
    .addOption(graderOption())
    .option(
      '--raw <file>',
      'writes each measurement to this file, under the original’s field names; an existing file is replaced',
    )
    .option(
      '--report <dir>',
      'writes the printed tables as Markdown, HTML and JSON, with charts, to this folder; --json has more values; an earlier report in it is replaced',
    )
    .addOption(jsonOption());
  const settings = SETTINGS.map(([flags, description]) => new Option(flags, description));
  for (const option of settings) command.addOption(option);
  command.action((options: Options) =>
    act(async ({ ports, root, print, style }) => {
      refuseCountOfFile(options, 'Leave --count out. A file with the first lines alone has fewer tasks.');
      const { baselines: scoreBaselines } = await import('../../usecases/baselines.ts');
      const { title, tasks, benches, json } = await scoreBaselines(ports, {
        ...options,
        settings: valuesOf(settings, command.opts()),
      });
      if (options.report !== undefined) {
        const { tasksPart, writeReport } = await import('../../usecases/write-report.ts');
        const parts = tasks === undefined ? benches : [...benches, tasksPart(tasks)];
        await writeReport(ports.files, { title, benches: parts, out: options.report, looks: `${root}/leaderboard` });
      }
      const { baselinesText, benchText } = await import('../../report/terminal/baselines.ts');
      if (options.json) print(asJson(json));
      else for (const one of benches) print(benchText(one, style));
      if (tasks !== undefined && !options.json) print(baselinesText(tasks, style));
    }),
  );
};

/** The options that were given, by name. */
function valuesOf(options: readonly Option[], parsed: Readonly<Record<string, unknown>>) {
  const values = options.map((option) => [option.name(), parsed[option.attributeName()]] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
