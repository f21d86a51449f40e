import { createHash } from 'node:crypto';
import { fixed } from '../shared/python-round.ts';
import type { PythonRandom } from './python-random.ts';
import { VALUES } from './wording/built-in.ts';

/** The four kinds of facts, in the order in which they are drawn. */
export type Category = 'config' | 'decision' | 'result' | 'entity';

/** A fact planted in a conversation. A memory is asked for it later. */
export interface Needle {
  /** The turn that states it, from 0. */
  readonly turn: number;
  /** Its name, and six hexadecimal digits that distinguish it from other needles of that name in the conversation. */
  readonly key: string;
  readonly value: string;
  readonly category: Category;
  /** Whether it is stated in a sentence in passing, and not on a marked line. */
  readonly implicit: boolean;
}

/** How a value is drawn, as a number, and how it is written. */
interface Value {
  draw(random: PythonRandom): number;
  write(drawn: number): string;
}

const between = (low: number, high: number, write: (drawn: number) => string = String): Value => ({
  draw: (random) => random.randint(low, high),
  write,
});
const oneOf = (values: readonly string[]) => between(0, values.length - 1, (at) => values[at] as string);
const percent: Value = { draw: (random) => random.uniform(85, 100), write: (drawn) => `${fixed(drawn, 1)}%` };

/** The possible facts, each name with its value, in the order of the draws. */
const FACTS: readonly (readonly [Category, readonly (readonly [name: string, value: Value])[]])[] = [
  [
    'config',
    [
      ['database_port', between(3000, 9999)],
      ['max_retries', between(1, 10)],
      ['timeout_ms', between(100, 30_000)],
      ['cache_ttl_seconds', between(60, 3600)],
      ['batch_size', between(16, 512)],
      ['replication_factor', between(1, 5)],
      ['log_level', oneOf(VALUES.log_level)],
    ],
  ],
  [
    'decision',
    [
      ['chosen_framework', oneOf(VALUES.chosen_framework)],
      ['deployment_strategy', oneOf(VALUES.deployment_strategy)],
      ['auth_provider', oneOf(VALUES.auth_provider)],
      ['orm_choice', oneOf(VALUES.orm_choice)],
    ],
  ],
  [
    'result',
    [
      ['benchmark_throughput_rps', between(100, 50_000)],
      ['test_pass_rate', percent],
      ['p99_latency_ms', between(5, 2000)],
      ['memory_peak_mb', between(64, 4096)],
      ['error_count_24h', between(0, 500)],
    ],
  ],
  [
    'entity',
    [
      ['team_lead', oneOf(VALUES.team_lead)],
      ['project_codename', oneOf(VALUES.project_codename)],
      ['incident_id', between(1000, 9999, (drawn) => `INC-${drawn}`)],
      ['sprint_goal', oneOf(VALUES.sprint_goal)],
    ],
  ],
];

const DRAWN = FACTS.flatMap(([, facts]) => facts.map(([, value]) => value));

/** The values of all facts are drawn before one fact is selected, because later draws depend on it. */
export function drawNeedle(random: PythonRandom, turn: number, implicit: boolean): Needle {
  const drawn: number[] = [];
  for (const value of DRAWN) drawn.push(value.draw(random));
  const [category, facts] = random.choice(FACTS);
  const [name, value] = random.choice(facts);
  const digest = createHash('md5').update(`${turn}_${name}`).digest('hex');
  const key = `${name}_${digest.slice(0, 6)}`;
  return { turn, key, value: value.write(drawn[DRAWN.indexOf(value)] as number), category, implicit };
}

/** Another value for the same kind of fact. `name` is one of the facts' names. */
export function drawOtherValue(random: PythonRandom, name: string, than: string): string {
  const value = FACTS.flatMap(([, facts]) => facts).find(([known]) => known === name)?.[1];
  if (value === undefined) throw new RangeError(`there is no fact ${name}`);
  let other = than;
  while (other === than) other = value.write(value.draw(random));
  return other;
}

export const NEEDLE_NAMES: readonly string[] = FACTS.flatMap(([, facts]) => facts.map(([name]) => name));

/** A key's name, and the label that distinguishes it from others of that name. */
export function partsOf(key: string): { readonly name: string; readonly label: string } {
  const at = key.lastIndexOf('_');
  return { name: key.slice(0, at), label: key.slice(at + 1) };
}
