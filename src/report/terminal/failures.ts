import type { RunError } from '../../evidence/run-error.ts';
import type { Group, Scorecard } from '../../protocol/scorecard.ts';
import { type Family, familyName } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Explanation } from '../attempt.ts';
import { formatPassed, passedColumn } from '../format.ts';
import { type Style, verdictText } from './layout.ts';
import { gradedQuestions, questionLines } from './question-lines.ts';

export interface Failures {
  readonly counts: Scorecard['counts'];
  /** The first tasks that failed or errored, in the order of the data. */
  readonly shown: readonly Explanation[];
  /** Set if only this family was requested, with its result. */
  readonly family?: Family & { readonly passes: Group | undefined };
  /** Whether there are more of them. */
  readonly more: boolean;
  /** The errors of tasks, by their ids, as far as the run recorded them. */
  readonly errors: ReadonlyMap<string, RunError>;
  /** The command that explains one task in full, without its id. */
  readonly command: string;
  /** The next step if nothing failed. */
  readonly next: string;
}

const MOST_QUESTIONS = 3;

const UNMEASURED =
  'A task is not measured if the adapter does not declare what it needs, such as `answer`. `cib run` names it at its start.';

/**
 * The first tasks that did not pass, each with its questions: the question, the right answer, the reply, the verdict and the
 * reason.
 */
export function failuresText({ counts, shown, more, errors, command, next, family }: Failures, style: Style): string {
  const { tasks, passed, errored, not_measured: unmeasured } = counts;
  const failed = tasks - passed - errored - unmeasured;
  const [first] = shown;
  const head = `Of ${tasks} tasks: ${passed} passed, ${failed} failed, ${errored} errored, ${unmeasured} not measured.`;
  const ofFamily =
    family &&
    `${familyName(family)}, ${passedColumn(family.passes ?? {}).toLowerCase()}: ${formatPassed(family.passes)}.`;
  if (first === undefined) {
    const where = family === undefined ? '' : ` in family ${family.id}`;
    return [
      head,
      ...(ofFamily === undefined ? [] : [ofFamily]),
      `Nothing to explain: no task failed or errored${where}.`,
      ...(unmeasured > 0 ? [UNMEASURED] : []),
      `Next: ${next}`,
    ].join('\n');
  }
  return [
    head,
    ...(ofFamily === undefined ? [] : [ofFamily]),
    style.dim(`A task passes if ${first.description.passed}`),
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
    `Next, one of them in full: ${command} --task ${safeText(first.outcome.id, 80)}`,
  ].join('\n');
}

interface TaskDetails {
  /** In a task with questions of several families, only the questions of this family. */
  readonly family: string | undefined;
  readonly error: RunError | undefined;
}

function taskLines(explanation: Explanation, { family: only, error }: TaskDetails, style: Style): readonly string[] {
  const { outcome, description } = explanation;
  const family = description.families.find(({ id }) => id === outcome.family);
  const label = family === undefined ? outcome.family : familyName(family);
  const graded = gradedQuestions(explanation);
  const all = only === undefined || only === outcome.family ? graded : graded.filter((one) => one.family?.id === only);
  const missed = all.filter(({ verdict }) => verdict === 'failed' || verdict === 'errored');
  const questions = missed.length === 0 ? all : missed;
  const count = all.length > 1 ? ` · ${missed.length} of ${all.length} questions not passed` : '';
  const fault = error && `${error.code} in ${error.method}: ${error.message}`;
  return [
    `${style.bold(outcome.id)} · ${label} · ${verdictText(outcome.verdict, style)}${count}`,
    ...questions
      .slice(0, MOST_QUESTIONS)
      .flatMap((graded, at) => [...(at > 0 ? [''] : []), ...questionLines(graded, explanation, fault, style)]),
    ...(questions.length > MOST_QUESTIONS ? [style.dim(`  and ${questions.length - MOST_QUESTIONS} more`)] : []),
    ...ofAllQuestions(explanation, all).map((line) => `  ${line}`),
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
