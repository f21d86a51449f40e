import { datasetText, tasksOf } from '../bundles/dataset.ts';
import { RunningDigest } from '../evidence/digest.ts';
import type { Files } from '../ports/files.ts';
import { loadSuite } from '../suites/catalogue.ts';

interface Wanted {
  readonly suite: string;
  readonly count?: number | undefined;
  readonly seed?: string | undefined;
  readonly out?: string | undefined;
}

/** Writes generated tasks a line each, to a file or to `print`, which ends each line. */
export async function generate(
  files: Files,
  wanted: Wanted,
  print: (text: string) => void,
): Promise<{ tasks: number; sha256: string }> {
  const { generator } = await loadSuite(wanted.suite);
  const tasks = wanted.count ?? generator.publicCount;
  const writer = wanted.out === undefined ? undefined : await files.create(wanted.out);
  const digest = new RunningDigest();
  let line = '';
  const seed = wanted.seed ?? generator.publicSeed;
  for (const piece of datasetText(tasksOf(tasks, (index) => generator.generate(seed, index)))) {
    digest.addText(piece);
    if (writer) await writer.write(piece);
    else {
      line += piece;
      if (!piece.endsWith('\n')) continue;
      print(line.trimEnd());
      line = '';
    }
  }
  await writer?.commit();
  return { tasks, sha256: digest.hex() };
}
