import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pairOutcomes } from '../src/analysis/pairing.ts';
import type { TranscriptLine } from '../src/evidence/transcript.ts';
import { exactPaired } from '../src/stats/paired.ts';
import type { Suite, Task } from '../src/suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { asExtreme, atLeast, hypergeometric, together } from './support/chance.ts';
import {
  type Answered,
  answersOf,
  brokenRules,
  cheat,
  headlineOf,
  jsonLines,
  passRate,
  type Ran,
  ran,
} from './support/cheats.ts';
import { answersById } from './support/cheats-inside.ts';
import { sharedFolder } from './support/folder.ts';
import { eventsOf, goldOf, onlyFirst, someTasks, tasksOf } from './support/gold.ts';
import { FIELDS, fieldsIn, foundIn, secretsOf, withoutItsWords } from './support/secrets.ts';

/** A test fails if chance alone would give its result less often than this. Fixed nonces make most results repeat. */
const LEVEL = 1e-4;
const NONCES = ['1f', '2e', '3d'].map((byte) => byte.repeat(32));
const [NONCE] = NONCES as [string, string, string];

const suites = await Promise.all(SUITE_IDS.map(loadSuite));

describe.each(suites.map((suite) => [suite.description.id, suite] as const))('%s against cheats', (_id, suite) => {
  const tasks = someTasks(suite);
  const golds = new Map(tasks.map((task) => [task.id, goldOf(suite, task)]));
  const labels = labelsOf(suite, tasks, golds);
  const taskBytes = new Map(tasks.map((task) => [task, JSON.stringify(task).length]));
  const runs = new Map<string, Promise<Ran>>();
  let folder: string;
  beforeAll(() => {
    folder = sharedFolder();
  });

  /** The run of a cheat on the public data under a nonce, made once. */
  const runOf = (name: string, nonce = NONCE): Promise<Ran> => {
    const key = `${name}-${nonce.slice(0, 2)}`;
    const known =
      runs.get(key) ??
      ran(
        suite,
        cheat(...name.split(' ')),
        `${folder}/${key.replaceAll(/[ /]/g, '_')}`,
        '--nonce',
        nonce,
        ...onlyFirst(tasks, suite),
      );
    runs.set(key, known);
    return known;
  };
  const answers = async (name: string, nonce = NONCE) =>
    answersOf(suite, tasks, (await runOf(name, nonce)).folder, nonce);

  describe('what is sent to an adapter', () => {
    it('contains the texts of the task and nothing of its gold, in all messages [F6]', async () => {
      const secrets = [...secretsOf(suite, tasks), NONCE, suite.generator.publicSeed];
      const told = (await answers('snoop-inside')).map(({ result }) => JSON.parse(result.context ?? ''));
      const messages = told.flatMap((one) => one.messages);
      expect([...new Set(messages.flatMap(fieldsIn))].filter((field) => !FIELDS.has(field))).toEqual([]);
      expect(foundIn(JSON.stringify(withoutItsWords(messages)), secrets)).toEqual([]);
      const ids = secrets.filter((secret) => /\d/.test(secret));
      expect(foundIn(JSON.stringify(messages), ids)).toEqual([]);
      const { around } = told.find((one) => one.around.argv);
      expect(around.argv.slice(1)).toEqual(['snoop-inside']);
      expect(foundIn(JSON.stringify(around), ids)).toEqual([]);
      // The harness passes on no open file: no data, journal or nonce.
      const open = Object.values<string>(around.open).filter((what) => /^\/(?!dev\/)/.test(what));
      expect(open).toEqual([]);
    });

    it('has random ids: the smallest and the largest are gold as often as by chance [F6]', async () => {
      const smallest = NONCES.map((nonce) => answersById(suite, tasks, 'smallest', nonce));
      for (const [i, nonce] of NONCES.entries()) {
        const largest = answersById(suite, tasks, 'largest', nonce);
        for (const [name, all] of Object.entries({ smallest: smallest[i] ?? [], largest })) {
          const drawn = distinct(all).map((one) => ({ ...one, gold: evidenceOf(one, golds) }));
          const hits = drawn.reduce(
            (sum, { result, gold }) => sum + result.evidence.filter((id) => gold.has(id)).length,
            0,
          );
          const chances = drawn.map(({ episode, gold, result }) =>
            hypergeometric(eventsOf(episode).length, gold.size, result.evidence.length),
          );
          expect(asExtreme(together(chances), hits), `${name} under ${nonce.slice(0, 4)}`).toBeGreaterThan(LEVEL);
        }
      }
      // One event may answer two questions of an episode.
      const sent = smallest.map((all) => [...new Set(all.flatMap((one) => one.sent))]);
      expect(new Set(sent.flat()).size).toBe(sent.flat().length);
      // An adapter in a process gets the same ids as the cheats in this process.
      expect([...new Set(citedIn((await runOf('smallest')).folder))].sort()).toEqual(sent[0]?.toSorted());
    });

    it('comes in a random order: no label is early, or has its place in the dataset, more often than by chance [F6]', async () => {
      const unlikely: string[] = [];
      for (const nonce of NONCES) {
        const order = runOrder(await answers('clock', nonce));
        for (const { label, of } of labels) {
          const [N, K, half] = [order.length, of.size, order.length >> 1];
          const early = order.slice(0, half).filter((task) => of.has(task.id)).length;
          if (asExtreme(hypergeometric(N, K, half), early) < LEVEL / 10) unlikely.push(`${label}: ${early} early`);
          for (let shift = 0; shift < N; shift += 1) {
            const hits = order.filter((task, i) => of.has(task.id) && of.has(tasks[(i + shift) % N]?.id ?? '')).length;
            // The level is divided by the number of shifts that are tried.
            if (atLeast(hypergeometric(N, K, K), hits) < LEVEL / 10 / N) unlikely.push(`${label}: ${hits} at ${shift}`);
          }
        }
      }
      expect(unlikely).toEqual([]);
    });

    it('comes at times that depend on the lengths of the task and the message alone [F6]', async () => {
      // Times differ from run to run: at this level, chance fails a hundred tests less than once in ten thousand runs.
      let unlikely = slowLabels(await answers('clock'), LEVEL / 100);
      // A busy machine slows one run. Only what shows in every run is information.
      for (const nonce of NONCES.slice(1)) {
        const again = new Set(slowLabels(await answers('clock', nonce), LEVEL));
        unlikely = unlikely.filter((found) => again.has(found));
      }
      expect(unlikely).toEqual([]);
    });

    /**
     * Labels whose messages came later or earlier than by chance, among tasks with equally many events. The harness prepares a
     * task before its reset, and a long one takes longer: without events nothing else shows the length, so resets are then
     * compared among the few tasks of about one length.
     */
    function slowLabels(answered: readonly Answered[], level: number): string[] {
      const timed = distinct(answered).map(({ task, episode, result }) => ({
        task,
        events: eventsOf(episode).length,
        waited: JSON.parse(result.context ?? '').waited as number[],
      }));
      const unlikely: string[] = [];
      for (const length of new Set(timed.map(({ events }) => events))) {
        const alike = timed
          .filter(({ events }) => events === length)
          .toSorted((a, b) => (taskBytes.get(a.task) ?? 0) - (taskBytes.get(b.task) ?? 0));
        for (const at of alike[0]?.waited.keys() ?? []) {
          const groups = (length === 0 && at === 0 ? chunksOf(alike, 12) : [alike]).map((group) => ({
            group,
            slow: group.toSorted((a, b) => (b.waited[at] ?? 0) - (a.waited[at] ?? 0)).slice(0, group.length >> 1),
          }));
          for (const { label, of } of labels) {
            const among = (some: typeof timed) => some.filter(({ task }) => of.has(task.id)).length;
            const chances = groups.map(({ group, slow }) => hypergeometric(group.length, among(group), slow.length));
            const hits = groups.reduce((sum, { slow }) => sum + among(slow), 0);
            if (asExtreme(together(chances), hits) < level)
              unlikely.push(`${label} of ${length} events, wait ${at}: ${2 * hits > among(alike) ? 'late' : 'early'}`);
          }
        }
      }
      return unlikely;
    }
  });

  describe('an adapter that ignores reset', () => {
    it('is invalid if it cites events of another episode, and scores no more than without', async () => {
      const [honest, cheating] = [await runOf('lexical'), await runOf('remember')];
      expect(cheating.card.validity.state).toBe('invalid');
      expect(brokenRules(cheating.card)).toEqual(['known-sources']);
      expect(headlineOf(suite, cheating.card)).toBeLessThanOrEqual(headlineOf(suite, honest.card));
      // The headline counts tasks that are right in part. Whether one passes is luck, so passes are compared in pairs.
      const { headline = '' } = suite.description;
      if (!honest.outcomes.some(({ values }) => typeof values[headline] === 'object')) {
        expect(passRate(cheating.card)).toBeLessThanOrEqual(passRate(honest.card));
        return;
      }
      const passes = (of: Ran, other: Ran) =>
        of.outcomes.filter(({ verdict }, i) => verdict === 'passed' && other.outcomes[i]?.verdict !== 'passed').length;
      const [won, lost] = [passes(cheating, honest), passes(honest, cheating)];
      expect(won > lost && exactPaired(won, lost) < LEVEL, `${won} won, ${lost} lost`).toBe(false);
    });

    it('gains nothing from earlier questions, compared in pairs', async () => {
      const [honest, cheating] = [await runOf('lexical'), await runOf('reuse')];
      expect(brokenRules(cheating.card)).toEqual([]);
      for (const { id } of suite.description.metrics.filter(
        ({ kind, better }) => kind === 'proportion' && better === 'higher',
      )) {
        const { onlyA, onlyB, p } = pairOutcomes(cheating.outcomes, honest.outcomes, id);
        expect(p < LEVEL && onlyA > onlyB, `${id}: ${onlyA} to ${onlyB}`).toBe(false);
      }
    });
  });

  describe('an adapter that memorised the public answers', () => {
    const other = tasksOf(suite.generator, 'another-seed', tasks.length);
    let table: string;
    let elsewhere: readonly string[];
    beforeAll(() => {
      table = `${folder}/table.json`;
      writeFileSync(table, JSON.stringify([...golds.values()].flat()));
      writeFileSync(`${folder}/other.jsonl`, other.map((task) => `${JSON.stringify(task)}\n`).join(''));
      elsewhere = ['--dataset', `${folder}/other.jsonl`];
    });

    it('reaches the ceiling on public data; on another seed’s data it reaches the floor and breaks known-dataset', async () => {
      const known = await runOf(`memorise ${table}`);
      const unknown = await ran(suite, cheat('memorise', table), `${folder}/memorise-other`, ...elsewhere);
      expect(headlineOf(suite, known.card)).toBeGreaterThan(0.95);
      // One wrong answer of forty fails a task.
      expect(passRate(known.card)).toBeGreaterThan(0.9);
      expect(headlineOf(suite, unknown.card)).toBeLessThan(0.1);
      expect(brokenRules(unknown.card)).toEqual(['known-dataset']);
    });

    it('scores less on another seed’s data also if it memorised the answers without names', async () => {
      const known = await runOf(`memorise-blanked ${table}`);
      const unknown = await ran(suite, cheat('memorise-blanked', table), `${folder}/blanked-other`, ...elsewhere);
      expect(headlineOf(suite, known.card) - headlineOf(suite, unknown.card)).toBeGreaterThan(0.2);
    });

    it('differs from an honest adapter, which scores about the same on another seed’s data', async () => {
      const known = await runOf('lexical');
      const unknown = await ran(suite, cheat('lexical'), `${folder}/lexical-other`, ...elsewhere);
      expect(Math.abs(headlineOf(suite, known.card) - headlineOf(suite, unknown.card))).toBeLessThan(0.1);
    });
  });
});

