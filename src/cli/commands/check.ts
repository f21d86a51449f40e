import { type Command, Option } from 'commander';
import type { EngineName } from '../../adapters/container/arguments.ts';
import type { AdapterGateway, Reach } from '../../adapters/launch.ts';
import { parseProgram } from '../../adapters/spec.ts';
import type { Exchange } from '../../evidence/exchange.ts';
import { standardLimits } from '../../evidence/limits.ts';
import type { Ports } from '../../ports/ports.ts';
import type { GatewayRequest } from '../../run/gateway.ts';
import { loadSuite, SUITE_IDS } from '../../suites/catalogue.ts';
import { shellWord } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Declare } from '../command.ts';
import { type GatewayOptions, gatewayOf, gatewayOptions } from '../gateway-options.ts';
import { freeName, pathWord } from '../next-step.ts';
import { asJson, engineOption, jsonOption, refuseUnusedContainerOptions } from '../options.ts';
import { timeOptions } from '../time-options.ts';

interface Options extends GatewayOptions {
  readonly suite: string;
  readonly engine: EngineName;
  readonly episodeSeconds?: number;
  readonly startSeconds: number;
  readonly json?: true;
}

export const check: Declare = (program, act) => {
  const command = program
    .command('check')
    .description('make each call of the protocol, then many more, and report what is wrong and how to fix it')
    .argument('<spec>', 'cmd:COMMAND LINE, image:REF or dir:PATH')
    .addOption(new Option('--suite <id>', 'the suite named in `initialize`').choices(SUITE_IDS).default('cib'))
    .addOption(engineOption())
    .addOption(jsonOption());
  for (const option of [...timeOptions(), ...gatewayOptions()]) command.addOption(option);
  return command.action((adapter: string, options: Options) =>
    act(async ({ ports, invocation, forReader, print, style, stopSignal }) => {
      parseProgram(adapter);
      refuseUnusedContainerOptions(command, adapter);
      const { checkAdapter } = await import('../../adapters/check/check-adapter.ts');
      const suite = await loadSuite(options.suite);
      const { id, version, episodeSeconds } = suite.description;
      const signal = stopSignal();
      const model = await modelFor(ports, gatewayOf(ports.models, options), signal);
      const { checks, skipped, ...pace } = await checkAdapter(ports, {
        gateway: model?.opens,
        sidecar: options.gatewaySidecar,
        engine: options.engine,
        suite: { id, version },
        adapter,
        limits: {
          ...standardLimits({ episodeSeconds: options.episodeSeconds ?? episodeSeconds }),
          start_seconds: options.startSeconds,
        },
        signal,
      });
      const { checksText, paceText } = await import('../../report/terminal/checks.ts');
      const shown = [...checks, ...(model?.checks() ?? [])].map((one) =>
        one.hint === undefined ? one : { ...one, hint: forReader(one.hint) },
      );
      const notMade = skipped.map(({ id, says }) => ({ id, says, held: null }));
      const unchecked = notMade.map(({ says }) => says);
      print(options.json ? asJson([...shown, ...notMade]) : checksText(shown, unchecked, style));
      const passed = shown.every((one) => one.held);
      if (!options.json && pace.slowest) {
        const { publicCount, publicSeed, generate } = suite.generator;
        const steps = suite.compile(generate(publicSeed, 0)).flatMap((episode) => episode.steps);
        const queries = publicCount * steps.filter(({ method }) => method === 'query').length;
        print(paceText({ ...pace, slowest: pace.slowest, suite: id, queries }));
      }
      if (passed && !options.json) {
        const spec = safeText(shellWord(adapter), 2_000);
        // A folder per suite, except where an earlier run wrote its bundle into `results` itself.
        const isBundle = await ports.files.exists('results/manifest.json');
        const out = await freeName(ports.files, isBundle ? 'results' : `results/${id}`);
        print(`Next: ${invocation.command} run --suite ${id} --adapter ${spec}${givenOptions(command)} --out ${out}`);
      }
      return passed ? 0 : 1;
    }),
  );
};

/** The options that the command was given and that a run takes as well, as words of a command line. */
const givenOptions = (command: Command): string =>
  command.options
    .map((option) => ({ option, name: option.attributeName() }))
    .filter(({ name }) => name !== 'suite' && command.getOptionValueSource(name) === 'cli')
    .map(({ option, name }) => ` ${option.long} ${pathWord(String(command.getOptionValue(name) ?? 'none'))}`)
    .join('');

/** Opens gateways in front of the endpoint. The answers are counted and not recorded. */
async function modelFor(ports: Ports, gateway: GatewayRequest | undefined, signal: AbortSignal) {
  if (gateway === undefined) return undefined;
  const { gatewaySource, openGateways } = await import('../../run/gateway.ts');
  const { neverAnswered } = await import('../../bundles/tape.ts');
  const { modelCheck } = await import('../../report/terminal/checks.ts');
  const opened: AdapterGateway[] = [];
  const tape: Exchange[] = [];
  const record = (exchange: Exchange) => void tape.push(exchange);
  const source = await gatewaySource(ports.files, gateway);
  const { opens } = await openGateways(ports, { source, earlier: [], record, signal });
  return {
    opens: async (reach: Reach) => {
      const one = await opens(reach);
      opened.push(one);
      return one;
    },
    checks() {
      const told = opened.map((one) => one.statistics());
      const answers = tape.flatMap(({ reply }) => ('answer' in reply ? [reply.usage] : []));
      return modelCheck(answers, told, told.find((one) => one.neverAnswered)?.neverAnswered ?? neverAnswered(tape));
    },
  };
}
