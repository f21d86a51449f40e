import { createHash } from 'node:crypto';
import type { PythonRandom } from './python-random.ts';
import { fixed } from './python-round.ts';
import { CODENAMES, FRAMEWORKS, GOALS, LEADS, LEVELS, MAPPERS, ROLLOUTS, SIGN_INS } from './wording/values.ts';

/** The four kinds of facts, in the order of their drawing. */
export type Category = 'config' | 'decision' | 'result' | 'entity';

/** A fact planted in a conversation, which a memory is asked for afterwards. */
export interface Needle {
  /** The turn that tells it, counted from 0. */
  readonly turn: number;
  /** Its name, and six hexadecimal digits that no other needle of the conversation has with that name. */
  readonly key: string;
  readonly value: string;
  readonly category: Category;
  /** Told in a sentence in passing, not on a marked line. */
  readonly implicit: boolean;
}

type Draw = (random: PythonRandom) => string;

const between =
  (low: number, high: number): Draw =>
  (random) =>
    String(random.randint(low, high));
const oneOf =
  (values: readonly string[]): Draw =>
  (random) =>
    random.choice(values);

/** What there is to know, each name with how its value is drawn; the order is that of the draws. */
const FACTS: readonly (readonly [Category, readonly (readonly [name: string, value: Draw])[]])[] = [
  [
    'config',
    [
      ['database_port', between(3000, 9999)],
      ['max_retries', between(1, 10)],
      ['timeout_ms', between(100, 30_000)],
      ['cache_ttl_seconds', between(60, 3600)],
      ['batch_size', between(16, 512)],
      ['replication_factor', between(1, 5)],
      ['log_level', oneOf(LEVELS)],
    ],
  ],
  [
    'decision',
    [
      ['chosen_framework', oneOf(FRAMEWORKS)],
      ['deployment_strategy', oneOf(ROLLOUTS)],
      ['auth_provider', oneOf(SIGN_INS)],
      ['orm_choice', oneOf(MAPPERS)],
    ],
  ],
  [
    'result',
    [
      ['benchmark_throughput_rps', between(100, 50_000)],
      ['test_pass_rate', (random) => `${fixed(random.uniform(85, 100), 1)}%`],
      ['p99_latency_ms', between(5, 2000)],
      ['memory_peak_mb', between(64, 4096)],
      ['error_count_24h', between(0, 500)],
    ],
  ],
  [
    'entity',
    [
      ['team_lead', oneOf(LEADS)],
      ['project_codename', oneOf(CODENAMES)],
      ['incident_id', (random) => `INC-${random.randint(1000, 9999)}`],
      ['sprint_goal', oneOf(GOALS)],
    ],
  ],
];

/** Values of all facts are drawn before one of them is chosen: the draws that follow hang on that. */
export function drawNeedle(random: PythonRandom, turn: number, implicit: boolean): Needle {
  const drawn = FACTS.map(([category, facts]) => ({
    category,
    facts: facts.map(([name, value]) => ({ name, value: value(random) })),
  }));
  const { category, facts } = random.choice(drawn);
  const { name, value } = random.choice(facts);
  const digest = createHash('md5').update(`${turn}_${name}`).digest('hex');
  return { turn, key: `${name}_${digest.slice(0, 6)}`, value, category, implicit };
}
