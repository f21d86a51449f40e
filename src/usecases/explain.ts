import type { DatasetChoice } from '../bundles/dataset.ts';
import { loadManifest, openRun } from '../bundles/load-bundle.ts';
import { readAttempts } from '../bundles/read-attempts.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import type { Files } from '../ports/files.ts';
import { pairsOf } from '../protocol/items.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Explanation } from '../report/attempt.ts';
import { returnedBy } from '../report/terminal/explanation.ts';
import { memoryAlone } from '../verify/actor/memory-alone.ts';

interface Asked {
  readonly task: string;
  /** Only this pair of the task's items. */
  readonly pair?: string | undefined;
}

/**
 * Why one task passed or failed: its timeline, gold, answers and outcome.
 *
 * @throws Fault `task.unknown`
 */
export async function explain(
  files: Files,
  folder: string,
  { task: taskId, pair }: Asked,
  data: DatasetChoice,
): Promise<Explanation> {
  const run = await openRun(files, await loadManifest(files, folder), data);
  const { capabilities } = run.manifest.adapter.declared;
  for await (const { task, answers, outcome } of readAttempts(files, folder, run)) {
    if (task.id !== taskId) continue;
    const scored = outcome();
    if (pair !== undefined && !pairsOf(scored).some(({ id }) => id === pair)) throw unknownPair(scored, pair);
    return {
      description: run.suite.description,
      story: run.suite.tell(task, returnedBy({ answers })),
      outcome: scored,
      ...(pair !== undefined && { pair }),
      answers,
      memory: memoryAlone(run.suite, task, answers, new Set(capabilities)),
      capabilities,
    };
  }
  throw new Fault('task.unknown', `The bundle has no task "${taskId}".`, {
    hint: `${folder}/${BUNDLE.outcomes} lists a task a line.`,
  });
}

function unknownPair(outcome: Outcome, pair: string): Fault {
  const known = pairsOf(outcome).map(({ id }) => id);
  return new Fault('task.unknown', `Task ${outcome.id} has no pair "${pair}".`, {
    hint: known.length === 0 ? 'Its questions have no pairs.' : `Its pairs: ${known.join(', ')}.`,
  });
}
