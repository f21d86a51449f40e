import type { DatasetChoice } from '../../bundles/dataset.ts';
import { datasetOf, loadManifest } from '../../bundles/load-bundle.ts';
import { readAttempts } from '../../bundles/read-attempts.ts';
import { hashProblem } from '../../bundles/verify/bytes.ts';
import { Fault } from '../../errors/fault.ts';
import { type Manifest, manifestDigest } from '../../evidence/manifest.ts';
import type { Files } from '../../ports/files.ts';
import type { FreeAnswer } from '../../suite/free-answer.ts';
import { loadSuite } from '../../suites/catalogue.ts';

export interface FreelyAnswered {
  readonly manifest: Manifest;
  /** Names the bundle by all that it holds. */
  readonly digest: string;
  readonly answers: readonly FreeAnswer[];
}

/** A bundle's free-text answers that have a gold beside them, in its order. Throws `judge.nothing` where it has none. */
export async function readFreeAnswers(
  files: Files,
  folder: string,
  data: DatasetChoice,
  limit: number,
): Promise<FreelyAnswered> {
  const manifest = await loadManifest(files, folder);
  if (manifest.split === 'heldout')
    throw new Fault('usage', 'Held-out questions go to no model’s endpoint.', { hint: 'Judge a run on public data.' });
  const problem = await hashProblem(files, folder, manifest);
  if (problem !== undefined) throw new Fault('bundle.hash', `${folder}: ${problem.detail}.`);
  const suite = await loadSuite(manifest.suite.id);
  const answers: FreeAnswer[] = [];
  if (suite.freeAnswers !== undefined && manifest.adapter.declared.capabilities.includes('answer')) {
    const dataset = await datasetOf(files, suite, manifest, data);
    for await (const { task, answers: replies } of readAttempts(files, folder, { suite, dataset, manifest })) {
      if (answers.length >= limit) break;
      answers.push(...suite.freeAnswers(task, replies));
    }
  }
  if (answers.length === 0) {
    throw new Fault('judge.nothing', `${folder} has no answer in free text that a gold answer stands beside.`, {
      hint: 'The suite must know answers, and the system must declare `answer`.',
    });
  }
  return { manifest, digest: manifestDigest(manifest), answers: answers.slice(0, limit) };
}
