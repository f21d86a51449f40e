import type * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { counted } from '../text/numbers.ts';
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
    issues = ((isSmall && schema.safeParse(value, WORDS).error) || checked.error).issues;
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

/** For `safeParse`: words for what Zod says in those of programmers. Zod's own for the rest. */
const WORDS: { readonly error: z.core.$ZodErrorMap } = {
  error(issue) {
    if (issue.input === undefined) return 'missing';
    if (issue.code === 'unrecognized_keys') {
      const names = issue.keys.map((key) => `"${key}"`).join(', ');
      return issue.keys.length === 1 ? `there is no field ${names} here` : `there are no fields ${names} here`;
    }
    if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
    if (issue.exact || (issue.origin !== 'string' && issue.origin !== 'array')) return undefined;
    const what = issue.origin === 'string' ? 'character' : 'item';
    if (issue.code === 'too_big') return `it may have at most ${counted(Number(issue.maximum), what)}`;
    const least = Number(issue.minimum);
    return least === 1 && what === 'character' ? 'it must not be empty' : `it needs at least ${counted(least, what)}`;
  },
};

/**
 * `WORDS` for a stranger's value: Zod stops at the first issue of a list or an object. Otherwise a line of a megabyte could have a
 * million of them, and the process would run out of memory. It does not stop at a value of the right type that is out of bounds.
 */
export const FIRST: z.core.ParseContextInternal<z.core.$ZodIssue> = { ...WORDS, abortEarly: true };

function pathOf(path: readonly PropertyKey[]): string {
  return `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')}`;
}
