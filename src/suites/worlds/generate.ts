import type { Generator } from '../../suite/suite.ts';
import { type Random, randomOf, shuffled } from '../shared/random.ts';
import { lengthOf, ROUND } from './families.ts';
import { background, sharedNames } from './generating/background.ts';
import { type Draft, type DraftQuestion, HOME, LONGEST_PAUSE, SHORTEST_PAUSE } from './generating/drafts.ts';
import { absent, alias, code, gap, hops } from './generating/finding.ts';
import { action, authority, source, tenant, trust } from './generating/sources.ts';
import { exception, expiry, forget, update, writers } from './generating/state.ts';
import { Writer } from './generating/writer.ts';
import type { WorldEvent, WorldQuestion, WorldTask } from './schema.ts';
import { dateOf, MINUTES_A_DAY, timestampOf } from './task.ts';
import { BUILT_IN } from './wording/built-in.ts';
import type { Wording } from './wording/schema.ts';

/** What is written into every world, in this order: a family that stands twice has two pairs. */
const STORIES: readonly ((writer: Writer) => void)[] = [
  gap,
  gap,
  gap,
  update,
  update,
  exception,
  (writer) => tenant(writer, sharedNames(writer)),
  trust,
  source,
  authority,
  expiry,
  action,
  writers,
  forget,
  absent,
  hops,
  alias,
  alias,
  code,
];

/** World i is a pure function of (seed, i); of two worlds of one seed nothing is shared but the wording. */
export const generator: Generator<WorldTask, Wording> = {
  publicSeed: 'worlds-public-1',
  publicCount: 2 * ROUND,
  publicDigest: '3845d31e7e35814c698f1521e5341c721bba828fe611b2437a41cc80b4a508ac',
  generate: (seed, index, wording = BUILT_IN) => generateWorld(seed, index, lengthOf(index), wording),
  wordingBank: async () => {
    const { Wording, wordingProblems } = await import('./wording/schema.ts');
    return { schema: Wording, problems: wordingProblems };
  },
};

/** @param length the world's family, and about how many events it has */
export function generateWorld(
  seed: string,
  index: number,
  length: { readonly id: WorldTask['family']; readonly events: number },
  wording: Wording,
): WorldTask {
  const random = randomOf(`${seed}/${index}`);
  const writer = new Writer(random, wording, length.events);
  for (const story of STORIES) story(writer);
  background(writer, Math.max(0, length.events - writer.drafts.length));
  const id = `world_${String(index).padStart(6, '0')}`;
  const events = placed(writer, id, random);
  return { id, family: length.id, events, questions: shuffled(random, writer.questions).map(questionOf) };
}

/** The drafts in their order, with ids and times. */
function placed({ drafts, days: held }: Writer, world: string, random: Random): readonly WorldEvent[] {
  const events = drafts.toSorted((a, b) => a.minute - b.minute);
  let minute = 0;
  // A draft becomes the event itself: a long world has no room for two objects an event. An id is joined from a list,
  // because V8 keeps the parts of a string that is made with an operator.
  for (let n = 0; n < events.length; n += 1) {
    const event = events[n] as Draft;
    minute += SHORTEST_PAUSE + random.below(LONGEST_PAUSE - SHORTEST_PAUSE);
    event.id = [world, '_e', n + 1].join('');
    event.minute = minute;
    const days = held.get(event);
    if (days !== undefined) event.text = event.text.replace('{d}', dateOf(minute + days * MINUTES_A_DAY));
  }
  return events;
}

/** A question, when its events have their times. */
function questionOf(question: DraftQuestion): WorldQuestion {
  const { family, pair, text, workspace = HOME, as_of, gold, forbidden = [] } = question;
  const ids = (events: readonly WorldEvent[]) => events.map(({ id }) => id);
  const asked = { family, pair, workspace, gold: gold.map(ids), forbidden: ids(forbidden) };
  if (as_of === undefined) return { ...asked, text };
  const after = as_of.after.minute;
  const minute =
    'days' in as_of ? after + as_of.days * MINUTES_A_DAY : after + Math.floor((as_of.before.minute - after) * 0.9);
  return { ...asked, text: `As of ${timestampOf(minute).slice(0, 10)}: ${text}`, as_of: minute };
}
