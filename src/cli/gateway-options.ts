import { Option } from 'commander';
import { Fault } from '../errors/fault.ts';
import type { Models } from '../ports/models.ts';
import { MOST_MODEL_SECONDS } from '../protocol/constants.ts';
import { EXAMPLE, type GatewayNames, gatewayRequest, TOKEN_BUDGET } from '../run/gateway-request.ts';
import type { ReaskRequest } from '../run/reask.ts';
import { positiveUpTo, TEMPERATURE_OR_NONE } from '../text/given.ts';
import { argument, positiveInteger } from './options.ts';

/** The options of every command that gives an adapter a model. */
export const gatewayOptions = (): readonly Option[] => [
  new Option(
    '--gateway <url>',
    'gives the adapter the model of this OpenAI-compatible endpoint; the key is read from CIB_GATEWAY_API_KEY',
  ),
  new Option('--gateway-model <name>', 'the model that answers, whichever the adapter asks for'),
  new Option('--gateway-embeddings <name>', 'the embedding model; without it the adapter has none'),
  new Option(
    '--gateway-budget <tokens>',
    `the most tokens that the run may use; default ${TOKEN_BUDGET / 1e6} million`,
  ).argParser(positiveInteger),
  new Option(
    '--gateway-temperature <t>',
    'temperature of the model, whatever the adapter asks for; `none` if the model takes none; default 0',
  ).argParser<number | 'none'>((text) => argument(TEMPERATURE_OR_NONE)(text) ?? 'none'),
  new Option(
    '--gateway-seconds <s>',
    `time limit of one attempt at a call, in seconds; a call that fails is attempted nine times in all; default ${MOST_MODEL_SECONDS}, which is also the most`,
  ).argParser(argument(positiveUpTo(MOST_MODEL_SECONDS))),
  new Option(
    '--gateway-sidecar <image>',
    'the image with socat, by digest or id, through which a container reaches the model',
  ).env('CIB_GATEWAY_SIDECAR'),
];

export const replayOption = () =>
  new Option(
    '--replay <bundle>',
    'answers the adapter’s model calls from the tape, the recorded answers, of this bundle',
  );

/** What {@link gatewayOptions} give. Commander replaces null by an empty word, so no temperature is `none` here. */
export interface GatewayOptions extends Omit<GatewayNames, 'gatewayTemperature'> {
  readonly gatewayTemperature?: number | 'none' | undefined;
}

export const gatewayOf = (models: Models, { gatewayTemperature: given, ...options }: GatewayOptions) =>
  gatewayRequest({ ...options, gatewayTemperature: given === 'none' ? null : given }, models.gatewayKey());

/** The options of the commands that ask a tape's model again. */
export type ReaskOptions = Partial<ReaskRequest>;

const seed = argument({
  what: '1 to 100 letters, digits, dots, dashes or underscores',
  read: (text) => (/^[\w.-]{1,100}$/.test(text) ? text : undefined),
});

export const reaskOptions = (): readonly Option[] => [
  new Option(
    '--reask <n>',
    'send this many requests of the tape, drawn at random, to the model again, and compare the answers',
  ).argParser(positiveInteger),
  new Option(
    '--reask-seed <seed>',
    'the seed that an earlier --reask printed: asks the same requests again; default: a random one',
  ).argParser(seed),
  new Option(
    '--gateway <url>',
    'with --reask, the OpenAI-compatible endpoint that is asked; the key is read from CIB_GATEWAY_API_KEY',
  ),
  new Option('--gateway-model <name>', 'with --reask, the model of the tape'),
  new Option('--gateway-embeddings <name>', 'with --reask, the embedding model of the tape'),
];

/** @throws Fault `usage` if the options do not go together */
export function reaskOf(options: ReaskOptions): ReaskRequest | undefined {
  const { reask, reaskSeed, gateway, gatewayModel, gatewayEmbeddings } = options;
  if (reask !== undefined) {
    if (gateway === undefined)
      throw new Fault('usage', '--reask needs an endpoint and its model.', {
        hint: `For example: --reask 50 ${EXAMPLE}`,
      });
    // Refuses a missing model and a wrong address now, and not only after the verification.
    gatewayRequest({ gateway, gatewayModel, gatewayEmbeddings }, undefined);
    return { reask, reaskSeed, gateway, gatewayModel, gatewayEmbeddings };
  }
  if ([reaskSeed, gateway, gatewayModel, gatewayEmbeddings].every((value) => value === undefined)) return undefined;
  throw new Fault(
    'usage',
    '--reask-seed, --gateway, --gateway-model and --gateway-embeddings can only be used with --reask.',
    { hint: `For example: --reask 50 ${EXAMPLE}` },
  );
}
