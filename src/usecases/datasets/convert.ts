import { Fault } from '../../errors/fault.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import type { Files } from '../../ports/files.ts';
import { loadSuite } from '../../suites/catalogue.ts';

interface ConvertRequest {
  readonly suite: string;
  /** The id of the converter for the form of `path`. */
  readonly from: string;
  readonly path: string;
  readonly out: string;
}

interface Converted {
  readonly records: number;
  /** Why each record that was left out was. */
  readonly left: readonly string[];
  /** The part of the suite that the records are for. */
  readonly part: string;
}

/**
 * Converts a public dataset of others into a suite's records, as JSONL.
 *
 * @throws Fault `usage` where the suite has no converter of that id
 */
export async function convert(files: Files, { suite: id, from, path, out }: ConvertRequest): Promise<Converted> {
  const suite = await loadSuite(id);
  const converters = await suite.converters();
  const converter = converters.find((one) => one.id === from);
  if (converter === undefined) {
    throw new Fault('usage', `Suite ${id} converts no files of the form "${from}".`, {
      hint:
        converters.length === 0
          ? 'It converts none.'
          : `Give --from ${converters.map((one) => one.id).join(' or --from ')}.`,
    });
  }
  const value = checkSchema(converter.schema, parseStrict(await files.text(path), path), path);
  const { records, left } = converter.convert(value);
  const writer = await files.create(out);
  for (const record of records) await writer.write(`${JSON.stringify(record)}\n`);
  await writer.commit();
  return { records: records.length, left, part: converter.part };
}
