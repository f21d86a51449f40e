import type { DatasetChoice } from '../bundles/dataset.ts';
import { datasetOf, loadManifest } from '../bundles/load-bundle.ts';
import { readAttempts } from '../bundles/read-attempts.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import type { Files } from '../ports/files.ts';
import type { Explanation } from '../report/attempt.ts';
import { loadSuite } from '../suites/catalogue.ts';

/**
 * Why one task passed or failed: its timeline, gold, answers and outcome.
 *
 * @throws Fault `task.unknown`
 */
export async function explain(files: Files, folder: string, taskId: string, data: DatasetChoice): Promise<Explanation> {
  const manifest = await loadManifest(files, folder);
  const suite = await loadSuite(manifest.suite.id);
  const dataset = await datasetOf(files, suite, manifest, data);
  for await (const { task, answers, outcome } of readAttempts(files, folder, { suite, dataset, manifest })) {
    if (task.id !== taskId) continue;
    return {
      description: suite.description,
      story: suite.tell(task),
      outcome: outcome(),
      answers,
      capabilities: manifest.adapter.declared.capabilities,
    };
  }
  throw new Fault('task.unknown', `The bundle has no task "${taskId}".`, {
    hint: `${folder}/${BUNDLE.outcomes} lists a task a line.`,
  });
}
