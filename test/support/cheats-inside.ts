import { createHash } from 'node:crypto';
import { summarise } from '../../src/analysis/summarise.ts';
import { Tally } from '../../src/analysis/tally.ts';
import { DEFAULT_LIMITS } from '../../src/evidence/limits.ts';
import { type Sealed, seal } from '../../src/evidence/seal.ts';
import type { EpisodeReplies } from '../../src/protocol/episode.ts';
import type { Event } from '../../src/protocol/event.ts';
import type { Capability, QueryResult, Reply } from '../../src/protocol/reply.ts';
import type { Query } from '../../src/protocol/request.ts';
import type { Suite, Task } from '../../src/suite/suite.ts';

/** A cheat of test/adapters/cheat.py without a process; floors.deep.test.ts compares the two. */
interface Cheat {
  readonly capabilities: readonly Capability[];
  /** The events that it keeps; absent if it does not report them. */
  written?(events: readonly Event[]): readonly Event[];
  answer(events: readonly Event[], query: Query): QueryResult;
}

const ALL: readonly Capability[] = ['written', 'context', 'action', 'answer', 'abstain'];

const ids = (events: readonly Event[]) => events.map(({ source_id }) => source_id);
const actionsOf = ({ allowed_actions = [] }: Query) => allowed_actions;

/** Whether an event is cited. Kept, because each question of a history asks it again. */
const cited = new Map<string, boolean>();
const isCited = (id: string) => {
  const known = cited.get(id) ?? drawn(2, 'cite', id) === 1;
  cited.set(id, known);
  return known;
};

/** A number below `n` that depends on these texts alone. */
function drawn(n: number, ...texts: readonly string[]): number {
  const digest = createHash('sha256').update(texts.join('|')).digest();
  return Number(digest.readBigUInt64BE() % BigInt(n));
}

const everything = (events: readonly Event[], query: Query): QueryResult => {
  const all = actionsOf(query).join(' ');
  return { evidence: ids(events), context: events.map(({ text }) => text).join('\n'), action: all, answer: all };
};
const all = (events: readonly Event[]) => events;

const CHEATS = {
  'empty': { capabilities: ALL, answer: () => ({ evidence: [] }) },
  'constant': {
    capabilities: ALL,
    answer: (_, query) => ({ evidence: [], action: actionsOf(query)[0] ?? '', answer: 'yes', abstain: false }),
  },
  'echo': {
    capabilities: ALL,
    written: (events) => events.slice(-1),
    answer: (events, { question }) => ({
      evidence: ids(events.slice(-1)),
      context: question,
      action: question,
      answer: question,
    }),
  },
  'random': {
    capabilities: ALL,
    written: (events) => events.filter(({ source_id }) => drawn(2, 'write', source_id)),
    answer: (events, query) => {
      const dice = ids(events).join('') + query.question;
      const actions = actionsOf(query).length > 0 ? actionsOf(query) : [''];
      return {
        evidence: ids(events).filter(isCited),
        action: actions[drawn(actions.length, 'act', dice)] ?? '',
        abstain: drawn(2, 'abstain', dice) === 1,
      };
    },
  },
  'everything': { capabilities: ALL, written: all, answer: everything },
  'spam': {
    capabilities: ALL,
    written: all,
    answer: (events, query) => ({
      ...everything(events, query),
      abstain: true,
      flags: ['stale', 'superseded', 'conflict', 'missing', 'uncertain'],
    }),
  },
  'spam-first': {
    capabilities: ALL,
    written: all,
    answer: (events, query) => ({ ...everything(events, query), action: actionsOf(query)[0] ?? '' }),
  },
  'spam-silent': { capabilities: ['written', 'context'], written: all, answer: everything },
} satisfies Readonly<Record<string, Cheat>>;

const bySize = (events: readonly Event[]) => ids(events).sort((a, b) => (a < b ? -1 : 1));

/** Cheats that cite the two events with the smallest or the largest ids. */
const BY_ID = {
  smallest: { capabilities: ['context'], answer: (events) => ({ evidence: bySize(events).slice(0, 2) }) },
  largest: { capabilities: ['context'], answer: (events) => ({ evidence: bySize(events).reverse().slice(0, 2) }) },
} satisfies Readonly<Record<string, Cheat>>;

export type CheatName = keyof typeof CHEATS;
export const CHEAT_NAMES = Object.keys(CHEATS) as readonly CheatName[];

/** The scores of a cheat on these tasks, as in a run under this nonce. */
export function scoresInThisProcess(suite: Suite, tasks: readonly Task[], name: CheatName, nonce: string) {
  const cheat: Cheat = CHEATS[name];
  const capabilities = new Set(cheat.capabilities);
  const tally = new Tally();
  for (const task of tasks) {
    const replies = suite.compile(task).map((episode): EpisodeReplies => {
      const sealed = seal(episode, nonce);
      return { key: episode.key, replies: repliesAllowed(cheat, sealed).map((reply) => sealed.open(reply)) };
    });
    tally.add(suite.score(task, replies, capabilities));
  }
  const { overall } = summarise(suite.description, tally);
  return { overall, counts: tally.counts };
}

/** The answers of a cheat by ids, with the dataset's own source ids, and the evidence as it was sent. */
export function answersById(suite: Suite, tasks: readonly Task[], name: keyof typeof BY_ID, nonce: string) {
  return tasks.flatMap((task) =>
    suite.compile(task).flatMap((episode) => {
      const sealed = seal(episode, nonce);
      return repliesOf(BY_ID[name], sealed).flatMap((reply) => {
        const opened = sealed.open(reply);
        if (opened.method !== 'query' || reply.method !== 'query' || !('result' in opened && 'result' in reply))
          return [];
        return [{ task, episode, result: opened.result, sent: reply.result.evidence }];
      });
    }),
  );
}

/** The replies, or a fault if they are longer than an adapter may write in one episode. */
function repliesAllowed(cheat: Cheat, sealed: Sealed): Reply[] {
  const replies = repliesOf(cheat, sealed);
  const bytes = replies.reduce((sum, reply) => sum + JSON.stringify(reply).length, 0);
  return bytes > DEFAULT_LIMITS.episode_bytes ? [{ method: 'query', fault: 'protocol.output-limit' }] : replies;
}

function repliesOf(cheat: Cheat, { steps }: Sealed): Reply[] {
  const seen: Event[] = [];
  return steps.map(({ method, params }): Reply => {
    if (method === 'query') return { method, result: cheat.answer(seen, JSON.parse(params)) };
    if (method !== 'observe') return { method, skipped: true };
    const { events }: { events: Event[] } = JSON.parse(params);
    seen.push(...events);
    return { method, result: cheat.written ? { written: ids(cheat.written(events)) } : {} };
  });
}
