import type { Answered } from '../../evidence/answered.ts';
import type { OpenedBench } from '../../models/question-bench.ts';
import type { Model, Models } from '../../ports/models.ts';
import type { QuestionBench } from '../../suite/bench.ts';
import type { Context, Declare } from '../command.ts';
import { type ModelOptions, modelOptions, settingsOf, waitingOf } from '../model-options.ts';
import { asJson, jsonOption, positiveInteger, suiteOption } from '../options.ts';

interface Options extends ModelOptions {
  readonly suite: string;
  readonly part: string;
  readonly dataset?: string;
  readonly limit?: number;
  readonly out?: string;
  readonly jobs: number;
  readonly dryRun?: true;
  readonly json?: true;
}

export const qa: Declare = (program, act) => {
  const command = program
    .command('qa')
    .description(
      'ask a model a suite’s questions, with and without memory; without CIB_MODEL_BASE_URL it prints `skipped` and exits with 0',
    )
    .addOption(suiteOption())
    .requiredOption('--part <id>', 'the questions: `scenarios` or `locomo` for suite memtrace')
    .option('--dataset <file>', 'the public file with the questions')
    .option('--limit <n>', 'only the first questions', positiveInteger)
    .option('--out <file>', 'the file for questions and answers; an existing one is continued')
    .option('--jobs <n>', 'how many questions are asked in parallel', positiveInteger, 1)
    .option('--dry-run', 'asks no model; prints the calls and tokens that a run would use')
    .addOption(jsonOption());
  for (const option of modelOptions()) command.addOption(option);
  command.action((options: Options) =>
    act(async (context) => {
      const { ports } = context;
      const { models, files } = ports;
      const { loadSuite } = await import('../../suites/catalogue.ts');
      const { findBench, openBench } = await import('../../models/question-bench.ts');
      const suite = await loadSuite(options.suite);
      const bench = await findBench(suite, options.part);
      const reason = missing(bench, options, models);
      if (reason !== undefined) {
        context.print(options.json ? asJson({ skipped: reason }) : `skipped: ${reason}`);
        return;
      }
      const judging = bench.judged && models.unset('JUDGE') === undefined;
      if (options.dryRun) {
        const opened = await openBench(files, bench, options.dataset, options.limit);
        return showEstimate(context, { bench, opened, judging }, options);
      }
      const settings = settingsOf(options);
      const waiting = {
        ...waitingOf(options, ports.progress, context.stopSignal()),
        unsaved: options.out === undefined,
      };
      const model = await models.open('MODEL', settings, waiting);
      const judge = judging ? await models.open('JUDGE', settings, waiting) : undefined;
      const opened = await openBench(files, bench, options.dataset, options.limit);
      const { askQuestions } = await import('../../models/ask-questions.ts');
      // Without --out, the answers are removed when the command ends.
      const temporary = options.out === undefined ? await files.temporary('cib-qa-') : undefined;
      try {
        const out = options.out ?? `${temporary}/answered.json`;
        const answered = await askQuestions(ports, { suite, bench, opened, model, judge, jobs: options.jobs, out });
        return await show(context, { bench, answered, model, judge }, options);
      } finally {
        if (temporary !== undefined) await files.remove(temporary);
      }
    }),
  );
};

/** What is missing to ask the questions. Without it none is asked, which is not a failure. */
function missing({ file }: QuestionBench, { dataset, dryRun }: Options, models: Models): string | undefined {
  if (file !== undefined && dataset === undefined) return `it needs --dataset ${file.name}`;
  const unset = dryRun ? undefined : models.unset('MODEL');
  return unset && `${unset} is not set`;
}

async function showEstimate(
  { print }: Context,
  {
    bench,
    opened,
    judging,
  }: { readonly bench: QuestionBench; readonly opened: OpenedBench; readonly judging: boolean },
  { price, json, ...options }: Options,
): Promise<undefined> {
  const { estimateQuestions } = await import('../../models/question-bench.ts');
  const estimated = estimateQuestions(bench, opened, settingsOf(options), { judging });
  if (json) {
    print(asJson(estimated));
    return;
  }
  const { dryRunText } = await import('../../report/terminal/model-cost.ts');
  const { judge } = estimated;
  print(dryRunText(estimated, price));
  if (judge !== undefined) print(`Of the judge: ${dryRunText({ ...judge, prompt: undefined }, undefined)}`);
}

interface Asked {
  readonly bench: QuestionBench;
  readonly answered: Answered;
  readonly model: Model;
  readonly judge: Model | undefined;
}

async function show(
  { print, style }: Context,
  { bench, answered, model, judge }: Asked,
  { json, out, price }: Options,
): Promise<undefined> {
  if (json) {
    print(asJson(answered));
    return;
  }
  const { answeredText } = await import('../../report/terminal/answered.ts');
  const { usageText } = await import('../../report/terminal/model-cost.ts');
  const { answers, result } = answered;
  print(answeredText(bench, answered, style));
  if (out !== undefined) print(`Answers: ${out}`);
  print(usageText({ answers: answers.length, requests: model.requests, ...result.usage }, price));
  if (judge !== undefined) {
    const judged = answers.filter((one) => one.judge !== undefined).length;
    const usage = { answers: judged, requests: judge.requests, ...result.judge_usage };
    print(`Of the judge: ${usageText(usage, undefined)}`);
  }
}
