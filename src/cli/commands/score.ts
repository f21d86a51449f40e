import { Option } from 'commander';
import { Fault } from '../../errors/fault.ts';
import { isSound } from '../../protocol/constants.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { loadGraded, STRICT } from '../../suites/catalogue.ts';
import type { Gate } from '../../usecases/gates.ts';
import type { Context, Declare } from '../command.ts';
import { pathWord } from '../next-step.ts';
import { asJson, collect, countOption, datasetOption, graderOption, jsonOption, pricesOption } from '../options.ts';

interface Options {
  readonly write?: true;
  readonly dataset?: string;
  readonly count?: number;
  readonly grader: string;
  readonly public?: string;
  readonly reference?: string;
  readonly reveal?: string;
  readonly failBelow?: readonly string[];
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
    .addOption(
      new Option(
        '--fail-below <gates>',
        'exit with 1 if the run is neither valid nor partial, or misses a threshold: METRIC=0.9 or SUITE:METRIC=0.9, separated by commas; if lower is better, a higher value misses it',
      ).argParser(collect),
    )
    .addOption(pricesOption())
    .addOption(jsonOption())
    .action((dir: string, options: Options) =>
      act(async (context) => {
        checkOptions(options);
        const { json, grader, prices, public: open } = options;
        const { ports, print, note } = context;
        const gates = await gatesOf(options);
        let scorecard = await scorecardOf(ports, dir, options);
        const { requireUnchanged } = await import('../../bundles/verify/form.ts');
        await requireUnchanged(ports.files, dir);
        if (open !== undefined)
          scorecard = { ...scorecard, contamination: await contaminationOf(ports, dir, open, options) };
        const { pricedScorecard, readPrices } = await import('../../bundles/priced.ts');
        const priceList = await readPrices(ports.files, prices);
        scorecard = await pricedScorecard(ports.files, dir, scorecard, { prices: priceList, note });
        const { showScorecard } = await import('../show.ts');
        print(json ? asJson(scorecard) : await showScorecard(context, dir, scorecard, grader));
        if (gates.length === 0) return undefined;
        const { counts, validity } = scorecard;
        if (validity.state === 'partial') {
          const { partOfTasks } = await import('../../report/format.ts');
          const part = partOfTasks(scorecard) ?? `${counts.tasks} tasks`;
          note(`The run is partial: ${gates.length === 1 ? 'the gate was' : 'the gates were'} checked on ${part}.`);
        }
        return gateFaultsOf(scorecard, dir, gates, grader);
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

/** @throws Fault `usage` for a text that is no gate, or has none */
async function gatesOf({ failBelow }: Options): Promise<readonly Gate[]> {
  if (failBelow === undefined) return [];
  const { parseGate } = await import('../../usecases/gates.ts');
  const texts = failBelow
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean);
  if (texts.length === 0)
    throw new Fault('usage', '--fail-below has no gate.', { hint: 'Give METRIC=0.9 or SUITE:METRIC=0.9.' });
  return texts.map((text) => {
    const gate = parseGate(text);
    if (gate) return gate;
    throw new Fault(
      'usage',
      `--fail-below: ${JSON.stringify(text)} is not of the form METRIC=0.9 or SUITE:METRIC=0.9.`,
    );
  });
}

async function gateFaultsOf(card: Scorecard, dir: string, gates: readonly Gate[], grader: string) {
  const { checkGates, gateFaults, invalidGates } = await import('../../usecases/gates.ts');
  const { description } = await loadGraded(card.suite.id, grader);
  const { state } = card.validity;
  const hint = `\`cib verify ${pathWord(dir)}\` lists every rule and control.`;
  const unsound = new Fault('bundle.invalid', `${card.suite.id}: the run is ${state}.`, { hint });
  return [
    ...(isSound(state) ? [] : [unsound]),
    ...invalidGates(gates, [description]),
    ...gateFaults(checkGates(gates, card, description), card, 'command'),
  ];
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
