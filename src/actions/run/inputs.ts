import * as z from 'zod';
import { ENGINE_NAMES } from '../../adapters/container/arguments.ts';
import { parseSpec } from '../../adapters/spec.ts';
import { asFault } from '../../errors/fault.ts';
import { DEFAULT_LIMITS } from '../../evidence/limits.ts';
import { MOST_MODEL_SECONDS } from '../../protocol/constants.ts';
import { COUNT, LIMIT, positiveUpTo, SHARD } from '../../text/given.ts';
import { type Gate, parseGate } from '../../usecases/gates.ts';
import { folder, input, itemsOf, nonce, suiteIds, temperature, wholeNumber, yesOrNo } from '../inputs.ts';

const positiveNumber = input(LIMIT);

export const mostLost = input(COUNT).optional();
export const NEEDS_BASELINE = 'it needs a `baseline`';

const spec = z.string().superRefine((text, { addIssue }) => {
  try {
    parseSpec(text);
  } catch (thrown) {
    const { message, hint } = asFault(thrown);
    addIssue([message, hint].filter(Boolean).join(' '));
  }
});

/** Optional: a text that is not empty has at least one. */
export const gates = z.string().transform((given, { addIssue }) => {
  const texts = itemsOf(given);
  if (given !== '' && texts.length === 0) addIssue('it has no gate, such as METRIC=0.9 or SUITE:METRIC=0.9');
  const parsed = texts.map(parseGate);
  for (const [i, text] of texts.entries()) {
    if (parsed[i] === undefined) addIssue(`"${text}" is not of the form METRIC=0.9 or SUITE:METRIC=0.9`);
  }
  return parsed.filter((gate): gate is Gate => gate !== undefined);
});

const fields = z.object({
  'adapter': spec,
  'suites': suiteIds.prefault('cib'),
  'dataset': z.string().optional(),
  'engine': z.enum(ENGINE_NAMES, `it must be one of ${ENGINE_NAMES.join(', ')}`).default('docker'),
  'out': folder.default('cib-results'),
  'fail-below': gates.prefault(''),
  'baseline': z.string().optional(),
  'max-lost': mostLost,
  'split': z.enum(['public', 'fresh'], 'it must be public or fresh').default('public'),
  'limit': wholeNumber.optional(),
  'shard': input(SHARD).optional(),
  'nonce': nonce.optional(),
  'comment': yesOrNo.prefault('false'),
  'comment-id': z.string().optional(),
  'github-token': z.string().optional(),
  'gateway': z.string().optional(),
  'gateway-model': z.string().optional(),
  'gateway-embeddings': z.string().optional(),
  'gateway-budget': wholeNumber.optional(),
  'gateway-temperature': temperature.optional(),
  'gateway-seconds': input(positiveUpTo(MOST_MODEL_SECONDS)).optional(),
  'gateway-sidecar': z.string().optional(),
  'replay': z.string().optional(),
  'prices': z.string().optional(),
  'jobs': wholeNumber.default(1),
  'episode-seconds': positiveNumber.optional(),
  'memory': wholeNumber.default(DEFAULT_LIMITS.memory_mb),
  'cpus': positiveNumber.default(DEFAULT_LIMITS.cpus),
  'pids': wholeNumber.default(DEFAULT_LIMITS.pids),
});

export const inputs = fields.superRefine(({ dataset, split, suites, baseline, 'max-lost': most }, { addIssue }) => {
  if (most !== undefined && baseline === undefined)
    addIssue({ code: 'custom', path: ['max-lost'], message: NEEDS_BASELINE });
  if (dataset !== undefined && split === 'fresh')
    addIssue({ code: 'custom', path: ['dataset'], message: 'leave it out: fresh data is generated' });
  if (dataset === undefined || suites.length < 2) return;
  addIssue({ code: 'custom', path: ['dataset'], message: 'it is of one suite: use a step of its own for each' });
});

export type Inputs = Readonly<z.infer<typeof inputs>>;

/** Wrong names that users are likely to try, and that are too different from the right one for a spelling suggestion. */
export const aliases = {
  'compare': 'baseline',
  'gates': 'fail-below',
  'gh-token': 'github-token',
  'image': 'adapter',
  'max-regressions': 'max-lost',
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
