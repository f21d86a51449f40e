import type { OpenedBench } from '../../models/qa/open-bench.ts';
import type { Model, Models } from '../../ports/models.ts';
import type { Price } from '../../report/terminal/account.ts';
import type { QuestionBench } from '../../suite/question-bench.ts';
import {
  formatOption,
  type ModelOptions,
  maxOutputTokensOption,
  priceOption,
  settingsOf,
  temperatureOption,
} from '../actor-options.ts';
import type { Declare } from '../command.ts';
import type { Context } from '../context.ts';
import { asJson, jsonOption, positiveInteger, suiteOption } from '../options.ts';

interface Options extends ModelOptions {
  readonly suite: string;
  readonly part: string;
  readonly dataset?: string;
  readonly limit?: number;
  readonly out?: string;
  readonly jobs: number;
  readonly price?: Price;
  readonly dryRun?: true;
  readonly json?: true;
}

export const qa: Declare = (program, act) =>
  program
    .command('qa')
    .description('ask a model a suite’s questions, with memory and without')
    .addOption(suiteOption())
    .requiredOption('--part <id>', 'which questions')
    .option('--dataset <file>', 'the public file that the questions come from')
    .option('--limit <n>', 'only the first questions', positiveInteger)
    .option('--out <file>', 'where all that was asked and said is kept, and gone on with')
    .option('--jobs <n>', 'questions side by side', positiveInteger, 1)
    .addOption(temperatureOption())
    .addOption(maxOutputTokensOption())
    .addOption(formatOption())
    .addOption(priceOption())
    .option('--dry-run', 'asks no model: tells the calls and tokens that it would take')
    .addOption(jsonOption())
    .action((options: Options) =>
      act(async (context) => {
        const { ports } = await context.system();
        const { loadSuite } = await import('../../suites/catalogue.ts');
        const { findBench, openBench } = await import('../../models/qa/open-bench.ts');
        const suite = await loadSuite(options.suite);
        const bench = await findBench(suite, options.part);
        const reason = missing(bench, options, ports.models);
        if (reason !== undefined) {
          context.print(options.json ? asJson({ skipped: reason }) : `skipped: ${reason}`);
          return 0;
        }
        const judging = bench.judged && ports.models.unset('JUDGE') === undefined;
        if (options.dryRun) {
          const opened = await openBench(ports.files, bench, options.dataset, options.limit);
          return rehearse(context, bench, opened, judging, options);
        }
        const { models, files } = ports;
        const model = await open(models, 'MODEL', options);
        const judge = judging ? await open(models, 'JUDGE', options) : undefined;
        const opened = await openBench(files, bench, options.dataset, options.limit);
        const { askQuestions } = await import('../../models/qa/ask-questions.ts');
        // What is kept nowhere is paid for all the same, and goes with the command.
        const passing = options.out === undefined ? await files.temporary('cib-qa-') : undefined;
        try {
          const out = options.out ?? `${passing}/answered.json`;
          const answered = await askQuestions(ports, { suite, bench, opened, model, judge, jobs: options.jobs, out });
          return await show(context, bench, answered, { model, judge }, options);
        } finally {
          if (passing !== undefined) await files.remove(passing);
        }
      }),
    );

/** What is not there to ask with: then nothing is asked, and that is no failure. */
function missing({ file }: QuestionBench, { dataset, dryRun }: Options, models: Models): string | undefined {
  if (file !== undefined && dataset === undefined) return `--dataset names no ${file.name}`;
  const unset = dryRun ? undefined : models.unset('MODEL');
  return unset && `${unset} is not set`;
}

function open(models: Models, role: 'MODEL' | 'JUDGE', options: Options): Promise<Model> {
  return models.open(role, settingsOf(options));
}

async function rehearse(
  { print }: Context,
  bench: QuestionBench,
  opened: OpenedBench,
  judging: boolean,
  { price, json, ...options }: Options,
): Promise<number> {
  const { rehearseQuestions } = await import('../../models/qa/rehearse-questions.ts');
  const rehearsed = rehearseQuestions(bench, opened, settingsOf(options), judging);
  if (json) {
    print(asJson(rehearsed));
    return 0;
  }
  const { rehearsalText } = await import('../../report/terminal/account.ts');
  const { judge } = rehearsed;
  print(rehearsalText(rehearsed, price));
  if (judge !== undefined) print(`Of the judge: ${rehearsalText({ ...judge, prompt: undefined }, undefined)}`);
  return 0;
}

type Answered = Awaited<ReturnType<typeof import('../../models/qa/ask-questions.ts').askQuestions>>;

async function show(
  { print, style }: Context,
  bench: QuestionBench,
  answered: Answered,
  { model, judge }: { readonly model: Model; readonly judge: Model | undefined },
  { json, out, price }: Options,
): Promise<number> {
  if (json) {
    print(asJson(answered));
    return 0;
  }
  const { answeredText } = await import('../../report/terminal/answered.ts');
  const { accountText } = await import('../../report/terminal/account.ts');
  const { answers, result } = answered;
  print(answeredText(bench, answered, style));
  if (out !== undefined) print(`Answers: ${out}`);
  print(accountText({ answers: answers.length, requests: model.requests, ...result.usage }, price));
  if (judge !== undefined) {
    const judged = answers.filter((one) => one.judge !== undefined).length;
    print(
      `Of the judge: ${accountText({ answers: judged, requests: judge.requests, ...result.judge_usage }, undefined)}`,
    );
  }
  return 0;
}
