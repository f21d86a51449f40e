import { fill } from '../../../shared/fill.ts';
import { several } from '../../../shared/random.ts';
import { HOPS, PLACES, PROCEDURE_QUESTIONS, PROCEDURES } from '../wording/built-in.ts';
import { deckOf } from './draws.ts';
import type { FamilyStory } from './family-story.ts';
import type { StoryWriter } from './story-writer.ts';

/** Two facts that answer only together, each among others of its kind. */
export const multiHop: FamilyStory = (t, shape) => {
  const { random } = t;
  const hop = random.pick(HOPS);
  const [place, ...elsewhere] = several(random, PLACES);
  const names = several(random, hop.names);
  const values = several(random, hop.values);
  const says = (template: readonly string[], p: string | undefined, at: number) => () =>
    t.add({
      ...(random.below(2) === 0 ? { kind: 'message' as const, role: 'user' } : { kind: 'document' as const }),
      text: fill(random.pick(template), { p: p ?? '', n: names[at] as string, v: values[at] as string }),
    });
  const first = says(hop.first, place, 0);
  const second = says(hop.second, place, 0);
  const beside = [
    says(hop.first, elsewhere[0], 1),
    says(hop.second, elsewhere[0], 1),
    says(hop.second, elsewhere[1], 2),
  ];
  const needed: string[] = [];
  const tell = [
    () => needed.push(shape % 2 === 0 ? first() : second()),
    ...several(random, beside),
    () => needed.push(shape % 2 === 0 ? second() : first()),
  ];
  for (const one of shape < 2 ? tell : [...tell.slice(1, 3), ...tell.slice(0, 1), ...tell.slice(3)]) {
    t.unrelated(1);
    one();
  }
  t.unrelated(1 + random.below(3));
  return {
    question: fill(random.pick(hop.questions), { p: place ?? '' }),
    needed,
    gold_answer: values[0] as string,
    token_budget: 96,
  };
};

/** A completed run shows the procedure. A failed one, or one of another workspace, took other steps. */
export const proceduralReuse: FamilyStory = (t, shape) => {
  const { random } = t;
  const { goal, steps } = random.pick(PROCEDURES);
  const places = several(
    random,
    steps.map((_, at) => at),
  );
  const way = (from: number, to: number) => places.slice(from, to).map((at) => steps[at] as string);
  const [right, wrong] = [way(0, 4), way(4, 7)];
  const goals = deckOf(['{g}.', '{g} as agreed.', '{g} once again.'], random);
  const aim = () => fill(goals(), { g: goal });
  t.unrelated(2);
  if (shape === 1) {
    t.begin({ aim: aim() });
    run(t, wrong);
    t.begin({ ended: 'failed' });
    t.unrelated(1);
  }
  if (shape === 3) {
    t.begin({ workspace: t.workspace(), aim: aim() });
    run(t, wrong);
    t.begin();
  }
  t.begin({ aim: aim() });
  const needed = run(t, right);
  t.begin();
  t.unrelated(2);
  if (shape === 2) {
    const branch = t.begin({ aim: aim() });
    run(t, wrong);
    t.begin();
    t.rollBack(branch);
  }
  t.unrelated(1 + random.below(2));
  return { question: fill(random.pick(PROCEDURE_QUESTIONS), { g: goal }), needed, token_budget: 192 };
};

function run(t: StoryWriter, steps: readonly string[]): string[] {
  return steps.map((step) => {
    const { id } = t.open(step);
    t.add({ kind: 'tool_result', role: 'tool', text: t.output() });
    t.end('completed');
    return id;
  });
}
