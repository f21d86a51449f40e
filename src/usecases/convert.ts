import { Fault } from '../errors/fault.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import type { Files } from '../ports/files.ts';
import { loadSuite } from '../suites/catalogue.ts';

interface Wanted {
  readonly suite: string;
  /** The form of `path`, a converter's id. */
  readonly from: string;
  readonly path: string;
  readonly out: string;
}

interface Done {
  readonly records: number;
  readonly left: readonly string[];
  readonly part: string;
}

/** Writes a public file of others as records of a suite, a line each. Throws `usage` for a form that is not known. */
export async function convert(files: Files, { suite: id, from, path, out }: Wanted): Promise<Done> {
  const suite = await loadSuite(id);
  const converters = (await suite.converters?.()) ?? [];
  const converter = converters.find((one) => one.id === from);
  if (converter === undefined) {
    throw new Fault('usage', `Suite ${id} takes over no file of the form "${from}".`, {
      hint:
        converters.length === 0
          ? 'It takes over none.'
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
