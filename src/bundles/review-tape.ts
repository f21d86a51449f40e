import { seal } from '../evidence/seal.ts';
import type { ReadFiles } from '../ports/files.ts';
import { selectArms } from '../suite/contract.ts';
import { findGoldInAnswers, type GoldInAnswers, type TapedTask } from '../verify/tape/gold-in-answers.ts';
import { goldWords } from '../verify/tape/gold-words.ts';
import { tasksOf } from './dataset.ts';
import { tapeExchanges, tapeTask } from './tape.ts';
import { selectedTasks, type TranscriptRun } from './transcript.ts';

/** Looks for gold in the answers on a bundle's tape that their requests do not contain. */
export async function reviewTape(files: ReadFiles, folder: string, run: TranscriptRun): Promise<GoldInAnswers> {
  const { dataset, manifest } = run;
  const suite = selectArms(run.suite, manifest.selection.arms);
  const goldOf = goldWords(
    suite,
    tasksOf(dataset.tasks, (index) => dataset.taskAt(index)),
  );
  const tasks: TapedTask[] = [];
  for (const task of selectedTasks(dataset, manifest)) {
    const episodes = suite.compile(task);
    tasks.push({
      id: task.id,
      family: task.family,
      episodes: episodes.map(({ key }) => tapeTask(key)),
      gold: goldOf(task),
      sources: episodes.flatMap((episode) => seal(episode, manifest.nonce).sources()),
    });
  }
  return findGoldInAnswers(tasks, tapeExchanges(files, folder));
}
