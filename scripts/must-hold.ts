import { failedChecks } from '../src/bundles/verify/board-check.ts';
import { verify } from '../src/bundles/verify/verify.ts';
import { Fault } from '../src/errors/fault.ts';
import type { Files } from '../src/ports/files.ts';
import type { System } from '../src/protocol/scorecard.ts';

/** @throws `bundle.invalid` with what keeps a bundle of built-in data off a board */
export async function mustHold(files: Files, folder: string, kind: System['kind']): Promise<void> {
  const problems = failedChecks(kind, (await verify(files, { folder, data: {} })).checks);
  if (problems.length === 0) return;
  const why = problems.map(({ id, detail }) => `${id}: ${detail ?? 'not held'}`).join('; ');
  throw new Fault('bundle.invalid', `${folder} does not verify: ${why}`);
}
