/**
 * How often the comparison of fresh and public tasks takes a rank: wrongly from systems that know no answers, and rightly from
 * systems that know a share of the public ones. Prints the counts.
 *
 * Usage: node bench/fresh.ts REPEATS SUITE…
 */
import { compareWithReference } from '../src/analysis/contamination.ts';
import { keyed, sha256 } from '../src/evidence/digest.ts';
import type { Outcome } from '../src/protocol/outcome.ts';
import { differenceInDifferences } from '../src/stats/difference-in-differences.ts';
import { knowsPublic } from '../src/submissions/comment/fresh.ts';
import type { OwnSystem, Task } from '../src/suite/suite.ts';
import { loadSuite } from '../src/suites/catalogue.ts';

const [repeats = '20', ...ids] = process.argv.slice(2);
/** Systems that are right by chance in a share of all tasks, public or fresh. */
const LUCKY = [0.05, 0.1, 0.2];
/** Shares of the public tasks that a system knows. */
const KNOWN = [0.05, 0.1, 0.2, 0.3, 0.5, 1];
const DRAWS = 20;

for (const id of ids) {
  const { generator, description, ownSystems, score } = await loadSuite(id);
  const { headline, contaminationReference } = description;
  const named = (name: string | undefined) => ownSystems.find((one) => one.name === name);
  const [reference, oracle, none] = [named(contaminationReference), named('oracle'), named('null')];
  if (headline === undefined || reference === undefined || oracle === undefined || none === undefined) {
    process.stdout.write(`${id} has no reference to compare with\n`);
    continue;
  }
  const tasksOf = (seed: string) =>
    Array.from({ length: generator.publicCount }, (_, i) => generator.generate(seed, i));
  const run = (system: OwnSystem, tasks: readonly Task[]): readonly Outcome[] =>
    tasks.map((task) => score(task, system.answer(task), new Set(system.capabilities)));
  /** The outcomes, with a share of them replaced by the right ones. */
  const better = (outcomes: readonly Outcome[], right: readonly Outcome[], share: number, draw: string) =>
    outcomes.map((one, i) => (drawn(draw, i) < share ? (right[i] ?? one) : one));
  const publicTasks = tasksOf(generator.publicSeed);
  const on = (tasks: readonly Task[]) => ({
    base: run(reference, tasks),
    right: run(oracle, tasks),
    nothing: run(none, tasks),
  });
  const onPublic = on(publicTasks);
  const others = ownSystems
    .filter((system) => system !== reference && !system.readsLabels)
    .map((system) => ({ system, outcomes: run(system, publicTasks) }));
  const counts = new Map<string, [flagged: number, of: number]>();
  for (let repeat = 0; repeat < Number(repeats); repeat += 1) {
    const tasks = tasksOf(keyed(String(repeat).padStart(64, '0'), 'fresh data'));
    const onFresh = on(tasks);
    const count = (what: string, open: readonly Outcome[], fresh: readonly Outcome[]) => {
      const [a, b] = [
        compareWithReference(open, onPublic.base, headline),
        compareWithReference(fresh, onFresh.base, headline),
      ];
      const [flagged, of] = counts.get(what) ?? [0, 0];
      const found = knowsPublic(differenceInDifferences(a.differences, b.differences));
      counts.set(what, [flagged + Number(found), of + 1]);
    };
    for (const { system, outcomes } of others) count('references and controls', outcomes, run(system, tasks));
    for (const share of LUCKY)
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const [open, fresh] = ([onPublic, onFresh] as const).map(({ base, right }, i) =>
          better(base, right, share, `${repeat} ${draw} ${i}`),
        );
        count(`right by chance in ${share}`, open ?? [], fresh ?? []);
      }
    for (const share of KNOWN)
      for (const [rest, open, fresh] of [
        [`as ${reference.name}`, onPublic.base, onFresh.base],
        ['nothing', onPublic.nothing, onFresh.nothing],
      ] as const)
        count(`knows ${share}, for the rest ${rest}`, better(open, onPublic.right, share, String(repeat)), fresh);
  }
  for (const [what, [flagged, of]] of counts) process.stdout.write(`${id}: ${what}: ${flagged} of ${of}\n`);
}

/** A number from 0 to 1. */
function drawn(draw: string, place: number): number {
  return Number.parseInt(sha256(`${draw} ${place}`).slice(0, 8), 16) / 2 ** 32;
}
