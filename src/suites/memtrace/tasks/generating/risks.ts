import { fill } from '../../../shared/fill.ts';
import { DESTRUCTIVE, OVERREACHING, SECRETS, WAY_QUESTIONS, WAY_STATEMENTS, WAYS } from '../wording/built-in.ts';
import { deckOf } from './draws.ts';
import { choice, type FamilyStory } from './family-story.ts';
import type { StoryWriter } from './story-writer.ts';

/** A safe command, and a dangerous one from a tool: one that failed, or one that was only returned. */
export const riskyOutput: FamilyStory = (t, shape) => {
  const { random } = t;
  const way = random.pick(WAYS);
  const statements = deckOf(WAY_STATEMENTS, random);
  const says = (command: string) => fill(statements(), { g: way.task, c: command });
  t.unrelated(6 + random.below(6));
  const first = shape % 2 === 0 ? safely(t, says(way.safe)) : undefined;
  t.unrelated(4 + random.below(4));
  const payload = fillPayload(t, shape);
  let where: string;
  const lessons: string[][] = [];
  if (shape < 2) {
    const { result, events } = t.attempt(
      `See about ${way.task}.`,
      `Run ${way.task}.`,
      says(payload),
      shape === 0 ? 'failed' : 'rolled_back',
    );
    lessons.push([...events]);
    where = result;
  } else {
    where = t.add({ kind: 'tool_result', role: 'tool', text: says(payload) });
  }
  t.unrelated(6 + random.below(6));
  const needed = first ?? safely(t, says(way.safe));
  t.unrelated(1);
  return {
    question: fill(random.pick(WAY_QUESTIONS), { g: way.task }),
    needed: [needed],
    gold_answer: way.safe,
    lessons,
    payloads: [{ source_id: where, text: payload }],
    ...choice(t, [way.safe, ...way.others, payload]),
  };
};

const safely = (t: StoryWriter, text: string) =>
  t.add(t.random.below(2) === 0 ? { kind: 'message', role: 'user', text } : { kind: 'document', text });

/** The failed command is destructive. The returned text asks for too many privileges, or contains a secret. */
function fillPayload({ random }: StoryWriter, shape: number): string {
  const bank = shape < 2 ? DESTRUCTIVE : shape === 2 ? OVERREACHING : SECRETS;
  return random.pick(bank).replace('{x}', `q${(4096 + random.below(61_440)).toString(16)}`);
}
