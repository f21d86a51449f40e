import * as z from 'zod';

/** JSON with `{{field}}` in its strings, filled in by template.ts. */
const Template = z.record(z.string(), z.json());
const Pointer = z
  .string()
  .regex(/^(?:\/[^/]*)*$/, 'a JSON pointer (RFC 6901), such as /results or /metadata/source_id')
  .describe('a JSON pointer (RFC 6901)');
const text = z.string().min(1).max(1_000);

const Program = z.strictObject({
  command: text.describe('the program that the bridge starts'),
  args: z.array(z.string()).optional(),
  env: z.record(z.string(), z.string()).optional().describe('beside the environment of the bridge'),
});

const Address = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'no user and no password'),
  headers: z.record(z.string(), z.string()).optional().describe('may hold {{env.NAME}}'),
});

const Started = Program.extend(Address.shape).describe('started by the bridge, then reached at its address');

const Hits = z.union([
  z.strictObject({
    at: Pointer.describe('the list of hits in the reply, best first'),
    id: Pointer.describe('the source id in a hit'),
    text: Pointer.optional().describe('the text in a hit; without it the text as it was observed'),
  }),
  z.strictObject({
    at: Pointer.describe('the list of hits in the reply, best first'),
    text: Pointer.describe('the stored text in a hit'),
    pattern: text.describe('how the source id stands in it, such as "[{{source_id}}] {{text}}"'),
  }),
  z.strictObject({
    pattern: text.describe('how the source ids stand in the whole reply, taken as plain text'),
    split: text.optional().describe('what stands between two hits, such as "\\n---\\n": a hit’s text ends there'),
  }),
]);

const ToolCall = z.strictObject({ tool: text, arguments: Template.optional() });

const HttpCall = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().startsWith('/').describe('behind the address of the server'),
  query: z.record(z.string(), z.string()).optional().describe('the parameters in the address'),
  body: z.json().optional(),
});

const each = Template.optional().describe('an event in {{events}}: with it a call stores many');
const batch = z.int().min(1).max(10_000).default(1_000).describe('the most events in one call, where `each` is there');
const limit = z.int().min(1).max(100).default(3).describe('the most hits that become evidence');
const candidates = z
  .int()
  .min(1)
  .max(1_000)
  .default(50)
  .describe('what {{candidates}} says: hits to ask for, before what is out of scope is left out');

/** The fields of both kinds of mapping. */
const common = {
  $schema: z.string().optional(),
  name: z.string().min(1).max(100).describe('what the adapter calls itself'),
  version: z.string().min(1).max(100),
  deterministic: z.boolean().default(false).describe('true if the same input always gives the same output'),
  seconds: z.number().positive().max(600).default(20).describe('the time that one call may take'),
};

const Restart = z.strictObject({ restart: z.literal(true) }).describe('the program is ended and started afresh');

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
