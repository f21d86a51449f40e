import bank from './bank.json' with { type: 'json' };
import type { Wording } from './schema.ts';

// A test holds the file against the schema. Only its type is used here: a start checks nothing.
export const BUILT_IN = bank as Wording;
