import type { RunError } from '../evidence/bundle.ts';
import type { Verdict } from '../protocol/constants.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Capability, Reply } from '../protocol/reply.ts';
import type { SuiteDescription } from '../suite/description.ts';
import type { TaskStory } from '../suite/story.ts';
import type { FreeAnswer } from '../suite/suite.ts';
import { memoise } from '../text/caches.ts';
import { safeLine, safeText } from '../text/safe-text.ts';

/** The replies of one episode, with the dataset's own ids. */
export interface EpisodeAnswer {
  readonly arm: string | undefined;
  readonly replies: readonly Reply[];
}

/** One task, the replies of a system, and their scores. */
export interface Explanation {
  readonly description: SuiteDescription;
  readonly story: TaskStory;
  readonly outcome: Outcome;
  /** The outcome of the task by what the memory returned. Absent if the adapter answered for itself. */
  readonly memory?: Outcome | undefined;
  readonly answers: readonly EpisodeAnswer[];
  /** The free-text answers to the questions of the task, in order. Absent if the suite has none. */
  readonly freeAnswers?: readonly FreeAnswer[];
  /** How much of the task's budget the replies used. Absent if the suite has no budgets. */
  readonly budgetUse?: string;
  /** Set if only one pair of the task's items was requested. */
  readonly pair?: string;
  /** Set if only the pairs of one family were requested. */
  readonly family?: string;
  /** What the run recorded of the task's error, and the file with the adapter's standard error if there is one. */
  readonly error?: RunError & { readonly output?: string };
  readonly capabilities: readonly Capability[];
}

/** One reply. Events are indices into those of the story. A field that the system does not declare is absent. */
export interface ReplySummary {
  readonly arm: string | undefined;
  readonly method: string;
  /** Whether the episode sent any event before the request. */
  readonly observed: boolean;
  readonly fault?: string;
  /**
   * The events that it cites: as evidence, in the order of the reply; as written or as the source of a value, in the order of the story.
   */
  readonly cited: readonly number[];
  /** How many of the cited events count, from the first on: the others are beyond the budget. Absent if all count. */
  readonly within?: number;
  /** How many of the cited sources are not events of the task. */
  readonly foreign: number;
  readonly action?: string;
  readonly answer?: string;
  readonly abstained?: boolean;
  readonly values?: readonly string[];
}

/** What one system did in one task, short enough to keep many in memory. All its text is safe to print. */
export interface Attempt {
  readonly verdict: Verdict;
  /** Ids of failure modes, in the suite's order. */
  readonly modes: readonly string[];
  /** By the suite's first metric in tokens. */
  readonly tokens: number | undefined;
  readonly replies: readonly ReplySummary[];
  /** Each question of a task with several questions. */
  readonly items: readonly AttemptItem[];
}

interface AttemptItem {
  readonly verdict: Verdict;
  readonly modes: readonly string[];
  /** Set if all needed events were returned and some of them did not count, because they were beyond the budget. */
  readonly beyondBudget?: true;
}

export function attemptOf({ description, story, outcome, answers, capabilities }: Explanation): Attempt {
  const indices = indicesIn(story);
  const known = (ids: readonly string[]) => ids.map((id) => indices.get(id)).filter((index) => index !== undefined);
  const declared = new Set(capabilities);
  const isWhole = wholeReplies(story, answers, declared);
  const cut = new Set(description.failureModes.filter((mode) => mode.cut).map(({ id }) => id));
  const tokens = description.metrics.find(({ unit }) => unit === 'tokens');
  const spent = tokens && outcome.values[tokens.id];
  let asked = -1;
  return {
    verdict: outcome.verdict,
    modes: description.failureModes.map(({ id }) => id).filter((id) => outcome.failure_modes.includes(id)),
    tokens: typeof spent === 'number' ? spent : undefined,
    items: (outcome.items ?? []).map(({ verdict, failure_modes: modes = [] }, place) => ({
      verdict,
      modes,
      ...(modes.some((mode) => cut.has(mode)) && isWhole(place) && { beyondBudget: true }),
    })),
    replies: answers.flatMap(({ arm, replies }) => {
      const observed = replies.some(({ method }) => method === 'observe');
      return replies.flatMap((reply): ReplySummary[] => {
        const content = contentOf(reply, story, declared);
        if (content === undefined) return [];
        const { sources, ...fields } = content;
        const distinct = [...new Set(sources)];
        const isAnswer = reply.method === 'query';
        const cited = isAnswer ? known(distinct) : known(distinct).sort((a, b) => a - b);
        const foreign = distinct.length - cited.length;
        if (isAnswer) asked += 1;
        // Of a system that declares memories, those are counted and not events.
        const kept = isAnswer && !declared.has('memories') ? outcome.items?.[asked]?.kept : undefined;
        const within = kept === undefined ? undefined : known(distinct.slice(0, kept)).length;
        return [
          {
            // The name of a query is known, and most replies of a board are answers to queries.
            arm,
            method: isAnswer ? 'query' : short(reply.method, 40),
            observed,
            ...fields,
            cited,
            foreign,
            ...(within !== undefined && within < cited.length && { within }),
          },
        ];
      });
    }),
  };
}

