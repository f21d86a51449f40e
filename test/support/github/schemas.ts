import { Ajv, type ValidateFunction } from 'ajv';
import { component, type Schema } from './openapi.ts';

/** Compiled when an operation is first used, as the whole description would take minutes, and not optimized, as that takes longer. */
const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false, code: { optimize: false } });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
ajv.addFormat('uri', (text) => URL.canParse(text));
for (const format of ['uri-template', 'date', 'email', 'int64', 'repo.nwo']) ajv.addFormat(format, true);

const added = new Set<string>();
const compiled = new Map<Schema, ValidateFunction>();

/** The violations of a schema, one line each. */
export function faultsOf(schema: Schema, value: unknown): string[] {
  let check = compiled.get(schema);
  if (check === undefined) {
    check = ajv.compile(plain(schema));
    compiled.set(schema, check);
  }
  if (check(value)) return [];
  return (check.errors ?? []).slice(0, 8).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** OpenAPI 3.0 as JSON Schema: references by name, and `nullable` as a type. */
function plain(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (typeof schema.$ref === 'string') return { $ref: register(schema.$ref.split('/').at(-1)) };
  const { nullable, example, examples, discriminator, ...rest } = schema;
  const converted = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, plain(inner)]));
  return nullable === true ? { anyOf: [{ type: 'null' }, converted] } : converted;
}

function register(name: string): string {
  const id = `schema:${name}`;
  if (!added.has(name)) {
    added.add(name);
    ajv.addSchema(plain(component(name)), id);
  }
  return id;
}
