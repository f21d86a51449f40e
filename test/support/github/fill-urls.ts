import { resolve, type Schema } from './openapi.ts';

/** Links are most of every answer, and no client here follows them. */
const LINK = /(^|_)(url|href)$/;

/**
 * Adds every required link that a value lacks. Only links are added: any other missing field stays missing, and the
 * answer is refused.
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
