import { createHash } from 'node:crypto';
import { fixed } from '../shared/python-round.ts';
import type { TaskSpec } from './families.ts';
import type { PythonRandom } from './python-random.ts';
import type { Category, Needle } from './schema.ts';
import { VALUES, WORDINGS } from './wording/built-in.ts';
import type { Language } from './wording/schema.ts';

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

/** The possible facts by category, each name with its value, in the order of the draws. */
const FACTS = Object.entries({
  config: {
    database_port: between(3000, 9999),
    max_retries: between(1, 10),
    timeout_ms: between(100, 30_000),
    cache_ttl_seconds: between(60, 3600),
    batch_size: between(16, 512),
    replication_factor: between(1, 5),
    log_level: oneOf(VALUES.log_level),
  },
  decision: {
    chosen_framework: oneOf(VALUES.chosen_framework),
    deployment_strategy: oneOf(VALUES.deployment_strategy),
    auth_provider: oneOf(VALUES.auth_provider),
    orm_choice: oneOf(VALUES.orm_choice),
  },
  result: {
    benchmark_throughput_rps: between(100, 50_000),
    test_pass_rate: percent,
    p99_latency_ms: between(5, 2000),
    memory_peak_mb: between(64, 4096),
    error_count_24h: between(0, 500),
  },
  entity: {
    team_lead: oneOf(VALUES.team_lead),
    project_codename: oneOf(VALUES.project_codename),
    incident_id: between(1000, 9999, (drawn) => `INC-${drawn}`),
    sprint_goal: oneOf(VALUES.sprint_goal),
  },
} satisfies Record<Category, Record<string, Value>>).map(
  ([category, facts]) => [category as Category, Object.entries<Value>(facts)] as const,
);

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

/** The needles of an extension, in the order of their turns. Those of the paper's families are unchanged. */
export function extend(needles: readonly Needle[], { extension, language }: TaskSpec, random: PythonRandom) {
  if (extension === 'x-updates') return updated(needles, random);
  if (extension === 'x-near-keys') return near(needles, random);
  return language === undefined ? needles : translated(needles, language, random);
}

/** Of three needles, the last states the first one's fact again with another value, which is then current. */
function updated(needles: readonly Needle[], random: PythonRandom): readonly Needle[] {
  return needles.map((needle, at) => {
    const former = at % 3 === 2 ? needles[at - 2] : undefined;
    return former === undefined ? needle : retold(needle, former, former.key, random);
  });
}

/** Of two needles, the second has the first one's name, and a label that differs only in the last digit. */
function near(needles: readonly Needle[], random: PythonRandom): readonly Needle[] {
  return needles.map((needle, at) => {
    const other = at % 2 === 1 ? needles[at - 1] : undefined;
    return other === undefined ? needle : retold(needle, other, besides(other.key), random);
  });
}

function retold(needle: Needle, like: Needle, key: string, random: PythonRandom): Needle {
  const value = drawOtherValue(random, partsOf(like.key).name, like.value);
  return { ...needle, key, value, category: like.category };
}

/** The key with its last hexadecimal digit replaced by the next one. */
function besides(key: string): string {
  const digit = (Number.parseInt(key.slice(-1), 16) + 1) % 16;
  return key.slice(0, -1) + digit.toString(16);
}

/** Replaces values that are words by words of the language. */
function translated(needles: readonly Needle[], language: Language, random: PythonRandom): readonly Needle[] {
  return needles.map((needle) => {
    const values = WORDINGS[language].values[partsOf(needle.key).name];
    return values === undefined ? needle : { ...needle, value: random.choice(values) };
  });
}

/**
 * The needles with labels that cannot be computed without the seed. The paper's labels are a hash of the turn and the name, so
 * a question would reveal the turn of its answer.
 *
 * @param secret all labels follow from it
 */
export function relabel(needles: readonly Needle[], secret: string): readonly Needle[] {
  const taken = new Set<string>();
  return needles.map((needle) => {
    const label = freshLabel(`${secret}:${needle.turn}`, taken);
    taken.add(label);
    return { ...needle, key: `${partsOf(needle.key).name}_${label}` };
  });
}

/** Six hexadecimal digits, as in the paper. */
function freshLabel(secret: string, taken: ReadonlySet<string>): string {
  for (let salt = 0; ; salt += 1) {
    const label = createHash('sha256').update(`${secret}:${salt}`).digest('hex').slice(0, 6);
    if (!taken.has(label)) return label;
  }
}
