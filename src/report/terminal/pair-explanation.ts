import { type Pair, pairsOf } from '../../protocol/items.ts';
import type { Item } from '../../protocol/outcome.ts';
import type { Reply } from '../../protocol/reply.ts';
import type { StoryQuestion, TaskStory } from '../../suite/story.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Explanation } from '../attempt.ts';
import { listed, type Style, verdictText } from './layout.ts';

/**
 * The pairs of one task, or the one that was requested. Failed pairs have both questions, the right answers, the replies and
 * the reasons; the others are only named. Empty if items have no pairs.
 */
export function pairLines(explanation: Explanation, style: Style): readonly string[] {
  const pairs = pairsOf(explanation.outcome);
  const label = familyLabel(explanation);
  const { pair: requested } = explanation;
  const shown = pairs.filter(({ id, verdict }) => (requested === undefined ? verdict !== 'passed' : id === requested));
  const passed = requested === undefined ? pairs.filter(({ verdict }) => verdict === 'passed') : [];
  return [
    ...shown.flatMap((pair) => [
      '',
      `${style.bold(pair.id)} · ${label(pair)} · ${verdictText(pair.verdict, style)}`,
      ...pair.halves.flatMap(({ item, place }) => halfLines(explanation, item, place, style)),
    ]),
    ...(passed.length === 0
      ? []
      : ['', `Passed: ${passed.map((pair) => `${pair.id} (${label(pair).toLowerCase()})`).join(', ')}`]),
  ];
}

const familyLabel =
  ({ description }: Explanation) =>
  ({ family }: Pair) =>
    description.families.find(({ id }) => id === family)?.label ?? family;

function halfLines(explanation: Explanation, item: Item, index: number, style: Style): readonly string[] {
  const { story, description, answers, capabilities } = explanation;
  const question = story.questions?.[index];
  if (question === undefined) return [];
  const reply = answers.flatMap(({ replies }) => replies).filter(({ method }) => method === 'query')[index];
  const modes = description.failureModes.filter(({ id }) => item.failure_modes?.includes(id));
  const why = modes.length === 0 ? '' : `: ${modes.map(({ rule }) => rule).join(' ')}`;
  const facts =
    question.facts.length === 0 ? '' : style.dim(` [${question.facts.map((one) => safeText(one)).join(', ')}]`);
  return [
    `  ${safeText(question.text)}${facts}`,
    `    ${verdictText(item.verdict, style)}${why}`,
    ...[
      ...listed('right', rightLines(question, story)),
      ...listed('came back', replyLines(reply, item, question, story, capabilities.includes('memories'), style)),
    ].map((line) => `    ${line}`),
  ];
}

function rightLines({ gold, forbidden }: StoryQuestion, story: TaskStory): readonly string[] {
  return [
    ...(gold.length === 0
      ? ['nothing']
      : gold.map(([first = '', ...others]) => `${eventText(story, first)}${alternatives(others)}`)),
    ...(forbidden.length === 0 ? [] : [`not ${forbidden.map((id) => safeText(id, 80)).join(', ')}`]),
  ];
}

const alternatives = (others: readonly string[]) =>
  others.length === 0 ? '' : ` (or ${others.map((id) => safeText(id, 80)).join(', ')})`;

/** The entries of a reply that were scored, best first. */
function replyLines(
  reply: Reply | undefined,
  { kept }: Item,
  { gold, forbidden }: StoryQuestion,
  story: TaskStory,
  asMemories: boolean,
  style: Style,
): readonly string[] {
  if (reply === undefined || 'skipped' in reply) return ['nothing: it was not asked'];
  if ('fault' in reply) return [`fault ${safeText(reply.fault, 40)}`];
  if (reply.method !== 'query') return [];
  const { evidence, memories = [], abstain } = reply.result;
  const needed = new Set(gold.flat());
  const mark = (id: string) =>
    needed.has(id) ? style.good('right ') : forbidden.includes(id) ? style.bad('not   ') : '      ';
  const all = asMemories
    ? memories.map(({ text }) => safeText(text))
    : evidence.map((id) => `${mark(id)}${eventText(story, id)}`);
  const shown = all.slice(0, kept);
  return [
    ...(abstain ? ['it abstained'] : []),
    ...shown,
    ...(all.length > shown.length ? [style.dim(`${all.length - shown.length} more that did not count`)] : []),
    ...(all.length === 0 && !abstain ? ['nothing'] : []),
  ];
}

/** An event's id with its text. */
function eventText({ events }: TaskStory, id: string): string {
  const event = events.find(({ sourceId }) => sourceId === id);
  return `${safeText(id, 80)}${event === undefined ? '' : `  ${safeText(event.text)}`}`;
}
