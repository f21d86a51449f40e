import { Option } from 'commander';
import { Fault } from '../errors/fault.ts';
import type { ReaskRequest } from '../run/reask.ts';
import { argument, positiveInteger } from './options.ts';

/** The options of the commands that ask a tape's model again. */
export type ReaskOptions = Partial<ReaskRequest>;

const seed = argument('1 to 100 letters, digits, dots, dashes or underscores', (text) =>
  /^[\w.-]{1,100}$/.test(text) ? text : undefined,
);

export const reaskOptions = (): readonly Option[] => [
  new Option(
    '--reask <n>',
    'ask the model of the tape again: so many of its exchanges, drawn at random, and compare the answers',
  ).argParser(positiveInteger),
  new Option('--reask-seed <seed>', 'draws the exchanges of an earlier --reask; default: a random seed').argParser(
    seed,
  ),
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
  if (reask !== undefined) return { reask, reaskSeed, gateway, gatewayModel, gatewayEmbeddings };
  if ([reaskSeed, gateway, gatewayModel, gatewayEmbeddings].every((value) => value === undefined)) return undefined;
  throw new Fault(
    'usage',
    '--reask-seed, --gateway, --gateway-model and --gateway-embeddings can only be used with --reask.',
    {
      hint: 'For example: --reask 50 --gateway https://api.openai.com/v1 --gateway-model gpt-4.1-mini.',
    },
  );
}
