import { describe, expect, it } from 'vitest';
import { overlap, words } from '../shared/words.ts';
import { blank } from './cluster.ts';
import description from './description.json' with { type: 'json' };
import { FAMILIES, FAMILY_COUNTS } from './families.ts';
import { generator } from './generate.ts';
import type { CibEvent, CibTask } from './schema.ts';
import { ABSTAINING, ACTIONS } from './wording/built-in.ts';

const tasksOf = (seed: string, from: number, count: number): CibTask[] =>
  Array.from({ length: count }, (_, i) => generator.generate(seed, from + i));

const PUBLIC = tasksOf(generator.publicSeed, 0, 250);
const BLOCKS: readonly (readonly [string, readonly CibTask[]])[] = [
  ['the public seed', PUBLIC],
  ['its second block', tasksOf(generator.publicSeed, 250, 250)],
  ...['alpha', 'beta', '7', ''].map((seed) => [`the seed "${seed}"`, tasksOf(seed, 0, 250)] as const),
  ['a far block', tasksOf('far', 1_000_000, 250)],
];

it('no event contains the gold answer, as the meaning of `answer` says', () => {
  for (const [, tasks] of BLOCKS)
    for (const { gold_answer: gold, events } of tasks) {
      if (gold === undefined) throw new Error('A task has no gold answer.');
      expect(events.filter(({ text }) => text.includes(gold))).toEqual([]);
    }
  const { meaning } = description.fields.find(({ field }) => field === '`answer`') ?? {};
  expect(meaning).toMatch(/No event of the built-in data contains a gold answer, .* judged \(`cib judge`\)/);
});
const MANY = tasksOf('many', 0, 5_000);

/** What the paper's five systems retrieve (CIB section 6). */
const SYSTEMS: Readonly<Record<string, (task: CibTask) => readonly CibEvent[]>> = {
  recent3: (task) => task.events.slice(-3),
  fullHistory: (task) => task.events,
  lexical3: (task) => nearest(task, task.events),
  writeLexical3: (task) =>
    nearest(
      task,
      task.events.filter((event) => event.should_write),
    ),
  scopedHybrid3: (task) =>
    nearest(
      task,
      task.events.filter((e) => e.should_write && !e.stale && e.project === task.project && e.domain === task.domain),
    ),
};

function nearest(task: CibTask, events: readonly CibEvent[]): readonly CibEvent[] {
  const asked = words(task.question);
  return events
    .map((event, at) => ({ event, at, shared: overlap(asked, event.text) }))
    .sort((a, b) => b.shared - a.shared || b.at - a.at)
    .slice(0, 3)
    .map(({ event }) => event);
}

function measure(task: CibTask, found: readonly CibEvent[]) {
  const gold = found.filter((event) => task.gold_evidence.includes(event.source_id)).length;
  const stale = found.some((event) => event.stale);
  return {
    precision: gold / found.length,
    recall: gold / task.gold_evidence.length,
    sufficient: Number(gold === task.gold_evidence.length && !stale),
    stale: Number(stale),
    risk: Number(gold === 0),
    tokens: found.reduce((sum, event) => sum + words(event.text).size, words(task.question).size),
  };
}

function mean(tasks: readonly CibTask[], system: string, of: keyof ReturnType<typeof measure>): number {
  const retrieve = SYSTEMS[system] as (task: CibTask) => readonly CibEvent[];
  return tasks.reduce((sum, task) => sum + measure(task, retrieve(task))[of], 0) / tasks.length;
}

/** Section 8: precision, recall, sufficiency, stale error, unsupported risk; average tokens; grounded utility. */
const TABLE = {
  recent3: [['18.0', '39.0', '16.0', '8.0', '46.0'], 40.0, 4.0],
  fullHistory: [['29.5', '100.0', '76.0', '24.0', '0.0'], 55.5, 13.68],
  lexical3: [['43.3', '100.0', '76.0', '24.0', '0.0'], 42.1, 18.03],
  writeLexical3: [['88.0', '100.0', '76.0', '24.0', '0.0'], 28.0, 27.1],
  scopedHybrid3: [['100.0', '100.0', '100.0', '0.0', '0.0'], 26.0, 38.4],
} as const;

/** Section 8.1: the families in which a system is sufficient; in all others it never is. */
const NO_UPDATES = FAMILIES.filter((family) => family !== 'knowledge_update' && family !== 'causal_action');
const SUFFICIENT: Readonly<Record<string, readonly string[]>> = {
  recent3: ['knowledge_update'],
  fullHistory: NO_UPDATES,
  lexical3: NO_UPDATES,
  writeLexical3: NO_UPDATES,
  scopedHybrid3: FAMILIES,
};

