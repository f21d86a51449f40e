import type { Episode } from '../../src/protocol/episode.ts';
import type { Event } from '../../src/protocol/event.ts';
import type { QueryResult } from '../../src/protocol/reply.ts';
import type { Suite, Task } from '../../src/suite/suite.ts';

/** A question with its gold, for any suite: the reply of its oracle. */
export interface Gold {
  readonly question: string;
  /** What the question is about, such as a project's name. */
  readonly names: readonly string[];
  /** Source ids, as the dataset has them. */
  readonly evidence: readonly string[];
  /** The texts of the evidence. */
  readonly texts: readonly string[];
  readonly action?: string | undefined;
  readonly answer?: string | undefined;
  readonly abstain?: boolean | undefined;
}

/** A control of the suite by name. Every suite has the ones that bound it. */
function control(suite: Suite, name: string) {
  const found = suite.ownSystems.find((reference) => reference.name === name);
  if (found === undefined) throw new Error(`${suite.description.id} has no control ${name}`);
  return found;
}

export const publicTasks = ({ generator }: Suite) => tasksOf(generator, generator.publicSeed);

/** As many tasks as the public data has, from this seed. */
export function tasksOf({ publicCount, generate }: Suite['generator'], seed: string, count = publicCount): Task[] {
  return Array.from({ length: count }, (_, index) => generate(seed, index));
}

/** Cheats read every history many times, so a suite of long ones is tried on its first tasks. */
const MOST_EVENTS = 12_500;

/** The public tasks, or the first of them. */
export function someTasks(suite: Suite, most = MOST_EVENTS): Task[] {
  const { publicCount, publicSeed, generate } = suite.generator;
  const some: Task[] = [];
  for (let events = 0; some.length < publicCount; ) {
    const task = generate(publicSeed, some.length);
    events += suite.compile(task).flatMap(eventsOf).length;
    if (events > most) break;
    some.push(task);
  }
  return some;
}

/** The options that limit a run to these first tasks. */
export const onlyFirst = ({ length }: readonly Task[], { generator }: Suite): string[] =>
  length === generator.publicCount ? [] : ['--limit', String(length)];

export const eventsOf = ({ steps }: Episode): Event[] =>
  steps.flatMap((step) => (step.method === 'observe' ? step.params.events : []));

/** The gold of each question of a task, in the order in which they are asked. */
export function goldOf(suite: Suite, task: Task): Gold[] {
  const episodes = control(suite, 'oracle').answer(task);
  return suite.compile(task).flatMap((episode) => {
    const replies = episodes.find(({ key }) => key === episode.key)?.replies ?? [];
    const events = eventsOf(episode);
    return episode.steps.flatMap((step, i): Gold[] => {
      const reply = replies[i];
      if (step.method !== 'query' || reply?.method !== 'query' || !('result' in reply)) return [];
      const { evidence, action, answer, abstain } = reply.result as QueryResult;
      const texts = events.filter(({ source_id }) => evidence.includes(source_id)).map(({ text }) => text);
      const names = Object.values(step.params.scope ?? {}).filter((name) => name !== undefined);
      return [{ question: step.params.question, names, evidence, texts, action, answer, abstain }];
    });
  });
}
