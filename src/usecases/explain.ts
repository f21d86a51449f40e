import type { DatasetChoice } from '../bundles/dataset.ts';
import { loadManifest, openRun } from '../bundles/load-bundle.ts';
import { readAttempts } from '../bundles/read-attempts.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import type { Files } from '../ports/files.ts';
import type { Explanation } from '../report/attempt.ts';
import { memoryAlone } from '../verify/actor/memory-alone.ts';

/**
 * Why one task passed or failed: its timeline, gold, answers and outcome.
 *
 * @throws Fault `task.unknown`
 */
export async function explain(files: Files, folder: string, taskId: string, data: DatasetChoice): Promise<Explanation> {
  const run = await openRun(files, await loadManifest(files, folder), data);
  const { capabilities } = run.manifest.adapter.declared;
  for await (const { task, answers, outcome } of readAttempts(files, folder, run)) {
    if (task.id !== taskId) continue;
    return {
      description: run.suite.description,
      story: run.suite.tell(task),
      outcome: outcome(),
      answers,
      memory: memoryAlone(run.suite, task, answers, new Set(capabilities)),
      capabilities,
    };
  }
  throw new Fault('task.unknown', `The bundle has no task "${taskId}".`, {
    hint: `${folder}/${BUNDLE.outcomes} lists a task a line.`,
  });
}
