import type { JsonSchemaType, Tool } from '@modelcontextprotocol/client';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import { Fault } from '../../errors/fault.ts';
import type { Event } from '../../protocol/event.ts';
import { clip } from '../message.ts';
import { eventValues, searchValues } from './check-mapping.ts';
import type { McpMapping, ToolCall } from './mapping.ts';
import { fill, type Json, type Values } from './template.ts';

const SCOPE = { workspace: 'w', project: 'p', domain: 'd', session: 's' };
const TIME = '2026-01-01T00:00:00Z';
const EVENT: Event = {
  source_id: 'id',
  timestamp: TIME,
  kind: 'message',
  role: 'user',
  text: 'text',
  scope: SCOPE,
  branch: 'b',
  status: 'completed',
  expires_at: TIME,
};

/**
 * Checks each call of the mapping, filled in with an example, against the input schemas of the server's tools.
 *
 * @throws Fault `bridge.mapping`, whose hint lists the server's tools
 */
export function checkTools(tools: readonly Tool[], { reset, store, search }: McpMapping): void {
  const stored = eventValues(EVENT);
  const events = store.each === undefined ? stored : { events: [fill(store.each as Json, stored) ?? null] };
  const query = { question: 'question', word: 'word', as_of: TIME, scope: SCOPE };
  check(tools, 'store', store, events);
  check(tools, 'search', search, { ...searchValues(query, { ...search, limit: search.limit ?? 1 }), word: 'word' });
  if ('calls' in reset) for (const call of reset.calls) check(tools, 'reset', call, { source_ids: ['id'] });
}

function check(tools: readonly Tool[], where: string, call: ToolCall, values: Values): void {
  const refused = (message: string) =>
    new Fault('bridge.mapping', `The mapping is invalid: \`${where}\` ${message}`, {
      hint: `The server has the tools ${offered(tools)}.`,
    });
  const tool = tools.find(({ name }) => name === call.tool);
  if (tool === undefined) throw refused(`calls ${call.tool}, which is not a tool of the server.`);
  const { properties, additionalProperties } = tool.inputSchema;
  for (const name of Object.keys(call.arguments ?? {})) {
    // Most schemas allow unknown arguments, which the server then ignores.
    if (properties === undefined || Object.hasOwn(properties, name) || additionalProperties) continue;
    throw refused(`gives ${call.tool} an unknown argument, ${name}.`);
  }
  const checked = validate(tool, fill(call.arguments ?? {}, values));
  if (checked !== undefined && !checked.valid)
    throw refused(`gives ${call.tool} arguments that do not match its schema: ${clip(checked.errorMessage)}.`);
}

/** Undefined if the tool's schema cannot be compiled. Then only the server checks the calls. */
function validate({ inputSchema }: Tool, given: Json | undefined) {
  try {
    return new AjvJsonSchemaValidator().getValidator(inputSchema as JsonSchemaType)(given);
  } catch {
    return undefined;
  }
}

/** The tools with their arguments; optional ones have a question mark. */
function offered(tools: readonly Tool[]): string {
  const all = tools.map(({ name, inputSchema: { properties = {}, required = [] } }) => {
    const names = Object.keys(properties).map((one) => (required.includes(one) ? one : `${one}?`));
    return `${name}(${names.join(', ')})`;
  });
  return all.length === 0 ? 'no tools' : all.join(', ');
}
