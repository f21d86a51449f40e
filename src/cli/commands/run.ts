import { Option } from 'commander';
import { Fault } from '../../errors/fault.ts';
import { DEFAULT_LIMITS } from '../../evidence/limits.ts';
import { isSound } from '../../protocol/constants.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { HeldOutRequest } from '../../run/read-heldout-seed.ts';
import type { RunRequest } from '../../run/request.ts';
import type { RunResult } from '../../run/run.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Context, Declare } from '../command.ts';
import { type GatewayOptions, gatewayOf, gatewayOptions, replayOption } from '../gateway-options.ts';
import { type ActorOptions, actorOf, actorOptions, settingsOf } from '../model-options.ts';
import {
  asJson,
  collect,
  datasetOption,
  descriptor,
  engineOption,
  jsonOption,
  positiveInteger,
  positiveNumber,
  pricesOption,
  refuseCountOfFile,
  refuseUnusedContainerOptions,
  shard,
  suiteOption,
  taskCount,
} from '../options.ts';
import { timeOptions } from '../time-options.ts';

interface Options
  extends ActorOptions,
    Omit<GatewayOptions, 'gateway'>,
    Pick<RunRequest, 'suite' | 'adapter' | 'nonce' | 'jobs' | 'engine' | 'out'> {
  readonly dataset?: string;
  readonly split: 'public' | 'fresh' | 'heldout';
  readonly seedFd?: number;
  readonly wording?: string;
  readonly count?: number;
  readonly family?: readonly string[];
  readonly arm?: readonly string[];
  readonly limit?: number;
  readonly shard?: { index: number; count: number };
  readonly resume?: true;
  readonly prices?: string;
  readonly episodeSeconds?: number;
  readonly startSeconds: number;
  readonly memory: number;
  readonly cpus: number;
  readonly pids: number;
  readonly full?: true;
  readonly json?: true;
}

const WIDER = 'a run with more than the default is invalid';

export const run: Declare = (program, act) => {
  const command = program
    .command('run')
    .description('run a suite against an adapter and write a bundle')
    .addOption(suiteOption())
    .requiredOption('--adapter <spec>', 'ref:NAME, cmd:COMMAND LINE, image:REF or dir:PATH')
    .requiredOption('--out <dir>', 'a new folder for the bundle')
    .addOption(datasetOption())
    .addOption(
      new Option('--split <name>', 'public data, fresh data from the nonce, or held-out data')
        .choices(['public', 'fresh', 'heldout'])
        .default('public'),
    )
    .option('--seed-fd <n>', 'the file descriptor from which the held-out seed is read', descriptor)
    .option('--wording <file>', 'the wording file that was committed with the held-out seed')
    .option('--count <n>', 'how many tasks to generate', taskCount)
    .option('--family <id>', 'only this family, by its id or label; may be given more than once', collect)
    .option('--arm <id>', 'only this arm, by its id or label; may be given more than once', collect)
    .option('--limit <n>', 'only the first tasks', positiveInteger)
    .option('--shard <i/n>', 'only this shard of the tasks, such as 2/8; all shards need the same --nonce', shard)
    .option(
      '--nonce <hex>',
      'the secret that ids and order are derived from, 32 to 128 lower-case hexadecimal digits; default: a random one',
    )
    .option('--jobs <n>', 'how many adapters run in parallel', positiveInteger, 1)
    .option(
      '--resume',
      'continue an unfinished run in --out with the same adapter, or begin one if there is none; tasks that errored stay errored',
    )
    .addOption(engineOption())
    .option('--memory <mb>', `memory limit of a container, in MiB; ${WIDER}`, positiveInteger, DEFAULT_LIMITS.memory_mb)
    .option('--cpus <n>', `processor limit of a container; ${WIDER}`, positiveNumber, DEFAULT_LIMITS.cpus)
    .option('--pids <n>', `process limit of a container; ${WIDER}`, positiveInteger, DEFAULT_LIMITS.pids)
    .addOption(new Option('--full', 'print all tables of the scorecard at the end').conflicts('json'))
    .addOption(jsonOption());
  for (const option of [...timeOptions(), ...gatewayOptions(), replayOption(), pricesOption(), ...actorOptions()])
    command.addOption(option);
  command.action((options: Options) =>
    act(async (context) => {
      const { ports, harness, stopSignal } = context;
      refuseUnusedContainerOptions(command, options.adapter);
      refuseCountOfFile(options, 'Leave --count out. --limit N runs only the first N tasks of a file.');
      const signal = stopSignal();
      const gateway = gatewayOf(ports.models, options);
      if (options.dryRun) refusePaid(gateway, options);
      const actor = await actorOf(ports, options, signal);
      const request: RunRequest = { ...requestOf(options), gateway, actor, harness, signal };
      if (options.dryRun) return showDryRun(context, options, request);
      const { result, scorecard } = await runAndPrice(context, options, request);
      if (options.json) context.print(asJson({ ...scorecard, ...(await besideScorecard(context, scorecard, result)) }));
      else await showResult(context, options, scorecard, actor);
      return statusOf(context, options, result, scorecard);
    }),
  );
};

