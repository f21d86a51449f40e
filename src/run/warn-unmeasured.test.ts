import { expect, it } from 'vitest';
import { CAPABILITIES } from '../protocol/constants.ts';
import type { Capability } from '../protocol/reply.ts';
import { capabilityUses } from '../suite/needs.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { nodePorts } from '../system/ports.ts';
import { warnUnmeasured } from './warn-unmeasured.ts';

async function warned(id: string, ...declared: Capability[]) {
  const suite = await loadSuite(id);
  const { generate, publicSeed, publicCount } = suite.generator;
  const tasks = Array.from({ length: publicCount }, (_, index) => generate(publicSeed, index));
  const notes: string[] = [];
  const progress = { ...nodePorts().progress, note: (line: string) => void notes.push(line) };
  warnUnmeasured(progress, suite, { count: tasks.length, tasks }, new Set(declared));
  const null_ = suite.controls.find(({ name }) => name === 'null');
  const verdicts = tasks.map((task) => suite.score(task, null_?.answer(task) ?? [], new Set(declared)).verdict);
  return { notes, unmeasured: verdicts.filter((verdict) => verdict === 'not_measured').length, tasks };
}

it('warnUnmeasured says how many tasks can be measured, of which families, and what to declare', async () => {
  const { notes, unmeasured, tasks } = await warned('writ', 'context', 'abstain');
  expect(unmeasured).toBeGreaterThan(0);
  const measured = tasks.length - unmeasured;
  expect(notes).toEqual([
    expect.stringMatching(
      new RegExp(
        `^writ: only ${measured} of ${tasks.length} tasks can be measured \\((\\w.* \\d+, )*\\w.* \\d+\\), because the adapter does not declare \`answer\`\\. Without it, \`action\` adds 25\\. docs/protocol\\.md says what each suite needs\\.$`,
      ),
    ),
  ]);
  // The numbers of the families add up.
  const [, families = ''] = /\((.+)\)/.exec(notes[0] ?? '') ?? [];
  expect([...families.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0)).toBe(measured);
  expect((await warned('writ')).notes[0]).toMatch(/^writ: none of 150 tasks can be measured, because the adapter/);
  expect((await warned('writ', 'action')).notes[0]).toContain(' Without it, `abstain` adds 15. docs/');
  expect((await warned('writ', 'action', 'abstain')).notes[0]).toContain('does not declare `answer`. docs/');
});

it.each([
  ['writ', ['answer', 'action', 'abstain']],
  ['cib', []],
] as const)('warnUnmeasured says nothing if all tasks of %s can be measured', async (id, declared) => {
  const { notes, unmeasured } = await warned(id, ...declared);
  expect({ notes, unmeasured }).toEqual({ notes: [], unmeasured: 0 });
});

it('warnUnmeasured reads no further task once three of each family can be measured', async () => {
  const suite = await loadSuite('cib');
  const { generate, publicSeed, publicCount } = suite.generator;
  let read = 0;
  function* tasks() {
    for (; read < publicCount; read += 1) yield generate(publicSeed, read);
  }
  warnUnmeasured(nodePorts().progress, suite, { count: publicCount, tasks: tasks() }, new Set());
  const tried = Array.from({ length: read + 1 }, (_, index) => generate(publicSeed, index).family);
  const counts = suite.description.families.map(({ id }) => tried.filter((family) => family === id).length);
  expect(Math.min(...counts)).toBe(3);
  expect(read).toBeLessThan(publicCount);
});

it('capabilityUses lists the families and metrics that need each capability', async () => {
  const suite = await loadSuite('cib');
  const { generate, publicSeed } = suite.generator;
  const tasks = Array.from({ length: 60 }, (_, index) => generate(publicSeed, index));
  const uses = capabilityUses(suite, tasks);
  expect(uses).toContainEqual({ capability: 'written', families: [], metrics: ['write_precision', 'write_recall'] });
  expect(uses.map(({ capability }) => capability)).not.toContain('context');
});

it('capabilityUses says of which families all tasks need a capability, and in which another one replaces it', async () => {
  const suite = await loadSuite('writ');
  const { generate, publicSeed, publicCount } = suite.generator;
  const uses = capabilityUses(
    suite,
    Array.from({ length: publicCount }, (_, index) => generate(publicSeed, index)),
  );
  const without = (...left: readonly Capability[]) =>
    uses.find(({ capability, also }) => capability === left[0] && also === left[1])?.families;
  expect(without('answer')).toContainEqual({ family: 'retrieval', all: true });
  // The adapter may abstain where nothing is known, which the start of a run counts too.
  for (const family of ['temporal', 'forgetting', 'abstention']) {
    expect(without('answer')).toContainEqual({ family, all: false });
    expect(without('answer', 'abstain')).toContainEqual({ family, all: true });
  }
  expect(without('answer', 'action')).toEqual([{ family: 'constraint', all: true }]);
  expect(without('action')).toEqual([]);
});

it.each([
  ['cib', 250],
  ['writ', 150],
  ['memtrace', 180],
  ['context-decay', 2],
] as const)('the descriptions of the metrics of %s name what they need', async (id, count) => {
  const suite = await loadSuite(id);
  const { generate, publicSeed } = suite.generator;
  const tasks = Array.from({ length: count }, (_, index) => generate(publicSeed, index));
  const oracle = suite.controls.find(({ name }) => name === 'oracle');
  const answers = tasks.map((task) => oracle?.answer(task) ?? []);
  const measured = (...declared: readonly Capability[]) =>
    new Set(tasks.flatMap((task, i) => Object.keys(suite.score(task, answers[i] ?? [], new Set(declared)).values)));
  const all = measured(...CAPABILITIES);
  for (const metric of suite.description.metrics.filter((one) => all.has(one.id))) {
    const needs = metric.needs ?? CAPABILITIES;
    const others = CAPABILITIES.filter((one) => !needs.includes(one));
    expect([metric.id, measured(...others).has(metric.id)]).toEqual([metric.id, metric.needs === undefined]);
  }
});
