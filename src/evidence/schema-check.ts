import type * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { parseStrict } from './strict-json.ts';

/** Parses untrusted JSON of a schema. @throws Fault `json.…` that names `where` */
export function parseAs<T>(schema: z.ZodType<T>, text: string, where: string): T {
  return checkSchema(schema, parseStrict(text, where), where);
}

/**
 * Checks a value against a schema.
 *
 * @param where names the file in messages
 * @throws Fault `json.schema` with the JSON paths and what was expected
 */
export function checkSchema<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const checked = schema.safeParse(value, MISSING);
  if (checked.success) return checked.data;
  const faults = checked.error.issues.slice(0, 5).map((issue) => `${pathOf(issue.path)}: ${issue.message}`);
  const more = checked.error.issues.length > 5 ? `; and ${checked.error.issues.length - 5} more` : '';
  throw new Fault('json.schema', `${where}: ${faults.join('; ')}${more}`);
}

/** For `safeParse`: Zod says of a field that is absent that it is undefined. */
export const MISSING = {
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'missing' : undefined),
};

function pathOf(path: readonly PropertyKey[]): string {
  return `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')}`;
}
