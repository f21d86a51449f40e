import type { RunError } from '../../evidence/bundle.ts';
import type { Verdict } from '../../protocol/constants.ts';
import { type Pair, pairsOf } from '../../protocol/items.ts';
import type { Item } from '../../protocol/outcome.ts';
import type { Reply } from '../../protocol/reply.ts';
import { labelOf, type SuiteDescription } from '../../suite/description.ts';
import type { StoryQuestion, TaskStory } from '../../suite/story.ts';
import { safeLine, safeText } from '../../text/safe-text.ts';
import { attemptOf, type Explanation } from '../attempt.ts';
import { answerReason, returnedSourceIds, storingReasons } from '../reasons.ts';
import { lister, type Style, verdictText } from './layout.ts';

/** One task: its events, its question, the right answer, the replies and the verdict. */
export function explanationText(explanation: Explanation, style: Style): string {
  const { description, outcome, family: only } = explanation;
  const family = labelOf(description.families, outcome.family);
  const title = `${style.bold(outcome.id)} · ${family} · ${verdictText(attemptOf(explanation).verdict, style)}`;
  const pairs = pairsOf(outcome, only);
  if (pairs.length > 0) {
    const passed = pairs.filter(({ verdict }) => verdict === 'passed').length;
    const of = only === undefined ? '' : `${labelOf(description.families, only)}: `;
    return [
      `${title} · ${of}${passed} of ${pairs.length} pairs passed`,
      ...errorLines(explanation).map((line) => `  ${line}`),
      ...pairLines(explanation, style),
      '',
    ].join('\n');
  }
  return [
    title,
    '',
    ...eventLines(explanation, style),
    '',
    ...questionLines(explanation, style),
    '',
    ...goldLines(explanation, style),
    '',
    ...answerLines(explanation, style),
    ...failureLines(explanation, style),
    '',
  ].join('\n');
}

function eventLines(explanation: Explanation, style: Style): readonly string[] {
  const returned = returnedSourceIds(explanation);
  const arrowMeans = explanation.memory === undefined ? 'returned as evidence' : 'returned by the memory';
  return [
    `${style.bold('What happened')} ${style.dim(`(→ = ${arrowMeans})`)}`,
    ...explanation.story.events.map(({ sourceId, timestamp, text, marks }) => {
      const arrow = returned.has(sourceId) ? style.good('→') : ' ';
      const labels = marks.length > 0 ? style.dim(` (${marks.join(', ')})`) : '';
      return `${arrow} ${style.dim(timestamp)} ${safeText(sourceId, 80)}${labels}\n      ${safeLine(text)}`;
    }),
  ];
}

function questionLines(explanation: Explanation, style: Style): readonly string[] {
  const { question, facts } = explanation.story;
  return [
    style.bold('What was asked'),
    `  ${safeLine(question)}`,
    ...facts.map(({ label, value }) => style.dim(`  ${label}: ${safeLine(value)}`)),
    ...offeredActions(explanation).map((actions) => style.dim(`  actions offered: ${actions}`)),
  ];
}

/** The items that have one line of the right answers each, in order; undefined for a task of one question. */
const itemsOfGold = ({ outcome, story }: Explanation) =>
  outcome.items?.length === story.gold.length ? outcome.items : undefined;

function goldLines(explanation: Explanation, style: Style): readonly string[] {
  const items = itemsOfGold(explanation);
  return [
    style.bold('What was right'),
    ...explanation.story.gold.flatMap(({ label, value }, i) => {
      const item = items?.[i];
      const reasons =
        item?.verdict === 'failed' ? [...answerReason(explanation, i), ...storingReasons(explanation, i)] : [];
      return [
        `  ${label}: ${safeLine(value)}${item ? ` · ${verdictText(item.verdict, style)}` : ''}`,
        ...reasons.map((reason) => `    ${reason}`),
      ];
    }),
  ];
}

function answerLines(explanation: Explanation, style: Style): readonly string[] {
  const { description, answers, memory, budgetUse } = explanation;
  return [
    style.bold('What came back'),
    ...answers.flatMap(({ arm, replies }) => [
      ...(arm === undefined ? [] : [`  ${style.bold(armName(description, arm))}`]),
      ...replies.flatMap((reply) => replyLines(reply, explanation)),
    ]),
    ...(budgetUse === undefined ? [] : [`  ${budgetUse}`]),
    ...(memory === undefined
      ? []
      : [`  What the memory returned, apart from the model: ${SUFFICIENCY[memory.verdict]}`]),
  ];
}

export const errorText = ({ code, method, message }: RunError) => safeText(`${code} in ${method}: ${message}`, 1_200);

/** What ended the task, and where more of it is; empty if the run recorded nothing. */
const errorLines = ({ error }: Explanation): readonly string[] => [
  ...(error === undefined ? [] : [errorText(error)]),
  ...(error?.output === undefined
    ? []
    : [`What the adapter wrote to standard error in this run: ${safeText(error.output, 1_000)}`]),
];

