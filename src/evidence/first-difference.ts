import { canonical } from './canonical.ts';

export interface Difference {
  readonly path: string;
  /** The two values as canonical JSON; "nothing" where one is absent. */
  readonly values: readonly [string, string];
}

/** The first difference between two JSON values, in alphabetical order of names; undefined if they are equal. */
export function firstDifference(a: unknown, b: unknown, path = '$'): Difference | undefined {
  if (isObject(a) && isObject(b)) {
    for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
      const found = firstDifference(a[key], b[key], `${path}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const values = [textOf(a), textOf(b)] as const;
  return values[0] === values[1] ? undefined : { path, values };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (value === undefined ? 'nothing' : canonical(value));
