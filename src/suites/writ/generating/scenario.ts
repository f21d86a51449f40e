import { fill, substitute } from '../../shared/fill.ts';
import { type Random, randomOf } from '../../shared/random.ts';
import type { Category, Draft } from '../draft.ts';
import { FACTS, OCCASIONS, QUESTIONS, STYLE } from '../wording/built-in.ts';
import { calendarOf, inWords } from './calendar.ts';
import { ABSTENTIONS } from './designs-of-abstention.ts';
import { FORGETTINGS } from './designs-of-forgetting.ts';
import { HISTORIES } from './designs-of-history.ts';
import { RETRIEVALS } from './designs-of-retrieval.ts';
import { SOURCES } from './designs-of-sources.ts';
import { TIMES } from './designs-of-times.ts';
import { UPDATES } from './designs-of-updates.ts';
import { several } from './draw-values.ts';
import { HABIT_DESIGNS } from './habits.ts';
import { HOPS, type HopStory } from './hops.ts';
import { type Chatter, chatterOf, layOut } from './layout.ts';
import { type Design, factOf, type Scene, type Story, sceneOf } from './story.ts';
import type { Voice } from './teller.ts';

const DESIGNS: Readonly<Record<Exclude<Category, 'constraint' | 'multi_hop'>, readonly Design[]>> = {
  retrieval: RETRIEVALS,
  update: UPDATES,
  history: HISTORIES,
  temporal: TIMES,
  provenance: SOURCES,
  forgetting: FORGETTINGS,
  abstention: ABSTENTIONS,
};

/** The draft of a category's nth generated scenario. A category's designs take turns. */
export function draftOf(seed: string, index: number, category: Category, nth: number): Draft {
  const random = randomOf(`${seed}:writ:${index}`);
  const time = calendarOf(random);
  const stage = stageOf(random, time);
  if (category === 'constraint') return habitDraft(stage, nth);
  const designs = category === 'multi_hop' ? HOPS : DESIGNS[category];
  const design = designs[nth % designs.length] as (typeof designs)[number];
  const scene = sceneOf(random, stage.schedule, category === 'forgetting' ? [...FACTS, STYLE, STYLE, STYLE] : FACTS);
  return factDraft(stage, scene, category, design.name, design.write(scene));
}

/** The time table of one scenario, and what else it draws from. */
interface Stage {
  readonly random: Random;
  readonly time: () => string;
  readonly chatter: Chatter;
  readonly schedule: Scene['schedule'];
  /** All sessions before the question, and those of the beats. Known once a design asked for its schedule. */
  readonly times: string[];
  readonly at: string[];
}

function stageOf(random: Random, time: () => string): Stage {
  const times: string[] = [];
  const at: string[] = [];
  const schedule = (beats: number): readonly string[] => {
    const long = random.below(8) === 0 ? 5 + random.below(4) : 0;
    const count = Math.min(15, Math.max(5, beats + 1) + random.below(4) + long);
    for (let i = 0; i < count; i += 1) times.push(time());
    at.push(...several(random, times, beats).sort());
    return at;
  };
  return { random, time, chatter: chatterOf(random), schedule, times, at };
}

/** What comes after the last session: the question, and now and then the same question again. */
function endOf(
  { random, time, chatter }: Stage,
  prompt: string,
): Pick<Draft, 'askedAt' | 'prompt' | 'between' | 'again'> {
  const askedAt = time();
  if (random.below(3) !== 0) return { askedAt, prompt };
  const between = Array.from({ length: 1 + random.below(2) }, () => ({ at: time(), lines: chatter() }));
  return { askedAt, prompt, between, again: { at: time(), prompt } };
}

function factDraft(stage: Stage, scene: Scene, category: Category, template: string, story: Story | HopStory): Draft {
  const { random, chatter, times, at } = stage;
  const asked: Voice = 'asked' in story ? story.asked : scene.main;
  const prompt = fill(random.pick<string>(QUESTIONS[story.question]), {
    q: fill(random.pick(asked.kind.asks), { my: asked.my }),
    x: substitute(asked.kind.thing, { my: asked.my }),
    date: story.asOf === undefined ? '' : inWords(story.asOf),
  });
  const own: Draft['facts'] = {
    [scene.main.fact]: factOf(scene.main.kind),
    [scene.other.fact]: factOf(scene.other.kind),
    [scene.stopgap.fact]: { type: 'non_memory' },
  };
  return {
    category,
    template,
    sessions: layOut(random, chatter, story.beats, times, at),
    facts: 'facts' in story ? story.facts : own,
    restsOn: 'restsOn' in story ? story.restsOn : [scene.main.fact],
    ...endOf(stage, prompt),
    fact: substitute(asked.kind.thing, { my: asked.plain }),
    asks: story.asks,
    asOf: story.asOf,
    answer: story.answer,
    rejected: story.rejected,
  };
}

function habitDraft(stage: Stage, nth: number): Draft {
  const { random, chatter, times, at } = stage;
  const design = HABIT_DESIGNS[nth % HABIT_DESIGNS.length] as (typeof HABIT_DESIGNS)[number];
  const { options, ...story } = design.write(random);
  stage.schedule(story.beats.length);
  const prompt = fill(random.pick(QUESTIONS.choice), { occasion: random.pick(OCCASIONS) });
  return {
    category: 'constraint',
    template: design.name,
    sessions: layOut(random, chatter, story.beats, times, at),
    facts: story.facts,
    restsOn: story.restsOn,
    ...endOf(stage, prompt),
    fact: "which option suits the user's habits",
    asks: 'choice',
    answer: story.answer,
    actions: options,
    rejected: { violates: options.filter((option) => option !== story.answer) },
    rubric: story.rubric,
  };
}
