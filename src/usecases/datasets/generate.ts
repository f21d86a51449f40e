import { datasetText, tasksOf } from '../../bundles/dataset.ts';
import { requireOutsideBundles } from '../../bundles/load-bundle.ts';
import { Fault } from '../../errors/fault.ts';
import { RunningDigest } from '../../evidence/digest.ts';
import type { Files, Writer } from '../../ports/files.ts';
import type { Suite } from '../../suite/suite.ts';
import { loadSuite } from '../../suites/catalogue.ts';

interface GenerateRequest {
  readonly suite: string;
  /** The part whose records are written. By default, or with `tasks`, the tasks that adapters get. */
  readonly part?: string | undefined;
  readonly count?: number | undefined;
  readonly seed?: string | undefined;
  /** The file. By default, the lines go to `print`. */
  readonly out?: string | undefined;
}

/**
 * Writes generated tasks, or the records of a part, as JSONL.
 *
 * @param print writes a text and a line feed
 * @returns the number of lines, and their SHA-256
 * @throws Fault `usage` if the part has no records; `out.exists` if `out` is in a bundle
 */
export async function generate(
  files: Files,
  { suite: id, part, count, seed, out: given }: GenerateRequest,
  print: (text: string) => void,
): Promise<{ tasks: number; sha256: string }> {
  const out = given && (await files.target(given));
  if (out !== undefined) await requireOutsideBundles(files, out);
  const suite = await loadSuite(id);
  const source = part === undefined || part === 'tasks' ? tasksText(suite) : await recordsText(suite, part);
  const tasks = count ?? source.publicCount;
  const digest = new RunningDigest();
  const fill = async ({ write }: Writer) => {
    for (const piece of source.text(tasks, seed ?? source.publicSeed)) {
      digest.addText(piece);
      await write(piece);
    }
  };
  await (out === undefined ? fill(lineByLine(print)) : files.create(out, fill));
  return { tasks, sha256: digest.hex() };
}

function lineByLine(print: (text: string) => void): Writer {
  let line = '';
  return {
    async write(piece) {
      line += piece;
      if (!piece.endsWith('\n')) return;
      print(line.trimEnd());
      line = '';
    },
  };
}

interface Source {
  readonly publicCount: number;
  readonly publicSeed: string;
  /** The lines, in pieces. */
  text(count: number, seed: string): Iterable<string>;
}

function tasksText({ generator }: Suite): Source {
  const text = (count: number, seed: string) => datasetText(tasksOf(count, (index) => generator.generate(seed, index)));
  return { publicCount: generator.publicCount, publicSeed: generator.publicSeed, text };
}

async function recordsText(suite: Suite, part: string): Promise<Source> {
  const benches = await suite.benches();
  const generator = benches.find(({ id }) => id === part)?.generator;
  if (generator === undefined) {
    const parts = ['tasks', ...benches.filter((bench) => bench.generator).map(({ id }) => id)];
    throw new Fault('part.unknown', `Suite ${suite.description.id} has no part "${part}" with data to write.`, {
      hint: `Give --part ${parts.join(' or --part ')}.`,
    });
  }
  function* text(count: number, seed: string) {
    for (let index = 0; index < count; index += 1) yield `${JSON.stringify(generator?.generate(seed, index))}\n`;
  }
  return { publicCount: generator.publicCount, publicSeed: generator.publicSeed, text };
}
