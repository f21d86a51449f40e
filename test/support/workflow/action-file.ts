import { parse } from 'yaml';
import { known } from './keys.ts';
import type { Source } from './source.ts';

export interface ActionFile {
  readonly name: string;
  readonly inputs: Readonly<Record<string, { readonly required?: boolean; readonly default?: unknown }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

/** Reads an Action's metadata. Throws if it is missing, or has a key that this runner does not support. */
export function readAction(source: Source, path: string): ActionFile {
  const where = [path, 'action.yml'].filter(Boolean).join('/');
  const text = source.read(where);
  if (text === undefined) throw new Error(`There is no ${where} in ${source.repository} at ${source.sha}.`);
  const file = known(parse(text) as ActionFile, 'action', where);
  known(file.runs, 'runs', where);
  for (const [name, input] of Object.entries(file.inputs ?? {})) known(input, 'input', `${where}, input ${name}`);
  if (file.runs.using !== 'node24')
    throw new Error(`This runner does not know \`using: ${file.runs.using}\` in ${where}.`);
  return { ...file, inputs: file.inputs ?? {} };
}
