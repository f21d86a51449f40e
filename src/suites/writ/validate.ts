import { CATEGORIES, type Device, FACT_TYPES } from './draft.ts';
import { lastWriteIsWrong } from './last-write.ts';
import type { Scenario } from './scenario.ts';
import { pointerProblems, shapeProblems } from './shape-problems.ts';
import { jaccard, wordsOf } from './similarity.ts';
import { truthProblems } from './truth-problems.ts';

/** Two scenarios may share half of their words at most, names and numbers left out. */
const MOST_ALIKE = 0.5;

const FEWEST_OF_A_CATEGORY = 12;
const FEWEST_OF_A_DEVICE = 20;
const FEWEST_WRONG_LAST = 30;

/** The benchmark's anti-cheat devices. */
const DEVICES: readonly Device[] = [
  'near_duplicate',
  'indirect_cue',
  'conflicting_update',
  'low_salience',
  'implicit_constraint',
];

/** One scenario's labels: what they point at is there, and the truth follows from what was said. */
export function taskProblems(scenario: Scenario): readonly string[] {
  return [...pointerProblems(scenario), ...truthProblems(scenario)];
}

/** The release checks: every scenario sound and of the right shape, and the set as rich as it has to be. */
export function validate(scenarios: Iterable<Scenario>): readonly string[] {
  const all = [...scenarios];
  const ids = new Set<string>();
  const problems = all.flatMap((scenario) => {
    const { scenario_id: id } = scenario;
    const twice = ids.has(id) ? ['the id stands twice'] : [];
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
    ...DEVICES.flatMap((device) =>
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
