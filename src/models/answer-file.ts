import type * as z from 'zod';
import { requireOutsideBundles } from '../bundles/load-bundle.ts';
import { hinted } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import type { ModelSetup } from '../evidence/answered.ts';
import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { RecordedCompletion } from '../evidence/judgement.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import type { Files } from '../ports/files.ts';
import type { Chat, Completion, Model } from '../ports/models.ts';
import type { Ports } from '../ports/ports.ts';
import { ledgerPath, openLedger } from './ledger.ts';
import { inParallel } from './parallel.ts';

interface AnswerFile<T> {
  read(path: string): Promise<T>;
  /** Whether the file belongs to another request. */
  isOther(earlier: T): boolean;
  /** What such a file contains, in the words of a message. */
  readonly others: string;
  /** Whether the file has more than is requested now. */
  isMore(earlier: T): boolean;
  /** Asks for what the file does not have yet. */
  ask(earlier: T | undefined): Promise<T>;
}

const OWN_FILE = 'Give --out a new file, or one that this command wrote.';

/** Writes a file of model answers, or continues an existing one. A paid answer is never dropped. */
export async function updateAnswers<T extends object>(
  files: Files,
  out: string,
  { read, isOther, others, isMore, ask }: AnswerFile<T>,
): Promise<T> {
  const target = await files.target(out);
  await requireOutsideBundles(files, target);
  const folder = ledgerFolder(out);
  const lock = await files.lock(folder);
  try {
    const earlier = (await files.exists(out)) ? await hinted(() => read(out), OWN_FILE) : undefined;
    if (earlier !== undefined && isOther(earlier))
      throw new Fault('out.exists', `${out} contains ${others}.`, { hint: 'Give --out another file.' });
    if (earlier !== undefined && isMore(earlier))
      throw new Fault('out.exists', `${out} contains more answers than this command asks for.`, {
        hint: 'Ask for at least as many, or give --out another file.',
      });
    const now = await ask(earlier);
    await files.write(target, `${canonical(now)}\n`);
    await files.remove(ledgerPath(folder));
    return now;
  } finally {
    await lock.release();
    if ((await files.list(folder)).length === 0) await files.remove(folder);
  }
}

/**
 * The record of a model, its settings and its prompt.
 *
 * @param now ISO 8601; the day is recorded
 */
export function setupOf({ name, family, settings }: Model, prompt: ModelSetup['prompt'], now: string): ModelSetup {
  const { temperature, maxOutputTokens, format } = settings;
  return {
    model: {
      name,
      endpoint_family: family,
      temperature,
      max_output_tokens: maxOutputTokens,
      date: now.slice(0, 10),
      prompt_template: `${prompt.id} sha256:${prompt.sha256}`,
    },
    prompt,
    format,
  };
}

/** Whether two setups are equal, except for the day. */
export function isSameSetup(a: ModelSetup, b: ModelSetup): boolean {
  const undatedSetup = ({ model: { date: _, ...model }, prompt, format }: ModelSetup) =>
    canonical({ model, prompt, format });
  return undatedSetup(a) === undatedSetup(b);
}

/** The JSON object that the model was asked for. Undefined if its reply is anything else. Nothing is repaired. */
export function readReply<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(parseStrict(text, 'reply')).data;
  } catch {
    return undefined;
  }
}

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

/** The folder beside `out` that holds the ledger until `out` is written. One process at a time locks it. */
const ledgerFolder = (out: string) => `${out}.paying`;

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
      const { text, usage } = paid ?? (await model.ask(chat).catch(emptyIfRefused));
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
function emptyIfRefused(thrown: unknown): Completion {
  if (thrown instanceof Fault && thrown.code === 'model.prompt')
    return { text: '', usage: { input_tokens: 0, output_tokens: 0 } };
  throw thrown;
}
