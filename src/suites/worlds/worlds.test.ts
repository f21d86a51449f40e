import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passedPairs } from '../../../test/support/passed-pairs.ts';
import { suiteProblems } from '../../../test/support/suite-problems.ts';
import type { Capability } from '../../protocol/reply.ts';
import type { OwnSystem } from '../../suite/suite.ts';
import { replies } from './compile.ts';
import { LENGTHS, lengthOf, MECHANISMS } from './families.ts';
import { CLASSIFIERS, type Features } from './gates/features.ts';
import { learn } from './gates/learned.ts';
import { generateWorld } from './generate.ts';
import type { WorldQuestion, WorldTask } from './schema.ts';
import { BUDGETS } from './task.ts';
import { BUILT_IN } from './wording/built-in.ts';
import { worlds } from './worlds.ts';

const [SHORT] = LENGTHS;
const world = (seed: string, index: number) => generateWorld(seed, index, SHORT, BUILT_IN);
const some = (seed: string, count: number) => Array.from({ length: count }, (_, index) => world(seed, index));
const own = (name: string) => worlds.ownSystems.find((system) => system.name === name) as OwnSystem<WorldTask>;

/** The share of pairs passed, of all and by family. */
function twins(
  tasks: readonly WorldTask[],
  answer: OwnSystem<WorldTask>['answer'],
  declared: readonly Capability[] = [],
) {
  const share = passedPairs(tasks.map((task) => worlds.score(task, answer(task), new Set(declared))));
  return { all: share(), of: (family: string) => share(family) };
}

describe('worlds', () => {
  it('says how many questions a world has', () => {
    for (const { questions } of some('summary', 3))
      expect(worlds.description.summary).toContain(`with ${questions.length / 2} pairs of questions.`);
  });

  it('meets its contract', () => {
    expect(suiteProblems(worlds)).toEqual([]);
  });

  it('generates worlds with sound labels, the same for the same seed and index', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1000), (seed, index) => {
        const task = world(seed, index);
        expect(worlds.taskProblems(task)).toEqual([]);
        expect(world(seed, index)).toEqual(task);
        expect(new Set(task.questions.map(({ family }) => family))).toEqual(new Set(MECHANISMS.map(({ id }) => id)));
      }),
      { numRuns: 15 },
    );
  });

  it('asks nothing as of a date that holds the answer', () => {
    // In each of these, a number of the fact was drawn that stands in 2026.
    for (const [seed, index] of [
      ['s1-4279', 925],
      ['s1-13446', 29],
      ['s2-961', 723],
    ] as const)
      expect(worlds.taskProblems(world(seed, index))).toEqual([]);
  });

  it('has worlds of 100,000 events after its standard dataset, and none in it', () => {
    const long = LENGTHS.find(({ events }) => events === 100_000);
    const lengths = Array.from({ length: 2 * worlds.generator.publicCount }, (_, index) => lengthOf(index));
    expect(lengths.slice(0, worlds.generator.publicCount)).not.toContain(long);
    expect(lengths.filter((length) => length === long)).toHaveLength(1);
  });

  it('shows an adapter no label', () => {
    const task = world('shown', 0);
    const [episode] = worlds.compile(task);
    const shown = JSON.stringify(episode?.steps);
    for (const { pair, family } of task.questions) expect(shown).not.toMatch(new RegExp(`"(?:${pair}|${family})"`));
    expect(shown).not.toContain('values');
  });

  it('names the entity of each question in at least thirty events of its workspace', () => {
    const task = world('named', 0);
    const counts = task.questions.flatMap(({ text, workspace, family }) => {
      const names = text.match(/\p{Lu}\p{Ll}{3,}/gu) ?? [];
      const of = (name: string) =>
        task.events.filter((event) => event.workspace === workspace && event.text.includes(name)).length;
      return family === 'code' || family === 'alias' ? [] : [Math.max(...names.map(of))];
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
  });
});

