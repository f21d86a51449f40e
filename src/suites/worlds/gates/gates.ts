import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { QueryResult } from '../../../protocol/reply.ts';
import type { GatesResult, ReleaseCandidate } from '../../../suite/suite.ts';
import { formatPercent } from '../../../text/numbers.ts';
import { substitute } from '../../shared/fill.ts';
import { replies } from '../compile.ts';
import { MECHANISM_LEVELS, MECHANISMS } from '../families.ts';
import { generator } from '../generate.ts';
import { controls } from '../references/controls.ts';
import { readWorld } from '../references/read-world.ts';
import { references } from '../references/references.ts';
import { retrieve } from '../references/retrieve.ts';
import type { WorldQuestion, WorldTask } from '../schema.ts';
import { BUILT_IN } from '../wording/built-in.ts';
import type { Wording } from '../wording/schema.ts';
import { CLASSIFIERS } from './features.ts';
import { learn } from './learned.ts';
import {
  byFamily,
  finder,
  type Measurable,
  measure,
  measured,
  type PairOf,
  questionPairs,
  type SystemResults,
  share,
} from './measured.ts';
import { deadPairs, effectiveCount, itemRest, smallestDifference } from './precision.ts';

/** The limits that data must keep to be released, as shares unless said otherwise. docs/worlds.md lists them. */
const LIMITS = {
  cheat: 0.03,
  cheatOfFamily: 0.1,
  cheatOfQuestions: 0.1,
  newestWins: 0.05,
  reached: 0.3,
  withoutMechanism: 0.95,
  memoriser: 0.05,
  dead: 0.25,
  correlation: 0.3,
  correlated: 0.7,
  against: 0.1,
  effective: 400,
  difference: 0.03,
} as const;

/** Families in which the newest of two statements answers one question of a pair, and is wrong for the other. */
const NOT_BY_AGE = ['source', 'authority', 'writers'];
/** Families that plain search may solve, so that a system that only searches does not score 0. */
const ANCHORS = ['code'];
/** How many search results are joined into one memory. */
const JOINED = 4;

interface GateResult {
  readonly text: string;
  readonly holds: boolean;
}

/** The worlds on which classifiers are trained. No data of this seed is released. */
const TRAINING = { seed: 'worlds-gates', count: 48 };

/**
 * Checks whether data may be released: programs without a memory pass almost no pair, for every family some reference passes enough
 * pairs, and the results of systems differ between pairs.
 *
 * @param tasks the data
 * @param wording of the data; absent for the built-in wording
 * @param entries the outcomes of other systems on the same data, one for each world
 */
export function checkRelease({ tasks, wording, entries }: ReleaseCandidate<WorldTask, Wording>): GatesResult {
  const of = questionPairs(tasks);
  const training = Array.from({ length: TRAINING.count }, (_, i) => generator.generate(TRAINING.seed, i, wording));
  const blind = controls.filter(({ readsLabels }) => !readsLabels);
  const learned = CLASSIFIERS.map(({ id, features }) => finder(`classifier of ${id}`, learn(features, training)));
  const all = measure(tasks, [...references, ...blind, ...learned, ...byWording]);
  const named = (systems: readonly Measurable[]) =>
    systems.map(({ name }) => all.find((one) => one.name === name) as SystemResults);
  const referenceResults = named(references);
  const cheats = named(blind);
  const systems = [...referenceResults, ...entries.map(({ name, outcomes }) => measured(name, outcomes))];
  const gates = [
    ...cheatGates([...cheats, ...named(learned)], of),
    ...wordingGates(named(byWording), referenceResults, wording === undefined),
    ...familyGates(systems, [...cheats, ...referenceResults], of),
    ...itemGates(systems, of),
    ...precisionGates(referenceResults, of),
  ];
  return {
    notes: gates.filter(({ holds }) => holds).map(({ text }) => text),
    problems: gates.filter(({ holds }) => !holds).map(({ text }) => text),
  };
}

