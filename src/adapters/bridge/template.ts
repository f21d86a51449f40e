import type * as z from 'zod';

export type Json = z.core.util.JSONType;
/** What stands for the fields; one that is undefined has no value here. */
export type Values = Readonly<Record<string, Json | undefined>>;

const FIELD = /\{\{([^{}]*)\}\}/g;
const WHOLE = /^\{\{([^{}]*)\}\}$/;

/** The names in `{{…}}`, in any string of a template. */
export function fieldsOf(template: unknown): readonly string[] {
  if (typeof template === 'string') return [...template.matchAll(FIELD)].map(([, name = '']) => name.trim());
  if (typeof template !== 'object' || template === null) return [];
  return Object.values(template).flatMap(fieldsOf);
}

/**
 * The template with its fields filled in. Values are put into values, never into JSON text, and are not looked through
 * again, so that none can add a field, a key or a quote. A string that is one field alone becomes the value itself, of
 * whatever type; a string with a field that has no value is left out of its list or object.
 */
export function fill(template: Json, values: Values): Json | undefined {
  if (typeof template === 'string') return fillString(template, values);
  if (Array.isArray(template)) {
    return template.map((item) => fill(item, values)).filter((item) => item !== undefined);
  }
  if (typeof template !== 'object' || template === null) return template;
  const filled = Object.entries(template).map(([key, item]) => [key, fill(item, values)] as const);
  return Object.fromEntries(filled.filter((pair): pair is [string, Json] => pair[1] !== undefined));
}

function fillString(template: string, values: Values): Json | undefined {
  const whole = WHOLE.exec(template);
  return whole ? values[(whole[1] ?? '').trim()] : fillText(template, values);
}

/** The same for what can only be text, each value told by `as`. */
export function fillText(template: string, values: Values, as: (value: Json) => string = String): string | undefined {
  let missing = false;
  const text = template.replace(FIELD, (_, name: string) => {
    const value = values[name.trim()];
    if (value === undefined) missing = true;
    return value === undefined ? '' : as(value);
  });
  return missing ? undefined : text;
}
