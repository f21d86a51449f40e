import { Fault } from '../../errors/fault.ts';
import type { Context, Declare } from '../command.ts';
import { type ModelOptions, modelOptions, settingsOf, waitingOf } from '../model-options.ts';
import { asJson, countOption, datasetOption, givenOption, jsonOption, positiveInteger } from '../options.ts';

interface Options extends ModelOptions {
  readonly out?: string;
  readonly agreement?: readonly string[];
  readonly dataset?: string;
  readonly count?: number;
  readonly limit?: number;
  readonly jobs: number;
  readonly json?: true;
}

export const judge: Declare = (program, act) => {
  const command = program
    .command('judge')
    .description('ask a model whether free-text answers match the gold answers; changes no score')
    .argument('[dir]', 'the bundle')
    .option('--out <file>', 'the file for the judgement; an existing one is continued')
    .option('--agreement <files...>', 'asks no model; shows how far two judgements of one bundle agree')
    .addOption(datasetOption())
    .addOption(countOption())
    .option('--limit <n>', 'only the first answers', positiveInteger)
    .option('--jobs <n>', 'how many questions are asked in parallel', positiveInteger, 1)
    .addOption(jsonOption());
  for (const option of modelOptions()) command.addOption(option);
  command.action((dir: string | undefined, options: Options) =>
    act(async (context) => {
      if (options.agreement !== undefined) {
        const ignored =
          givenOption(command, (written) => !['--agreement', '--json'].includes(written)) ?? (dir && 'a bundle');
        if (ignored !== undefined)
          throw new Fault('usage', `--agreement cannot be used with ${ignored}.`, {
            hint: 'cib judge --agreement A.json B.json',
          });
        return compare(context, options.agreement, options);
      }
      if (dir === undefined || options.out === undefined)
        throw new Fault('usage', 'A bundle and --out are required.', { hint: 'cib judge DIR --out FILE' });
      return ask(context, dir, options.out, options);
    }),
  );
};

async function ask(
  { ports, print, style, stopSignal }: Context,
  folder: string,
  out: string,
  options: Options,
): Promise<undefined> {
  const { dataset, count, limit, jobs } = options;
  const model = await ports.models.open('JUDGE', settingsOf(options), waitingOf(options, ports.progress, stopSignal()));
  const { judge: judgeBundle } = await import('../../models/judge.ts');
  const judgement = await judgeBundle(ports, { folder, out, data: { path: dataset, count }, limit, jobs, model });
  if (options.json) {
    print(asJson(judgement));
    return;
  }
  const { judgementText } = await import('../../report/terminal/judgement.ts');
  const { usageText } = await import('../../report/terminal/model-cost.ts');
  print(judgementText(judgement, style));
  print(`Judgement: ${out}`);
  const judged = judgement.answers.filter((one) => one.judge !== undefined);
  const answers = judgement.calibration.length + judged.length;
  print(usageText({ answers, requests: model.requests, ...judgement.result.usage }, options.price));
}

async function compare(
  { ports, print, style }: Context,
  paths: readonly string[],
  { json }: Options,
): Promise<undefined> {
  const { compareJudgements } = await import('../../models/judgement.ts');
  const compared = await compareJudgements(ports.files, paths);
  const { agreementText } = await import('../../report/terminal/judgement.ts');
  print(json ? asJson(compared) : agreementText(compared, style));
}
