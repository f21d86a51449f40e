import * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import type { GatewaySettings, Route } from '../../evidence/exchange.ts';
import { FIRST } from '../../evidence/schema-check.ts';

/**
 * How a field of a request is treated. *keep*: it is sent to the endpoint, in this form. *drop*: it is removed silently.
 * *force*: the gateway sets it, whatever its value. *serve*: the gateway itself does what it asks for. *refuse*: the request
 * is refused, like one with a field that is not listed.
 */
type Rule =
  | { readonly keep: z.ZodType }
  | { readonly serve: z.ZodType }
  | { readonly refuse: string }
  | 'drop'
  | 'force';

const text = z.string();
const flag = z.boolean();
const free = z.record(text, z.json());
const logprobs = z.int().min(0).max(20);
const limit = z.int().positive();

const description = { description: text.nullish(), name: text, strict: flag.nullish() };
const format = [
  z.strictObject({ type: z.enum(['text', 'json_object']) }),
  z.strictObject({
    json_schema: z.strictObject({ ...description, schema: free.nullish() }),
    type: z.literal('json_schema'),
  }),
  z.strictObject({ ...description, schema: free, type: z.literal('json_schema') }),
] as const;
const choice = z.enum(['none', 'auto', 'required']);
/** First in its object, so that a provider's own tool is refused for its type, not for a name that it lacks. */
const functionType = { type: z.literal('function') };

const empty = z.array(z.never()).nullish();
const content = (...types: [string, ...string[]]) =>
  z.union([
    text,
    z.array(
      z.union([
        z.strictObject({ annotations: empty, logprobs: empty, text, type: z.enum(types) }),
        z.strictObject({ refusal: text, type: z.literal('refusal') }),
      ]),
    ),
  ]);

const message = z.strictObject({
  annotations: empty,
  audio: z.null().optional(),
  content: content('text').nullish(),
  function_call: z.null().optional(),
  name: text.nullish(),
  reasoning_content: text.nullish(),
  refusal: text.nullish(),
  role: z.enum(['assistant', 'developer', 'system', 'tool', 'user']),
  tool_call_id: text.nullish(),
  tool_calls: z
    .array(
      z.strictObject({
        function: z.strictObject({ arguments: text, name: text }),
        id: text,
        index: z.int().optional(),
        ...functionType,
      }),
    )
    .nullish(),
});

const status = { id: text.nullish(), status: text.nullish() };
const item = z.union([
  z.strictObject({
    content: content('input_text', 'output_text'),
    ...status,
    phase: text.nullish(),
    role: z.enum(['assistant', 'developer', 'system', 'user']),
    type: z.literal('message').optional(),
  }),
  z.strictObject({ arguments: text, call_id: text, ...status, name: text, type: z.literal('function_call') }),
  z.strictObject({
    call_id: text,
    ...status,
    output: content('input_text', 'output_text'),
    type: z.literal('function_call_output'),
  }),
  z.strictObject({
    content: z.array(free).nullish(),
    encrypted_content: text.nullish(),
    ...status,
    summary: z.array(z.strictObject({ text, type: z.literal('summary_text') })),
    type: z.literal('reasoning'),
  }),
]);

const STATE = 'the endpoint would keep or read state of its own';
const REACH = 'it reaches beyond the model';
const NO_TEXT = 'the gateway serves text alone';

const each = (rule: Rule, ...names: readonly string[]): Readonly<Record<string, Rule>> =>
  Object.fromEntries(names.map((name) => [name, rule]));

const COMMON: Readonly<Record<string, Rule>> = {
  model: 'force',
  ...each('drop', 'metadata', 'safety_identifier', 'service_tier', 'store', 'user'),
  ...each('drop', 'prompt_cache_key', 'prompt_cache_options', 'prompt_cache_retention'),
};

const SAMPLED: Readonly<Record<string, Rule>> = {
  ...COMMON,
  parallel_tool_calls: { keep: flag },
  stream: { serve: flag },
  stream_options: { serve: z.strictObject({ include_obfuscation: flag.nullish(), include_usage: flag.nullish() }) },
  temperature: 'force',
  top_logprobs: { keep: logprobs },
  top_p: { keep: z.number().min(0).max(1) },
};

