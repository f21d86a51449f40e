import type { RunError } from '../../evidence/bundle.ts';
import type { Verdict } from '../../protocol/constants.ts';
import type { Reply } from '../../protocol/reply.ts';
import type { Group, Scorecard } from '../../protocol/scorecard.ts';
import { type Family, familyName, type Named } from '../../suite/description.ts';
import { shellWord } from '../../text/escape.ts';
import { safeLine, safeText } from '../../text/safe-text.ts';
import { MODEL_FAULTS } from '../../verify/actor/decision.ts';
import type { Explanation } from '../attempt.ts';
import { formatPassed, passedColumn } from '../format.ts';
import { answerReason, storingReasons } from '../reasons.ts';
import { actionWords, armName, errorText, offeredActions } from './explanation.ts';
import { lister, type Style, verdictText } from './layout.ts';

export interface Failures {
  readonly state: Scorecard['validity']['state'];
  /** What a partial run covers; otherwise empty. */
  readonly ran: string;
  readonly counts: Scorecard['counts'];
  /** The first tasks that failed or errored. */
  readonly shown: readonly Explanation[];
  /** The label of the headline if its tasks are shown before others, which failed for another reason. */
  readonly headlineFirst?: string;
  /** Set if only this family was requested, with its result. */
  readonly family?: Family & { readonly passes: Group | undefined };
  /** Whether there are more of them. */
  readonly more: boolean;
  /** The errors of tasks, by their ids, as far as the run recorded them. */
  readonly errors: ReadonlyMap<string, RunError>;
  /** The command that explains one task in full, without its id. */
  readonly command: string;
  /** The command that runs a suite, without its options. */
  readonly run: string;
  /** The next step if nothing failed. */
  readonly next: string;
  /** The next step if all tasks errored for the same reason. */
  readonly check: string;
}

const MOST_QUESTIONS = 3;

/**
 * The first tasks that did not pass, each with its questions: the question, the right answer, the reply, the verdict and the
 * reason.
 */
export function failuresText(failures: Failures, style: Style): string {
  const { counts, shown, more, errors, command, next, check, family, headlineFirst } = failures;
  const { tasks, passed, errored, not_measured: unmeasured } = counts;
  const failed = tasks - passed - errored - unmeasured;
  const [first] = shown;
  const same = family === undefined && allErrored(counts) ? sameError(errors) : undefined;
  const ran = failures.ran === '' ? '' : `The run is ${failures.state}: ${failures.ran}.\n`;
  const head = `${ran}Of ${tasks} ${tasks === 1 ? 'task' : 'tasks'}: ${passed} passed, ${failed} failed, ${errored} errored, ${unmeasured} not measured.`;
  const ofFamily =
    family &&
    `${familyName(family)}, ${passedColumn(family.passes ?? {}).toLowerCase()}: ${formatPassed(family.passes)}.`;
  if (first === undefined) {
    const where = family === undefined ? '' : ` in family ${family.id}`;
    return [
      head,
      ...(ofFamily === undefined ? [] : [ofFamily]),
      `Nothing to explain: no task failed or errored${where}.`,
      ...(unmeasured > 0
        ? [
            `A task is not measured if the adapter does not declare what it needs, such as \`answer\`. \`${failures.run}\` names it at its start.`,
          ]
        : []),
      `Next: ${next}`,
    ].join('\n');
  }
  if (same !== undefined)
    return [head, `The ${errors.size} recorded errors are the same: ${same}`, `Next: ${check}`].join('\n');
  return [
    head,
    ...(ofFamily === undefined ? [] : [ofFamily]),
    style.dim(`A task passes if ${first.description.passed}`),
    ...(headlineFirst === undefined
      ? []
      : [
          style.dim(
            `Tasks that lower the headline (${headlineFirst}) are listed first. The others failed for another reason.`,
          ),
        ]),
    ...shown.flatMap((explanation) => [
      '',
      ...taskLines(explanation, { family: family?.id, error: errors.get(explanation.outcome.id) }, style),
    ]),
    '',
    ...(more
      ? [
          style.dim(
            shown.length === 1
              ? 'This is the first one; --limit shows more.'
              : `These are the first ${shown.length}; --limit shows more.`,
          ),
        ]
      : []),
    `Next, one of them in full: ${command} --task ${shellWord(safeText(first.outcome.id, 80))}${pairOption(first, family?.id)}`,
  ].join('\n');
}

/** Whether every task errored, and none for its model: then no reply is worth reading. */
export const allErrored = ({ tasks, errored, faults }: Scorecard['counts']): boolean =>
  errored > 0 && errored === tasks && !MODEL_FAULTS.some((code) => code in faults);

/** The text of several errors that are the same. */
function sameError(errors: Failures['errors']): string | undefined {
  const texts = new Set([...errors.values()].map(errorText));
  return errors.size > 1 && texts.size === 1 ? [...texts][0] : undefined;
}

/** The option for the pair of the first question that is shown; empty without pairs. */
function pairOption(explanation: Explanation, family: string | undefined): string {
  const pair = shownQuestions(explanation, family).questions[0]?.pair;
  return pair === undefined ? '' : ` --pair ${shellWord(safeText(pair, 80))}`;
}

/** The questions of a task, or of a family in it: those that did not pass, or all if each did. */
function shownQuestions(explanation: Explanation, only: string | undefined) {
  const graded = gradedQuestions(explanation);
  const all =
    only === undefined || only === explanation.outcome.family
      ? graded
      : graded.filter((one) => one.family?.id === only);
  const missed = all.filter(({ verdict }) => verdict === 'failed' || verdict === 'errored');
  return { graded, all, missed, questions: missed.length === 0 ? all : missed };
}

