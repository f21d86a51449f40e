import type { Verdict } from '../../protocol/constants.ts';
import { pairsOf } from '../../protocol/items.ts';
import type { Reply } from '../../protocol/reply.ts';
import { safeText } from '../../text/safe-text.ts';
import { attemptOf, type Explanation } from '../attempt.ts';
import { formatActions } from '../format.ts';
import { onOneLine, type Style, verdictText } from './layout.ts';
import { pairLines } from './pair-explanation.ts';
import { actionWords, answerReason, armName } from './reply-words.ts';

/** One task: its events, its question, the right answer, the replies and the verdict. */
export function explanationText(explanation: Explanation, style: Style): string {
  const { description, story, outcome, answers, memory } = explanation;
  const family = description.families.find(({ id }) => id === outcome.family)?.label ?? outcome.family;
  const attempt = attemptOf(explanation);
  const title = `${style.bold(outcome.id)} · ${family} · ${verdictText(attempt.verdict, style)}`;
  const pairs = pairsOf(outcome);
  if (pairs.length > 0) {
    const passed = pairs.filter(({ verdict }) => verdict === 'passed').length;
    return [`${title} · ${passed} of ${pairs.length} pairs passed`, ...pairLines(explanation, style), ''].join('\n');
  }
  // A task with several questions has one gold line for each, in order.
  const items = outcome.items?.length === story.gold.length ? outcome.items : undefined;
  const modes = description.failureModes.filter(({ id }) => attempt.modes.includes(id));
  const returned = returnedBy(explanation);
  return [
    title,
    '',
    style.bold('What happened'),
    ...story.events.map(({ sourceId, timestamp, text, marks }) => {
      const arrow = returned.has(sourceId) ? style.good('→') : ' ';
      const labels = marks.length > 0 ? style.dim(` (${marks.join(', ')})`) : '';
      return `${arrow} ${style.dim(timestamp)} ${safeText(sourceId, 80)}${labels}\n      ${onOneLine(text)}`;
    }),
    style.dim(memory === undefined ? '→ returned as evidence' : '→ returned by the memory'),
    '',
    style.bold('What was asked'),
    `  ${onOneLine(story.question)}`,
    ...story.facts.map(({ label, value }) => style.dim(`  ${label}: ${onOneLine(value)}`)),
    ...(story.actions ? [style.dim(`  actions offered: ${formatActions(story.actions, true)}`)] : []),
    '',
    style.bold('What was right'),
    ...story.gold.map(({ label, value }, i) => {
      const item = items?.[i];
      const reasons = item?.verdict === 'failed' ? answerReason(explanation, i) : [];
      return [
        `  ${label}: ${onOneLine(value)}${item ? ` · ${verdictText(item.verdict, style)}` : ''}`,
        ...reasons.map((reason) => `    ${reason}`),
      ].join('\n');
    }),
    '',
    style.bold('What came back'),
    ...answers.flatMap(({ arm, replies }) => [
      ...(arm === undefined ? [] : [`  ${style.bold(armName(description, arm))}`]),
      ...replies.flatMap((reply) => replyLines(reply, explanation)),
    ]),
    ...(memory === undefined
      ? []
      : [`  What the memory returned, apart from the model: ${SUFFICIENCY[memory.verdict]}`]),
    ...(modes.length > 0 ? ['', style.bold('Why it failed')] : []),
    ...modes.map(({ id, label, rule }) => {
      const ofModel = memory !== undefined && !memory.failure_modes.includes(id);
      return `  ${style.bad(label)}: ${ofModel ? 'the choice of the actor; what the memory returned does not show it.' : rule}`;
    }),
    '',
  ].join('\n');
}

/** The sources that the memory returned for a question, whatever an actor chose. */
export function returnedBy({ answers }: Pick<Explanation, 'answers'>): ReadonlySet<string> {
  const queries = answers.flatMap(({ replies }) => replies.filter(({ method }) => method === 'query'));
  return new Set(
    queries.flatMap((reply) => {
      if ('acted' in reply && reply.acted !== undefined) return reply.acted.retrieved;
      return 'result' in reply && reply.result !== null && 'evidence' in reply.result ? reply.result.evidence : [];
    }),
  );
}

const SUFFICIENCY: Readonly<Record<Verdict, string>> = {
  passed: 'sufficient',
  failed: 'not sufficient',
  errored: 'not known, for the memory errored',
  not_measured: 'not measured',
};

function replyLines(reply: Reply, explanation: Explanation): readonly string[] {
  if ('skipped' in reply) return [`  ${reply.method}: not declared`];
  const acted = 'acted' in reply ? reply.acted : undefined;
  const fault = `${acted === undefined ? 'fault' : 'model error'} ${'fault' in reply ? safeText(reply.fault, 40) : ''}`;
  return [
    `  ${safeText(reply.method, 40)}: ${'fault' in reply ? fault : safeText(JSON.stringify(reply.result), 600)}${actionWords(reply, explanation)}`,
    ...(acted ? [`    of what the memory returned: ${safeText(JSON.stringify(acted.retrieved), 300)}`] : []),
    ...(acted?.said === undefined ? [] : [`    the model's words: ${safeText(acted.said, 600)}`]),
  ];
}
