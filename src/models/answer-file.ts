import { resolve, sep } from 'node:path';
import type * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import type { ModelSetup } from '../evidence/answered.ts';
import { canonical } from '../evidence/canonical.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import type { Files } from '../ports/files.ts';
import type { Model } from '../ports/models.ts';
import { ledgerFolder } from './ask-all.ts';
import { ledgerPath } from './ledger.ts';

interface AnswerFile<T> {
  /** A folder that the file must not be in: a bundle has only its own files. */
  readonly outside?: string;
  read(path: string): Promise<T>;
  /** Whether the file has more than is requested now. Throws if it belongs to another request. */
  isMore(earlier: T): boolean;
  /** Asks for what the file does not have yet. */
  ask(earlier: T | undefined): Promise<T>;
}

/** Writes a file of model answers, or continues an existing one. A paid answer is never dropped. */
export async function updateAnswers<T extends object>(
  files: Files,
  out: string,
  { outside, read, isMore, ask }: AnswerFile<T>,
): Promise<T> {
  if (outside !== undefined && `${resolve(out)}${sep}`.startsWith(`${resolve(outside)}${sep}`))
    throw new Fault('usage', `${out} is inside the bundle ${outside}, which must hold only its own files.`, {
      hint: 'Give --out a file in another folder.',
    });
  const folder = ledgerFolder(out);
  const claim = await files.claim(folder);
  try {
    const earlier = (await files.exists(out)) ? await read(out) : undefined;
    if (earlier !== undefined && isMore(earlier))
      throw new Fault('out.exists', `${out} contains more answers than this command asks for.`, {
        hint: 'Ask for at least as many, or give --out another file.',
      });
    const now = await ask(earlier);
    await files.write(out, `${canonical(now)}\n`);
    await files.remove(ledgerPath(folder));
    return now;
  } finally {
    await claim.release();
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
  const undated = ({ model: { date: _, ...model }, prompt, format }: ModelSetup) =>
    canonical({ model, prompt, format });
  return undated(a) === undated(b);
}

/** The JSON object that the model was asked for. Undefined if its reply is anything else. Nothing is repaired. */
export function readReply<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(parseStrict(text, 'reply')).data;
  } catch {
    return undefined;
  }
}