interface TaskDetails {
  /** In a task with questions of several families, only the questions of this family. */
  readonly family: string | undefined;
  readonly error: RunError | undefined;
}

function taskLines(explanation: Explanation, { family: only, error }: TaskDetails, style: Style): readonly string[] {
  const { outcome, description, budgetUse } = explanation;
  const family = description.families.find(({ id }) => id === outcome.family);
  const label = family === undefined ? outcome.family : familyName(family);
  const { graded, all, missed, questions } = shownQuestions(explanation, only);
  const count = all.length > 1 ? ` · ${missed.length} of ${all.length} questions not passed` : '';
  const fault = error && errorText(error);
  return [
    `${style.bold(outcome.id)} · ${label} · ${verdictText(outcome.verdict, style)}${count}`,
    ...(budgetUse === undefined ? [] : [`  ${budgetUse}`]),
    // Before the questions, because it may be why they failed.
    ...ofAllQuestions(explanation, graded).map((line) => `  ${line}`),
    ...questions
      .slice(0, MOST_QUESTIONS)
      .flatMap((graded, at) => [...(at > 0 ? [''] : []), ...questionLines(graded, explanation, fault, style)]),
    ...(questions.length > MOST_QUESTIONS ? [style.dim(`  and ${questions.length - MOST_QUESTIONS} more`)] : []),
  ];
}

/** The failure modes that only the questions together have, such as a budget that they share. */
function ofAllQuestions({ outcome, description }: Explanation, graded: ReturnType<typeof gradedQuestions>) {
  if (graded.length < 2) return [];
  const told = new Set(graded.flatMap(({ modes }) => modes));
  return description.failureModes
    .filter(({ id }) => outcome.failure_modes.includes(id) && !told.has(id))
    .map(({ label, rule }) => `all questions together: ${label}: ${rule}`);
}

interface ArmReply {
  readonly arm: string | undefined;
  readonly reply: Reply;
}

/** One graded question: its text, the right answer, the replies, and why it did not pass. */
interface Graded {
  readonly text: string;
  readonly right: readonly string[];
  /** Events that the reply must not use. */
  readonly forbidden: readonly string[];
  readonly replies: readonly ArmReply[];
  readonly verdict: Verdict;
  /** Its position among the questions of the task, from 0. */
  readonly index: number;
  /** Ids of failure modes. */
  readonly modes: readonly string[];
  /** The question's own family. Undefined if it is that of its task. */
  readonly family: Named | undefined;
  readonly pair: string | undefined;
}

/** The graded questions of a task, in order. A task with one question has only that one. */
function gradedQuestions({ description, story, outcome, answers: episodes }: Explanation): readonly Graded[] {
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
    return [{ text: question, right, replies: shown, verdict, index: 0, modes, ...NO_PAIR }];
  }
  const answers = gold.length === items.length ? gold : [];
  const texts = new Map(story.events.map(({ sourceId, text }) => [sourceId, text]));
  return items.map(({ verdict, failure_modes: modes = [], family, pair }, at) => {
    const own = asked?.[at];
    return {
      family: ownFamily(family),
      pair,
      text: own === undefined ? (answers[at]?.label ?? '') : [own.text, ...own.facts].join(' · '),
      right: [
        ...answers.slice(at, at + 1).map(({ value }) => value),
        ...(own === undefined ? [] : rightOf(own.gold, texts)),
      ],
      forbidden: own?.forbidden.map((id) => `${id}: ${texts.get(id) ?? ''}`) ?? [],
      replies: queries.slice(at, at + 1),
      verdict,
      index: at,
      modes,
    };
  });
}

const NO_PAIR = { forbidden: [], family: undefined, pair: undefined };

/** Each needed fact, by the first event that states it. */
function rightOf(gold: readonly (readonly string[])[], texts: ReadonlyMap<string, string>): readonly string[] {
  if (gold.length === 0) return ['No event answers this question. The right reply is empty or abstains.'];
  return gold.map(([first = '']) => `${first}: ${texts.get(first) ?? ''}`);
}

const LONGEST = 400;

/** A question in a few lines. `fault` is the error of the task, if the run recorded it. */
function questionLines(
  graded: Graded,
  explanation: Explanation,
  fault: string | undefined,
  style: Style,
): readonly string[] {
  const { description } = explanation;
  const modes = description.failureModes.filter(({ id }) => graded.modes.includes(id));
  const why = [
    ...(graded.verdict === 'errored' && fault !== undefined ? [fault] : []),
    ...modes.map(({ label, rule }) => `${label}: ${rule}`),
    ...(graded.verdict === 'failed'
      ? [...answerReason(explanation, graded.index), ...storingReasons(explanation, graded.index)]
      : []),
  ];
  const replies = graded.replies.map((one) => replyText(one, explanation));
  const lines = lister(style, 2);
  return [
    ...lines('family', graded.family ? [graded.family.label] : []),
    ...lines('asked', [safeLine(graded.text, LONGEST)]),
    ...lines(
      'right',
      graded.right.map((line) => safeLine(line, LONGEST)),
    ),
    ...lines(
      'forbidden',
      graded.forbidden.map((line) => safeLine(line, LONGEST)),
    ),
    ...lines('offered', offeredActions(explanation)),
    ...lines('came back', replies.length === 0 ? ['nothing'] : replies),
    ...lines('verdict', [verdictText(graded.verdict, style)]),
    ...lines('why', why),
  ];
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
