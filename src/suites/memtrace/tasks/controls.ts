import type { Episode } from '../../../protocol/episode.ts';
import type { Capability, QueryResult } from '../../../protocol/reply.ts';
import { WARNING } from '../../../protocol/warning.ts';
import type { Reference } from '../../../suite/reference.ts';
import { overlap, words } from '../../shared/words.ts';
import { estimateTokens } from '../runtime/tokens.ts';
import { replies } from './answering.ts';
import { compile } from './compile.ts';
import type { MemtraceEvent, MemtraceTask } from './task.ts';

type Control = Reference<MemtraceTask>;

function control(
  name: string,
  summary: string,
  capabilities: readonly Capability[],
  result: (task: MemtraceTask) => QueryResult,
  reads: 'labels' | 'question' | 'no question' = 'question',
): Control {
  const answer: Control['answer'] = (task) => replies((compile(task) as readonly [Episode])[0], result(task));
  return {
    ...{ name, kind: 'control', readsLabels: reads === 'labels', summary, capabilities, answer },
    ...(reads === 'no question' && { questionBlind: true }),
  };
}

/** Events in the order given, as many as the budget has room for. */
function fitting(events: readonly MemtraceEvent[], budget: number): string[] {
  let left = budget;
  return events.flatMap(({ source_id, text }) => {
    const tokens = estimateTokens(text);
    if (tokens > left) return [];
    left -= tokens;
    return [source_id];
  });
}

/** The nearest to the question first; of equals the later. */
function nearest(task: MemtraceTask, events: readonly MemtraceEvent[]): readonly MemtraceEvent[] {
  const asked = words(task.question);
  return events
    .map((event, at) => ({ event, at, near: overlap(asked, event.text) }))
    .sort((a, b) => b.near - a.near || b.at - a.at)
    .map(({ event }) => event);
}

const everything = ({ events }: MemtraceTask) => events.map(({ source_id }) => source_id);
const warnings = (ids: readonly string[]) => ids.slice(0, 100).map((id) => WARNING + id);

export const controls: readonly Control[] = [
  control(
    'null',
    'Keeps nothing, returns nothing, never acts.',
    ['context', 'action', 'answer'],
    () => ({ evidence: [] }),
    'no question',
  ),
  control(
    'oracle',
    'Is handed the gold and returns it.',
    ['context', 'action', 'answer'],
    (task) => ({
      evidence: [...task.needed],
      flags: warnings(task.lessons.flatMap(([first = '']) => first)),
      ...(task.gold_action !== undefined && { action: task.gold_action }),
      ...(task.gold_answer !== undefined && { answer: task.gold_answer }),
    }),
    'labels',
  ),
  control(
    'label-reader',
    'Returns what is labelled as needed and warns of what is labelled as a lesson: what leaked labels would be worth.',
    [],
    (task) => ({ evidence: [...task.needed], flags: warnings(task.lessons.flat()) }),
    'labels',
  ),
  control(
    'full-context',
    'Returns the latest events, as many as the budget allows: no judgement.',
    ['context'],
    (task) => ({ evidence: fitting(task.events.toReversed(), task.token_budget) }),
    'no question',
  ),
  control(
    'spam',
    'Returns every event, warns of each, and says every action and answer at once.',
    ['context', 'action', 'answer'],
    (task) => {
      const all = everything(task);
      const text = task.events.map((event) => event.text).join('\n');
      const every = (task.allowed_actions ?? []).join(' ');
      return { evidence: all, flags: warnings(all), context: text, action: every, answer: text };
    },
    'no question',
  ),
  control(
    'question-only',
    'Looks at no event: chooses the action that shares most words with the question.',
    ['action'],
    ({ question, allowed_actions = [] }) => {
      const asked = words(question);
      const [best] = [...allowed_actions].sort(
        (a, b) => overlap(asked, b.replaceAll('_', ' ')) - overlap(asked, a.replaceAll('_', ' ')),
      );
      return { evidence: [], ...(best !== undefined && { action: best }) };
    },
  ),
  control(
    'latest-near',
    'Takes the latest of the five events that share most words with the question: right wherever the last word counts.',
    [],
    (task) => {
      const near = nearest(
        task,
        task.events.filter(({ kind }) => kind !== 'step' && kind !== 'rollback'),
      ).slice(0, 5);
      const latest = near.toSorted((a, b) => (a.timestamp < b.timestamp ? 1 : -1))[0];
      return { evidence: latest === undefined ? [] : [latest.source_id] };
    },
  ),
];
