import { describe, expect, it } from 'vitest';
import { type GroupTally, Tally } from '../../analysis/tally.ts';
import { cib } from './cib.ts';
import { FAMILIES } from './families.ts';

const tasks = Array.from({ length: 250 }, (_, i) => cib.generator.generate(cib.generator.publicSeed, i));

function tallyOf(name: string, of = tasks): Tally {
  const reference = cib.ownSystems.find((one) => one.name === name);
  if (!reference) throw new Error(`no ${name}`);
  const tally = new Tally();
  for (const task of of) tally.add(cib.score(task, reference.answer(task), new Set(reference.capabilities)));
  return tally;
}

const share = (group: GroupTally | undefined, metric: string) => {
  const { numerator, denominator } = group?.sums(metric) ?? { numerator: Number.NaN, denominator: 1 };
  return numerator / denominator;
};

describe('references and controls of cib', () => {
  it.each([
    ['null', 'retrieval_sufficiency', 0],
    ['null', 'action_accuracy', 0],
    ['null', 'abstention_recall', 0],
    ['oracle', 'retrieval_sufficiency', 1],
    ['oracle', 'action_accuracy', 1],
    ['oracle', 'answer_accuracy', 1],
    ['oracle', 'abstention_precision', 1],
    ['oracle', 'abstention_recall', 1],
    ['oracle', 'write_precision', 1],
    ['oracle', 'write_recall', 1],
    ['label-reader', 'retrieval_sufficiency', 1],
    ['full-context', 'evidence_recall', 1],
  ])('%s has a %s of %d', (name, metric, value) => {
    expect(share(tallyOf(name).overall(FAMILIES), metric)).toBe(value);
  });

  it('question-only is at chance in every family', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => cib.generator.generate('other', i));
    const tally = tallyOf('question-only', many);
    for (const family of FAMILIES) {
      // Chance is one of four options a question; 400 tasks or more a family.
      expect(share(tally.family(family), 'action_accuracy'), family).toBeLessThan(0.25 + 3 * Math.sqrt(0.1875 / 400));
    }
  });

  it('are all listed with their kind, and with whether they read labels', () => {
    const kinds = cib.ownSystems.map(({ name, kind, readsLabels }) => [name, kind, readsLabels]);
    expect(kinds).toEqual([
      ['recent3', 'reference', false],
      ['fullHistory', 'reference', false],
      ['lexical3', 'reference', false],
      ['writeLexical3', 'reference', true],
      ['scopedHybrid3', 'reference', true],
      ['null', 'control', false],
      ['oracle', 'control', true],
      ['label-reader', 'control', true],
      ['full-context', 'control', false],
      ['question-only', 'control', false],
      ['spam', 'control', false],
      ['layout-only', 'control', false],
      ['all-current', 'control', false],
    ]);
  });
});

describe('questions about history', () => {
  const [update] = tasks.filter(({ family }) => family === 'knowledge_update') as [(typeof tasks)[number]];
  const current = update.gold_evidence[0] ?? '';
  const former = update.stale_evidence[0] ?? '';
  const scoped = (question: string) => {
    const [episode] =
      cib.ownSystems.find(({ name }) => name === 'scopedHybrid3')?.answer({ ...update, question }) ?? [];
    const query = episode?.replies.at(-1);
    return query && 'result' in query && query.method === 'query' ? [...query.result.evidence].sort() : [];
  };

  it.each([
    'What was the previous limit?',
    'Which one was used before?',
    'Tell me the history of the limit.',
    'What was the old limit?',
  ])('make scopedHybrid3 return superseded facts: %s', (question) => {
    expect(scoped(question)).toEqual([former, current].sort());
  });

  it.each(['Which limit applies now?', 'How long are old backups kept now?'])('do not include %s', (question) => {
    expect(scoped(question)).toEqual([current]);
  });

  it('are not valid if gold or stale evidence names an event twice', () => {
    const { gold_evidence: gold, stale_evidence: stale } = update;
    const repeated = { ...update, gold_evidence: [...gold, ...gold], stale_evidence: [...stale, ...stale] };
    expect(cib.taskProblems(repeated)).toEqual([
      `gold evidence names ${current} twice`,
      `stale evidence names ${former} twice`,
    ]);
  });

  it.each([
    ['itself', former, 'which is not newer'],
    ['an event of no task', 'gone', 'which is no event of the task'],
  ])('are not valid if an event is superseded by %s', (_, by, why) => {
    const events = update.events.map((one) => (one.source_id === former ? { ...one, superseded_by: by } : one));
    expect(cib.taskProblems({ ...update, events })).toEqual([`${former}: superseded by ${by}, ${why}`]);
  });

  it('are valid and scored with a superseded fact as gold', () => {
    const history = { ...update, question: 'What was it before?', gold_evidence: [former], stale_evidence: [] };
    expect(cib.taskProblems(history)).toEqual([]);
    expect(cib.taskProblems({ ...update, stale_evidence: [] })).toEqual([expect.stringContaining('stale label')]);
    const outcome = cib.score(
      history,
      [{ key: history.id, replies: [{ method: 'query', result: { evidence: [former] } }] }],
      new Set(),
    );
    expect(outcome.values.retrieval_sufficiency).toBe(1);
  });
});

it('all-current leaves out what a later event repeats or changes, and nothing else', () => {
  const [task] = tasks as [(typeof tasks)[number]];
  const [event] = task.events as [(typeof task.events)[number]];
  const texts = [
    'Exports are grouped by client and sent on Monday.',
    'Lunch is at noon.',
    'Exports are grouped by month and sent on Monday.',
  ];
  const events = texts.map((text, i) => ({ ...event, source_id: `e${i}`, text }));
  const [episode] = cib.ownSystems.find(({ name }) => name === 'all-current')?.answer({ ...task, events }) ?? [];
  expect(episode?.replies.at(-1)).toMatchObject({ result: { evidence: ['e1', 'e2'] } });
});

describe('failure modes', () => {
  it.each(cib.ownSystems.map(({ name }) => name))('are given exactly to the failed tasks of %s', (name) => {
    const reference = cib.ownSystems.find((one) => one.name === name);
    const outcomes = tasks.map((task) =>
      cib.score(task, reference?.answer(task) ?? [], new Set(reference?.capabilities)),
    );
    expect(outcomes.filter(({ verdict, failure_modes }) => verdict === 'failed' && failure_modes.length === 0)).toEqual(
      [],
    );
    expect(outcomes.filter(({ verdict, failure_modes }) => verdict === 'passed' && failure_modes.length > 0)).toEqual(
      [],
    );
  });
});
