import { Fault } from '../../errors/fault.ts';
import { STRICT } from '../../suites/catalogue.ts';
import type { Declare } from '../command.ts';
import { asJson, countOption, datasetOption, graderOption, jsonOption, pricesOption } from '../options.ts';

interface Options {
  readonly write?: true;
  readonly dataset?: string;
  readonly count?: number;
  readonly grader: string;
  readonly public?: string;
  readonly reference?: string;
  readonly reveal?: string;
  readonly prices?: string;
  readonly json?: true;
}

export const score: Declare = (program, act) =>
  program
    .command('score')
    .description('show a bundle’s scorecard')
    .argument('<dir>', 'the bundle')
    .option('--write', 'compute the scores again from the transcript, and rewrite outcomes, scorecard and manifest')
    .addOption(datasetOption())
    .addOption(countOption())
    .addOption(graderOption())
    .option(
      '--public <dir>',
      'the same system’s bundle on public data; shows the contamination gap of a fresh or held-out bundle',
    )
    .option('--reference <dir>', 'with --public: the bundle of a reference on the same held-out data')
    .option('--reveal <file>', 'with --public: the revealed seed, instead of --reference')
    .addOption(pricesOption())
    .addOption(jsonOption())
    .action((dir: string, options: Options) =>
      act(async (context) => {
        const { ports, print } = context;
        checkOptions(options);
        const { loadScorecard } = await import('../../bundles/load-bundle.ts');
        const { rewriteScores, scoreOtherwise } = await import('../../bundles/write-scores.ts');
        const data = { path: options.dataset, count: options.count };
        const stored =
          options.grader !== STRICT
            ? await scoreOtherwise(ports.files, dir, data, options.grader)
            : options.write
              ? await rewriteScores(ports.files, dir, data)
              : await loadScorecard(ports.files, dir);
        const { requireUnchanged, showScorecard } = await import('../show.ts');
        await requireUnchanged(context, dir);
        const { public: open, reference, reveal } = options;
        let scorecard = stored;
        if (open !== undefined) {
          const { contamination } = await import('../../bundles/contamination.ts');
          const gap = await contamination(ports.files, {
            ...{ unseen: dir, public: [open], reference, reveal },
            count: options.count,
          });
          scorecard = { ...stored, contamination: gap };
        }
        const { pricedScorecard, readPrices } = await import('../../bundles/priced.ts');
        scorecard = await pricedScorecard(ports.files, dir, scorecard, await readPrices(ports.files, options.prices));
        print(options.json ? asJson(scorecard) : await showScorecard(context, dir, scorecard, options.grader));
      }),
    );

function checkOptions({ write, grader, public: open, reference, reveal }: Options): void {
  if (grader !== STRICT && (write || open !== undefined)) {
    throw new Fault('usage', '--grader cannot be used with --write or --public.', {
      hint: 'A bundle stores only results of the suite’s own grader.',
    });
  }
  const refusal = (message: string) => new Fault('usage', message, { hint: 'See docs/heldout.md for their use.' });
  if (open === undefined && (reference !== undefined || reveal !== undefined))
    throw refusal('--reference and --reveal can only be used with --public.');
  if (open !== undefined && write)
    throw refusal('--public cannot be used with --write, because a bundle does not store the gap.');
  if (reference !== undefined && reveal !== undefined) throw refusal('Give either --reference or --reveal.');
}
