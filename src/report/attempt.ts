import type { Outcome, Verdict } from '../protocol/outcome.ts';
import type { Capability, Reply } from '../protocol/reply.ts';
import type { SuiteDescription } from '../suite/description.ts';
import type { TaskStory } from '../suite/story.ts';
import { safeText } from '../text/safe-text.ts';

/** What came back, an entry an episode, with the dataset's own ids. */
export interface EpisodeAnswer {
  readonly arm: string | undefined;
  readonly replies: readonly Reply[];
}

/** One reply, told by the places of the story's events, counted from 0. A field that was not declared is absent. */
export interface Said {
  readonly arm: string | undefined;
  readonly method: string;
  /** Whether the episode told the system anything before it asked. */
  readonly told: boolean;
  readonly fault?: string;
  /** Events that it names, in the order of the story: as evidence, as written or as the source of a value. */
  readonly named: readonly number[];
  /** How many sources it names besides, which are no events of the task. */
  readonly foreign: number;
  readonly action?: string;
  readonly answer?: string;
  readonly abstained?: boolean;
  readonly values?: readonly string[];
}

/** What one system did with one task, short enough to keep those of many. All its text is safe to print. */
export interface Attempt {
  readonly verdict: Verdict;
  /** Ids of failure modes, in the suite's order. */
  readonly modes: readonly string[];
  /** By the suite's first metric in tokens. */
  readonly tokens: number | undefined;
  readonly said: readonly Said[];
}

interface Judged {
  readonly description: SuiteDescription;
  readonly story: TaskStory;
  readonly outcome: Outcome;
  readonly answers: readonly EpisodeAnswer[];
  readonly capabilities: readonly Capability[];
}

export function attemptOf({ description, story, outcome, answers, capabilities }: Judged): Attempt {
  const places = new Map(story.events.map(({ sourceId }, place) => [sourceId, place]));
  const declared = new Set(capabilities);
  const tokens = description.metrics.find(({ unit }) => unit === 'tokens');
  const share = tokens && outcome.values[tokens.id];
  return {
    verdict: outcome.verdict,
    modes: description.failureModes.map(({ id }) => id).filter((id) => outcome.failure_modes.includes(id)),
    tokens: typeof share === 'number' ? share : undefined,
    said: answers.flatMap(({ arm, replies }) => {
      const told = replies.some(({ method }) => method === 'observe');
      return replies.flatMap((reply) => {
        const said = saidBy(reply, story, declared);
        return said === undefined ? [] : [{ arm, method: short(reply.method, 40), told, ...place(said, places) }];
      });
    }),
  };
}

type Heard = Omit<Said, 'arm' | 'method' | 'told' | 'named' | 'foreign'> & { readonly sources: readonly string[] };

/** Undefined where the reply says nothing that counts. */
function saidBy(reply: Reply, story: TaskStory, declared: ReadonlySet<Capability>): Heard | undefined {
  if ('fault' in reply) return { sources: [], fault: short(reply.fault, 40) };
  if ('skipped' in reply) return undefined;
  if (reply.method === 'observe') {
    return declared.has('written') ? { sources: reply.result.written ?? [] } : undefined;
  }
  if (reply.method !== 'query') {
    const values = reply.result?.values ?? [];
    return {
      sources: values.flatMap((value) => value.source_ids ?? []),
      values: values.slice(0, MOST_VALUES).map(({ value }) => short(value, 100)),
    };
  }
  const { evidence, action, answer, abstain } = reply.result;
  return {
    sources: evidence,
    ...(declared.has('action') && { action: short(action ?? '', 80) }),
    ...(declared.has('answer') && { answer: short(answer ?? '', 200) }),
    ...(declared.has('abstain') && {
      abstained: abstain ?? (action !== undefined && (story.abstaining ?? []).includes(action)),
    }),
  };
}

const MOST_VALUES = 10;

function place({ sources, ...said }: Heard, places: ReadonlyMap<string, number>) {
  const distinct = new Set(sources);
  const named = [...distinct].map((id) => places.get(id)).filter((found) => found !== undefined);
  return { ...said, named: named.sort((a, b) => a - b), foreign: distinct.size - named.length };
}

/** A copy: a slice would keep the whole of a long text in memory. */
const short = (text: string, length: number) =>
  Buffer.from(safeText(text.slice(0, length + 1), length)).toString('utf8');
