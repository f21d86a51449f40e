import type * as z from 'zod';
import type { Named } from './description.ts';

export interface Converted {
  readonly records: readonly object[];
  /** What could not be converted, each with the reason. */
  readonly left: readonly string[];
}

/** Converts a public dataset of others to records of one of a suite's parts. */
export interface Converter<T = unknown> extends Named {
  /** Id of the part that uses the records. */
  readonly part: string;
  /** Set if the file has one JSON value per line: `schema` then checks the list of them. Otherwise it is one JSON value. */
  readonly lines?: true;
  readonly schema: z.ZodType<T>;
  convert(value: T): Converted;
}