describe('pairs passed by the systems of worlds', () => {
  const tasks = some('worth', 16);
  const known = new Map<string, ReturnType<typeof twins>>();
  /** The pairs that a system passes without declaring anything; each system is asked once. */
  const passedBy = (name: string) => {
    const passed = known.get(name) ?? twins(tasks, own(name).answer);
    known.set(name, passed);
    return passed;
  };

  it('are all pairs for the oracle, and none for a system that does not understand the question', () => {
    for (const name of ['oracle', 'label-reader']) expect(passedBy(name).all).toBe(1);
    for (const name of ['null', 'full-context', 'recent']) expect(passedBy(name).all).toBe(0);
    for (const name of ['names-newest', 'names-rarest', 'value-list']) {
      const { answer, capabilities } = own(name);
      expect(twins(tasks, answer, capabilities).all).toBeLessThan(0.03);
    }
  });

  it.each([
    ['tenant', 'hybrid', 'hybrid-scope'],
    ['update', 'hybrid-alias', 'hybrid-newest'],
    ['hop2', 'hybrid-newest', 'newest-hop'],
    ['hop3', 'hybrid-newest', 'newest-hop'],
    ['trust', 'hybrid-newest', 'newest-trust'],
    ['source', 'hybrid-newest', 'newest-source'],
    ['exception', 'hybrid-newest', 'newest-narrow'],
    ['expiry', 'hybrid-newest', 'newest-expiry'],
    ['authority', 'hybrid-newest', 'newest-authority'],
    ['writers', 'hybrid-newest', 'newest-writers'],
    ['forget', 'hybrid-newest', 'newest-forget'],
    ['action', 'hybrid-newest', 'newest-grounds'],
    ['absent', 'hybrid-newest', 'newest-absence'],
  ])('of %s need the mechanism that %s lacks and %s has', (family, without, having) => {
    expect(passedBy(without).of(family)).toBeLessThanOrEqual(0.2);
    expect(passedBy(having).of(family)).toBeGreaterThanOrEqual(0.3);
  });
});

describe('classifiers that learned on other worlds', () => {
  const BAG = CLASSIFIERS.find(({ id }) => id === 'bag') as (typeof CLASSIFIERS)[number];
  const [training, tasks] = [some('training', 12), some('tried', 12)];
  /** Every task with the answers of a classifier of these features, after it has learned. */
  const tried = (features: Features, change = (task: WorldTask) => task) => {
    const find = learn(features, training.map(change));
    return tasks.map(change).map((task) => {
      const answers = replies(task, (question) => ({ evidence: [...find(task, question)] }));
      return { task, answers };
    });
  };
  const known = new Map<Features, ReturnType<typeof tried>>();
  const asTheyAre = (features: Features) => {
    const before = known.get(features) ?? tried(features);
    known.set(features, before);
    return before;
  };

  it.each(CLASSIFIERS)('from $text pass almost no pair', ({ features }) => {
    const replied = new Map(asTheyAre(features).map(({ task, answers }) => [task, answers]));
    expect(twins([...replied.keys()], (task) => replied.get(task) ?? []).all).toBeLessThan(0.06);
  });

  it('find a label that leaks: a mark at the end of each gold event', () => {
    const marked = (task: WorldTask): WorldTask => {
      const gold = new Set(task.questions.flatMap((question) => question.gold.flat()));
      const mark = (event: WorldTask['events'][number]) =>
        gold.has(event.id) ? { ...event, text: `${event.text} Done.` } : event;
      return { ...task, events: task.events.map(mark) };
    };
    const passed = (replied: ReturnType<typeof tried>) =>
      replied
        .flatMap(({ task, answers }) => worlds.score(task, answers, new Set()).items ?? [])
        .filter(({ verdict }) => verdict === 'passed').length;
    expect(passed(tried(BAG.features, marked))).toBeGreaterThan(1.5 * passed(asTheyAre(BAG.features)));
  });
});

