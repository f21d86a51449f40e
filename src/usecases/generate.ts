import { RunningDigest } from '../evidence/digest.ts';
import type { Files } from '../ports/files.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { datasetLine } from './dataset.ts';

interface Wanted {
  readonly suite: string;
  readonly count?: number | undefined;
  readonly seed?: string | undefined;
  readonly out?: string | undefined;
}

/** Writes generated tasks a line each, to a file or to `print`. */
export async function generate(
  files: Files,
  wanted: Wanted,
  print: (text: string) => void,
): Promise<{ tasks: number; sha256: string }> {
  const { generator } = await loadSuite(wanted.suite);
  const tasks = wanted.count ?? generator.publicCount;
  const writer = wanted.out === undefined ? undefined : await files.create(wanted.out);
  const digest = new RunningDigest();
  const encoder = new TextEncoder();
  for (let index = 0; index < tasks; index += 1) {
    const line = datasetLine(generator.generate(wanted.seed ?? generator.publicSeed, index));
    digest.add(encoder.encode(line));
    if (writer) await writer.write(line);
    else print(line);
  }
  await writer?.commit();
  return { tasks, sha256: digest.hex() };
}
