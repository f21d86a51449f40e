import { GroupTally } from '../../src/analysis/tally.ts';
import type { EpisodeReplies } from '../../src/protocol/episode.ts';
import type { Event } from '../../src/protocol/event.ts';
import type { Reply } from '../../src/protocol/reply.ts';
import type { Query } from '../../src/protocol/request.ts';
import type { Suite, Task } from '../../src/suite/suite.ts';
import { eventsOf, goldOf } from './gold.ts';

type Choose = (events: readonly Event[], query: Query) => readonly Event[];

/** What a suite's headline comes to for whoever cites these events; its metric is one that every retriever has. */
export function headlineFor(suite: Suite, tasks: readonly Task[], choose: Choose): number {
  const { headline = '' } = suite.description;
  const tally = new GroupTally();
  for (const task of tasks) tally.add(suite.score(task, citing(suite, task, choose), new Set()));
  const { numerator, denominator } = tally.sums(headline) ?? { numerator: 0, denominator: 1 };
  return numerator / denominator;
}

function citing(suite: Suite, task: Task, choose: Choose): EpisodeReplies[] {
  return suite.compile(task).map((episode) => ({
    key: episode.key,
    replies: episode.steps.map((step): Reply => {
      if (step.method === 'observe') return { method: 'observe', result: {} };
      if (step.method !== 'query') return { method: step.method, skipped: true };
      const evidence = choose(eventsOf(episode), step.params).map(({ source_id }) => source_id);
      return { method: 'query', result: { evidence } };
    }),
  }));
}

/** Reads no word: for each length of a history, the stretch of it that scored best where it learned. */
export function learnStretches(suite: Suite, tasks: readonly Task[]): Choose {
  const lengthOf = (task: Task) => suite.compile(task).flatMap(eventsOf).length;
  const best = new Map<number, Choose>();
  for (const length of new Set(tasks.map(lengthOf))) {
    const alike = tasks.filter((task) => lengthOf(task) === length);
    const stretches = Array.from({ length: Math.min(length, 12) }, (_, from) =>
      Array.from(
        { length: Math.min(length, 12) - from },
        (_, less): Choose =>
          (events) =>
            events.slice(from, events.length - less),
      ),
    ).flat();
    const scored = stretches.map((stretch) => ({ stretch, score: headlineFor(suite, alike, stretch) }));
    const [found] = scored.sort((a, b) => b.score - a.score);
    if (found) best.set(length, found.stretch);
  }
  return (events, query) => best.get(events.length)?.(events, query) ?? events;
}

/** Knows one mark: the word, or the value of a field, by which gold was told best where it learned. */
export function learnMark(suite: Suite, tasks: readonly Task[]): { mark: string; choose: Choose } {
  const counts = new Map<string, { gold: number; other: number }>();
  let golds = 0;
  for (const task of tasks) {
    const evidence = new Set(goldOf(suite, task).flatMap((gold) => gold.evidence));
    golds += evidence.size;
    for (const event of suite.compile(task).flatMap(eventsOf)) {
      for (const mark of marksOf(event)) {
        const count = counts.get(mark) ?? { gold: 0, other: 0 };
        count[evidence.has(event.source_id) ? 'gold' : 'other'] += 1;
        counts.set(mark, count);
      }
    }
  }
  // The harmonic mean of how sure a mark is and how much it finds.
  const worth = ({ gold, other }: { gold: number; other: number }) => (2 * gold) / (gold + other + golds);
  const [[mark] = ['']] = [...counts].sort(([, a], [, b]) => worth(b) - worth(a));
  return { mark, choose: (events) => events.filter((event) => marksOf(event).has(mark)) };
}

function marksOf({ source_id: _id, timestamp: _at, text, scope = {}, ...fields }: Event): Set<string> {
  const values = Object.entries({ ...scope, ...fields }).map(([field, value]) => `${field}=${value}`);
  return new Set([...values, ...(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [])]);
}
