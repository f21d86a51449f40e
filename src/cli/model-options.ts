import { Option } from 'commander';
import { Fault } from '../errors/fault.ts';
import type { RunActor } from '../models/actor.ts';
import type { Format, ModelSettings, Waiting } from '../ports/models.ts';
import type { Ports } from '../ports/ports.ts';
import { ACTORS, type ActorName, FORMATS, MODEL_DEFAULTS } from '../protocol/constants.ts';
import type { Price } from '../report/terminal/model-cost.ts';
import { TEMPERATURE } from '../text/given.ts';
import { argument, positiveInteger, positiveNumber } from './options.ts';

/** The options of every command that asks a model. */
export interface ModelOptions {
  readonly temperature?: number;
  readonly maxOutputTokens?: number;
  readonly responseFormat?: Format;
  readonly modelSeconds?: number;
  readonly price?: Price;
}

/** The same options, and the choice of the actor. */
export interface ActorOptions extends ModelOptions {
  readonly actor: ActorName;
  readonly dryRun?: true;
}

const price = argument({
  what: 'IN/OUT, such as 0.15/0.60',
  read(text): Price | undefined {
    const [input, output] = /^\d+(\.\d+)?\/\d+(\.\d+)?$/.test(text) ? text.split('/').map(Number) : [];
    return input === undefined || output === undefined ? undefined : { input, output };
  },
});

export const modelOptions = (): readonly Option[] => [
  new Option('--temperature <t>', `temperature of the model; default ${MODEL_DEFAULTS.temperature}`).argParser(
    argument(TEMPERATURE),
  ),
  new Option(
    '--max-output-tokens <n>',
    `the most tokens in one answer of the model; default ${MODEL_DEFAULTS.maxOutputTokens}`,
  ).argParser(positiveInteger),
  new Option(
    '--response-format <kind>',
    `how the endpoint is asked for JSON; default ${MODEL_DEFAULTS.format}`,
  ).choices(FORMATS),
  new Option(
    '--model-seconds <s>',
    `how long to wait for one answer of the model, in seconds, retries included; default ${MODEL_DEFAULTS.seconds}`,
  ).argParser(positiveNumber),
  new Option(
    '--price <in/out>',
    'dollars per million input and output tokens, such as 0.15/0.60; shows the cost',
  ).argParser(price),
];

export const actorOptions = (): readonly Option[] => [
  new Option('--actor <who>', 'who chooses actions and writes answers: the adapter or a model')
    .choices(ACTORS)
    .default('adapter'),
  ...modelOptions(),
  dryRunOption(),
];

const dryRunOption = () =>
  new Option(
    '--dry-run',
    'runs the adapter but asks no model; prints the calls and tokens that a run would use; not with --gateway',
  );

export const settingsOf = ({ temperature, maxOutputTokens, responseFormat }: ModelOptions): ModelSettings => ({
  temperature: temperature ?? MODEL_DEFAULTS.temperature,
  maxOutputTokens: maxOutputTokens ?? MODEL_DEFAULTS.maxOutputTokens,
  format: responseFormat ?? MODEL_DEFAULTS.format,
});

export const waitingOf = (
  { modelSeconds }: Pick<ModelOptions, 'modelSeconds'>,
  progress: Ports['progress'],
  signal: AbortSignal,
): Waiting => ({ seconds: modelSeconds ?? MODEL_DEFAULTS.seconds, progress, signal });

/** The actor of a run. Undefined if the adapter chooses itself, and for a dry run, which has its own actor. */
export async function actorOf(
  { models, progress }: Pick<Ports, 'models' | 'progress'>,
  options: ActorOptions & { readonly split: string },
  signal: AbortSignal,
): Promise<RunActor | undefined> {
  const { actor, split, dryRun } = options;
  if (actor !== 'model') {
    const given: Readonly<Record<string, unknown>> = { ...options };
    const unused = [dryRunOption(), ...modelOptions()].find((option) => given[option.attributeName()] !== undefined);
    if (unused !== undefined)
      throw new Fault('usage', `${unused.long} can only be used with --actor model.`, {
        hint: 'Leave the option out, or use --actor model.',
      });
    return actor === 'oracle' ? { kind: 'oracle' } : undefined;
  }
  if (split === 'heldout')
    throw new Fault('usage', 'Held-out questions are never sent to a model endpoint.', {
      hint: 'Leave --actor model out.',
    });
  return dryRun
    ? undefined
    : { kind: 'model', model: await models.open('MODEL', settingsOf(options), waitingOf(options, progress, signal)) };
}
