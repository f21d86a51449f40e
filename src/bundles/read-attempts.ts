import type { Manifest } from '../evidence/manifest.ts';
import type { ReadFiles } from '../ports/files.ts';
import { openedTasks } from '../verify/opened-tasks.ts';
import { type TranscriptRun, transcriptOf } from './transcript.ts';

/**
 * The answers of a transcript to each of its tasks, in order.
 *
 * @throws `bundle.episodes` if the transcript is not of these tasks
 */
export async function* readAttempts(
  files: ReadFiles,
  folder: string,
  run: TranscriptRun & { readonly manifest: Manifest },
) {
  const capabilities = new Set(run.manifest.adapter.declared.capabilities);
  const transcript = transcriptOf(files, folder, run);
  for await (const { task, episodes } of openedTasks(transcript)) {
    const answers = episodes.map(({ answer }) => answer);
    /** Computed again from the answers. */
    const outcome = () => transcript.suite.score(task, answers, capabilities);
    yield { task, answers, outcome };
  }
}
