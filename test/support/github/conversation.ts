import type { Operation, Parameter } from './openapi.ts';
import { component } from './openapi.ts';
import { faultsOf } from './schemas.ts';

/** The parts of a request that are checked against its description. */
export interface RequestParts {
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Statuses that GitHub may answer to any request, whether or not an operation lists them. */
const ANYWHERE = [401, 403, 404, 422, 429, 500, 502, 503];

/** What a request has that GitHub does not describe, or lacks. GitHub ignores some of it; a client must not send it. */
export function requestFaults({ parameters, body, bodyRequired }: Operation, request: RequestParts): string[] {
  const faults = parameters.flatMap((parameter) => parameterFaults(parameter, request));
  const named = parameters.flatMap((one) => (one.in === 'query' ? [one.name] : []));
  for (const name of request.query.keys()) if (!named.includes(name)) faults.push(`query ${name} is not described`);
  if (request.body === undefined) return bodyRequired ? [...faults, 'a body is required'] : faults;
  if (body === undefined) return [...faults, 'no body is described'];
  const fields = Object.keys(request.body as object).filter((name) => body.properties && !(name in body.properties));
  return [
    ...faults,
    ...fields.map((name) => `body field ${name} is not described`),
    ...faultsOf(body, request.body).map((fault) => `body ${fault}`),
  ];
}

function parameterFaults({ name, in: where, required, schema }: Parameter, request: RequestParts): string[] {
  if (where === 'header') return [];
  const text = where === 'path' ? request.values[name] : (request.query.get(name) ?? undefined);
  if (text === undefined) return required ? [`${where} ${name} is required`] : [];
  // Its schema says `date-time`, but its text says that it is a range in the syntax of GitHub's search.
  if (name === 'created')
    return /^(?:[<>]=?)?\d{4}-\d\d-\d\d/.test(text) ? [] : [`${where} ${name} is no range of days`];
  const types = JSON.stringify(schema);
  const value = /"(integer|number)"/.test(types) && /^-?\d+$/.test(text) ? Number(text) : text;
  const given = schema.type === 'boolean' ? text === 'true' : value;
  return faultsOf(schema, given).map((fault) => `${where} ${name} ${fault}`);
}

/** The schema of an answer: undefined if it has none, null if GitHub describes no such answer. */
export function responseSchema({ responses }: Operation, status: number) {
  if (responses.has(status)) return responses.get(status);
  return ANYWHERE.includes(status) ? component('basic-error') : null;
}