function cheatGates(cheats: readonly SystemResults[], of: readonly PairOf[]): GateResult[] {
  const floor = share(cheats.find(({ name }) => name === 'null')?.questions ?? new Uint8Array());
  return cheats.map((cheat) => {
    const [family, most] = [...byFamily(cheat, of)].reduce((a, b) => (b[1] > a[1] ? b : a));
    const [pairs, questions] = [share(cheat.pairs), share(cheat.questions)];
    return {
      text: `${cheat.name} passes ${formatPercent(pairs)} of pairs (limit ${formatPercent(LIMITS.cheat)}), ${formatPercent(most)} of ${family} (limit ${formatPercent(LIMITS.cheatOfFamily)}) and ${formatPercent(questions)} of questions (limit ${formatPercent(floor + LIMITS.cheatOfQuestions)})`,
      holds: pairs < LIMITS.cheat && most < LIMITS.cheatOfFamily && questions <= floor + LIMITS.cheatOfQuestions,
    };
  });
}

/** A system that returns the best results of hybrid search as memories. `join` decides how many memories it makes of them. */
function memories(name: string, join: (parts: readonly string[]) => readonly string[]): Measurable {
  const hybrid = references.find((one) => one.name === 'hybrid');
  if (hybrid === undefined) throw new RangeError('the ladder has no hybrid search');
  return {
    name,
    capabilities: ['memories'],
    answer(task) {
      const texts = new Map(task.events.map(({ id, text }) => [id, text]));
      const found = new Map(answersOf(hybrid.answer(task)).map((answer, n) => [task.questions[n], answer.evidence]));
      return replies(task, (question) => {
        const parts = (found.get(question) ?? []).slice(0, JOINED).map((id) => texts.get(id) ?? '');
        return { evidence: [], memories: join(parts).map((text) => ({ text })) };
      });
    },
  };
}

const byWording = [
  finder('memoriser', memorised),
  memories('memories apart', (parts) => parts),
  memories('memories joined', (parts) => [parts.join(' ')]),
];

/** Gates on a program that memorised the built-in wording, and on joining results into one memory. */
function wordingGates(
  found: readonly SystemResults[],
  referenceResults: readonly SystemResults[],
  isKnown: boolean,
): GateResult[] {
  const [memoriser = 0, apart = 0, joined = 0] = found.map(({ pairs }) => share(pairs));
  const base = share(referenceResults.find(({ name }) => name === 'hybrid')?.pairs ?? new Uint8Array());
  return [
    {
      text: `a program that memorised the built-in wording passes ${formatPercent(memoriser)} of pairs, and its search alone ${formatPercent(base)} (limit on other wording: ${formatPercent(LIMITS.memoriser)} more)`,
      holds: isKnown || memoriser <= base + LIMITS.memoriser,
    },
    {
      text: `hybrid search passes ${formatPercent(joined)} of pairs if its results are joined into one memory, and ${formatPercent(apart)} if they are separate`,
      holds: joined <= apart,
    },
  ];
}

const answersOf = ([episode]: readonly EpisodeReplies[]): QueryResult[] =>
  (episode?.replies ?? []).flatMap((reply) => ('result' in reply && reply.method === 'query' ? [reply.result] : []));

function familyGates(
  systems: readonly SystemResults[],
  own: readonly SystemResults[],
  of: readonly PairOf[],
): GateResult[] {
  const shares = new Map(systems.map((one) => [one.name, byFamily(one, of)]));
  const newest = own.filter(({ name }) => name === 'names-newest' || name === 'hybrid-newest');
  return [
    ...MECHANISMS.flatMap(({ id }): GateResult[] => {
      const reached = [...shares].map(([name, families]) => ({ name, value: families.get(id) ?? 0 }));
      const best = reached.reduce((a, b) => (b.value > a.value ? b : a));
      const lacking = MECHANISM_LEVELS[id]?.without.system;
      const without = reached.find(({ name }) => name === lacking);
      return [
        {
          text: `${id}: ${best.name} reaches ${formatPercent(best.value)} (at least ${formatPercent(LIMITS.reached)})`,
          holds: best.value >= LIMITS.reached,
        },
        ...(without === undefined || ANCHORS.includes(id)
          ? []
          : [
              {
                text: `${id}: ${without.name}, which lacks the mechanism, reaches ${formatPercent(without.value)} (limit ${formatPercent(LIMITS.withoutMechanism)})`,
                holds: without.value < LIMITS.withoutMechanism,
              },
            ]),
      ];
    }),
    ...newest.flatMap((one) =>
      NOT_BY_AGE.map((family) => {
        const value = byFamily(one, of).get(family) ?? 0;
        return {
          text: `${family}: ${one.name} reaches ${formatPercent(value)} (limit ${formatPercent(LIMITS.newestWins)})`,
          holds: value <= LIMITS.newestWins,
        };
      }),
    ),
  ];
}

