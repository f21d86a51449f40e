import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { sealOnce } from '../evidence/seal.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Reply } from '../protocol/reply.ts';
import type { EpisodeAnswer } from '../report/attempt.ts';
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
  const { manifest } = run;
  const { suite, tasks, lines } = transcriptOf(files, folder, run);
  const capabilities = new Set(manifest.adapter.declared.capabilities);
  try {
    for (const task of tasks) {
      const answers: (EpisodeAnswer & EpisodeReplies)[] = [];
      for (const episode of suite.compile(task)) {
        const sealed = sealOnce(episode, manifest.nonce);
        const line = (await lines.next()).value;
        if (line === undefined) throw new Fault('bundle.episodes', `${BUNDLE.transcript} ends before task ${task.id}.`);
        if (line.id !== sealed.id)
          throw new Fault('bundle.episodes', `${BUNDLE.transcript} has no line for task ${task.id}.`);
        const { key, arm } = episode;
        answers.push({ key, arm, replies: line.replies.map((reply: Reply) => sealed.open(reply)) });
      }
      /** Computed again from the answers. */
      const outcome = () => suite.score(task, answers, capabilities);
      yield { task, answers, outcome };
    }
  } finally {
    await lines.return(undefined);
  }
}
