import { agreementOf, type JudgesAgreement } from '../../analysis/judge-agreement.ts';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { readJudgement } from './read-judgement.ts';

interface Compared extends JudgesAgreement {
  /** Who judged. */
  readonly judges: readonly [a: string, b: string];
}

/** How two judges of one bundle agree. Throws `bundle.incomparable` where they judged different ones. */
export async function compareJudgements(files: ReadFiles, paths: readonly string[]): Promise<Compared> {
  const [pathA, pathB, ...more] = paths;
  if (pathA === undefined || pathB === undefined || more.length > 0)
    throw new Fault('usage', '--agreement takes two judgements.', { hint: 'cib judge --agreement A.json B.json' });
  const [a, b] = [await readJudgement(files, pathA), await readJudgement(files, pathB)];
  if (canonical(a.bundle) !== canonical(b.bundle)) {
    throw new Fault('bundle.incomparable', `${pathA} and ${pathB} judge different bundles.`, {
      hint: `Their manifests are ${a.bundle.manifest} and ${b.bundle.manifest}.`,
    });
  }
  return { judges: [a.judge.name, b.judge.name], ...agreementOf(a, b) };
}
