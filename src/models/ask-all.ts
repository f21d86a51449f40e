import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { RecordedCompletion } from '../evidence/judgement.ts';
import type { Chat, Completion, Model } from '../ports/models.ts';
import type { Ports } from '../ports/ports.ts';
import { ledgerPath, openLedger } from './ledger.ts';
import { inParallel } from './parallel.ts';

interface AskRequest {
  readonly model: Model;
  readonly jobs: number;
  /** The file that will hold the completions; until it is written, they are in the ledger beside it. */
  readonly out: string;
  /** The model's part in that file, which may hold completions of several models. */
  readonly role: 'model' | 'judge' | 'calibration';
  /** The completions that the file holds already, in the order of the chats. */
  readonly before: readonly (RecordedCompletion | undefined)[];
  /** A longer completion is cut to this many characters. */
  readonly longest: number;
}

/** The folder beside `out` that holds the ledger until `out` is written. One process at a time claims it. */
export const ledgerFolder = (out: string) => `${out}.paying`;

/**
 * Sends each chat once, including what earlier processes sent.
 *
 * @param chats undefined ones are not sent
 * @returns the completions in the order of the chats
 */
export async function askAll(
  { files, progress }: Pick<Ports, 'files' | 'progress'>,
  chats: readonly (Chat | undefined)[],
  { model, jobs, out, role, before, longest }: AskRequest,
): Promise<readonly (RecordedCompletion | undefined)[]> {
  const { name, family, settings } = model;
  const requests = chats.map((chat) => chat && sha256(canonical({ model: { name, family, settings }, chat })));
  const completions = before.map((known, at) => (known?.request === requests[at] ? known : undefined));
  const ledger = await openLedger(files, ledgerPath(ledgerFolder(out)));
  const due = [...chats.keys()].filter((at) => chats[at] !== undefined && completions[at] === undefined);
  let done = 0;
  progress.begin('Asking', due.length);
  try {
    await inParallel(due, jobs, async (at) => {
      const [chat, request] = [chats[at] as Chat, requests[at] as string];
      const place = `${role}/${at}`;
      const paid = ledger.paid(place, request);
      const { text, usage } = paid ?? (await model.ask(chat).catch(refusedPrompt));
      if (paid === undefined) ledger.pay(place, request, { text, usage });
      completions[at] = { request, said: text.slice(0, longest).toWellFormed(), usage };
      done += 1;
      progress.advance(done);
    });
  } finally {
    progress.end();
    await ledger.close();
  }
  return Array.from(chats, (_, at) => completions[at]);
}

/** A prompt that the endpoint refuses counts as an empty reply. The other prompts are still sent. */
function refusedPrompt(thrown: unknown): Completion {
  if (thrown instanceof Fault && thrown.code === 'model.prompt')
    return { text: '', usage: { input_tokens: 0, output_tokens: 0 } };
  throw thrown;
}