describe('taskProblems of worlds', () => {
  const task = world('mutated', 3);
  const change = (family: string, by: (question: WorldQuestion) => WorldQuestion, answered = true): WorldTask => {
    const at = task.questions.findIndex(({ family: of, gold }) => of === family && gold.length > 0 === answered);
    return { ...task, questions: task.questions.map((question, n) => (n === at ? by(question) : question)) };
  };
  const other = task.questions.find(({ family }) => family === 'code') as WorldQuestion;
  const away = task.events.find(({ workspace }) => workspace === 'south')?.id ?? '';

  it.each([
    ['a pair has three questions', { ...task, questions: [...task.questions, other] }],
    [
      'both halves have the same gold',
      change(
        'absent',
        () => task.questions.find(({ family, gold }) => family === 'absent' && gold.length > 0) as WorldQuestion,
        false,
      ),
    ],
    ['gold is forbidden', change('update', (question) => ({ ...question, forbidden: question.gold.flat() }))],
    ['gold is of another workspace', change('trust', (question) => ({ ...question, gold: [[away]] }))],
    ['gold is not an event', change('hop2', (question) => ({ ...question, gold: [['nowhere']] }))],
    ['gold is later than asked', change('expiry', (question) => ({ ...question, as_of: 0 }))],
    [
      'two events have one id',
      { ...task, events: [...task.events, { ...(task.events[0] as WorldTask['events'][number]), minute: 1e9 }] },
    ],
    ['events are out of order', { ...task, events: task.events.toReversed() }],
    ['a value is in no event', { ...task, events: task.events.map((event) => ({ ...event, text: 'Nothing.' })) }],
    [
      'the question holds its value',
      change('gap', (question) => ({
        ...question,
        text: `${question.text} ${task.events.find(({ id }) => id === question.gold[0]?.[0])?.values[0]}`,
      })),
    ],
    [
      'the question of a gap repeats the statement',
      change('gap', (question) => ({
        ...question,
        text: `${question.text} ${task.events.find(({ id }) => id === question.gold[0]?.[0])?.text}`,
      })),
    ],
    [
      'the gold does not fit into the budget',
      change('hop3', (question) => ({ ...question, gold: task.events.slice(0, 9).map(({ id }) => [id]) })),
    ],
  ] as const)('finds a problem if %s', (_what, mutated) => {
    expect(worlds.taskProblems(mutated as WorldTask).length).toBeGreaterThan(0);
  });
});

