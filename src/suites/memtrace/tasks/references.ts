import { WARNING } from '../../../protocol/constants.ts';
import type { Episode } from '../../../protocol/episode.ts';
import type { QueryResult } from '../../../protocol/reply.ts';
import type { Query } from '../../../protocol/request.ts';
import type { Control, Reference } from '../../../suite/suite.ts';
import { ofLatest } from '../../../text/caches.ts';
import { repliesOf } from '../../shared/questions.ts';
import { overlap, words } from '../../shared/words.ts';
import { compile } from './compile.ts';
import { remember } from './memory/memory.ts';
import type { ContextLine, StrategyPart } from './memory/part.ts';
import { recalledFor } from './memory/retrieve.ts';
import { TASK_STRATEGIES, type TaskStrategy } from './memory/strategies.ts';
import { countTokens } from './memory/text.ts';
import type { MemtraceEvent, MemtraceTask } from './schema.ts';

/** The replies of an in-process system to an episode, whose last step is its question. */
export const replies = ({ key, steps }: Episode, result: QueryResult) =>
  repliesOf({ id: key }, steps.length - 1, [result]);

const episodeOf = ofLatest((task: MemtraceTask) => (compile(task) as readonly [Episode])[0]);

/** What every strategy starts from. */
const written = ofLatest(({ steps }: Episode) =>
  remember(steps.flatMap((step) => (step.method === 'observe' ? step.params.events : []))),
);

/** The six strategies. Like an adapter, they read only the compiled episode. */
export const strategyReferences = TASK_STRATEGIES.map(strategyReference);

export function strategyReference({ name, summary, parts }: TaskStrategy): Reference<MemtraceTask> {
  return {
    name,
    readsLabels: false,
    summary,
    capabilities: ['context'],
    answer(task) {
      const episode = episodeOf(task);
      const memory = written(episode);
      const request = episode.steps.at(-1)?.params as Query;
      const lines = recalledFor(new Set(parts), memory, {
        workspace: request.scope?.workspace ?? '',
        run: memory.lastRun,
        question: request.question,
        time: Date.parse(request.as_of ?? ''),
        budget: request.token_budget ?? Number.POSITIVE_INFINITY,
      });
      return replies(episode, resultOf(lines));
    },
  };
}

function resultOf(lines: readonly ContextLine[]) {
  const sourcesOf = (some: readonly ContextLine[]) => some.flatMap(({ item }) => item.sources);
  return {
    evidence: [...new Set(sourcesOf(lines.filter(({ kind }) => kind === 'memory')))],
    context: lines.map(({ text }) => text).join('\n'),
    flags: sourcesOf(lines.filter(({ kind }) => kind !== 'memory')).map((id) => WARNING + id),
  };
}

/** The parts of variant_3 that need no question. */
const CURRENT: ReadonlySet<StrategyPart> = new Set(
  TASK_STRATEGIES.at(-1)?.parts.filter((part) => !['lexical', 'nearest_12', 'negative_evidence'].includes(part)),
);

interface ControlDesign extends Pick<Control<MemtraceTask>, 'name' | 'summary' | 'capabilities'> {
  readonly reads: 'labels' | 'question' | 'no question';
  readonly result: (task: MemtraceTask) => QueryResult;
}

function control({ reads, result, ...design }: ControlDesign): Control<MemtraceTask> {
  return {
    ...design,
    readsLabels: reads === 'labels',
    answer: (task) => replies(episodeOf(task), result(task)),
    ...(reads === 'no question' && { questionBlind: true }),
  };
}

/** The first events that fit in the budget, in the given order. */
function fitting(events: readonly MemtraceEvent[], budget: number): string[] {
  let remaining = budget;
  return events.flatMap(({ source_id, text }) => {
    const tokens = countTokens(text);
    if (tokens > remaining) return [];
    remaining -= tokens;
    return [source_id];
  });
}

