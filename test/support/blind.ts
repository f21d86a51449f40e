import { GroupTally } from '../../src/analysis/tally.ts';
import type { EpisodeReplies } from '../../src/protocol/episode.ts';
import type { Event } from '../../src/protocol/event.ts';
import type { Reply } from '../../src/protocol/reply.ts';
import type { Query } from '../../src/protocol/request.ts';
import type { Suite, Task } from '../../src/suite/suite.ts';
import { eventsOf, goldOf } from './gold.ts';

type Choose = (events: readonly Event[], query: Query) => readonly Event[];

/** The headline of a suite for a system that cites these events. It must be a metric that every retriever has. */
export function headlineFor(suite: Suite, tasks: readonly Task[], choose: Choose): number {
  const { headline = '' } = suite.description;
  const tally = new GroupTally();
  for (const task of tasks) tally.add(suite.score(task, citing(suite, task, choose), new Set()));
  const { numerator, denominator } = tally.sums(headline) ?? { numerator: 0, denominator: 1 };
  return numerator / denominator;
}

function citing(suite: Suite, task: Task, choose: Choose): EpisodeReplies[] {
  return suite.compile(task).map((episode) => {
    const events = eventsOf(episode);
    const replies = episode.steps.map((step): Reply => {
      if (step.method === 'observe') return { method: 'observe', result: {} };
      if (step.method !== 'query') return { method: step.method, skipped: true };
      return { method: 'query', result: { evidence: choose(events, step.params).map(({ source_id }) => source_id) } };
    });
    return { key: episode.key, replies };
  });
}

/** In a history of up to twelve events every stretch is tried, in a longer one every stretch of its twelfths. */
const PARTS = 12;

/** Reads no text: for each length of a history, the stretch that scored best on other data. */
export function learnStretches(suite: Suite, tasks: readonly Task[]): Choose {
  const byLength = new Map<number, Task[]>();
  for (const task of tasks) {
    const length = suite.compile(task).flatMap(eventsOf).length;
    byLength.set(length, [...(byLength.get(length) ?? []), task]);
  }
  const best = new Map<number, Choose>();
  for (const [length, alike] of byLength) {
    const parts = Math.min(length, PARTS);
    const at = (part: number, events: readonly Event[]) => Math.round((part / parts) * events.length);
    const stretches = Array.from({ length: parts }, (_, from) =>
      Array.from(
        { length: parts - from },
        (_, less): Choose =>
          (events) =>
            events.slice(at(from, events), at(parts - less, events)),
      ),
    ).flat();
    const scored = stretches.map((stretch) => ({ stretch, score: headlineFor(suite, alike, stretch) }));
    const [found] = scored.sort((a, b) => b.score - a.score);
    if (found) best.set(length, found.stretch);
  }
  return (events, query) => best.get(events.length)?.(events, query) ?? events;
}

/** Knows one mark: the word, or the value of a field, that identified gold best on other data. */
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
  // The harmonic mean of precision and recall of a mark.
  const worth = ({ gold, other }: { gold: number; other: number }) => (2 * gold) / (gold + other + golds);
  const [[mark] = ['']] = [...counts].sort(([, a], [, b]) => worth(b) - worth(a));
  return { mark, choose: (events) => events.filter((event) => marksOf(event).has(mark)) };
}

/** Kept, because each question of a task looks at all its events. */
const known = new WeakMap<Event, ReadonlySet<string>>();

function marksOf(event: Event): ReadonlySet<string> {
  const before = known.get(event);
  if (before) return before;
  const { source_id: _id, timestamp: _at, text, scope = {}, ...fields } = event;
  const values = Object.entries({ ...scope, ...fields }).map(([field, value]) => `${field}=${value}`);
  const marks = new Set([...values, ...(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [])]);
  known.set(event, marks);
  return marks;
}

/** The highest value of each metric without reading a label: what the suite's controls may reach. */
export function floorsOf({ description, ownSystems }: Suite): ReadonlyMap<string, number> {
  const blind = new Set(ownSystems.flatMap(({ name, readsLabels }) => (readsLabels ? [] : [name])));
  const higher = new Set(description.metrics.flatMap(({ id, better }) => (better === 'higher' ? [id] : [])));
  const floors = new Map<string, number>();
  for (const { control, metric, max } of description.bounds)
    if (blind.has(control) && higher.has(metric)) floors.set(metric, Math.max(max, floors.get(metric) ?? 0));
  return floors;
}