describe.each(BLOCKS)('250 tasks of %s', (_, tasks) => {
  it('have the paper’s number of tasks in each family', () => {
    for (const family of FAMILIES)
      expect(tasks.filter((task) => task.family === family)).toHaveLength(FAMILY_COUNTS[family]);
  });

  it.each(Object.entries(TABLE))('give the paper’s row of %s', (system, [percentages, tokens, utility]) => {
    const columns = ['precision', 'recall', 'sufficient', 'stale', 'risk'] as const;
    expect(columns.map((column) => (100 * mean(tasks, system, column)).toFixed(1))).toEqual(percentages);
    const tolerance = tasks === PUBLIC ? 0.01 : 0.02;
    const measured = mean(tasks, system, 'tokens');
    expect(Math.abs(measured / tokens - 1)).toBeLessThan(tolerance);
    expect(Math.abs((1000 * mean(tasks, system, 'sufficient')) / measured / utility - 1)).toBeLessThan(tolerance);
    for (const family of FAMILIES) {
      const ours = tasks.filter((task) => task.family === family);
      expect(mean(ours, system, 'sufficient'), family).toBe(SUFFICIENT[system]?.includes(family) ? 1 : 0);
    }
  });

  it('have consistent labels', () => {
    for (const task of tasks) {
      const at = new Map(task.events.map((event, i) => [event.source_id, i]));
      expect(task.events.map((event) => event.source_id)).toEqual(task.events.map((_, i) => `${task.id}_e${i + 1}`));
      expect(task.stale_evidence).toEqual(task.events.filter((event) => event.stale).map((event) => event.source_id));
      for (const event of task.events) {
        const durable = event.stale || task.gold_evidence.includes(event.source_id);
        expect(event.should_write).toBe(durable);
        if (durable) expect([event.project, event.domain]).toEqual([task.project, task.domain]);
        else expect(overlap(words(task.question), event.text)).toBeLessThanOrEqual(2);
        if (event.project !== task.project) expect([...words(event.text)]).toContain(event.project);
        if (!event.stale) expect(event.superseded_by).toBeNull();
        else expect(task.gold_evidence).toContain(event.superseded_by);
        if (event.superseded_by) expect(at.get(event.superseded_by)).toBeGreaterThan(at.get(event.source_id) as number);
      }
      const times = task.events.map((event) => event.timestamp);
      expect(times.filter((time) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/.test(time))).toEqual([]);
      expect(times).toEqual([...new Set(times)].sort());
      if (task.family === 'multi_session') expect(goldDays(task).size).toBe(2);
      expect(task.requires_abstention).toBe(task.family === 'abstention');
      expect(ABSTAINING.includes(task.gold_action)).toBe(task.requires_abstention);
      expect(task.allowed_actions).toBe(ACTIONS);
      expect(ACTIONS).toContain(task.gold_action);
      expect(`${task.question} ${task.gold_answer} ${task.events.map((e) => e.text).join(' ')}`).not.toMatch(
        /[{}]|undefined/,
      );
    }
  });
});

function goldDays(task: CibTask): Set<string> {
  const gold = task.events.filter((event) => task.gold_evidence.includes(event.source_id));
  return new Set(gold.map((event) => event.timestamp.slice(0, 10)));
}

describe('generator', () => {
  it('generates a task from the seed and the index alone', () => {
    const again = [249, 0, 117].map((index) => generator.generate(generator.publicSeed, index));
    expect(again).toEqual([PUBLIC[249], PUBLIC[0], PUBLIC[117]]);
    expect(generator.generate('other', 0)).not.toEqual(PUBLIC[0]);
    expect(PUBLIC[17]?.id).toBe('cib_000017');
    expect(generator.generate('other', 1_234_567).id).toBe('cib_1234567');
  });

  it('varies questions and events beyond their names', () => {
    const questions = new Set<string>();
    const texts = new Set<string>();
    for (const task of PUBLIC) {
      const names = [task, ...task.events].flatMap(({ project, domain }) => [project, domain]);
      questions.add(blank(task.question, names));
      for (const event of task.events) texts.add(blank(event.text, names));
    }
    expect(questions.size).toBeGreaterThanOrEqual(150);
    expect(texts.size).toBeGreaterThanOrEqual(400);
    expect(new Set(PUBLIC.map((task) => task.template)).size).toBeGreaterThanOrEqual(60);
  });

  it('generates all families in a short prefix', () => {
    expect(new Set(PUBLIC.slice(0, 40).map((task) => task.family)).size).toBe(FAMILIES.length);
  });

  it.each([
    ['selective_write', ['G....', '.G...']],
    ['evidence_retrieval', ['GG..', 'G.G.', 'G..G']],
    ['knowledge_update', ['SG..', 'S.G.', 'S..G']],
    ['abstention', ['G....', '.G...']],
    ['multi_session', ['G.G..', 'G..G.', 'G...G', '.GG..', '.G.G.', '.G..G']],
    ['action_grounding', ['G....', '.G...']],
    ['causal_action', ['SG.', 'S.G', '.SG']],
  ] as const)('spreads the evidence of %s evenly over its places', (family, rows) => {
    const shown = MANY.filter((task) => task.family === family).map(rowOf);
    expect([...new Set(shown)].sort()).toEqual([...rows].sort());
    for (const row of rows) {
      const share = shown.filter((other) => other === row).length / shown.length;
      expect(Math.abs(share - 1 / rows.length)).toBeLessThan(4 * Math.sqrt(1 / rows.length / shown.length));
    }
  });
});

function rowOf(task: CibTask): string {
  return task.events.map((e) => (e.stale ? 'S' : task.gold_evidence.includes(e.source_id) ? 'G' : '.')).join('');
}