/** The treatment of each field of each route. A field that is not listed is refused. */
export const FIELDS: Readonly<Record<Route, Readonly<Record<string, Rule>>>> = {
  'chat/completions': {
    ...SAMPLED,
    ...each({ refuse: NO_TEXT }, 'audio', 'modalities'),
    frequency_penalty: { keep: z.number() },
    logit_bias: { keep: z.record(text, z.number()) },
    logprobs: { keep: flag },
    max_completion_tokens: { keep: limit },
    max_tokens: { keep: limit },
    messages: { keep: z.array(message).min(1) },
    n: { keep: z.literal(1) },
    prediction: { refuse: 'it is billed beyond what the gateway counts' },
    presence_penalty: { keep: z.number() },
    reasoning_effort: { keep: text },
    response_format: { keep: z.union(format) },
    seed: { keep: z.int() },
    stop: { keep: z.union([text, z.array(text).max(4)]) },
    tool_choice: {
      keep: z.union([choice, z.strictObject({ ...functionType, function: z.strictObject({ name: text }) })]),
    },
    tools: {
      keep: z.array(
        z.strictObject({ ...functionType, function: z.strictObject({ ...description, parameters: free.nullish() }) }),
      ),
    },
    verbosity: { keep: text },
    web_search_options: { refuse: REACH },
  },
  'embeddings': {
    ...COMMON,
    dimensions: { keep: limit },
    encoding_format: { serve: z.enum(['float', 'base64']) },
    input: { keep: z.union([text, z.array(text), z.array(z.int()), z.array(z.array(z.int()))]) },
  },
  'responses': {
    ...SAMPLED,
    ...each({ refuse: STATE }, 'background', 'conversation', 'previous_response_id', 'prompt'),
    include: { keep: z.array(z.enum(['reasoning.encrypted_content', 'message.output_text.logprobs'])) },
    input: { keep: z.union([text, z.array(item)]) },
    instructions: { keep: text },
    max_output_tokens: { keep: limit },
    reasoning: {
      keep: z.strictObject({ effort: text.nullish(), generate_summary: text.nullish(), summary: text.nullish() }),
    },
    text: { keep: z.strictObject({ format: z.union(format).nullish(), verbosity: text.nullish() }) },
    tool_choice: { keep: z.union([choice, z.strictObject({ ...functionType, name: text })]) },
    tools: { keep: z.array(z.strictObject({ ...functionType, ...description, parameters: free.nullish() })) },
    truncation: { keep: z.enum(['auto', 'disabled']) },
  },
};

/** The field that a request must have. */
const NEEDED: Readonly<Record<Route, string>> = {
  'chat/completions': 'messages',
  'embeddings': 'input',
  'responses': 'input',
};

export interface Admitted {
  /** The request that is sent to the endpoint. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Whether the caller wants the answer as a stream. */
  readonly stream: boolean;
  /** Whether a stream of chat chunks ends with one that has the usage. */
  readonly usage: boolean;
  readonly base64: boolean;
}

/**
 * Applies the table to a request.
 *
 * @param body the caller's JSON object; a member that is null counts as absent
 * @throws Fault `gateway.field` that names every field that is not accepted
 */
export function admit(route: Route, body: Readonly<Record<string, unknown>>, settings: GatewaySettings): Admitted {
  const fields = FIELDS[route];
  const kept: Record<string, unknown> = {};
  const served: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const name of Object.keys(body).sort()) {
    const value = body[name];
    const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value === null || rule === 'drop' || rule === 'force') continue;
    if (rule === undefined) wrong.push(`${name} is not known to the gateway`);
    else if ('refuse' in rule) wrong.push(`${name} is refused: ${rule.refuse}`);
    else {
      const form = 'keep' in rule ? rule.keep : rule.serve;
      const checked = form.safeParse(value, FIRST);
      if (!checked.success) wrong.push(problemOf(name, checked.error));
      else if ('keep' in rule) kept[name] = checked.data;
      else served[name] = checked.data;
    }
  }
  const needed = NEEDED[route];
  if (body[needed] === undefined || body[needed] === null) wrong.push(`${needed} is missing`);
  if (wrong.length > 0)
    throw new Fault('gateway.field', `${wrong.slice(0, 5).join('; ')}.`.slice(0, 1_000).toWellFormed());
  const options = served.stream_options as { include_usage?: boolean | null } | undefined;
  const set = FORCED[route](kept, settings);
  return {
    request: { ...kept, ...set },
    stream: served.stream === true,
    usage: options?.include_usage === true,
    base64: served.encoding_format === 'base64',
  };
}

type Force = (kept: Record<string, unknown>, settings: GatewaySettings) => Record<string, unknown>;

/** What the gateway sets. Removes from `kept` what the settings do not allow. */
const FORCED: Readonly<Record<Route, Force>> = {
  'chat/completions': (kept, settings) => sampled(kept, settings, settings.output_field),
  'embeddings': (_, { embeddings }) => {
    if (embeddings === null)
      throw new Fault('gateway.field', 'This run has no model for embeddings (--gateway-embeddings).');
    return { encoding_format: 'float', model: embeddings };
  },
  'responses': (kept, settings) => sampled(kept, settings, 'max_output_tokens', { store: false }),
};

function sampled(kept: Record<string, unknown>, settings: GatewaySettings, outputField: string, fixed = {}) {
  const { model, temperature, max_output_tokens: most } = settings;
  const requested = (kept.max_completion_tokens ?? kept.max_tokens ?? kept.max_output_tokens) as number | undefined;
  delete kept.max_completion_tokens;
  delete kept.max_tokens;
  if (temperature === null) delete kept.top_p;
  return {
    // If the caller set none, none is sent: many models refuse a limit above their own.
    ...(requested !== undefined && { [outputField]: Math.min(requested, most) }),
    model,
    ...fixed,
    ...(temperature !== null && { temperature }),
  };
}

/** The most specific problem: in a union of forms, that of the form that matched furthest. */
function problemOf(name: string, { issues }: z.ZodError): string {
  const flat = issues.flatMap((issue): { path: PropertyKey[]; message: string }[] =>
    issue.code === 'invalid_union' && issue.errors.length > 0
      ? issue.errors.flat().map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
      : [issue],
  );
  const deepest = flat.reduce((a, b) => (b.path.length > a.path.length ? b : a));
  return `${[name, ...deepest.path].join('.')} is not taken as it is: ${deepest.message}`;
}
