import { Fault } from '../../errors/fault.ts';
import type { Files } from '../../ports/files.ts';
import type { System } from '../../protocol/scorecard.ts';
import { broken } from './broken.ts';
import { verify } from './verify.ts';

/** Throws `bundle.invalid` with what keeps a bundle of built-in data off a board. */
export async function mustHold(files: Files, folder: string, kind: System['kind']): Promise<void> {
  const problems = broken(kind, (await verify(files, folder, {})).checks);
  if (problems.length === 0) return;
  const why = problems.map(({ id, detail }) => `${id}: ${detail ?? 'not held'}`).join('; ');
  throw new Fault('bundle.invalid', `${folder} does not verify: ${why}`);
}
