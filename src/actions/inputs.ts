import * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { NONCE, OBJECT_ID } from '../evidence/hex.ts';
import { TITLE } from '../site/settings.ts';
import { SUITE_IDS } from '../suites/catalogue.ts';
import { DAY, type Given, REPOSITORY_NAME, TEMPERATURE_OR_NONE, WHOLE_NUMBER } from '../text/given.ts';
import { nearest } from '../text/nearest.ts';
import { type Environment, givenInputs } from './given-inputs.ts';

/** An input that is read as the option of a command is. */
export const input = <T>({ what, read }: Given<T>) =>
  z.string().transform((text, { addIssue }): T => {
    const value = read(text);
    if (value !== undefined) return value;
    addIssue(`it must be ${what}`);
    return z.NEVER;
  });

export const wholeNumber = input(WHOLE_NUMBER);

export const yesOrNo = z.enum(['true', 'false'], 'it must be true or false').transform((text) => text === 'true');

export const temperature = input(TEMPERATURE_OR_NONE);

export const day = input(DAY);

/** Items separated by lines and commas; duplicates count once. */
export const list = z.string().transform(itemsOf);

export function itemsOf(text: string): string[] {
  const items = text.split(/[\n,]/).map((item) => item.trim());
  return [...new Set(items.filter(Boolean))];
}

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

export const nonce = z.string().regex(NONCE, 'it must be 32 to 128 lower-case hexadecimal digits');

/** Of a board's site. */
export const title = input(TITLE);

export const repository = input(REPOSITORY_NAME);

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
    return new Fault('input.missing', `Input "${name}" is missing.`, { hint: 'docs/actions.md lists the inputs.' });
  return new Fault('input.invalid', `Input "${name}" is ${JSON.stringify(value)}: ${message.replace(/\.$/, '')}.`);
}
