import * as z from 'zod';
import { parseAs } from '../evidence/schema-check.ts';
import type { Files } from '../ports/files.ts';
import type { Completion } from '../ports/models.ts';

const Paid = z.strictObject({
  place: z.string().max(100),
  request: z.string().length(64),
  text: z.string().max(200_000),
  usage: z.strictObject({ input_tokens: z.int().nonnegative(), output_tokens: z.int().nonnegative() }),
});

/** The completions that a run has paid for, so that a resumed run pays for none twice. */
export type Ledger = Awaited<ReturnType<typeof openLedger>>;

export const ledgerPath = (folder: string) => `${folder}/paid.jsonl`;

/** Opens a ledger with what earlier processes paid for. An incomplete last line is cut: that request is sent again. */
export async function openLedger(files: Files, path: string) {
  const known = new Map<string, z.infer<typeof Paid>>();
  let completeBytes = 0;
  if (await files.exists(path)) {
    for (const [i, line] of (await files.text(path)).split(/(?<=\n)/).entries()) {
      if (!line.endsWith('\n')) break;
      const entry = parseAs(Paid, line.slice(0, -1), `${path}:${i + 1}`);
      known.set(entry.place, entry);
      completeBytes += Buffer.byteLength(line);
    }
  }
  const journal = await files.journal(path, completeBytes);
  return {
    /**
     * The completion of a request, if an earlier call paid for it.
     *
     * @param place where in the run the request is made, such as `judge/12`
     * @param request SHA-256 of the request
     */
    paid(place: string, request: string): Completion | undefined {
      const entry = known.get(place);
      return entry?.request === request ? { text: entry.text, usage: entry.usage } : undefined;
    },
    /** Appends a completion to the file. It is written when this returns. */
    pay(place: string, request: string, { text, usage }: Completion) {
      const entry = { place, request, text, usage };
      known.set(place, entry);
      journal.append(`${JSON.stringify(entry)}\n`);
    },
    async close() {
      await journal.close();
      // Removes the file if nothing was paid.
      if (known.size === 0) await files.remove(path);
    },
  };
}
