import { fill, substitute } from '../../shared/fill.ts';
import { type Random, several } from '../../shared/random.ts';
import type { Device, Line, Story, Tell } from '../draft.ts';
import {
  ACKNOWLEDGEMENTS,
  FACTS,
  INTRODUCTIONS,
  NAMES,
  QUESTIONS,
  RELATIVES,
  ROLES,
  STYLE,
  SUCCESSIONS,
  VALUES,
} from '../wording/built-in.ts';
import type { FactKind, Pool } from '../wording/schema.ts';
import { between, dateInWords, daysFrom, monthName } from './calendar.ts';
import type { Design, Designs, Introduction, Statement, Time } from './design-schema.ts';
import designs from './designs.json' with { type: 'json' };
import { type Exchange, exchangeOf, type OwnedFact, ownedFact } from './exchange.ts';

/** A story, and the exchanges that tell it, before they are laid out among other matters. */
export interface ToldStory extends Story {
  readonly exchanges: readonly (readonly Line[])[];
}

/** Returns the times of this many sessions, in order. */
export type Schedule = (sessions: number) => readonly string[];

const DESIGNS = designs as Designs;

/** The number of values that every design draws. */
const VALUES_DRAWN = 6;

/** The designs of a category are used in turn. */
export function storyOf(random: Random, category: keyof Designs, nth: number, schedule: Schedule): ToldStory {
  const design = DESIGNS[category][nth % DESIGNS[category].length] as Design;
  const kind = random.pick(category === 'forgetting' ? [...FACTS, STYLE, STYLE, STYLE] : FACTS);
  const owners = drawOwners(random);
  const values = drawValues(random, kind.pool, VALUES_DRAWN);
  const setting = design.holder === undefined ? ownSetting(kind, owners) : peopleSetting(random, kind, design.holder);
  const complete = design.exchanges.some(isOptional) && random.below(2) === 0;
  const designed = design.exchanges.filter((one) => complete || !isOptional(one));
  const sessions = schedule(designed.length);
  const drawn = (name: string) => values['abcd'.indexOf(name)] as string;
  const told = new Set<string>(designed.flatMap((one) => ('say' in one ? (one.value ?? []) : [])));
  const exchanges = designed.map((one) => {
    if ('introduce' in one) return setting.introduce(one);
    const { say, of, value, at, distractor } = one;
    const owned = setting.owned[of] as OwnedFact;
    return exchangeOf(random, say, distractor ? { ...owned, distractor } : owned, {
      value: value && drawn(value),
      time: at && timeOf(at, sessions),
    });
  });
  const { answer, asks, asOf: day } = design;
  const { facts, restsOn, asked } = setting;
  const asOf = day && timeOf(day, sessions);
  return {
    template: design.name,
    exchanges,
    facts,
    restsOn,
    asks,
    asOf,
    prompt: fill(random.pick<string>(QUESTIONS[design.question]), {
      q: fill(random.pick(kind.asks), { my: asked.my }),
      x: substitute(kind.thing, { my: asked.my }),
      date: asOf === undefined ? '' : dateInWords(asOf),
    }),
    fact: substitute(kind.thing, { my: asked.plain }),
    answer: Array.isArray(answer) ? answer.map(drawn) : answer && drawn(answer),
    rejected: Object.fromEntries(
      Object.entries(design.rejected).map(([because, names]) => [
        because,
        names.filter((name) => told.has(name)).map(drawn),
      ]),
    ),
  };
}

const isOptional = (one: Statement | Introduction) => 'sometimes' in one;

function timeOf(time: Time | number, sessions: readonly string[]): string {
  if (typeof time === 'number') return sessions[time] as string;
  if ('days' in time) return daysFrom(sessions[time.session] as string, time.days);
  const [first, second] = time.between;
  return between(timeOf(first, sessions), timeOf(second, sessions));
}

/** Half of the facts are the user's own, so the owner does not show which fact the question is about. */
function drawOwners(random: Random): readonly [main: string, other: string] {
  const [first, second] = several(random, RELATIVES, 2) as [string, string];
  return random.pick([
    ['my', `${first}'s`],
    [`${first}'s`, 'my'],
    [`${first}'s`, `${second}'s`],
    ['my', `${second}'s`],
  ] as const);
}

/** The facts of a design's exchanges, by the design's names. */
interface Setting extends Pick<Story, 'facts' | 'restsOn'> {
  /** The fact that the question is about. */
  readonly asked: OwnedFact;
  readonly owned: Readonly<Partial<Record<Statement['of'], OwnedFact>>>;
  introduce(introduction: Introduction): Exchange;
}

function ownSetting(kind: FactKind, [mine, others]: readonly [string, string]): Setting {
  const main = ownedFact(kind, 'fact', mine);
  return {
    owned: { main, other: ownedFact(kind, 'similar-fact', others, true), stopgap: ownedFact(kind, 'stopgap', mine) },
    facts: { 'fact': { type: kind.type }, 'similar-fact': { type: kind.type }, 'stopgap': { type: 'non_memory' } },
    restsOn: ['fact'],
    asked: main,
    introduce: ({ introduce }) => {
      throw new RangeError(`a design without a holder introduces ${introduce}`);
    },
  };
}

/** A person's fact, where another exchange states who has the role in the question. */
function peopleSetting(random: Random, kind: FactKind, holder: 'first' | 'second'): Setting {
  const [first, second] = several(random, NAMES, 2) as [string, string];
  const [role, another] = several(random, ROLES, 2) as [string, string];
  return {
    owned: {
      first: ownedFact(kind, 'fact-of-the-first', `${first}'s`),
      second: ownedFact(kind, 'fact-of-the-second', `${second}'s`),
    },
    facts: {
      'role': { type: 'entity' },
      'fact-of-the-first': { type: kind.type, subject: first },
      'fact-of-the-second': { type: kind.type, subject: second },
      'another-role': { type: 'entity' },
    },
    restsOn: ['role', `fact-of-the-${holder}`],
    asked: ownedFact(kind, 'asked', `my ${role}'s`),
    introduce({ introduce, as }) {
      const name = introduce === 'first' ? first : second;
      const frames = as === 'successor' ? SUCCESSIONS : INTRODUCTIONS;
      const other = as === 'another-role';
      const tell: Tell = { fact: other ? 'another-role' : 'role', kind: 'asserts', value: name };
      const devices: Device[] = as === 'successor' ? ['conflicting_update'] : other ? ['near_duplicate'] : [];
      return [
        {
          role: 'user',
          text: fill(random.pick(frames), { n: name, role: other ? another : role }),
          tells: [tell],
          devices,
        },
        { role: 'assistant', text: random.pick(ACKNOWLEDGEMENTS), ...(other && { devices }) },
      ];
    },
  };
}

/** Different values of one kind. */
function drawValues(random: Random, pool: Pool, count: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(drawValue(random, pool));
  return [...drawn];
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function drawValue(random: Random, pool: Pool): string {
  switch (pool) {
    case 'number':
      // Larger than every year in a date.
      return String(2_200 + random.below(7_700));
    case 'date':
      // In the reverse order of the dates in sentences.
      return `${monthName(1 + random.below(12))} ${1 + random.below(28)}`;
    case 'sum':
      return `${4 + random.below(30)},${10 + random.below(90)}0 euros`;
    case 'slot':
      return `${random.pick(DAYS)} ${8 + random.below(12)}:${random.pick(['15', '30', '45'])}`;
    case 'room':
      return `${random.pick(['B', 'C', 'D', 'E', 'F'])}${110 + random.below(690)}`;
    default:
      return random.pick(VALUES[pool]);
  }
}