/** The part of the request that the options alone determine. */
function requestOf(options: Options): Omit<RunRequest, 'gateway' | 'actor' | 'harness' | 'signal'> {
  const { suite, adapter, nonce, jobs, engine, out } = options;
  return {
    suite,
    adapter,
    nonce,
    jobs,
    engine,
    out,
    dataset: { path: options.dataset, count: options.count },
    fresh: options.split === 'fresh',
    heldOut: heldOutOf(options),
    selection: {
      families: options.family ? [...options.family] : null,
      limit: options.limit ?? null,
      arms: options.arm ? [...options.arm] : null,
      shard: options.shard ?? null,
    },
    limits: {
      ...(options.episodeSeconds !== undefined && { episode_seconds: options.episodeSeconds }),
      start_seconds: options.startSeconds,
      memory_mb: options.memory,
      cpus: options.cpus,
      pids: options.pids,
    },
    resume: options.resume ?? false,
  };
}

/** @throws Fault `usage` if a dry run would be given an endpoint */
function refusePaid(gateway: RunRequest['gateway'], { actor }: Options): void {
  if (gateway === undefined || 'replay' in gateway) return;
  const also = actor === 'model' ? '' : ' --dry-run also needs --actor model.';
  throw new Fault(
    'usage',
    '--dry-run cannot be used with --gateway: the adapter’s own calls to its model would be paid for.',
    { hint: `Leave out one of them. With --replay, the tape of an earlier run answers the adapter.${also}` },
  );
}

async function showDryRun({ ports, print }: Context, options: Options, request: RunRequest): Promise<undefined> {
  const { dryRun } = await import('../../run/dry-run.ts');
  const { dryRunText } = await import('../../report/terminal/model-cost.ts');
  const estimated = await dryRun(ports, request, settingsOf(options));
  print(options.json ? asJson(estimated) : dryRunText(estimated, options.price));
}

/** Runs the suite. Says so if `--resume` found no run, or a complete one. */
async function runAndPrice({ ports, note }: Context, options: Options, request: RunRequest) {
  const { pricedScorecard, readPrices } = await import('../../bundles/priced.ts');
  const prices = await readPrices(ports.files, options.prices);
  const { run: runSuite } = await import('../../run/run.ts');
  const out = safeText(options.out, 1_000);
  if (options.resume && (await ports.files.list(options.out)).length === 0)
    note(`There is no run in ${out} to resume: a new one begins.`);
  const result = await runSuite(ports, request);
  if (result.wasWhole) {
    const isProgram = options.adapter.startsWith('cmd:');
    const changed = isProgram ? ' To measure a changed adapter, use another --out.' : '';
    note(`The run in ${out} was finished already: nothing was run, and this is its result.${changed}`);
  }
  const scorecard = await pricedScorecard(ports.files, options.out, result.scorecard, { prices, note });
  return { result, scorecard };
}

/** What the JSON of a run has in addition: its place on the board, and whether `--resume` found a finished run. */
async function besideScorecard({ ports, root }: Context, scorecard: Scorecard, { wasWhole }: RunResult) {
  const { readFigures } = await import('../../bundles/read-figures.ts');
  const { placeJson, placeOfWhole } = await import('../../report/board-place.ts');
  const figures = await readFigures(ports.files, root);
  const { description } = await loadSuite(scorecard.suite.id);
  return {
    board: placeJson(figures && placeOfWhole(scorecard, description, figures)),
    ...(wasWhole && { resumed: 'complete' }),
  };
}

async function showResult(
  context: Context,
  options: Options,
  scorecard: Scorecard,
  actor: RunRequest['actor'],
): Promise<void> {
  const { showEnding } = await import('../show.ts');
  await showEnding(context, options, scorecard);
  if (actor?.kind !== 'model' || !scorecard.actor) return;
  const { usageText } = await import('../../report/terminal/model-cost.ts');
  context.print(usageText({ ...scorecard.actor, requests: actor.model.requests }, options.price));
}

/**
 * The exit status of a run that ended. Prints the first error if some tasks errored, but not enough for the run to fail.
 *
 * @throws Fault of a replay that missed requests, or of a run that failed because tasks errored
 */
async function statusOf(
  { print }: Context,
  { adapter, json, shard }: Options,
  result: RunResult,
  scorecard: Scorecard,
) {
  const { erroredFault, isErrored, missedFault } = await import('../../run/faults.ts');
  const missed = missedFault(result);
  if (missed !== undefined) throw missed;
  if (isErrored(scorecard, shard !== undefined)) throw erroredFault(result, adapter);
  const { validity, counts } = scorecard;
  if (counts.errored > 0 && !json) {
    const { message, quote } = erroredFault(result, adapter);
    const quoted = quote ? [quote.title, ...quote.text.split('\n').map((line) => `  | ${line}`)] : [];
    print([message, ...quoted].map((line) => safeText(line, 2_000)).join('\n'));
  }
  return isSound(validity.state) ? 0 : 1;
}

function heldOutOf({ split, seedFd, wording, dataset }: Options): HeldOutRequest | undefined {
  const refusal = (message: string) => new Fault('usage', message, { hint: 'See docs/heldout.md for the procedure.' });
  if (split !== 'public' && dataset !== undefined)
    throw refusal(`--split ${split} cannot be used with --dataset, because its data is generated.`);
  if (split !== 'heldout') {
    if (seedFd === undefined && wording === undefined) return undefined;
    throw refusal('--seed-fd and --wording can only be used with --split heldout.');
  }
  if (seedFd === undefined) throw refusal('--split heldout needs --seed-fd with the file descriptor of the seed.');
  return { seedFd, wording };
}
