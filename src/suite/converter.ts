import type * as z from 'zod';
import type { Named } from './description.ts';

/** What became of a public file in another form. */
export interface Converted {
  readonly records: readonly object[];
  /** What could not be taken over, each with the reason. */
  readonly left: readonly string[];
}

/** Takes a public dataset of others into the records of one of a suite's parts. */
export interface Converter<T = unknown> extends Named {
  /** The part that takes the records. */
  readonly part: string;
  /** Whether the file has one JSON value a line, which `schema` sees as a list; without it, it is one JSON value. */
  readonly lines?: true;
  readonly schema: z.ZodType<T>;
  convert(value: T): Converted;
}