function itemGates(systems: readonly SystemResults[], of: readonly PairOf[]): GateResult[] {
  const dead = deadPairs(systems, of);
  const correlations = itemRest(systems, of);
  const among = (holds: (correlation: number) => boolean) => correlations.filter(holds).length / correlations.length;
  const [high, negative] = [among((one) => one >= LIMITS.correlation), among((one) => one < 0)];
  return [
    {
      text: `${formatPercent(dead)} of pairs are passed by all or by none of ${systems.length} systems (limit ${formatPercent(LIMITS.dead)})`,
      holds: dead <= LIMITS.dead,
    },
    {
      text: `of the other pairs ${formatPercent(high)} correlate with the rest by ${LIMITS.correlation} or more (at least ${formatPercent(LIMITS.correlated)}), and ${formatPercent(negative)} negatively (limit ${formatPercent(LIMITS.against)})`,
      holds: high >= LIMITS.correlated && negative <= LIMITS.against,
    },
  ];
}

/** Compares each reference with the next better one by the share of pairs that they pass. */
function precisionGates(referenceResults: readonly SystemResults[], of: readonly PairOf[]): GateResult[] {
  const sorted = referenceResults.toSorted((a, b) => share(a.pairs) - share(b.pairs));
  const fewest = Math.min(...sorted.map((one) => effectiveCount(one, of)));
  const differences = sorted
    .slice(1)
    .map((one, n) => smallestDifference(sorted[n] as SystemResults, one, of))
    .sort((a, b) => a - b);
  const median = differences[Math.floor(differences.length / 2)] ?? 0;
  return [
    {
      text: `effective n of ${of.length} pairs: ${Math.round(fewest)}, counting worlds and wordings (at least ${LIMITS.effective})`,
      holds: fewest >= LIMITS.effective,
    },
    {
      text: `smallest difference found with 80% power, median of neighbours on the ladder: ${formatPercent(median)} (limit ${formatPercent(LIMITS.difference)})`,
      holds: median <= LIMITS.difference,
    },
  ];
}

const NO_MECHANISMS: ReadonlySet<string> = new Set();

/** A template as a pattern whose name is captured: `{e}` stands for a name, `{v}` for a value. */
const patternOf = (template: string) => {
  const escaped = template.replace(/\.$/, '').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(substitute(escaped, { e: '(?<e>\\p{L}+)', v: '[\\p{L}\\d:-]+' }), 'iu');
};

const SLOTS = BUILT_IN.slots.map(({ forms }) => ({
  questions: forms.map(({ question }) => patternOf(question)),
  statements: forms.map(({ statement }) => patternOf(statement)),
}));

/**
 * Finds events as a program that has memorised the built-in wording: the statements of the question's slot about the same name,
 * then the results of hybrid search. For any other wording it is hybrid search alone, so it gains nothing if the wording is secret.
 */
function memorised(task: WorldTask, question: WorldQuestion): readonly string[] {
  const world = readWorld(task);
  const found = retrieve(world, question, NO_MECHANISMS);
  for (const { questions, statements } of SLOTS)
    for (const pattern of questions) {
      const name = pattern.exec(question.text)?.groups?.e;
      if (name === undefined) continue;
      const known = task.events.filter(
        ({ text, workspace }) =>
          workspace === question.workspace &&
          text.includes(name) &&
          statements.some((one) => one.exec(text)?.groups?.e === name),
      );
      const first = known.map(({ id }) => id).toReversed();
      return [...first, ...found.filter((id) => !first.includes(id))];
    }
  return found;
}
