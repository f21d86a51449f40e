import { resolve, sep } from 'node:path';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Files } from '../../ports/files.ts';
import { payingFolder } from './ask-all.ts';
import { ledgerPath } from './ledger.ts';

interface Kept<T> {
  /** A folder that nothing may be put into: a bundle is its five files. */
  readonly apartFrom?: string;
  read(path: string): Promise<T>;
  /** Whether the file holds more than is asked for now. Throws where it holds something else. */
  isMore(earlier: T): boolean;
  /** Asks what the file does not know. */
  ask(earlier: T | undefined): Promise<T>;
}

/** A file of what models said, gone on with where it stands already. What was paid for is never dropped. */
export async function keepAsked<T extends object>(
  files: Files,
  out: string,
  { apartFrom, read, isMore, ask }: Kept<T>,
): Promise<T> {
  if (apartFrom !== undefined && `${resolve(out)}${sep}`.startsWith(`${resolve(apartFrom)}${sep}`))
    throw new Fault('usage', `${out} lies in ${apartFrom}, and a bundle holds nothing but itself.`, {
      hint: 'Give --out a file elsewhere.',
    });
  const claim = await files.claim(payingFolder(out));
  try {
    const earlier = (await files.exists(out)) ? await read(out) : undefined;
    if (earlier !== undefined && isMore(earlier))
      throw new Fault('out.exists', `${out} holds more answers than are asked for now.`, {
        hint: 'Ask for as many, or give --out another file.',
      });
    const now = await ask(earlier);
    await files.write(out, `${canonical(now)}\n`);
    await files.remove(ledgerPath(payingFolder(out)));
    return now;
  } finally {
    await claim.release();
    if ((await files.list(payingFolder(out))).length === 0) await files.remove(payingFolder(out));
  }
}
