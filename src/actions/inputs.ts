import * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { OBJECT_ID } from '../evidence/hex.ts';
import { REPOSITORY } from '../protocol/repository.ts';
import { siteTitle, TITLE_RULE } from '../site/settings.ts';
import { SUITE_IDS } from '../suites/catalogue.ts';
import { nearest } from '../text/nearest.ts';
import { plainNumber } from '../text/numbers.ts';
import { type Environment, givenInputs } from './given-inputs.ts';

export const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'it must be a whole number from 1')
  .transform(Number);

export const yesOrNo = z.enum(['true', 'false'], 'it must be true or false').transform((text) => text === 'true');

/** The temperature of a model; null if none is sent. */
export const temperature = z
  .string()
  .transform((text) => (text === 'none' ? null : plainNumber(text)))
  .refine((value) => value === null || (value >= 0 && value <= 2), 'it must be a number from 0 to 2, or none');

/** Items separated by lines and commas; duplicates count once. */
export const list = z.string().transform((text) => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((item) => item.trim())
      .filter(Boolean),
  ),
]);

/** Ids of suites as a {@link list}; at least one. */
export const suiteIds = list.superRefine((ids, { addIssue }) => {
  const unknown = ids
    .filter((id) => !SUITE_IDS.includes(id))
    .map((id) => {
      const near = nearest(id, SUITE_IDS);
      return near === undefined ? `"${id}"` : `"${id}" (did you mean "${near}"?)`;
    });
  if (unknown.length > 0) addIssue(`there is no suite ${unknown.join(', ')}; there is ${SUITE_IDS.join(', ')}`);
  if (ids.length === 0) addIssue('it names no suite');
});

export const objectId = z.string().regex(OBJECT_ID, 'it must be an object’s full id in hexadecimal');

export const nonce = z.string().regex(/^[0-9a-f]{32,128}$/, 'it must be 32 to 128 lower-case hexadecimal digits');

/** Of a board's site. */
export const title = z.string().transform((text, { addIssue }) => {
  const named = siteTitle(text);
  if (named === undefined) addIssue(`it must be ${TITLE_RULE}`);
  return named ?? '';
});

/** On GitHub, OWNER/NAME. */
export const repository = z.string().regex(REPOSITORY, 'it must be OWNER/NAME');

export const folder = z.string().transform((path) => path.replace(/(?<=.)\/+$/, ''));

type Checked<Inputs> =
  | { readonly inputs: Inputs; readonly faults?: undefined }
  | { readonly inputs?: undefined; readonly faults: readonly Fault[] };

/**
 * The inputs of the runner, checked by a schema. All errors are reported together.
 * @param action `aliases` maps names that are no inputs, but that people try, to the input that they mean
 */
export function checkInputs<Shape extends z.ZodRawShape>(
  action: { readonly inputs: z.ZodObject<Shape>; readonly aliases?: Readonly<Record<string, string>> | undefined },
  env: Environment,
): Checked<z.infer<z.ZodObject<Shape>>> {
  const names = Object.keys(action.inputs.shape);
  const given = givenInputs(env);
  const unknown = [...given.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => unknownInput(name, names, aliasOf(action.aliases ?? {}, name)));
  const { success, data, error } = action.inputs.safeParse(Object.fromEntries(given));
  const wrong = error?.issues.map(({ path, message }) => wrongInput(String(path[0]), message, given)) ?? [];
  return success && unknown.length === 0 ? { inputs: data } : { faults: [...unknown, ...wrong] };
}

const aliasOf = (aliases: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(aliases, name) ? aliases[name] : undefined;

function unknownInput(name: string, names: readonly string[], alias: string | undefined): Fault {
  const right = alias ?? nearest(name, names);
  const hint = right === undefined ? `There are ${names.join(', ')}.` : `It is called "${right}".`;
  return new Fault('input.unknown', `There is no input "${name}".`, { hint });
}

function wrongInput(name: string, message: string, given: ReadonlyMap<string, string>): Fault {
  const value = given.get(name);
  if (value === undefined)
    return new Fault('input.missing', `Input "${name}" is missing.`, {
      hint: 'See action.yml for the values that each input takes.',
    });
  return new Fault('input.invalid', `Input "${name}" is ${JSON.stringify(value)}: ${message.replace(/\.$/, '')}.`);
}
