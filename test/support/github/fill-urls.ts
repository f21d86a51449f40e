import { resolve, type Schema } from './openapi.ts';

/** Links are the bulk of every answer, and nobody follows them. */
const LINK = /(^|_)(url|href)$/;

/**
 * The value with every required link that it lacks. Only links are made up here: any other field that is missing stays
 * missing, and the answer is refused.
 */
export function fillUrls(schema: Schema, value: unknown, base: string): unknown {
  if (schema === undefined) return value;
  const described = resolve(schema);
  if (Array.isArray(value)) return value.map((item) => fillUrls(described.items, item, base));
  if (typeof value !== 'object' || value === null) return value;
  let filled: Record<string, unknown> = { ...value };
  for (const part of described.allOf ?? []) filled = fillUrls(part, filled, base) as Record<string, unknown>;
  const [choice] = (described.oneOf ?? described.anyOf ?? []).filter((one: Schema) => resolve(one).type === 'object');
  if (choice) filled = fillUrls(choice, filled, base) as Record<string, unknown>;
  for (const name of described.required ?? []) {
    if (LINK.test(name) && !(name in filled)) filled[name] = `${base}/a-link/${name}`;
  }
  for (const [name, inner] of Object.entries<Schema>(described.properties ?? {})) {
    if (name in filled) filled[name] = fillUrls(inner, filled[name], base);
  }
  return filled;
}
