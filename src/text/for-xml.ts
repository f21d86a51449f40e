/** What no XML document may hold, escaped or not. Source: XML 1.0, production 2 (Char). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A view without such characters in any of its texts: a template that gets this cannot forget one. */
export function forXml<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replace(NO_XML, '') as T;
  if (Array.isArray(value)) return value.map(forXml) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, forXml(inner)])) as T;
}
