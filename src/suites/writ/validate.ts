import { CATEGORIES, type Device, FACT_TYPES } from './draft.ts';
import { tokens } from './grading/words.ts';
import type { Scenario } from './schema.ts';
import { pointerProblems, shapeProblems } from './shape-problems.ts';
import { inOrder } from './timeline.ts';
import { truthProblems } from './truth-problems.ts';

/** The largest share of words that two scenarios may have in common, without names and numbers. */
const MOST_ALIKE = 0.5;

const FEWEST_OF_A_CATEGORY = 12;
const FEWEST_OF_A_DEVICE = 20;
const FEWEST_WRONG_LAST = 30;

/** The benchmark's own anti-cheat devices. */
const REQUIRED_DEVICES: readonly Device[] = [
  'near_duplicate',
  'indirect_cue',
  'conflicting_update',
  'low_salience',
  'implicit_constraint',
];

/** The problems of one scenario's labels. Their references must exist, and the truth must follow from the conversation. */
export function taskProblems(scenario: Scenario): readonly string[] {
  return [...pointerProblems(scenario), ...truthProblems(scenario)];
}

/** The release checks: every scenario is sound and has the right shape, and the set is diverse enough. */
export function validate(scenarios: Iterable<Scenario>): readonly string[] {
  const all = [...scenarios];
  const ids = new Set<string>();
  const problems = all.flatMap((scenario) => {
    const { scenario_id: id } = scenario;
    const twice = ids.has(id) ? ['the id occurs twice'] : [];
    ids.add(id);
    return [...twice, ...taskProblems(scenario), ...shapeProblems(scenario)].map((problem) => `${id}: ${problem}`);
  });
  return [...problems, ...countProblems(all), ...alike(all)];
}

function countProblems(all: readonly Scenario[]): string[] {
  const few = (what: string, has: (scenario: Scenario) => boolean, fewest: number): string[] => {
    const count = all.filter(has).length;
    return count < fewest ? [`${what}: ${count} scenarios, fewer than ${fewest}`] : [];
  };
  return [
    ...CATEGORIES.flatMap((category) => few(category, (one) => one.category === category, FEWEST_OF_A_CATEGORY)),
    ...FACT_TYPES.flatMap((type) =>
      few(`memory type ${type}`, (one) => one.memory_events.some((event) => event.type === type), 1),
    ),
    ...REQUIRED_DEVICES.flatMap((device) =>
      few(device, (one) => (one.interference ?? []).some((mark) => mark.type === device), FEWEST_OF_A_DEVICE),
    ),
    ...few('a wrong last write', lastWriteIsWrong, FEWEST_WRONG_LAST),
  ];
}

function alike(all: readonly Scenario[]): string[] {
  const words = all.map(wordsOf);
  return all.flatMap((scenario, at) =>
    all.slice(0, at).flatMap((other, before) => {
      const share = jaccard(words[at] as ReadonlySet<string>, words[before] as ReadonlySet<string>);
      if (share <= MOST_ALIKE) return [];
      return [`${scenario.scenario_id}: shares ${share.toFixed(2)} of its words with ${other.scenario_id}`];
    }),
  );
}

/**
 * Whether believing the last statement, about this fact or a similar one, gives something wrong: an old state that is stated
 * late, hearsay, somebody else's fact, a withdrawn value, the assistant's error, an expired value, an exception.
 */
export function lastWriteIsWrong(scenario: Scenario): boolean {
  const { current_value: right, accepted = [], rests_on: decides = [] } = scenario.ground_truth;
  if (Array.isArray(right)) return false;
  const statements = scenario.memory_events.flatMap((event) =>
    (event.statements ?? []).map((one) => ({ ...one, fact: event.id })),
  );
  if (scenario.probe.asks === 'choice') {
    // Each habit has its own last choice, by any speaker.
    return decides.some((id) => {
      const last = inOrder(statements.filter((one) => one.fact.startsWith(id))).at(-1)?.value;
      return last !== undefined && !String(right).split(', ').includes(last);
    });
  }
  const leading = new Set(decides.slice(0, -1));
  const last = inOrder(statements.filter((one) => one.value !== undefined && !isLeading(scenario, one, leading))).at(
    -1,
  );
  return last !== undefined && ![right, ...accepted].includes(last.value as string);
}

/** Whether a statement says who somebody is, if that leads to the fact. */
function isLeading(scenario: Scenario, statement: { fact: string }, leading: ReadonlySet<string>): boolean {
  const event = scenario.memory_events.find((one) => one.id === statement.fact);
  return leading.has(statement.fact) || event?.type === 'entity';
}

/**
 * The words of the scenario without names and numbers: words with a digit, capitalised words inside a sentence, and the
 * scenario's values are left out.
 */
export function wordsOf(scenario: Scenario): ReadonlySet<string> {
  const texts = scenario.sessions.flatMap((session) => session.messages.map((message) => message.content));
  const names = new Set<string>();
  for (const text of texts) {
    for (const [, name] of text.matchAll(/[\p{L}\p{N},;] (\p{Lu}[\p{L}\p{M}]+)/gu)) add(names, name as string);
  }
  for (const event of scenario.memory_events) {
    for (const statement of event.statements ?? []) add(names, statement.value ?? '');
  }
  const words = new Set<string>();
  for (const text of texts)
    for (const word of split(text)) if (!names.has(word) && !/\p{N}/u.test(word)) words.add(word);
  return words;
}

function add(names: Set<string>, text: string): void {
  // Short words are not names, even in a title.
  for (const name of split(text)) if (name.length > 3) names.add(name);
}

function split(text: string): string[] {
  return tokens(text).split(' ').filter(Boolean);
}

/** The share of all words of either that both have. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  const either = a.size + b.size - shared;
  return either === 0 ? 1 : shared / either;
}
