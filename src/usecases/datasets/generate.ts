import { datasetText, tasksOf } from '../../bundles/dataset.ts';
import { RunningDigest } from '../../evidence/digest.ts';
import type { Files } from '../../ports/files.ts';
import { loadSuite } from '../../suites/catalogue.ts';

interface GenerateRequest {
  readonly suite: string;
  readonly count?: number | undefined;
  readonly seed?: string | undefined;
  /** Without it the lines go to `print`. */
  readonly out?: string | undefined;
}

/**
 * Writes generated tasks as JSONL.
 *
 * @param print writes a line, and ends it
 * @returns the number of tasks, and the SHA-256 of the lines
 */
export async function generate(
  files: Files,
  { suite, count, seed, out }: GenerateRequest,
  print: (text: string) => void,
): Promise<{ tasks: number; sha256: string }> {
  const { generator } = await loadSuite(suite);
  const tasks = count ?? generator.publicCount;
  const writer = out === undefined ? undefined : await files.create(out);
  const digest = new RunningDigest();
  let line = '';
  const taskAt = (index: number) => generator.generate(seed ?? generator.publicSeed, index);
  for (const piece of datasetText(tasksOf(tasks, taskAt))) {
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
