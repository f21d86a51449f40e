import { Option } from 'commander';
import { DEFAULT_LIMITS } from '../evidence/limits.ts';
import { positiveNumber } from './options.ts';

/** How long a command waits for an adapter. Not in `options.ts`, because the limits load the schema library. */
export const timeOptions = () => [
  new Option(
    '--episode-seconds <s>',
    'time limit of an episode, in seconds; default: the suite’s, and a run with more is invalid',
  ).argParser(positiveNumber),
  new Option(
    '--start-seconds <s>',
    'time limit of the adapter’s start, in seconds; a run with more than the default is invalid',
  )
    .argParser(positiveNumber)
    .default(DEFAULT_LIMITS.start_seconds),
];
