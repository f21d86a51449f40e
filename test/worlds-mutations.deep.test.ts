// Deep: mutates the generator and the scorer of Worlds in many ways. Each has to be detected by a check of the labels,
// by a rule of the scorer, or by a system that passes too much or too little.
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Capability, QueryResult } from '../src/protocol/reply.ts';
import type { Suite } from '../src/suite/suite.ts';
import { replies } from '../src/suites/worlds/compile.ts';
import type { WorldQuestion, WorldTask } from '../src/suites/worlds/schema.ts';
import { BUDGETS } from '../src/suites/worlds/task.ts';
import { wordCount } from '../src/suites/worlds/words.ts';
import { worlds } from '../src/suites/worlds/worlds.ts';
import { temporaryFolder } from './support/folder.ts';
import { passedPairs } from './support/passed-pairs.ts';

const FOLDER = 'src/suites/worlds';
type Worlds = Suite<WorldTask>;

/** The suite with a piece of its source replaced. */
async function mutated(file: string, from: string, to: string): Promise<Worlds> {
  const root = temporaryFolder();
  cpSync(FOLDER, join(root, FOLDER), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  for (const module of readdirSync('src'))
    if (module !== 'suites') symlinkSync(join(process.cwd(), 'src', module), join(root, 'src', module));
  cpSync('src/suites/shared', join(root, 'src/suites/shared'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const path = join(root, FOLDER, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no longer what is to be changed: ${from}`);
  writeFileSync(path, source.replaceAll(from, to));
  return ((await import(pathToFileURL(join(root, FOLDER, 'worlds.ts')).href)) as { worlds: Worlds }).worlds;
}

const some = ({ generator }: Worlds, seed: string, count: number) =>
  // The first worlds are short.
  Array.from({ length: count }, (_, index) => generator.generate(seed, index));

function passedBy(tasks: readonly WorldTask[], name: string) {
  const { answer, capabilities } = worlds.ownSystems.find((one) => one.name === name) ?? expect.unreachable(name);
  return passedPairs(tasks.map((task) => worlds.score(task, answer(task), new Set(capabilities))));
}

/** The problems that a check finds in a suite; none in the unchanged one. */
type Check = (suite: Worlds) => readonly string[];

const labels: Check = (suite) => some(suite, 'labels', 8).flatMap((task) => worlds.taskProblems(task));

const shown: Check = (suite) => {
  const [task] = some(suite, 'shown', 1) as [WorldTask];
  const text = JSON.stringify(suite.compile(task).map(({ steps }) => steps));
  return task.questions
    .flatMap(({ pair }) => (text.includes(`"${pair}"`) ? [`${pair} is shown`] : []))
    .concat(text.includes('"values"') ? ['values are shown'] : []);
};

/** A system without the mechanism of a family passes almost none of it. */
const lacks =
  (name: string, family: string): Check =>
  (suite) => {
    const share = passedBy(some(suite, 'lacks', 24), name)(family);
    return share > 0.2 ? [`${name} passes ${share} of ${family}`] : [];
  };

/** A system with the mechanism of a family passes a good part of it. */
const has =
  (name: string, family: string): Check =>
  (suite) => {
    const share = passedBy(some(suite, 'has', 24), name)(family);
    return share < 0.3 ? [`${name} passes ${share} of ${family}`] : [];
  };

/** How often the newest event of the workspace answers a question as of a day. */
const newestAsOf: Check = (suite) => {
  const asked = some(suite, 'newest', 24).flatMap((task) =>
    task.questions.flatMap(({ as_of, workspace, gold, family }) => {
      if (as_of === undefined || family !== 'update') return [];
      const newest = task.events.findLast((event) => event.workspace === workspace && event.minute <= as_of);
      return [gold.flat().includes(newest?.id ?? '')];
    }),
  );
  const share = asked.filter(Boolean).length / asked.length;
  return share > 0.1 ? [`the newest event answers ${share} of the questions as of a day`] : [];
};

/** What keyword search finds with the words of a question, without its names. */
const wordsAlone: Check = (suite) => {
  const share = passedBy(some(suite, 'words', 24), 'words-only')('tenant');
  return share > 0.25 ? [`the words without names pass ${share} of tenant`] : [];
};

/** Rules of the scorer, checked on these replies. */
const scorer: Check = (suite) => {
  const [task] = some(worlds, 'scored', 1) as [WorldTask];
  const found: string[] = [];
  const text = (id = '') => task.events.find((event) => event.id === id)?.text ?? '';
  const question = (family: string, answered = true) =>
    task.questions.find((one) => one.family === family && one.gold.length > 0 === answered) as WorldQuestion;
  const items = (reply: (one: WorldQuestion) => QueryResult, declared: readonly Capability[] = []) =>
    suite.score(task, replies(task, reply), new Set(declared)).items ?? [];
  const rule = (what: string, of: WorldQuestion, reply: QueryResult, expected: boolean, ...declared: Capability[]) => {
    const all = items((one) => (one === of ? reply : { evidence: [] }), declared);
    if ((all[task.questions.indexOf(of)]?.verdict === 'passed') !== expected) found.push(what);
  };
  const updated = question('update');
  const [gold = ''] = updated.gold[0] ?? [];
  const others = task.events.map(({ id }) => id).filter((id) => !updated.forbidden.includes(id) && id !== gold);
  const words = (id: string) => wordCount(text(id));
  const longest = others.toSorted((a, b) => words(b) - words(a))[0] ?? '';
  const leavingRoomFor = (last: string) => {
    let left = BUDGETS.fair - words(last);
    return others.filter((id) => {
      const fits = id !== longest && words(id) <= left;
      if (fits) left -= words(id);
      return fits;
    });
  };
  const chain = question('hop2');
  const nothing = question('absent', false);
  rule('gold passes', updated, { evidence: [gold] }, true);
  rule('the budget ends the list', updated, { evidence: [...others.slice(0, 40), gold] }, false);
  rule('what does not fit ends it', updated, { evidence: [...leavingRoomFor(gold), longest, gold] }, false);
  rule('what is forbidden fails', updated, { evidence: [gold, ...updated.forbidden] }, false);
  rule('who abstains has no answer', updated, { evidence: [gold], abstain: true }, false, 'abstain');
  rule('an undeclared abstention counts for nothing', nothing, { evidence: [gold], abstain: true }, false);
  rule('nothing answers', nothing, { evidence: [gold] }, false);
  rule('a declared abstention is right there', nothing, { evidence: [gold], abstain: true }, true, 'abstain');
  rule('every step of a chain is needed', chain, { evidence: [chain.gold[0]?.[0] ?? ''] }, false);
  const values = task.events.flatMap((event) => (updated.forbidden.includes(event.id) ? [] : event.values));
  rule(
    'values have a price',
    updated,
    {
      evidence: [],
      memories: [
        {
          text: [...new Set([...(task.events.find(({ id }) => id === gold)?.values ?? []), ...values])]
            .slice(0, 40)
            .join(' '),
        },
      ],
    },
    false,
    'memories',
  );
  rule(
    'a memory is judged by its values',
    updated,
    { evidence: [], memories: [{ text: text(gold) }] },
    true,
    'memories',
  );
  rule(
    'a forbidden value fails',
    updated,
    { evidence: [], memories: [...[gold], ...updated.forbidden].map((id) => ({ text: text(id) })) },
    false,
    'memories',
  );
  rule('source ids count for nothing beside memories', updated, { evidence: [gold] }, false, 'memories');
  const half = items((one) => (one === updated ? { evidence: [gold] } : { evidence: [] }));
  if (
    half.some(({ pair, values: of }) => pair === updated.pair && (of?.twins as [number, number] | undefined)?.[0] === 1)
  )
    found.push('half a pair is no pair');
  const short = replies(task, () => ({ evidence: [] })).map((one) => ({ ...one, replies: one.replies.slice(0, -1) }));
  if (suite.score(task, short, new Set()).verdict !== 'errored') found.push('a question without a reply is an error');
  return found;
};

type Mutation = readonly [what: string, check: Check, file: string, from: string, to: string];

const GENERATOR: readonly Mutation[] = [
  [
    'the halves of a pair of identifiers have each other’s gold',
    has('hybrid', 'code'),
    'generating/finding.ts',
    'said[n] as Draft',
    'said[1 - n] as Draft',
  ],
  [
    'what a tool says counts, and what the user changes does not',
    has('newest-trust', 'trust'),
    'generating/sources.ts',
    'by === USER ? [later, [first]] : [[first], later]',
    'by === TOOL ? [later, [first]] : [[first], later]',
  ],
  ['both halves have one gold', labels, 'generating/finding.ts', 'said[n] as Draft', 'said[0] as Draft'],
  [
    'the question about a fact that was never said has gold',
    labels,
    'generating/finding.ts',
    'text: writer.question(fact, unknown), gold: []',
    'text: writer.question(fact, unknown), gold: [gold]',
  ],
  [
    'what a tool injected is not forbidden',
    lacks('hybrid-scope', 'trust'),
    'generating/sources.ts',
    'gold: [gold], forbidden };',
    'gold: [gold], forbidden: [] };',
  ],
  [
    'gold comes last in both halves',
    lacks('hybrid-newest', 'authority'),
    'generating/sources.ts',
    '(n === 0) === goldLast',
    'n < goldLast.toString().length',
  ],
  [
    'the note that stays comes last in both halves',
    lacks('hybrid-newest', 'writers'),
    'generating/state.ts',
    'if (n !== keptLast)',
    'if (keptLast > 1)',
  ],
  [
    'a question as of a day asks for a day before the fact',
    labels,
    'generating/state.ts',
    'half(Math.max(1, Math.floor(days * 0.6)), override, base)',
    'half(-2, override, base)',
  ],
  [
    'the question of a gap is in the words of the statement',
    labels,
    'generating/finding.ts',
    'const asked = writer.otherForm(fact);',
    'const asked = fact;',
  ],
  [
    'gold is in the other workspace',
    labels,
    'generating/sources.ts',
    'gold: [[here]], forbidden: [there]',
    'gold: [[there]], forbidden: [here]',
  ],
  [
    'two facts have one value',
    labels,
    'generating/writer.ts',
    'if (this.#taken.has(drawn) || isUnfit(drawn)) continue;',
    'if (isUnfit(drawn)) continue;',
  ],
  [
    'the ids of gold events end differently',
    labels,
    'generate.ts',
    "[world, '_e', n + 1].join('')",
    "[world, '_e', n + 1, held.has(event) ? 'x' : ''].join('')",
  ],
  [
    'events are not in the order of their times',
    labels,
    'generate.ts',
    'minute += SHORTEST_PAUSE',
    'minute = SHORTEST_PAUSE',
  ],
  [
    'only the wrong side of a source has a beginning',
    labels,
    'generating/sources.ts',
    'prefix: random.pick(person) });\n    const read = writer.state(fact, entity, { prefix: random.pick(tool), by: TOOL });',
    "prefix: toolKnows ? random.pick(person) : '' });\n    const read = writer.state(fact, entity, { prefix: toolKnows ? '' : random.pick(tool), by: TOOL });",
  ],
  ['few events use a nickname', labels, 'generating/finding.ts', 'n < 14', 'n < 0'],
  [
    'the gold of a question comes last',
    lacks('names-newest', 'trust'),
    'generating/writer.ts',
    'const pair = this.newPair();',
    'const pair = this.newPair();\n    if (family === "trust") for (const { gold } of halves) for (const draft of gold.flat()) draft.minute = 2e9;',
  ],
  ['a question as of a day is asked right after the fact', newestAsOf, 'generate.ts', '* 0.9)', '* 0)'],
  [
    'few events of a workspace resemble the gold',
    wordsAlone,
    'generating/writer.ts',
    'let left = count; left > 0',
    'let left = 0; left > 0',
  ],
];

const SCORER: readonly Mutation[] = [
  ['a forbidden memory may come back', scorer, 'scoring/kept.ts', '!kept.forbidden && ', ''],
  ['the budget is not applied', scorer, 'scoring/kept.ts', 'remaining -= cost;', 'remaining -= 0 * cost;'],
  [
    'a memory over the budget costs nothing, and does not end the list',
    scorer,
    'scoring/kept.ts',
    'if (remaining < 0) break;',
    'if (remaining < 0) remaining += cost;',
  ],
  [
    'a memory of bare values costs its words',
    scorer,
    'scoring/kept.ts',
    'Math.max(count, VALUE_PRICE * (texts[n]?.size ?? 0))',
    'count',
  ],
  [
    'source ids count beside memories',
    scorer,
    'scoring/kept.ts',
    "capabilities.has('memories') ? ofMemories(world, result) : ofEvents(world, result)",
    'result.memories === undefined ? ofEvents(world, result) : ofMemories(world, result)',
  ],
  ['an abstention passes a question with an answer', scorer, 'scoring/kept.ts', '!kept.abstained && ', ''],
  ['an undeclared abstention counts', scorer, 'scoring/kept.ts', "capabilities.has('abstain') && ", ''],
  [
    'anything may come back where nothing answers',
    scorer,
    'scoring/kept.ts',
    'kept.abstained || (kept.kept === 0 && !kept.cut)',
    'true',
  ],
  ['one step of a chain is enough', scorer, 'scoring/kept.ts', 'kept.found.every(Boolean)', 'kept.found.some(Boolean)'],
  ['half a pair passes the pair', scorer, 'score.ts', 'halves.every((half)', 'halves.some((half)'],
  [
    'a world whose replies are too few is scored',
    scorer,
    '../shared/questions.ts',
    'found.length === questions.length ? found : null',
    'found',
  ],
  [
    'an adapter is shown the values of an event',
    shown,
    'task.ts',
    'timestamp: timestampOf(minute) }',
    'timestamp: timestampOf(minute), values: [] }',
  ],
  [
    'a forbidden value in a memory is overlooked',
    scorer,
    'scoring/kept.ts',
    'returned.has(value) && !gold.has(value)',
    'false && returned.has(value)',
  ],
  [
    'an adapter is shown which questions are a pair',
    shown,
    'compile.ts',
    'query({ text, workspace',
    'query({ pair: text, workspace',
  ],
];

const unchanged = new Map<Check, readonly string[]>();

it.each([...GENERATOR, ...SCORER])(
  'the checks detect that %s, and find nothing in the unchanged suite',
  async (_what, check, file, from, to) => {
    const found = unchanged.get(check) ?? check(worlds);
    unchanged.set(check, found);
    expect(found).toEqual([]);
    expect(check(await mutated(file, from, to))).not.toEqual([]);
  },
);
