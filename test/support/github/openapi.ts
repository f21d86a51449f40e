import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A JSON Schema of the description, as it stands there. */
// biome-ignore lint/suspicious/noExplicitAny: a schema of any shape.
export type Schema = any;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-multi-segment'?: boolean;
}

export interface Operation {
  /** Such as `issues/create-comment`. */
  readonly id: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly bodyRequired: boolean;
  /** By status; undefined where an answer has no JSON body. */
  readonly responses: ReadonlyMap<number, Schema | undefined>;
}

interface Template {
  readonly segments: readonly string[];
  readonly operations: Readonly<Record<string, Schema>>;
}

/** Read once in a process, when it is first needed: 13 MB. */
let read: { readonly components: Schema; readonly templates: readonly Template[] } | undefined;

function description() {
  if (read) return read;
  const file = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  const { components, paths } = JSON.parse(readFileSync(file, 'utf8'));
  const templates = Object.entries<Record<string, Schema>>(paths).map(([path, operations]) => ({
    segments: path.split('/').slice(1),
    operations,
  }));
  // Literal segments are matched before parameters, and these before one that takes the rest.
  const open = ({ segments }: Template) => segments.filter(isParameter).length;
  read = {
    components,
    templates: templates.sort((a, b) => open(a) - open(b) || b.segments.length - a.segments.length),
  };
  return read;
}

const isParameter = (segment: string) => segment.startsWith('{');

/** What `$ref` points at. */
export function resolve(schema: Schema): Schema {
  if (schema?.$ref === undefined) return schema;
  const [, , kind, name] = schema.$ref.split('/');
  return description().components[kind][name];
}

export const component = (name: string): Schema => description().components.schemas[name];

/** The described operation for a request, with the values of the path's parameters. */
export function findOperation(method: string, path: string) {
  const parts = path.split('/').slice(1);
  for (const { segments, operations } of description().templates) {
    const found = operations[method.toLowerCase()];
    if (found === undefined) continue;
    const operation = described(found);
    const values = match(segments, parts, operation.parameters);
    if (values) return { operation, values };
  }
  return;
}

/** A parameter takes one segment; a last one that may have slashes takes the rest. */
function match(segments: readonly string[], parts: readonly string[], parameters: readonly Parameter[]) {
  const values: Record<string, string> = {};
  for (const [i, segment] of segments.entries()) {
    const given = parts[i];
    if (given === undefined || given === '') return;
    if (!isParameter(segment)) {
      if (segment !== given) return;
      continue;
    }
    const name = segment.slice(1, -1);
    const last = i === segments.length - 1;
    const many = last && parameters.some((one) => one.name === name && one['x-multi-segment']);
    values[name] = decodeURIComponent(many ? parts.slice(i).join('/') : given);
    if (many) return values;
  }
  return segments.length === parts.length ? values : undefined;
}

const known = new Map<Schema, Operation>();

function described(found: Schema): Operation {
  const before = known.get(found);
  if (before) return before;
  const operation: Operation = {
    id: found.operationId,
    parameters: (found.parameters ?? []).map(resolve),
    body: found.requestBody?.content['application/json']?.schema,
    bodyRequired: found.requestBody?.required === true,
    responses: new Map(
      Object.entries<Schema>(found.responses).map(([status, response]) => [
        Number(status),
        resolve(response).content?.['application/json']?.schema,
      ]),
    ),
  };
  known.set(found, operation);
  return operation;
}
