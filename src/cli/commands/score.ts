import { Fault } from '../../errors/fault.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { STRICT } from '../../suites/catalogue.ts';
import type { Context, Declare } from '../command.ts';
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
        checkOptions(options);
        const { json, grader, prices, public: open } = options;
        const { ports, print } = context;
        let scorecard = await scorecardOf(ports, dir, options);
        const { requireUnchanged, showScorecard } = await import('../show.ts');
        await requireUnchanged(context, dir);
        if (open !== undefined)
          scorecard = { ...scorecard, contamination: await contaminationOf(ports, dir, open, options) };
        const { pricedScorecard, readPrices } = await import('../../bundles/priced.ts');
        scorecard = await pricedScorecard(ports.files, dir, scorecard, await readPrices(ports.files, prices));
        print(json ? asJson(scorecard) : await showScorecard(context, dir, scorecard, grader));
      }),
    );

/** The stored scorecard, or one that is computed from the transcript. */
async function scorecardOf({ files }: Context['ports'], dir: string, options: Options): Promise<Scorecard> {
  const { dataset, count, grader, write } = options;
  const data = { path: dataset, count };
  const { loadScorecard } = await import('../../bundles/load-bundle.ts');
  const { rewriteScores, scoreOtherwise } = await import('../../bundles/write-scores.ts');
  if (grader !== STRICT) return { ...(await scoreOtherwise(files, dir, data, grader)), grader };
  return write ? rewriteScores(files, dir, data) : loadScorecard(files, dir);
}

async function contaminationOf({ files }: Context['ports'], dir: string, open: string, options: Options) {
  const { contamination } = await import('../../bundles/contamination.ts');
  const { reference, reveal, count } = options;
  return contamination(files, { unseen: dir, public: [open], reference, reveal, count });
}

function checkOptions({ write, grader, public: open, reference, reveal, dataset, count }: Options): void {
  const computes = write || grader !== STRICT;
  // The stored scorecard needs no data, and the contamination gap takes only its size.
  if (dataset !== undefined && !computes)
    throw new Fault('usage', '--dataset can only be used with --write or --grader.', { hint: 'Leave --dataset out.' });
  if (count !== undefined && !computes && open === undefined)
    throw new Fault('usage', '--count can only be used with --write, --grader or --public.', {
      hint: 'Leave --count out.',
    });
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