describe('score of worlds', () => {
  const task = world('kept', 0);
  const question = (family: string, holds = true) =>
    task.questions.find((one) => one.family === family && one.gold.length > 0 === holds) as WorldQuestion;
  type Reply = Parameters<typeof replies>[1];
  const item = (of: WorldQuestion, reply: Reply, declared: readonly Capability[] = []) => {
    const items = worlds.score(
      task,
      replies(task, (one) => (one === of ? reply(one) : { evidence: [] })),
      new Set(declared),
    ).items;
    return items?.[task.questions.indexOf(of)];
  };
  const verdict = (...asked: Parameters<typeof item>) => item(...asked)?.verdict;
  const text = (id = '') => task.events.find((event) => event.id === id)?.text ?? '';
  const valuesOf = (id: string) => task.events.find((event) => event.id === id)?.values.join() ?? '';
  // A former value that is current again may be returned.
  const updated = task.questions.find(
    ({ family, gold, forbidden }) =>
      family === 'update' && forbidden.every((id) => valuesOf(id) !== valuesOf(gold[0]?.[0] ?? '')),
  ) as WorldQuestion;

  it('names the budgets in the texts of its description as the score applies them', () => {
    const { summary, metrics } = worlds.description;
    const budgetOf = { 'twins': 'fair', 'questions': 'fair', 'twins_tight': 'tight', 'twins_wide': 'wide' } as const;
    const said = Object.keys(budgetOf).map((id) => metrics.find((metric) => metric.id === id)?.definition);
    const words = Object.values(budgetOf).map((budget) => expect.stringContaining(`within ${BUDGETS[budget]} words`));
    expect([summary, ...said]).toEqual([expect.stringContaining(`the first ${BUDGETS.fair} words`), ...words]);
  });

  it('counts evidence in its order until the budget is spent', () => {
    const [gold = ''] = updated.gold[0] ?? [];
    const others = task.events.map(({ id }) => id).filter((id) => !updated.forbidden.includes(id) && id !== gold);
    expect(verdict(updated, () => ({ evidence: [gold, ...others] }))).toBe('passed');
    expect(verdict(updated, () => ({ evidence: [...others.slice(0, BUDGETS.fair), gold] }))).toBe('failed');
    expect(verdict(updated, () => ({ evidence: [gold, ...updated.forbidden] }))).toBe('failed');
    expect(verdict(updated, () => ({ evidence: [gold], abstain: true }), ['abstain'])).toBe('failed');
  });

  it('keeps what fills the budget to the word', () => {
    const [gold = ''] = updated.gold[0] ?? [];
    const filler = (words: number) => ({ text: 'word '.repeat(words).trim() });
    const room = BUDGETS.fair - text(gold).split(' ').length;
    const following = (words: number) => () => ({ evidence: [], memories: [filler(words), { text: text(gold) }] });
    expect(verdict(updated, following(room), ['memories'])).toBe('passed');
    expect(verdict(updated, following(room + 1), ['memories'])).toBe('failed');
  });

  it('fails a reply too long to keep anything of, although nothing answers the question', () => {
    const long = [{ text: 'word '.repeat(BUDGETS.wide + 1) }];
    expect(verdict(question('absent', false), () => ({ evidence: [], memories: long }), ['memories'])).toBe('failed');
  });

  it('passes an empty reply only if nothing answers the question', () => {
    const nothing = question('absent', false);
    expect(verdict(nothing, () => ({ evidence: [] }))).toBe('passed');
    expect(verdict(nothing, () => ({ evidence: [task.events[0]?.id ?? ''] }))).toBe('failed');
    expect(verdict(nothing, () => ({ evidence: [task.events[0]?.id ?? ''], abstain: true }), ['abstain'])).toBe(
      'passed',
    );
  });

  it('says of a question without an answer whether what must not be used came back', () => {
    const forgotten = question('forget', false);
    const [forbidden = ''] = forgotten.forbidden;
    const other = task.events.find(({ id }) => !forgotten.forbidden.includes(id))?.id ?? '';
    const modes = (evidence: readonly string[]) => item(forgotten, () => ({ evidence: [...evidence] }))?.failure_modes;
    expect(modes([other])).toEqual(['unanswerable']);
    expect(modes([other, forbidden])).toEqual(['unanswerable', 'forbidden']);
  });

  it('grades declared memories by their values, at a price for each value', () => {
    const [gold = ''] = updated.gold[0] ?? [];
    const memories =
      (...texts: readonly string[]) =>
      () => ({ evidence: [], memories: texts.map((one) => ({ text: one })) });
    expect(verdict(updated, memories(text(gold)), ['memories'])).toBe('passed');
    expect(verdict(updated, memories(text(gold), text(updated.forbidden[0])), ['memories'])).toBe('failed');
    // What does not fit ends the list, even if what follows would fit.
    expect(verdict(updated, memories('word '.repeat(BUDGETS.fair + 1), text(gold)), ['memories'])).toBe('failed');
    expect(verdict(updated, () => ({ evidence: [gold] }), ['memories'])).toBe('failed');
    const values = task.events.flatMap((event) => (updated.forbidden.includes(event.id) ? [] : event.values));
    expect(verdict(updated, memories(values.join(' ')), ['memories'])).toBe('failed');
  });

  it('counts the words of what came back, in events and in memories alike', () => {
    const [gold = ''] = updated.gold[0] ?? [];
    const words = (result: Partial<ReturnType<Reply>>, declared: readonly Capability[] = []) =>
      item(updated, () => ({ evidence: [], ...result }), declared)?.values?.words;
    const length = text(gold).split(' ').length;
    expect(words({})).toBe(0);
    expect(words({ evidence: [gold, gold] })).toBe(length);
    expect(words({ memories: [{ text: text(gold) }, { text: text(gold) }] }, ['memories'])).toBe(2 * length);
    // The price of a value limits what fits; it is not text that anybody reads.
    expect(words({ memories: [{ text: valuesOf(gold) }] }, ['memories'])).toBe(1);
  });
});
