import type { Outcome } from '../../protocol/outcome.ts';
import type { Capability, Reply } from '../../protocol/reply.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { TaskStory } from '../../suite/story.ts';
import { safeText } from '../../text/safe-text.ts';
import { attemptOf, type EpisodeAnswer } from '../attempt.ts';
import type { Style } from './layout.ts';

interface Explained {
  readonly description: SuiteDescription;
  readonly story: TaskStory;
  readonly outcome: Outcome;
  readonly answers: readonly EpisodeAnswer[];
  readonly capabilities: readonly Capability[];
}

/** One task from start to verdict. */
export function explanationText(explained: Explained, style: Style): string {
  const { description, story, outcome, answers } = explained;
  const family = description.families.find(({ id }) => id === outcome.family)?.label ?? outcome.family;
  const attempt = attemptOf(explained);
  const verdict = (attempt.verdict === 'passed' ? style.good : style.bad)(attempt.verdict);
  const modes = description.failureModes.filter(({ id }) => attempt.modes.includes(id));
  const cited = new Set(attempt.said.flatMap(({ method, named }) => (method === 'query' ? named : [])));
  return [
    `${style.bold(outcome.id)} · ${family} · ${verdict}`,
    '',
    style.bold('What happened'),
    ...story.events.map(({ sourceId, timestamp, text, marks }, place) => {
      const returned = cited.has(place) ? style.good('→') : ' ';
      const labels = marks.length > 0 ? style.dim(` (${marks.join(', ')})`) : '';
      return `${returned} ${style.dim(timestamp)} ${safeText(sourceId, 80)}${labels}\n      ${safeText(text)}`;
    }),
    style.dim('→ returned as evidence'),
    '',
    style.bold('What was asked'),
    `  ${safeText(story.question)}`,
    '',
    style.bold('What was right'),
    ...story.gold.map(({ label, value }) => `  ${label}: ${safeText(value)}`),
    '',
    style.bold('What came back'),
    ...answers.flatMap(({ arm, replies }) => [
      ...(arm === undefined ? [] : [`  arm ${arm}`]),
      ...replies.flatMap(replyLines),
    ]),
    ...(modes.length > 0 ? ['', style.bold('Why it failed')] : []),
    ...modes.map(({ label, rule }) => `  ${style.bad(label)}: ${rule}`),
    '',
  ].join('\n');
}

function replyLines(reply: Reply): readonly string[] {
  if ('fault' in reply) return [`  ${safeText(reply.method, 40)}: fault ${safeText(reply.fault, 40)}`];
  if ('skipped' in reply) return [`  ${reply.method}: not declared`];
  const acted = 'acted' in reply ? reply.acted : undefined;
  return [
    `  ${reply.method}: ${safeText(JSON.stringify(reply.result), 600)}`,
    ...(acted ? [`    of what the memory returned: ${safeText(JSON.stringify(acted.retrieved), 300)}`] : []),
    ...(acted?.said === undefined ? [] : [`    the model's words: ${safeText(acted.said, 600)}`]),
  ];
}
