import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { datasetText } from '../../../bundles/dataset.ts';
import { description } from './describe.ts';
import { eventLabelsOf } from './event-labels.ts';
import { FAMILIES } from './families.ts';
import { generator } from './generate.ts';
import { type MemtraceTask, MemtraceTaskSchema } from './schema.ts';
import { validate } from './validate.ts';
import { ASPECTS, PLACES } from './wording/built-in.ts';

const tasksOf = (seed: string, count: number, from = 0): MemtraceTask[] =>
  Array.from({ length: count }, (_, i) => generator.generate(seed, from + i));
const PUBLIC = tasksOf(generator.publicSeed, generator.publicCount);

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const NAMES = [...ASPECTS.flatMap(({ name, values }) => [name, ...values]), ...PLACES]
  .sort((a, b) => b.length - a.length)
  .map(literal);
const NAME = new RegExp(`(?:${NAMES.join('|')})|\\bb[0-9a-f]{4}\\b`, 'gi');
const blanked = (text: string) => text.replace(NAME, '_');

describe('generator: tasks', () => {
  it('have the published digest', () => {
    const hash = createHash('sha256');
    for (const piece of datasetText(PUBLIC)) hash.update(piece);
    expect(hash.digest('hex')).toBe(generator.publicDigest);
  });

  it('pass validate', () => {
    expect(validate(PUBLIC)).toEqual([]);
  });

  it.each(['alpha', 'beta', '7', ''])('pass validate with the seed "%s"', (seed) => {
    expect(validate(tasksOf(seed, 360))).toEqual([]);
  });

  it('pass validate at high indices', () => {
    expect(validate(tasksOf('far', 180, 1_000_005))).toEqual([]);
  });

  it('are of the families that the description lists', () => {
    expect(description.families.map(({ id }) => id)).toEqual(FAMILIES);
  });

  it('are twelve per family in four templates, with all families among the first fifteen', () => {
    for (const family of FAMILIES) {
      const own = PUBLIC.filter((task) => task.family === family);
      expect(own).toHaveLength(12);
      expect(new Set(own.map(({ template }) => template)).size).toBe(4);
    }
    expect(new Set(PUBLIC.slice(0, FAMILIES.length).map(({ family }) => family)).size).toBe(FAMILIES.length);
  });

  it('depend only on seed and index, and their id and family only on the index', () => {
    expect([179, 0, 77].map((i) => generator.generate(generator.publicSeed, i))).toEqual([
      PUBLIC[179],
      PUBLIC[0],
      PUBLIC[77],
    ]);
    const other = tasksOf('other', 30);
    expect(other.map(({ id, family, template }) => [id, family, template])).toEqual(
      PUBLIC.slice(0, 30).map(({ id, family, template }) => [id, family, template]),
    );
    expect(other[0]?.events).not.toEqual(PUBLIC[0]?.events);
  });

  it('are read back from their lines by the schema', () => {
    const lines = [...datasetText(PUBLIC)].join('').trimEnd().split('\n');
    expect(lines.map((line) => MemtraceTaskSchema.parse(JSON.parse(line)))).toEqual(PUBLIC);
  });

  it('differ from each other beyond their names', () => {
    const texts = PUBLIC.map(
      ({ events, question }) => new Set([question, ...events.map(({ text }) => text)].map(blanked)),
    );
    let most = 0;
    for (const [i, a] of texts.entries()) {
      for (const b of texts.slice(0, i)) {
        const shared = [...a].filter((text) => b.has(text)).length;
        most = Math.max(most, shared / (a.size + b.size - shared));
      }
    }
    expect(most).toBeLessThan(0.65);
    expect(new Set(texts.flatMap((own) => [...own])).size).toBeGreaterThan(250);
  });
});

describe('generator: wording', () => {
  const many = tasksOf('words', 1_500).filter(({ family }) => family !== 'risky_output');
  const said = (kind: 'tool_result' | 'tool_call' | 'step', are: (task: MemtraceTask, id: string) => boolean) =>
    new Set(
      many.flatMap((task) =>
        task.family === 'procedural_reuse'
          ? []
          : task.events
              .filter((event) => event.kind === kind && event.status === undefined && are(task, event.source_id))
              .map(({ text }) => blanked(text))
              .filter((text) => (text.match(/_/g) ?? []).length >= 2),
      ),
    );
  const labels = new Map(many.map((task) => [task, eventLabelsOf(task)]));

  it.each(['tool_result', 'tool_call', 'step'] as const)(
    'of a %s is the same on dead and on living branches',
    (kind) => {
      const dead = said(kind, (task, id) => labels.get(task)?.dead.has(id) === true);
      const alive = said(kind, (task, id) => labels.get(task)?.forbidden.has(id) === false);
      expect(dead.size).toBeGreaterThanOrEqual(8);
      expect([...dead].sort()).toEqual([...alive].sort());
    },
  );

  it('is the same for replaced, foreign and needed events', () => {
    const of = (are: (task: MemtraceTask, id: string) => boolean) =>
      new Set(
        many.flatMap((task) =>
          ['superseded', 'updates', 'workspace_isolation', 'expired'].includes(task.family)
            ? task.events
                .filter(({ source_id: id, kind }) => kind !== 'tool_call' && kind !== 'step' && are(task, id))
                .map(({ text }) => blanked(text))
            : [],
        ),
      );
    const stale = of((task, id) => labels.get(task)?.stale.has(id) === true);
    const needed = of((task, id) => task.needed.includes(id));
    expect([...stale].sort()).toEqual([...needed].sort());
    expect(
      [...needed].filter((text) => !of((task, id) => labels.get(task)?.foreign.has(id) === true).has(text)),
    ).toEqual([]);
  });

  it('does not reveal the answer by its place: needed events come before dead ones about half of the time', () => {
    const places = many
      .filter(({ family }) => family === 'failed_branch' || family === 'rolled_back')
      .map((task) => {
        const at = (id: string | undefined) => task.events.findIndex((event) => event.source_id === id);
        return at(task.needed[0]) < at([...(labels.get(task)?.dead ?? [])][0]);
      });
    const share = places.filter(Boolean).length / places.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  });
});
