import { InvalidArgumentError, Option } from 'commander';
import { Fault } from '../errors/fault.ts';
import type { Format, Models } from '../ports/models.ts';
import { ACTORS, type ActorName, FORMATS, MODEL_DEFAULTS } from '../protocol/actor-names.ts';
import type { Price } from '../report/terminal/account.ts';
import type { Acting } from '../usecases/run/actor/acting.ts';
import { positiveInteger } from './options.ts';

/** What a run is told of who chooses in place of the adapter. */
export interface ActorOptions {
  readonly actor: ActorName;
  readonly temperature: number;
  readonly maxOutputTokens: number;
  readonly responseFormat: Format;
  readonly price?: Price;
  readonly dryRun?: true;
}

export const maxOutputTokensOption = () =>
  new Option('--max-output-tokens <n>', 'of one answer of the model')
    .argParser(positiveInteger)
    .default(MODEL_DEFAULTS.maxOutputTokens);
export const formatOption = () =>
  new Option('--response-format <kind>', 'how the model’s endpoint is held to JSON')
    .choices(FORMATS)
    .default(MODEL_DEFAULTS.format);
export const priceOption = () =>
  new Option('--price <in/out>', 'dollars a million tokens, such as 0.15/0.60: tells the cost').argParser(price);

export const actorOptions = (): readonly Option[] => [
  new Option('--actor <who>', 'who chooses actions and answers').choices(ACTORS).default('adapter'),
  new Option('--temperature <t>', 'of the model').argParser(temperature).default(MODEL_DEFAULTS.temperature),
  maxOutputTokensOption(),
  formatOption(),
  priceOption(),
  new Option('--dry-run', 'asks the adapter and no model: tells the calls and tokens that a run would take'),
];

/** Who chooses in place of the adapter. Without a model to ask, a dry run names none. */
export async function actingOf(
  models: Models,
  options: ActorOptions & { readonly split: string },
): Promise<Acting | undefined> {
  const { actor, split, temperature, maxOutputTokens, responseFormat: format, dryRun } = options;
  const settings = { temperature, maxOutputTokens, format };
  if (actor !== 'model') {
    if (dryRun) throw new Fault('usage', '--dry-run goes with --actor model alone.', { hint: 'Nothing else costs.' });
    return actor === 'oracle' ? { kind: 'oracle' } : undefined;
  }
  if (split === 'heldout')
    throw new Fault('usage', 'Held-out questions go to no model’s endpoint.', { hint: 'Leave --actor model out.' });
  if (!dryRun) return { kind: 'model', model: await models.open('MODEL', settings) };
  const { silentModel } = await import('../usecases/run/actor/rehearse.ts');
  return { kind: 'model', model: silentModel(settings) };
}

function temperature(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 2))
    throw new InvalidArgumentError('It must be a number from 0 to 2.');
  return value;
}

function price(text: string): Price {
  const [input, output] = /^\d+(\.\d+)?\/\d+(\.\d+)?$/.test(text) ? text.split('/').map(Number) : [];
  if (input === undefined || output === undefined)
    throw new InvalidArgumentError('It must be IN/OUT, such as 0.15/0.60.');
  return { input, output };
}
