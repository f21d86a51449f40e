import * as z from 'zod';
import { ENGINES } from '../../adapters/container/engines.ts';
import { parseSpec } from '../../adapters/spec.ts';
import { asFault, Fault } from '../../errors/fault.ts';
import { DEFAULT_LIMITS } from '../../evidence/limits.ts';
import { givenInputs } from '../../github/given-inputs.ts';
import { SUITE_IDS } from '../../suites/catalogue.ts';
import { nearest } from '../nearest.ts';
import { type Gate, parseGate } from './gates.ts';

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'it must be a whole number from 1')
  .transform(Number);

const number = z
  .string()
  .transform(Number)
  .refine((value) => Number.isFinite(value) && value > 0, 'it must be a number above 0');

/** Lines and commas part a list; what stands twice counts once. */
const list = z.string().transform((text) => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((item) => item.trim())
      .filter(Boolean),
  ),
]);

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

/** The Action's inputs. Their defaults stand in action.yml too: for GitHub, and for its readers. */
const Inputs = z
  .object({
    'adapter': spec,
    'suites': suites.prefault('cib'),
    'dataset': z.string().optional(),
    'engine': z.enum(ENGINES, `it must be one of ${ENGINES.join(', ')}`).default('docker'),
    'out': z
      .string()
      .transform((path) => path.replace(/(?<=.)\/+$/, ''))
      .default('cib-results'),
    'fail-below': gates.prefault(''),
    'baseline': z.string().optional(),
    'limit': wholeNumber.optional(),
    'jobs': wholeNumber.default(1),
    'episode-seconds': number.default(DEFAULT_LIMITS.episode_seconds),
    'memory': wholeNumber.default(DEFAULT_LIMITS.memory_mb),
    'cpus': number.default(DEFAULT_LIMITS.cpus),
    'pids': wholeNumber.default(DEFAULT_LIMITS.pids),
  })
  .readonly();

export type Inputs = z.infer<typeof Inputs>;

export const INPUT_NAMES: readonly string[] = Object.keys(Inputs.unwrap().shape);

/** Names that the command line or a habit suggests, too far from the right one to be guessed. */
const MEANT: Readonly<Record<string, string>> = {
  'gates': 'fail-below',
  'threshold': 'fail-below',
  'thresholds': 'fail-below',
  'timeout': 'episode-seconds',
};

/** The inputs, or everything that is wrong with them at once. */
export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs | readonly Fault[] {
  const given = givenInputs(env);
  const unknown = [...given.keys()].filter((name) => !INPUT_NAMES.includes(name)).map(unknownInput);
  const checked = Inputs.safeParse(Object.fromEntries(given));
  const wrong = checked.error?.issues.map((issue) => wrongInput(String(issue.path[0]), issue.message, given)) ?? [];
  const faults = [...unknown, ...wrong];
  if (checked.data?.dataset !== undefined && checked.data.suites.length > 1) {
    const hint = 'A dataset belongs to one suite: use a step of its own for each.';
    faults.push(new Fault('input.invalid', 'Input "dataset" goes with one suite alone.', { hint }));
  }
  return checked.success && faults.length === 0 ? checked.data : faults;
}

function unknownInput(name: string): Fault {
  const meant = MEANT[name] ?? nearest(name, INPUT_NAMES);
  const hint = meant === undefined ? `There are ${INPUT_NAMES.join(', ')}.` : `It is called "${meant}".`;
  return new Fault('input.unknown', `There is no input "${name}".`, { hint });
}

function wrongInput(name: string, message: string, given: ReadonlyMap<string, string>): Fault {
  const value = given.get(name);
  if (value === undefined) {
    return new Fault('input.missing', `Input "${name}" is missing.`, {
      hint: 'action.yml says what each input takes.',
    });
  }
  return new Fault('input.invalid', `Input "${name}" is ${JSON.stringify(value)}: ${message.replace(/\.$/, '')}.`);
}
