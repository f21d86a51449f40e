import type { RepositoryName } from '../../github/client.ts';
import { fullName } from '../../github/repository.ts';
import { byHandLines, byHandMarkdown } from '../../report/markdown/by-hand.ts';
import type { Submission } from '../../submissions/submit/read-submission.ts';
import type { ByHand, Submitted } from '../../submissions/submit/submit.ts';
import { byHandFacts, DONE, submittedLine } from '../../submissions/submit/tell.ts';
import { escapeMarkdown } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Step } from '../action.ts';

type SubmitStep = Step<{ readonly entry: string }> & { readonly board: RepositoryName };

/** The pull request, in the log and in the summary. */
export async function reportSubmitted({ board, reporter, summarise }: SubmitStep, done: Submitted) {
  const line = submittedLine(board, done);
  reporter.info(safeText(line));
  const { what, pull } = done;
  const markdown =
    pull === undefined
      ? escapeMarkdown(line)
      : `${DONE[what]} [pull request ${pull.number}](${pull.url}) on ${escapeMarkdown(fullName(board))}.`;
  await summarise(() => `${markdown}\n`);
}

/** The steps that the user has to do, in the log and in the summary; without the fault itself. */
export async function reportByHand(step: SubmitStep, submission: Submission, done: ByHand): Promise<void> {
  const { board, env, inputs, reporter, summarise } = step;
  const facts = byHandFacts({ board, env, local: inputs.entry, command: 'npx context-integrity' }, submission, done);
  for (const line of byHandLines(facts)) reporter.info(safeText(line, 2_000));
  const { message, hint = '' } = done.fault;
  await summarise(() => `**${escapeMarkdown(message)}** ${escapeMarkdown(hint)}\n\n${byHandMarkdown(facts)}\n`);
}