/** The answers, with each event called by its id in the story: an arm may number its events differently. */
export function storyAnswers({ renumbered }: TaskStory, answers: readonly EpisodeAnswer[]): readonly EpisodeAnswer[] {
  if (renumbered === undefined) return answers;
  const named = (ids: readonly string[]) => ids.map((id) => renumbered.ids.get(id) ?? id);
  const renamed = (reply: Reply): Reply => {
    if (!('result' in reply)) return reply;
    if (reply.method === 'observe')
      return reply.result.written ? { ...reply, result: { written: named(reply.result.written) } } : reply;
    if (reply.method !== 'query') return reply;
    const acted = reply.acted && { ...reply.acted, retrieved: named(reply.acted.retrieved) };
    return { ...reply, result: { ...reply.result, evidence: named(reply.result.evidence) }, acted };
  };
  return answers.map((one) => (one.arm === renumbered.arm ? { arm: one.arm, replies: one.replies.map(renamed) } : one));
}

/** By source id; kept with the story, because every run on a task has its events looked up. */
const indicesIn = memoise(
  ({ events }: TaskStory): ReadonlyMap<string, number> =>
    new Map(events.map(({ sourceId }, index) => [sourceId, index])),
);

/**
 * Of a failed question, by its place: whether the reply has all that is needed and nothing that is forbidden. Then only the
 * budget can have cut it off.
 */
function wholeReplies(
  { questions = [], events }: TaskStory,
  answers: readonly EpisodeAnswer[],
  declared: ReadonlySet<Capability>,
): (place: number) => boolean {
  const queries = answers.flatMap(({ replies }) => replies.filter(({ method }) => method === 'query'));
  if (queries.length !== questions.length || declared.has('memories')) return () => false;
  const textOf = (id: string) => events.find(({ sourceId }) => sourceId === id)?.text;
  const hasOwnText = declared.has('context') || declared.has('answer');
  return (place) => {
    const [reply, question] = [queries[place], questions[place]];
    if (question === undefined || reply?.method !== 'query' || !('result' in reply)) return false;
    const { evidence, context = '', abstain } = reply.result;
    // Where a system returns a text of its own, an event that it only cites may not be in it.
    const isReturned = (id: string) => evidence.includes(id) && (!hasOwnText || context.includes(textOf(id) ?? '\0'));
    return (
      !abstain &&
      question.gold.length > 0 &&
      question.gold.every((sources) => sources.some(isReturned)) &&
      !question.forbidden.some((id) => evidence.includes(id))
    );
  };
}

/** Undefined if the reply has nothing that is scored. */
function contentOf(
  reply: Reply,
  story: TaskStory,
  declared: ReadonlySet<Capability>,
): (Partial<ReplySummary> & { readonly sources: readonly string[] }) | undefined {
  if ('fault' in reply) {
    return { sources: 'acted' in reply ? reply.acted.retrieved : [], fault: short(reply.fault, 40) };
  }
  if ('skipped' in reply) return undefined;
  if (reply.method === 'observe') {
    return declared.has('written') ? { sources: reply.result.written ?? [] } : undefined;
  }
  if (reply.method !== 'query') {
    const values = reply.result?.values ?? [];
    return {
      sources: values.flatMap((value) => value.source_ids ?? []),
      values: values.slice(0, MOST_VALUES).map(({ value }) => line(value, 100)),
    };
  }
  const { evidence, action, answer, abstain } = reply.result;
  return {
    sources: evidence,
    ...(declared.has('action') && { action: short(action ?? '', 80) }),
    ...(declared.has('answer') && { answer: line(answer ?? '', 200) }),
    ...(declared.has('abstain') && {
      abstained: abstain ?? (action !== undefined && (story.abstaining ?? []).includes(action)),
    }),
  };
}

const MOST_VALUES = 10;

/** An answer may have line breaks. */
const line = (text: string, length: number) =>
  Buffer.from(safeLine(text.slice(0, length + 1), length)).toString('utf8');

/** A copy, because a slice would keep the whole long text in memory. */
const short = (text: string, length: number) =>
  Buffer.from(safeText(text.slice(0, length + 1), length)).toString('utf8');
