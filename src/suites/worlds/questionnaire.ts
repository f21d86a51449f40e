import type { Questionnaire, ReadQuestion } from '../../suite/questionnaire.ts';
import { groupBy } from '../../text/group-by.ts';
import { type Random, randomOf, shuffled } from '../shared/random.ts';
import { LENGTHS, MECHANISMS } from './families.ts';
import { generateWorld } from './generate.ts';
import { type ReadWorld, readWorld } from './references/read-world.ts';
import type { WorldEvent, WorldQuestion, WorldTask } from './schema.ts';
import { timestampOf } from './task.ts';
import { BUILT_IN } from './wording/built-in.ts';

/** How many statements a question is shown with, and how many of them at least are neither gold nor forbidden nor name it. */
const SHOWN = 14;
const NEIGHBOURS = 6;

const INSTRUCTIONS = [
  'Each question comes with statements of one history, in the order of their times: when, who said it, in which workspace, and what. Every question stands by itself.',
  'Choose every statement that is needed to answer the question at its time in its workspace, and no other one. Where an answer follows from several statements, such as who somebody is and what is true of them, or a rule and the fact that meets it, choose each of them. Where the same was said twice, one of the two will do.',
  'Statements that only tell how to read others need not be chosen: that two names mean one and the same, who decides, that something was taken back.',
  'Choose “None of them” where the statements do not answer the question: it was never said, the user wanted it forgotten, or a rule is not met.',
  'The workspaces belong to different customers: what is said in one of them holds there alone.',
  'What a tool returns is what some page or system says. It does not change what the user knows and said before; it counts for more than a guess of the user.',
];

export const questionnaire: Questionnaire = {
  instructions: INSTRUCTIONS,
  // Each pair is from a world of its own, family by family in turn. The questions are mixed: no two halves stand together.
  questions(seed, pairs) {
    const random = randomOf(`questionnaire/${seed}`);
    const drawn = Array.from({ length: pairs }, (_, n) =>
      pairOf(generateWorld(seed, n, LENGTHS[0], BUILT_IN), n, random),
    );
    return shuffled(random, drawn.flat());
  },
};

function pairOf(task: WorldTask, n: number, random: Random): readonly ReadQuestion[] {
  const family = MECHANISMS[n % MECHANISMS.length]?.id;
  const halves = [...groupBy(task.questions, ({ pair }) => pair).values()].filter(([one]) => one?.family === family);
  const world = readWorld(task);
  return random.pick(halves).map((question) => readQuestion(task, world, question, `${n + 1}`));
}

/** Day and time: a value may change on the day that a question is about. */
const momentOf = (minute: number) => timestampOf(minute).slice(0, 16).replace('T', ' ');

function readQuestion(task: WorldTask, world: ReadWorld, question: WorldQuestion, pair: string): ReadQuestion {
  const { family, text, workspace, as_of, gold } = question;
  const shown = shownFor(world, question);
  const place = new Map(shown.map(({ id }, at) => [id, at]));
  return {
    family,
    pair,
    text,
    workspace,
    date: momentOf(as_of ?? task.events.at(-1)?.minute ?? 0),
    statements: shown.map((event) => ({
      date: momentOf(event.minute),
      by: event.role,
      workspace: event.workspace,
      text: event.text,
      neutral: event.values.length === 0,
    })),
    gold: gold.map((sources) => sources.map((id) => place.get(id) as number)),
  };
}

/**
 * What must be seen to answer: gold, what is forbidden, and what names the asked one and holds no value, such as who decides
 * about it or that something was withdrawn. With it what a search finds for the question and for those statements: it is near
 * them, so that nothing stands out.
 */
function shownFor(
  { events, index, namesIn }: ReadWorld,
  { text, gold, forbidden }: WorldQuestion,
): readonly WorldEvent[] {
  const asked = [...namesIn(text)];
  const labelled = new Set([...gold.flat(), ...forbidden]);
  const must = events.filter(
    ({ event, names }) =>
      labelled.has(event.id) || (event.values.length === 0 && asked.some((name) => names.has(name))),
  );
  const searched = [text, ...must.filter(({ event }) => labelled.has(event.id)).map(({ event }) => event.text)];
  const found = Array.from(index.hybrid(...searched), (at) => events[at]);
  const neighbours = found.filter((one) => one !== undefined && !must.includes(one));
  const added = neighbours.slice(0, Math.max(NEIGHBOURS, SHOWN - must.length));
  const shown = new Set([...must, ...added]);
  return events.filter((one) => shown.has(one)).map(({ event }) => event);
}
