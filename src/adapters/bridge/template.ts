import type * as z from 'zod';

export type Json = z.core.util.JSONType;
/** The values of fields. An undefined one is absent. */
export type Values = Readonly<Record<string, Json | undefined>>;

const FIELD = /\{\{([^{}]*)\}\}/g;
const WHOLE = /^\{\{([^{}]*)\}\}$/;

/** The strings of a template, at any depth. */
export function stringsOf(template: unknown): readonly string[] {
  if (typeof template === 'string') return [template];
  return typeof template === 'object' && template !== null ? Object.values(template).flatMap(stringsOf) : [];
}

/** The names in `{{…}}`, in any string of a template. */
export const fieldsOf = (template: unknown): readonly string[] =>
  stringsOf(template).flatMap((text) => [...text.matchAll(FIELD)].map(([, name = '']) => name.trim()));

/**
 * Fills in a template. Values replace values, not JSON text, and are not searched for fields. So no value can add a field,
 * a key or a quote. A string that is one field becomes the value itself, of whatever type; a string with an absent field
 * is left out of its list or object.
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

/** Fills in a text, formatting each value with `as`; undefined where a field is absent. */
export function fillText(template: string, values: Values, as: (value: Json) => string = String): string | undefined {
  let missing = false;
  const text = template.replace(FIELD, (_, name: string) => {
    const value = values[name.trim()];
    if (value === undefined) missing = true;
    return value === undefined ? '' : as(value);
  });
  return missing ? undefined : text;
}
