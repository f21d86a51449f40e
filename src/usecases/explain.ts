import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { seal } from '../evidence/seal.ts';
import type { Files } from '../ports/files.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Reply } from '../protocol/reply.ts';
import { loadSuite } from '../suites/catalogue.ts';
import type { SuiteDescription } from '../suites/description.ts';
import type { TaskStory } from '../suites/story.ts';
import { selectedTasks, transcriptLines } from './assess.ts';
import type { DatasetChoice } from './dataset.ts';
import { datasetOf, loadManifest } from './load-bundle.ts';

export interface Explanation {
  readonly description: SuiteDescription;
  readonly story: TaskStory;
  readonly outcome: Outcome;
  /** What came back, an entry an episode, with the dataset's own ids. */
  readonly answers: readonly { readonly arm: string | undefined; readonly replies: readonly Reply[] }[];
}

/** Why one task passed or failed: its timeline, its gold, what came back and which rules spoke. */
export async function explain(files: Files, folder: string, taskId: string, data: DatasetChoice): Promise<Explanation> {
  const manifest = await loadManifest(files, folder);
  const suite = await loadSuite(manifest.suite.id);
  const dataset = await datasetOf(files, suite, manifest, data);
  const lines = transcriptLines(files, `${folder}/${BUNDLE.transcript}`);
  for (const task of selectedTasks(dataset, manifest)) {
    const episodes = suite.compile(task);
    const answers: (EpisodeReplies & { arm: string | undefined })[] = [];
    for (const episode of episodes) {
      const sealed = seal(episode, manifest.nonce);
      const line = (await lines.next()).value;
      if (task.id === taskId && line === undefined)
        throw new Fault('bundle.episodes', `${BUNDLE.transcript} ends before task ${taskId}.`);
      answers.push({
        key: episode.key,
        arm: episode.arm,
        replies: (line?.replies ?? []).map((reply: Reply) => sealed.open(reply)),
      });
    }
    if (task.id !== taskId) continue;
    const capabilities = new Set(manifest.adapter.declared.capabilities);
    return {
      description: suite.description,
      story: suite.tell(task),
      outcome: suite.score(task, answers, capabilities),
      answers,
    };
  }
  throw new Fault('task.unknown', `The bundle has no task "${taskId}".`, {
    hint: `${folder}/${BUNDLE.outcomes} lists a task a line.`,
  });
}
