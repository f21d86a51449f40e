import * as z from 'zod';
import { LONGEST_NAME } from '../../protocol/constants.ts';

/** JSON with `{{field}}` in its strings, filled in by template.ts. */
const Template = z.record(z.string(), z.json());
const Pointer = z
  .string()
  .regex(/^(?:\/[^/]*)*$/, 'a JSON pointer (RFC 6901), such as /results or /metadata/source_id')
  .describe('A JSON pointer (RFC 6901).');
const text = z.string().min(1).max(1_000);

const Program = z.strictObject({
  command: text.describe('The program that the bridge starts.'),
  args: z.array(z.string()).optional(),
  env: z
    .record(z.string(), z.string())
    .optional()
    .describe('Variables that are added to the environment of the bridge.'),
});

const Address = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'no user and no password'),
  headers: z.record(z.string(), z.string()).optional().describe('HTTP headers. A value may contain {{env.NAME}}.'),
});

const Started = Program.extend(Address.shape).describe(
  'A server that the bridge starts and then connects to at its address.',
);

const Hits = z.union([
  z.strictObject({
    at: Pointer.describe('Where the reply has its list of hits, best first.'),
    id: Pointer.describe('Where a hit has the source id.'),
    text: Pointer.optional().describe('Where a hit has its text. If absent, the observed text is used.'),
  }),
  z.strictObject({
    at: Pointer.describe('Where the reply has its list of hits, best first.'),
    text: Pointer.describe('Where a hit has the stored text.'),
    pattern: text.describe('The form of the stored text with its source id, such as "[{{source_id}}] {{text}}".'),
  }),
  z.strictObject({
    pattern: text.describe('How source ids are written in the reply, which is read as plain text.'),
    split: text.optional().describe('The text between two hits, such as "\\n---\\n". It ends the text of a hit.'),
  }),
]);

const ToolCall = z.strictObject({ tool: text, arguments: Template.optional() });

const HttpCall = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().regex(/^\//).describe('The path, which is appended to the address of the server.'),
  query: z.record(z.string(), z.string()).optional().describe('The query parameters of the address.'),
  body: z.json().optional(),
});

const each = Template.optional().describe(
  'The form of one event in {{events}}. If present, one call stores many events.',
);
const batch = z
  .int()
  .min(1)
  .max(10_000)
  .default(1_000)
  .describe('The largest number of events in one call, if `each` is present.');
const limit = z
  .int()
  .min(1)
  .max(100)
  .optional()
  .describe('The largest number of hits that become evidence. By default 10 in Worlds, and 3 in the other suites.');
const candidates = z
  .int()
  .min(1)
  .max(1_000)
  .default(50)
  .describe('The value of {{candidates}}: the number of hits to request, before hits out of scope are left out.');

/** The fields of both kinds of mapping. */
const common = {
  $schema: z.string().optional(),
  name: z.string().min(1).max(LONGEST_NAME).describe('The name that the adapter declares.'),
  version: z.string().min(1).max(LONGEST_NAME),
  deterministic: z.boolean().default(false).describe('True if the same input always gives the same output.'),
  seconds: z.number().positive().max(600).default(20).describe('The time limit of one call, in seconds.'),
};

const Restart = z
  .strictObject({ restart: z.literal(true) })
  .describe('The bridge ends the program and starts it again.');

export const McpMapping = z.strictObject({
  ...common,
  server: z.union([Program, Address, Started]),
  reset: z.union([Restart, z.strictObject({ calls: z.array(ToolCall).min(1) })]),
  store: ToolCall.extend({ each, batch }),
  search: ToolCall.extend({ hits: Hits, limit, candidates }),
});

export const HttpMapping = z.strictObject({
  ...common,
  server: z.union([Address, Started]),
  reset: z.union([Restart, z.strictObject({ calls: z.array(HttpCall).min(1) })]),
  store: HttpCall.extend({ each, batch }),
  search: HttpCall.extend({ hits: Hits, limit, candidates }),
});

export type ToolCall = z.infer<typeof ToolCall>;
export type HttpCall = z.infer<typeof HttpCall>;
export type McpMapping = z.infer<typeof McpMapping>;
export type HttpMapping = z.infer<typeof HttpMapping>;
export type Hits = z.infer<typeof Hits>;
export type Program = z.infer<typeof Program>;
export type Address = z.infer<typeof Address>;

/** A mapping of either kind. */
export type Mapping<Call> = Omit<McpMapping, 'reset' | 'store' | 'search'> & {
  readonly reset: { readonly restart: true } | { readonly calls: readonly Call[] };
  readonly store: Call & Pick<McpMapping['store'], 'each' | 'batch'>;
  readonly search: Call & Pick<McpMapping['search'], 'hits' | 'limit' | 'candidates'>;
};