/** Nearest to the question first; the later first in a tie. */
function nearest(task: MemtraceTask, events: readonly MemtraceEvent[]): readonly MemtraceEvent[] {
  const questionWords = words(task.question);
  return events
    .map((event, at) => ({ event, at, near: overlap(questionWords, event.text) }))
    .sort((a, b) => b.near - a.near || b.at - a.at)
    .map(({ event }) => event);
}

const warnings = (ids: readonly string[]) => ids.slice(0, 100).map((id) => WARNING + id);

export const controls: readonly Control<MemtraceTask>[] = [
  control({
    name: 'null',
    summary: 'Keeps nothing, returns nothing, never acts.',
    capabilities: ['context', 'action', 'answer'],
    reads: 'no question',
    result: () => ({ evidence: [] }),
  }),
  control({
    name: 'oracle',
    summary: 'Receives the gold evidence and returns it.',
    capabilities: ['context', 'action', 'answer'],
    reads: 'labels',
    result: (task) => ({
      evidence: [...task.needed],
      flags: warnings(task.lessons.flatMap(([first = '']) => first)),
      ...(task.gold_action !== undefined && { action: task.gold_action }),
      ...(task.gold_answer !== undefined && { answer: task.gold_answer }),
    }),
  }),
  control({
    name: 'label-reader',
    summary:
      'Returns what is labelled as needed and warns of what is labelled as a lesson: what leaked labels would be worth.',
    capabilities: [],
    reads: 'labels',
    result: (task) => ({ evidence: [...task.needed], flags: warnings(task.lessons.flat()) }),
  }),
  control({
    name: 'full-context',
    summary: 'Returns the latest events, as many as the budget allows.',
    capabilities: ['context'],
    reads: 'no question',
    result: (task) => ({ evidence: fitting(task.events.toReversed(), task.token_budget) }),
  }),
  control({
    name: 'spam',
    summary: 'Returns every event, warns of each, and says every action and answer at once.',
    capabilities: ['context', 'action', 'answer'],
    reads: 'no question',
    result(task) {
      const all = task.events.map(({ source_id }) => source_id);
      const text = task.events.map((event) => event.text).join('\n');
      const every = (task.allowed_actions ?? []).join(' ');
      return { evidence: all, flags: warnings(all), context: text, action: every, answer: text };
    },
  }),
  control({
    name: 'question-only',
    summary: 'Looks at no event: chooses the action that shares most words with the question.',
    capabilities: ['action'],
    reads: 'question',
    result({ question, allowed_actions = [] }) {
      const questionWords = words(question);
      const [best] = [...allowed_actions].sort(
        (a, b) => overlap(questionWords, b.replaceAll('_', ' ')) - overlap(questionWords, a.replaceAll('_', ' ')),
      );
      return { evidence: [], ...(best !== undefined && { action: best }) };
    },
  }),
  control({
    name: 'latest-near',
    summary:
      'Takes the latest of the five events that share most words with the question. That is right if the latest statement holds.',
    capabilities: [],
    reads: 'question',
    result(task) {
      const near = nearest(
        task,
        task.events.filter(({ kind }) => kind !== 'step' && kind !== 'rollback'),
      ).slice(0, 5);
      const latest = near.toSorted((a, b) => (a.timestamp < b.timestamp ? 1 : -1))[0];
      return { evidence: latest === undefined ? [] : [latest.source_id] };
    },
  }),
  {
    name: 'all-current',
    readsLabels: false,
    questionBlind: true,
    summary:
      'Never reads the question: returns what is current in the workspace of the last run, the newest first, as far as the budget allows.',
    capabilities: ['context'],
    answer(task) {
      const episode = episodeOf(task);
      const memory = written(episode);
      return replies(
        episode,
        resultOf(
          recalledFor(CURRENT, memory, {
            workspace: memory.opened.at(-1)?.workspace ?? '',
            run: memory.lastRun,
            question: '',
            time: Date.parse(task.events.at(-1)?.timestamp ?? ''),
            budget: task.token_budget,
          }),
        ),
      );
    },
  },
];
