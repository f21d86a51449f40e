import { Fault } from '../../errors/fault.ts';
import type { Given } from '../../text/given.ts';
import { PYTHON_VERSIONS, type PythonVersion } from './python-hash.ts';

/** How well the strategies read and keep facts: p_retain, ε and C of section 3.4. */
export interface StrategySettings {
  /** The probability that a summary keeps a marked fact. For an implicit one it is half. */
  readonly retention: number;
  /** The probability that one reading of a marked fact fails. */
  readonly noise: number;
  /** The number of facts of a category that a memory bank holds. */
  readonly capacity: number;
}

export interface GridSettings extends StrategySettings {
  /** The seed of every draw. Conversation and random numbers follow from it, the length and the trial. */
  readonly seed: number;
  /** The lengths of the conversations, in turns. */
  readonly lengths: readonly number[];
  /** The share of turns that state a fact. */
  readonly density: number;
  /** The share of the facts that are stated implicitly. */
  readonly implicit: number;
  /** The words of context, as a share of the conversation's. */
  readonly budget: number;
  /** The number of conversations of each length. */
  readonly trials: number;
  /** Python's `PYTHONHASHSEED`. It decides which sentence states an implicit fact. */
  readonly hashSeed: number;
  /** The version of Python, which hashes strings. */
  readonly python: PythonVersion;
}

/**
 * The settings of the paper (sections 3 and 4). It states neither the hash seed nor the version of Python. With 3.10, 71 of its 73
 * figures come out, with 3.11 only 62. The default stays 3.11, as all that is published was computed with it.
 */
export const PAPER: GridSettings = {
  seed: 42,
  lengths: [50, 100, 200, 500, 1000],
  density: 0.1,
  implicit: 0.5,
  budget: 0.15,
  trials: 5,
  retention: 0.7,
  noise: 0.15,
  capacity: 50,
  hashSeed: 0,
  python: '3.11',
};

/** The lengths of the paper's conversations. */
export const LENGTHS = PAPER.lengths;

/** The limit for all conversations together. */
const MOST_TURNS = 200_000;

const MOST_LENGTHS = 20;

const whole = (low: number, high: number): Given<number> => ({
  what: `a whole number from ${low} to ${high}`,
  read: (text) => (/^\d{1,16}$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined),
});

const share: Given<number> = {
  what: 'a number from 0 to 1, such as 0.15',
  // As programs print numbers, too: 0.30000000000000004 and 1e-7. An empty text would be 0.
  read: (text) => (/^[\d.][\d.e-]*$/.test(text) && Number(text) >= 0 && Number(text) <= 1 ? Number(text) : undefined),
};

const turns = whole(1, 100_000);

const list: Given<readonly number[]> = {
  what: `up to ${MOST_LENGTHS} different whole numbers from 1 to 100000 with commas between them, such as 50,100`,
  read(text) {
    const lengths = text.split(',').map((one) => turns.read(one.trim()));
    if (lengths.length > MOST_LENGTHS || new Set(lengths).size < lengths.length) return undefined;
    return lengths.includes(undefined) ? undefined : (lengths as number[]);
  },
};

const version: Given<PythonVersion> = {
  what: `one of ${PYTHON_VERSIONS.join(', ')}`,
  read: (text) => PYTHON_VERSIONS.find((one) => one === text),
};

/** The name on the command line, the setting, and what it may be. */
const OPTIONS: readonly (readonly [string, keyof GridSettings, Given<GridSettings[keyof GridSettings]>])[] = [
  ['seed', 'seed', whole(0, 2 ** 52 - 1)],
  ['lengths', 'lengths', list],
  ['density', 'density', share],
  ['implicit', 'implicit', share],
  ['budget', 'budget', share],
  ['trials', 'trials', whole(1, 1000)],
  ['retention', 'retention', share],
  ['noise', 'noise', share],
  ['capacity', 'capacity', whole(1, 100_000)],
  ['hash-seed', 'hashSeed', whole(0, 2 ** 32 - 1)],
  ['python', 'python', version],
];

/** The names of the settings on the command line. */
export const SETTINGS: readonly string[] = OPTIONS.map(([option]) => option);

/**
 * The paper's settings, with the given ones in their place, as text by their names on the command line.
 *
 * @throws Fault `usage`, with the allowed values
 */
export function gridSettings(options: Readonly<Record<string, string>>): GridSettings {
  const read = OPTIONS.flatMap(([option, setting, given]) => {
    const text = options[option];
    if (text === undefined) return [];
    const value = given.read(text);
    if (value === undefined)
      throw new Fault('usage', `--${option} must be ${given.what}; it is ${JSON.stringify(text)}.`);
    return [[setting, value]];
  });
  const settings: GridSettings = { ...PAPER, ...Object.fromEntries(read) };
  const all = settings.trials * settings.lengths.reduce((sum, length) => sum + length, 0);
  if (all > MOST_TURNS) {
    throw new Fault('usage', `${all} turns are too many: all lengths times --trials may be ${MOST_TURNS} turns.`, {
      hint: 'Give fewer or shorter --lengths, or fewer --trials.',
    });
  }
  return settings;
}

/** The settings in one line. Some are in it only if they are not the default. */
export function settingsText(settings: GridSettings): string {
  const { seed, lengths, density, budget, trials, hashSeed } = settings;
  const others = (['python', 'implicit', 'retention', 'noise', 'capacity'] as const).filter(
    (name) => settings[name] !== PAPER[name],
  );
  return [
    `seed ${seed}`,
    `lengths ${lengths.join(', ')}`,
    `density ${density}`,
    `budget ${budget}`,
    `trials ${trials}`,
    `PYTHONHASHSEED ${hashSeed}`,
    ...others.map((name) => `${name === 'python' ? 'Python' : name} ${settings[name]}`),
  ].join(' · ');
}
