import type { Verdict } from '../../protocol/constants.ts';
import type { Reply } from '../../protocol/reply.ts';
import type { Named } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Explanation } from '../attempt.ts';
import { formatActions } from '../format.ts';
import { listed, onOneLine, type Style, verdictText } from './layout.ts';
import { actionWords, answerReason, armName } from './reply-words.ts';

interface ArmReply {
  readonly arm: string | undefined;
  readonly reply: Reply;
}

/** One graded question: its text, the right answer, the replies, and why it did not pass. */
interface Graded {
  readonly text: string;
  readonly right: readonly string[];
  readonly replies: readonly ArmReply[];
  readonly verdict: Verdict;
  /** Its position among the questions of the task, from 0. */
  readonly index: number;
  /** Ids of failure modes. */
  readonly modes: readonly string[];
  /** The question's own family. Undefined if it is that of its task. */
  readonly family: Named | undefined;
}

/** The graded questions of a task, in order. A task with one question has only that one. */
export function gradedQuestions({ description, story, outcome, answers: episodes }: Explanation): readonly Graded[] {
  const ownFamily = (id = outcome.family) =>
    id === outcome.family ? undefined : (description.families.find((one) => one.id === id) ?? { id, label: id });
  const replies = episodes.flatMap(({ arm, replies: some }) => some.map((reply) => ({ arm, reply })));
  const queries = replies.filter(({ reply }) => reply.method === 'query');
  const { items } = outcome;
  const { gold, question } = story;
  const asked = story.questions?.length === items?.length ? story.questions : undefined;
  if (items === undefined || (asked === undefined && gold.length !== items.length)) {
    const right = gold.map(({ label, value }) => `${label}: ${value}`);
    const shown = replies.filter(({ reply }) => reply.method !== 'observe');
    const { verdict, failure_modes: modes } = outcome;
    return [{ text: question, right, replies: shown, verdict, index: 0, modes, family: undefined }];
  }
  const answers = gold.length === items.length ? gold : [];
  const texts = new Map(story.events.map(({ sourceId, text }) => [sourceId, text]));
  return items.map(({ verdict, failure_modes: modes = [], family }, at) => {
    const own = asked?.[at];
    return {
      family: ownFamily(family),
      text: own === undefined ? (answers[at]?.label ?? '') : [own.text, ...own.facts].join(' · '),
      right: [
        ...answers.slice(at, at + 1).map(({ value }) => value),
        ...(own === undefined ? [] : rightOf(own.gold, texts)),
      ],
      replies: queries.slice(at, at + 1),
      verdict,
      index: at,
      modes,
    };
  });
}

/** Each needed fact, by the first event that states it. */
function rightOf(gold: readonly (readonly string[])[], texts: ReadonlyMap<string, string>): readonly string[] {
  if (gold.length === 0) return ['nothing answers it: nothing comes back, or it abstains'];
  return gold.map(([first = '']) => `${first}: ${texts.get(first) ?? ''}`);
}

const LONGEST = 400;

/** A question in a few lines. `fault` is the error of the task, if the run recorded it. */
export function questionLines(
  graded: Graded,
  explanation: Explanation,
  fault: string | undefined,
  style: Style,
): readonly string[] {
  const { description, story } = explanation;
  const modes = description.failureModes.filter(({ id }) => graded.modes.includes(id));
  const why = [
    ...(graded.verdict === 'errored' && fault !== undefined ? [safeText(fault, 1_200)] : []),
    ...modes.map(({ label, rule }) => `${label}: ${rule}`),
    ...(graded.verdict === 'failed' ? answerReason(explanation, graded.index) : []),
  ];
  const replies = graded.replies.map((one) => replyText(one, explanation));
  return [
    ...listed('family', graded.family ? [graded.family.label] : []),
    ...listed('asked', [onOneLine(graded.text, LONGEST)]),
    ...listed(
      'right',
      graded.right.map((line) => onOneLine(line, LONGEST)),
    ),
    ...listed('offered', story.actions ? [formatActions(story.actions)] : []),
    ...listed('came back', replies.length === 0 ? ['nothing'] : replies),
    ...listed('verdict', [verdictText(graded.verdict, style)]),
    ...listed('why', why),
  ].map((line) => `  ${line}`);
}

function replyText({ arm, reply }: ArmReply, explanation: Explanation): string {
  const of = arm === undefined ? '' : `${armName(explanation.description, arm)} · `;
  const method = `${of}${safeText(reply.method, 40)}`;
  if ('skipped' in reply) return `${method}: not declared`;
  if ('fault' in reply) return `${method}: ended with ${safeText(reply.fault, 40)}`;
  const result = safeText(JSON.stringify(reply.result), LONGEST);
  if (reply.method !== 'query') return `${method}: ${result}`;
  return `${arm === undefined ? '' : `${method}: `}${result}${actionWords(reply, explanation)}`;
}
