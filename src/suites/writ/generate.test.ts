import { describe, expect, it } from 'vitest';
import { digestOf } from '../../bundles/dataset.ts';
import { canonical } from '../../evidence/canonical.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import { generator } from './generate.ts';
import { taskOf, type WritTask } from './scenario.ts';
import { Scenario } from './schema.ts';
import { shapeProblems } from './shape-problems.ts';
import { jaccard, lastWriteIsWrong, taskProblems, validate, wordsOf } from './validate.ts';

const tasksOf = (seed: string, from: number, count: number): WritTask[] =>
  Array.from({ length: count }, (_, i) => generator.generate(seed, from + i));

const { publicSeed, publicCount } = generator;
const PUBLIC = tasksOf(publicSeed, 0, publicCount);

describe('the public dataset of writ', () => {
  it('passes validate', () => {
    expect(validate(PUBLIC)).toEqual([]);
  });

  it('has the published digest', async () => {
    expect(await digestOf(publicCount, (index) => PUBLIC[index] as WritTask)).toBe(generator.publicDigest);
  });

  it('has three tenths of handwritten scenarios, each at its fixed index', () => {
    const byHand = PUBLIC.flatMap((task, index) => (task.template === undefined ? [index] : []));
    expect(byHand).toHaveLength(45);
    expect(byHand.filter((index) => ![2, 5, 8].includes(index % 10))).toEqual([]);
    expect(new Set(byHand.map((index) => PUBLIC[index]?.probe.prompt)).size).toBe(45);
  });

  it('has no two scenarios that share two fifths of their words', () => {
    const words = PUBLIC.map(wordsOf);
    const shares = words.flatMap((one, at) => words.slice(0, at).map((other) => jaccard(one, other)));
    expect(Math.max(...shares)).toBeLessThan(0.4);
  });

  it('has many scenarios of every category with a wrong last write, and many with a right one', () => {
    const wrong = PUBLIC.filter(lastWriteIsWrong);
    expect(wrong.length).toBeGreaterThanOrEqual(30);
    expect(PUBLIC.length - wrong.length).toBeGreaterThanOrEqual(30);
    expect(new Set(wrong.map((task) => task.family)).size).toBe(9);
  });

  it('is read back as it was written', () => {
    const read = PUBLIC.map((task) =>
      checkSchema(Scenario.transform(taskOf), parseStrict(canonical(task), task.id), task.id),
    );
    expect(read).toEqual(PUBLIC);
  });

  it('asks more than thirty questions again, after something else', () => {
    const again = PUBLIC.filter((task) => task.probe.again !== undefined);
    expect(again.length).toBeGreaterThan(30);
    for (const { probe } of again) expect(probe.again?.prompt).toBe(probe.prompt);
  });

  it('has at least three scenarios with accents', () => {
    expect(PUBLIC.filter((task) => /[^\p{ASCII}]/u.test(JSON.stringify(task))).length).toBeGreaterThanOrEqual(3);
  });
});

describe('generator', () => {
  it('generates a scenario from the seed and the index alone', () => {
    const again = [149, 0, 77].map((index) => generator.generate(publicSeed, index));
    expect(again).toEqual([PUBLIC[149], PUBLIC[0], PUBLIC[77]]);
    expect(PUBLIC[17]?.id).toBe('writ_000017');
    expect(generator.generate('other', 0)).not.toEqual(PUBLIC[0]);
  });

  it('gives an index one id and category for all seeds, and handwritten scenarios only to the public seed', () => {
    const other = tasksOf('other', 0, publicCount);
    expect(other.map((task) => [task.id, task.family])).toEqual(PUBLIC.map((task) => [task.id, task.family]));
    expect(other.filter((task) => task.template === undefined)).toEqual([]);
  });

  it('generates sound scenarios for any seed and index', () => {
    for (const [seed, from] of [
      ['alpha', 0],
      ['7', 0],
      ['', 300],
      [publicSeed, 150],
      ['far', 1_000_000],
    ] as const) {
      for (const task of tasksOf(seed, from, 300)) {
        expect([task.id, ...taskProblems(task), ...shapeProblems(task)]).toEqual([task.id]);
        expect(JSON.stringify(task)).not.toMatch(/undefined|\{\w+\}/);
      }
    }
  });

  it('uses at least fifty designs', () => {
    const templates = new Set(PUBLIC.map((task) => task.template));
    expect(templates.size).toBeGreaterThanOrEqual(50);
  });
});
