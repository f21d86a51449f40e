import type { RepositoryName } from '../../github/client.ts';
import { fullName } from '../../github/repository.ts';
import { type ByHandFacts, byHandLines, byHandMarkdown } from '../../report/markdown/by-hand.ts';
import type { ByHand, Submitted } from '../../submissions/submit/submit.ts';
import { escapeMarkdown } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Step } from '../action.ts';

type SubmitStep = Step<{ readonly entry: string }> & { readonly board: RepositoryName };

const WORDS = {
  created: 'Opened',
  updated: 'Updated',
  unchanged: 'Nothing to do: it is up to date in',
} as const;

/** The pull request, in the log and in the summary. */
export async function reportSubmitted({ board, reporter, summarise }: SubmitStep, { what, pull, branch }: Submitted) {
  const at = fullName(board);
  const line =
    pull === undefined
      ? `Nothing to do: ${at} has this very entry already.`
      : `${WORDS[what]} pull request #${pull.number} on ${at}, from ${branch}: ${pull.url}`;
  reporter.info(safeText(line));
  const markdown =
    pull === undefined
      ? escapeMarkdown(line)
      : `${WORDS[what]} [pull request ${pull.number}](${pull.url}) on ${escapeMarkdown(at)}.`;
  await summarise(() => `${markdown}\n`);
}

/**
 * What is left for a person, in the log and in the summary; not the fault itself.
 * @param there the entry's folder on the board
 */
export async function reportByHand(
  { board, env, inputs, reporter, summarise }: SubmitStep,
  there: string,
  { base, branch, title, pushed, fault }: ByHand,
): Promise<void> {
  const facts: ByHandFacts = {
    server: env.GITHUB_SERVER_URL ?? 'https://github.com',
    board: fullName(board),
    base,
    branch,
    title,
    owner: pushed?.owner ?? accountName(env.GITHUB_ACTOR),
    folders: pushed ? undefined : { local: inputs.entry, there },
  };
  for (const line of byHandLines(facts)) reporter.info(safeText(line, 2_000));
  const { message, hint = '' } = fault;
  await summarise(() => `**${escapeMarkdown(message)}** ${escapeMarkdown(hint)}\n\n${byHandMarkdown(facts)}\n`);
}

/** Only a guess whose fork it will be: an app has none. */
const accountName = (actor: string | undefined) =>
  actor !== undefined && /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(actor) ? actor : 'YOUR-NAME';