/** Source ids in the replies of a run, as its nonce makes them. */
const citedIn = (folder: string) =>
  jsonLines<TranscriptLine>(`${folder}/transcript.jsonl`).flatMap(({ replies }) =>
    replies.flatMap((reply) =>
      'result' in reply && reply.method === 'query' ? (reply.result as { evidence: string[] }).evidence : [],
    ),
  );

/** The gold evidence of an answered question. An episode asks the questions of its task in order. */
function evidenceOf({ task, episode }: Answered, golds: ReadonlyMap<string, ReturnType<typeof goldOf>>): Set<string> {
  const here = new Set(eventsOf(episode).map(({ source_id }) => source_id));
  return new Set((golds.get(task.id) ?? []).flatMap(({ evidence }) => evidence).filter((id) => here.has(id)));
}

/** Leaves out answers that repeat in their episode: they are no independent samples. */
function distinct(answers: readonly Answered[]): readonly Answered[] {
  const seen = new Set<string>();
  return answers.filter(({ episode, result }) => {
    const said = `${episode.key}\n${JSON.stringify(result.evidence)}`;
    return !seen.has(said) && seen.add(said);
  });
}

function runOrder(answers: readonly Answered[]): Task[] {
  const before = new Map<Task, number>();
  for (const { task, result } of answers) {
    const at: number = JSON.parse(result.context ?? '').before;
    before.set(task, Math.min(at, before.get(task) ?? at));
  }
  return [...before].toSorted(([, a], [, b]) => a - b).map(([task]) => task);
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** What an adapter could try to find out about a task before reading it, with the tasks it is true of. */
function labelsOf(suite: Suite, tasks: readonly Task[], golds: ReadonlyMap<string, ReturnType<typeof goldOf>>) {
  const labels = new Map<string, Set<string>>();
  for (const task of tasks) {
    const events = suite
      .compile(task)
      .flatMap(eventsOf)
      .map(({ source_id }) => source_id);
    const [gold] = golds.get(task.id) ?? [];
    const first = events.findIndex((id) => gold?.evidence.includes(id));
    for (const label of [task.family, `abstain ${gold?.abstain}`, `gold at ${first}`]) {
      labels.set(label, (labels.get(label) ?? new Set()).add(task.id));
    }
  }
  return [...labels].map(([label, of]) => ({ label, of }));
}
