import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Said } from '../../evidence/judgement.ts';
import type { Chat, Model } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import { ledgerPath, openLedger } from './ledger.ts';
import { sideBySide } from './side-by-side.ts';

export interface Asking {
  readonly model: Model;
  readonly jobs: number;
  /** The file that will keep what is said: what is paid for until then stands in a folder beside it. */
  readonly out: string;
  /** Who is asked, where one file keeps several. */
  readonly as: string;
  /** What that file keeps already, by place. */
  readonly before: readonly (Said | undefined)[];
  /** Longer words are cut. */
  readonly longest: number;
}

/** A folder beside the file: it is this process's alone, and holds what was paid for until the file stands. */
export const payingFolder = (out: string) => `${out}.paying`;

/** Asks each chat once, whichever process asked it, and tells the words in their order. Undefined chats are not asked. */
export async function askAll(
  { files, progress }: Pick<Ports, 'files' | 'progress'>,
  chats: readonly (Chat | undefined)[],
  { model, jobs, out, as, before, longest }: Asking,
): Promise<readonly (Said | undefined)[]> {
  const { name, family, settings } = model;
  const requests = chats.map((chat) => chat && sha256(canonical({ model: { name, family, settings }, chat })));
  const answers = before.map((said, at) => (said?.request === requests[at] ? said : undefined));
  const ledger = await openLedger(files, ledgerPath(payingFolder(out)));
  const due = [...chats.keys()].filter((at) => chats[at] !== undefined && answers[at] === undefined);
  let done = 0;
  progress.begin('Asking', due.length);
  try {
    await sideBySide(due, jobs, async (at) => {
      const [chat, request] = [chats[at] as Chat, requests[at] as string];
      const place = `${as}/${at}`;
      const paid = ledger.paid(place, request);
      const { text, usage } = paid ?? (await model.ask(chat));
      if (paid === undefined) ledger.pay(place, request, { text, usage });
      answers[at] = { request, said: text.slice(0, longest).toWellFormed(), usage };
      done += 1;
      progress.advance(done);
    });
  } finally {
    progress.end();
    await ledger.close();
  }
  return Array.from(chats, (_, at) => answers[at]);
}
