import { asFault } from '../../errors/fault.ts';
import { fullName } from '../../github/place.ts';
import type { Reporter } from '../../github/reporter.ts';
import { type ByHandFacts, byHandLines, byHandMarkdown } from '../../report/markdown/by-hand.ts';
import type { ByHand, Submitted } from '../../submissions/submit/submit.ts';
import { escapeMarkdown } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Inputs } from './inputs.ts';

const WORDS = {
  created: 'Opened',
  updated: 'Updated',
  unchanged: 'Nothing to do: it is up to date in',
} as const;

export async function sayDone(reporter: Reporter, { what, pull, branch }: Submitted, { board }: Inputs): Promise<void> {
  const at = fullName(board);
  const line =
    pull === undefined
      ? `Nothing to do: ${at} has this very entry already.`
      : `${WORDS[what]} pull request #${pull.number} on ${at}, from ${branch}: ${pull.url}`;
  reporter.info(safeText(line));
  await summarise(
    reporter,
    pull === undefined
      ? escapeMarkdown(line)
      : `${WORDS[what]} [pull request ${pull.number}](${pull.url}) on ${escapeMarkdown(at)}.`,
  );
}

interface Step {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly inputs: Inputs;
  /** The entry's folder on the board. */
  readonly there: string;
}

/** What is left for a person, in the log and in the summary. The fault itself is annotated by the caller. */
export async function sayByHand(reporter: Reporter, step: Step, left: ByHand): Promise<void> {
  const facts = factsOf(step, left);
  for (const line of byHandLines(facts)) reporter.info(safeText(line, 2_000));
  const { message, hint = '' } = left.fault;
  await summarise(reporter, `**${escapeMarkdown(message)}** ${escapeMarkdown(hint)}\n\n${byHandMarkdown(facts)}`);
}

function factsOf({ env, inputs, there }: Step, { base, branch, title, pushed }: ByHand): ByHandFacts {
  return {
    server: env.GITHUB_SERVER_URL ?? 'https://github.com',
    board: fullName(inputs.board),
    base,
    branch,
    title,
    owner: pushed?.owner ?? nameOf(env.GITHUB_ACTOR),
    folders: pushed ? undefined : { local: inputs.entry, there },
  };
}

/** Only a guess whose fork it will be: an app has none. */
const nameOf = (actor: string | undefined) =>
  actor !== undefined && /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(actor) ? actor : 'YOUR-NAME';

/** A summary that cannot be written changes no result: it is a warning. */
async function summarise(reporter: Reporter, text: string): Promise<void> {
  try {
    await reporter.summary(`${text}\n`);
  } catch (thrown) {
    reporter.warning('No job summary', safeText(asFault(thrown).message));
  }
}
