import type * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { givenInputs } from '../github/given-inputs.ts';
import { nearest } from './nearest.ts';

/**
 * An Action's inputs in their schema, or everything that is wrong with them at once. `meant` has names that a habit
 * suggests, too far from the right one to be guessed.
 */
export function checkInputs<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Readonly<Record<string, string | undefined>>,
  meant: Readonly<Record<string, string>> = {},
): z.infer<z.ZodObject<Shape>> | readonly Fault[] {
  const names = Object.keys(schema.shape);
  const given = givenInputs(env);
  const unknown = [...given.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => unknownInput(name, names, meant));
  const checked = schema.safeParse(Object.fromEntries(given));
  const wrong = checked.error?.issues.map(({ path, message }) => wrongInput(String(path[0]), message, given)) ?? [];
  const faults = [...unknown, ...wrong];
  return checked.success && faults.length === 0 ? checked.data : faults;
}

function unknownInput(name: string, names: readonly string[], meant: Readonly<Record<string, string>>): Fault {
  const right = meant[name] ?? nearest(name, names);
  const hint = right === undefined ? `There are ${names.join(', ')}.` : `It is called "${right}".`;
  return new Fault('input.unknown', `There is no input "${name}".`, { hint });
}

function wrongInput(name: string, message: string, given: ReadonlyMap<string, string>): Fault {
  const value = given.get(name);
  if (value === undefined) {
    return new Fault('input.missing', `Input "${name}" is missing.`, {
      hint: 'action.yml says what each input takes.',
    });
  }
  return new Fault('input.invalid', `Input "${name}" is ${JSON.stringify(value)}: ${message.replace(/\.$/, '')}.`);
}
