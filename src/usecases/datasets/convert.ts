import { requireOutsideBundles } from '../../bundles/load-bundle.ts';
import { Fault } from '../../errors/fault.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { parseStrict, strictText } from '../../evidence/strict-json.ts';
import type { Files } from '../../ports/files.ts';
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
export async function convert(files: Files, { suite: id, from, path, out }: ConvertRequest) {
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
  const text = strictText(await files.bytes(path), path);
  const value = checkSchema(
    converter.schema,
    converter.lines ? parsedLines(text, path) : parseStrict(text, path),
    path,
  );
  const { records, left } = converter.convert(value);
  const writer = await files.create(out);
  for (const record of records) await writer.write(`${JSON.stringify(record)}\n`);
  await writer.commit();
  return { records: records.length, left, part: converter.part };
}

function parsedLines(text: string, path: string): readonly unknown[] {
  return text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [parseStrict(line, `${path}:${at + 1}`)]));
}
