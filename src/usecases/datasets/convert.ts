import * as z from 'zod';
import { requireOutsideBundles } from '../../bundles/load-bundle.ts';
import { hinted, writtenText } from '../../bundles/read-document.ts';
import { Fault } from '../../errors/fault.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import type { Files } from '../../ports/files.ts';
import type { Converter } from '../../suite/bench.ts';
import { loadSuite } from '../../suites/catalogue.ts';

interface ConvertRequest {
  readonly suite: string;
  /** The id of the converter for the form of `path`. */
  readonly from: string;
  readonly path: string;
  readonly out: string;
}

/**
 * Converts a public dataset by others into a suite's records, as JSONL.
 *
 * @returns the number of records, the reason for each one that was left out, and the part of the suite that they are for
 * @throws Fault `usage` if the suite has no converter with that id; `out.exists` if `out` is in a bundle
 */
export async function convert(files: Files, { suite: id, from, path, out: given }: ConvertRequest) {
  const out = await files.target(given);
  await requireOutsideBundles(files, out);
  const suite = await loadSuite(id);
  const converters = await suite.converters();
  const converter = converters.find((one) => one.id === from);
  if (converter === undefined) {
    throw new Fault('usage', `Suite ${id} cannot convert files of the format "${from}".`, {
      hint:
        converters.length === 0
          ? 'It has no converters.'
          : `Give --from ${converters.map((one) => one.id).join(' or --from ')}.`,
    });
  }
  const items = await hinted(
    () => read(files, path, converter),
    `Give the file of ${converter.label} as its authors publish it.`,
  );
  const converted = items.map((item, at) => converter.convert(item, at));
  const records = converted.flatMap(({ record }) => record ?? []);
  await files.create(out, async ({ write }) => {
    for (const record of records) await write(`${JSON.stringify(record)}\n`);
  });
  return { records: records.length, left: converted.flatMap(({ left }) => left), part: converter.part };
}

async function read(files: Files, path: string, { schema, lines }: Pick<Converter, 'schema' | 'lines'>) {
  const text = writtenText(await files.bytes(path), path);
  const items = lines ? parsedLines(text, path) : parseStrict(text, path);
  return checkSchema(z.array(schema).min(1), Array.isArray(items) ? items : [items], path);
}

function parsedLines(text: string, path: string): readonly unknown[] {
  return text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [parseStrict(line, `${path}:${at + 1}`)]));
}