/** Empty if no reason is known. */
function failureLines(explanation: Explanation, style: Style): readonly string[] {
  const { description, memory } = explanation;
  const { verdict, modes } = attemptOf(explanation);
  const reasons = [
    ...errorLines(explanation),
    ...description.failureModes
      .filter(({ id }) => modes.includes(id))
      .map(({ id, label, rule }) => {
        const ofModel = memory !== undefined && !memory.failure_modes.includes(id);
        return `${style.bad(label)}: ${ofModel ? 'the choice of the actor; what the memory returned does not show it.' : rule}`;
      }),
    ...(itemsOfGold(explanation) === undefined && verdict === 'failed' ? storingReasons(explanation, 0) : []),
  ];
  const heading = verdict === 'errored' ? 'Why it errored' : 'Why it failed';
  return reasons.length === 0 ? [] : ['', style.bold(heading), ...reasons.map((reason) => `  ${reason}`)];
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

/**
 * The pairs of one task, or the one that was requested. Failed pairs have both questions, the right answers, the replies and
 * the reasons; the others are only named. Empty if items have no pairs.
 */
function pairLines(explanation: Explanation, style: Style): readonly string[] {
  const pairs = pairsOf(explanation.outcome, explanation.family);
  const label = ({ family }: Pair) => labelOf(explanation.description.families, family);
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

function halfLines(explanation: Explanation, item: Item, index: number, style: Style): readonly string[] {
  const { story, description, answers, capabilities } = explanation;
  const question = story.questions?.[index];
  if (question === undefined) return [];
  const reply = answers.flatMap(({ replies }) => replies).filter(({ method }) => method === 'query')[index];
  const modes = description.failureModes.filter(({ id }) => item.failure_modes?.includes(id));
  const why = modes.length === 0 ? '' : `: ${modes.map(({ rule }) => rule).join(' ')}`;
  const facts =
    question.facts.length === 0 ? '' : style.dim(` [${question.facts.map((one) => safeText(one)).join(', ')}]`);
  const lines = lister(style, 4);
  return [
    `  ${safeText(question.text)}${facts}`,
    `    ${verdictText(item.verdict, style)}${why}`,
    ...lines('right', rightLines(question, story)),
    ...lines('came back', scoredLines(reply, { item, question, story, capabilities }, style)),
    ...lines('why', item.verdict === 'failed' ? storingReasons(explanation, index) : []),
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

interface ScoredQuestion extends Pick<Explanation, 'story' | 'capabilities'> {
  readonly item: Item;
  readonly question: StoryQuestion;
}

/** The entries of a reply that were scored, best first. */
function scoredLines(
  reply: Reply | undefined,
  { item, question, story, capabilities }: ScoredQuestion,
  style: Style,
): readonly string[] {
  if (reply === undefined || 'skipped' in reply) return ['nothing: it was not asked'];
  if ('fault' in reply) return [`fault ${safeText(reply.fault, 40)}`];
  if (reply.method !== 'query') return [];
  const { evidence, memories = [], abstain } = reply.result;
  const { gold, forbidden } = question;
  const needed = new Set(gold.flat());
  const mark = (id: string) =>
    needed.has(id) ? style.good('right ') : forbidden.includes(id) ? style.bad('not   ') : '      ';
  const all = capabilities.includes('memories')
    ? memories.map(({ text }) => safeText(text))
    : evidence.map((id) => `${mark(id)}${eventText(story, id)}`);
  const shown = all.slice(0, item.kept);
  return [
    ...(abstain ? ['it abstained'] : []),
    ...shown,
    ...(all.length > shown.length ? [style.dim(`${all.length - shown.length} more that did not count`)] : []),
    ...(all.length === 0 && !abstain ? ['nothing'] : []),
  ];
}

function eventText({ events }: TaskStory, id: string): string {
  const event = events.find(({ sourceId }) => sourceId === id);
  return `${safeText(id, 80)}${event === undefined ? '' : `  ${safeText(event.text)}`}`;
}

export const armName = ({ arms = [] }: SuiteDescription, arm: string): string =>
  arms.find(({ id }) => id === arm)?.label ?? safeText(arm, 40);

/** Of the actions that the question offers: the right one, the chosen ones, and how many others there are. Empty if it offers none. */
export function offeredActions({ story, answers }: Explanation): readonly string[] {
  const { actions, goldAction } = story;
  if (actions === undefined) return [];
  const chosen = new Set(
    answers.flatMap(({ replies }) =>
      replies.flatMap((reply) => (reply.method === 'query' && 'result' in reply ? (reply.result.action ?? []) : [])),
    ),
  );
  const named = actions.flatMap((action) => {
    const marks = [...(action === goldAction ? ['right'] : []), ...(chosen.has(action) ? ['chosen'] : [])];
    return marks.length === 0 ? [] : [`${safeText(action, 80)} (${marks.join(', ')})`];
  });
  const others = actions.length - named.length;
  return [[...named, ...(others > 0 ? [`${others} ${named.length > 0 ? 'others' : 'actions'}`] : [])].join(' · ')];
}

/** The action that a reply chose, to print after the reply; empty if the question offers no actions. */
export function actionWords(reply: Reply, { story, capabilities }: Explanation): string {
  if (reply.method !== 'query' || !('result' in reply) || story.actions === undefined) return '';
  if (!capabilities.includes('action')) return ' · `action` is not declared';
  const { action } = reply.result;
  if (!action) return ' · no action';
  const known = story.actions.includes(action) ? '' : ', which was not offered';
  return ` · action ${safeText(action, 80)}${known}`;
}
