import * as z from 'zod';
import { ENGINES } from '../../adapters/container/engines.ts';
import { parseSpec } from '../../adapters/spec.ts';
import { asFault, Fault } from '../../errors/fault.ts';
import { DEFAULT_LIMITS } from '../../evidence/default-limits.ts';
import { parseShard } from '../../evidence/shard.ts';
import { SUITE_IDS } from '../../suites/catalogue.ts';
import { checkInputs } from '../check-inputs.ts';
import { folder, list, wholeNumber, yesOrNo } from '../input-fields.ts';
import { type Gate, parseGate } from './gates.ts';

const number = z
  .string()
  .transform(Number)
  .refine((value) => Number.isFinite(value) && value > 0, 'it must be a number above 0');

const suites = list.superRefine((ids, { addIssue }) => {
  const unknown = ids.filter((id) => !SUITE_IDS.includes(id)).map((id) => `"${id}"`);
  if (unknown.length > 0) addIssue(`there is no suite ${unknown.join(', ')}; there is ${SUITE_IDS.join(', ')}`);
  if (ids.length === 0) addIssue('it names no suite');
});

const spec = z.string().superRefine((text, { addIssue }) => {
  try {
    parseSpec(text);
  } catch (thrown) {
    const { message, hint } = asFault(thrown);
    addIssue([message, hint].filter(Boolean).join(' '));
  }
});

const gates = list.transform((texts, { addIssue }) => {
  const parsed = texts.map(parseGate);
  for (const [i, text] of texts.entries()) {
    if (parsed[i] === undefined) addIssue(`"${text}" is not metric=0.9 or SUITE:metric=0.9`);
  }
  return parsed.filter((gate): gate is Gate => gate !== undefined);
});

const shard = z.string().transform((text, { addIssue }) => {
  const parsed = parseShard(text);
  if (parsed === undefined) addIssue('it must be I/N with 1 ≤ I ≤ N, such as 2/8');
  return parsed ?? null;
});

const NONCE = /^[0-9a-f]{32,128}$/;

/** The Action's inputs. Their defaults stand in action.yml too: for GitHub, and for its readers. */
const Inputs = z.object({
  'adapter': spec,
  'suites': suites.prefault('cib'),
  'dataset': z.string().optional(),
  'engine': z.enum(ENGINES, `it must be one of ${ENGINES.join(', ')}`).default('docker'),
  'out': folder.default('cib-results'),
  'fail-below': gates.prefault(''),
  'baseline': z.string().optional(),
  'limit': wholeNumber.optional(),
  'shard': shard.optional(),
  'nonce': z.string().regex(NONCE, 'it must be 32 to 128 lower-case hexadecimal digits').optional(),
  'comment': yesOrNo.prefault('false'),
  'comment-id': z.string().optional(),
  'github-token': z.string().optional(),
  'jobs': wholeNumber.default(1),
  'episode-seconds': number.default(DEFAULT_LIMITS.episode_seconds),
  'memory': wholeNumber.default(DEFAULT_LIMITS.memory_mb),
  'cpus': number.default(DEFAULT_LIMITS.cpus),
  'pids': wholeNumber.default(DEFAULT_LIMITS.pids),
});

export type Inputs = Readonly<z.infer<typeof Inputs>>;

export const INPUT_NAMES: readonly string[] = Object.keys(Inputs.shape);

/** Names that the command line or a habit suggests, too far from the right one to be guessed. */
const MEANT: Readonly<Record<string, string>> = {
  'compare': 'baseline',
  'gates': 'fail-below',
  'gh-token': 'github-token',
  'image': 'adapter',
  'output': 'out',
  'pr-comment': 'comment',
  'repo-token': 'github-token',
  'seed': 'nonce',
  'system': 'adapter',
  'threshold': 'fail-below',
  'thresholds': 'fail-below',
  'timeout': 'episode-seconds',
  'token': 'github-token',
};

/** The inputs, or everything that is wrong with them at once. */
export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs | readonly Fault[] {
  const checked = checkInputs(Inputs, env, MEANT);
  const { dataset, suites } = { dataset: undefined, suites: [], ...checked };
  if (dataset === undefined || suites.length < 2) return checked;
  const hint = 'A dataset belongs to one suite: use a step of its own for each.';
  return [new Fault('input.invalid', 'Input "dataset" goes with one suite alone.', { hint })];
}
