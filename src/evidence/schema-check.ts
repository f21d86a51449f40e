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
  let issues: readonly z.core.$ZodIssue[];
  try {
    const checked = schema.safeParse(value, FIRST);
    if (checked.success) return checked.data;
    const isSmall = String(JSON.stringify(value)).length < SMALL;
    issues = ((isSmall && schema.safeParse(value, MISSING).error) || checked.error).issues;
  } catch (cause) {
    // Zod passes all issues of a list as arguments. A hundred thousand do not fit on the stack.
    if (!(cause instanceof RangeError)) throw cause;
    throw new Fault('json.schema', `${where}: too many values are out of bounds`, { cause });
  }
  const faults = issues
    .slice(0, 5)
    .map((issue) => `${pathOf(issue.path)}: ${issue.message}`.slice(0, LONGEST).toWellFormed());
  const more = issues.length > 5 ? `; and ${issues.length - 5} more` : '';
  throw new Fault('json.schema', `${where}: ${faults.join('; ')}${more}`);
}

/** Characters of a value as JSON of which every issue is looked for. Zod makes an object of a few hundred bytes for each. */
const SMALL = 100_000;

/** Characters of one issue in a message: it names keys, which may be anybody's. */
const LONGEST = 500;

/** For `safeParse`: Zod says of a field that is absent that it is undefined. */
const MISSING = { error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'missing' : undefined) };

/**
 * `MISSING` for a stranger's value: Zod stops at the first issue of a list or an object. Otherwise a line of a megabyte could have a
 * million of them, and the process would run out of memory. It does not stop at a value of the right type that is out of bounds.
 */
export const FIRST: z.core.ParseContextInternal<z.core.$ZodIssue> = { ...MISSING, abortEarly: true };

function pathOf(path: readonly PropertyKey[]): string {
  return `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')}`;
}
