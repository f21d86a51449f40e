import * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { type Exchange, type Route, TokenCounts } from '../../evidence/exchange.ts';
import { FIRST } from '../../evidence/schema-check.ts';
import { hasMoreValues, MOST_VALUES } from '../../evidence/strict-json.ts';

const text = z.string();
const count = z.int().nonnegative();
// A tape with a larger number could not be read.
const tokens = TokenCounts.shape.input_tokens;
const idAndModel = { id: text.default(''), model: text.nullish() };

const call = z.object({
  function: z.object({ arguments: text, name: text }),
  id: text,
  type: z.literal('function').default('function'),
});

const choice = z.object({
  finish_reason: text.nullable().default(null),
  index: count.default(0),
  logprobs: z.json().optional(),
  message: z.object({
    content: text.nullable().default(null),
    reasoning_content: text.nullish(),
    refusal: text.nullish(),
    role: z.literal('assistant').default('assistant'),
    tool_calls: z.array(call).nullish(),
  }),
});

const status = { id: text.default(''), status: text.nullish() };
const item = z.discriminatedUnion('type', [
  z.object({
    content: z.array(
      z.discriminatedUnion('type', [
        z.object({
          annotations: z.array(z.unknown()).transform(() => []),
          logprobs: z.json().optional(),
          text,
          type: z.literal('output_text'),
        }),
        z.object({ refusal: text, type: z.literal('refusal') }),
      ]),
    ),
    ...status,
    role: z.literal('assistant').default('assistant'),
    type: z.literal('message'),
  }),
  z.object({ arguments: text, call_id: text, ...status, name: text, type: z.literal('function_call') }),
  z.object({
    encrypted_content: text.nullish(),
    ...status,
    summary: z.array(z.object({ text, type: z.literal('summary_text') })).default([]),
    type: z.literal('reasoning'),
  }),
]);

/** Far more than any model's vectors have. */
const LONGEST_VECTOR = 100_000;

/** Whether it is a vector of 32-bit floats. A schema would check and copy all its numbers before it looked at its length. */
const isVector = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= LONGEST_VECTOR &&
  value.every((one) => typeof one === 'number' && Number.isFinite(Math.fround(one)));

/** Vectors as 32-bit floats in base64: a quarter of their length as text, and the form that OpenAI's clients ask for. */
const vector = z
  .custom<readonly number[]>(isVector, `it is no vector of 1 to ${LONGEST_VECTOR} numbers`)
  .transform((values) => Buffer.from(Float32Array.from(values).buffer).toString('base64'));

/** The fields of an endpoint's answer that are recorded. Others, such as cached tokens, are left out of the exchange. */
const ANSWERS = {
  'chat/completions': z.object({
    choices: z.array(choice).length(1),
    created: count.default(0),
    ...idAndModel,
    object: z.literal('chat.completion').default('chat.completion'),
    usage: z
      .object({ completion_tokens: tokens, prompt_tokens: tokens })
      .transform((some) => ({ ...some, total_tokens: some.completion_tokens + some.prompt_tokens })),
  }),
  'embeddings': z.object({
    data: z.array(z.object({ embedding: vector, index: count, object: z.literal('embedding').default('embedding') })),
    model: text.nullish(),
    object: z.literal('list').default('list'),
    usage: z.object({ prompt_tokens: tokens }).transform((some) => ({ ...some, total_tokens: some.prompt_tokens })),
  }),
  'responses': z.object({
    created_at: z.number().nonnegative().default(0),
    error: z.json().optional(),
    ...idAndModel,
    incomplete_details: z.object({ reason: text.nullish() }).nullish(),
    object: z.literal('response').default('response'),
    output: z.array(item),
    parallel_tool_calls: z.boolean().default(true),
    status: text.default('completed'),
    tool_choice: z.json().default('auto'),
    tools: z.json().default([]),
    usage: z
      .object({ input_tokens: tokens, output_tokens: tokens })
      .transform((some) => ({ ...some, total_tokens: some.input_tokens + some.output_tokens })),
  }),
} satisfies Record<Route, z.ZodType>;

type Answer = Extract<Exchange['reply'], { answer: unknown }>;

/**
 * The part of an endpoint's answer that the gateway delivers and records. The answer is not trusted.
 *
 * @param reply the body, and the `input` of the request if it has one: so many vectors are needed
 * @param withoutKey removes the endpoint's key from a text
 * @throws Fault `gateway.answer` if the body is not an answer to such a request, or does not state how many tokens it took
 */
export function readAnswer(
  route: Route,
  { body, input }: { readonly body: unknown; readonly input: unknown },
  withoutKey: (text: string) => string,
): Answer {
  let problem = '';
  try {
    const checked = ANSWERS[route].safeParse(body, FIRST);
    if (checked.success) {
      if ('data' in checked.data) requireVectors(checked.data.data, input);
      const answer = arranged(checked.data, withoutKey) as Answer['answer'];
      requireReadable(answer);
      const model = typeof answer.model === 'string' ? answer.model.slice(0, 200).toWellFormed() : null;
      return { answer, model, usage: usageOf(checked.data) };
    }
    const [issue] = checked.error.issues;
    problem = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
  } catch (thrown) {
    // For example, an answer that is nested too deeply to be read.
    problem = thrown instanceof Error ? thrown.message : String(thrown);
  }
  const what = problem.startsWith('usage')
    ? 'does not report how many tokens the call used'
    : 'is not a valid answer to this request';
  throw new Fault('gateway.answer', `The reply of the endpoint ${what} (${problem.slice(0, 200).toWellFormed()}).`);
}

/** A text, or the numbers of its tokens, is one input; a list of either is many. */
function requireVectors(vectors: readonly unknown[], input: unknown): void {
  const inputs = Array.isArray(input) && typeof input[0] !== 'number' ? input.length : 1;
  if (vectors.length !== inputs) throw new Error(`data: ${vectors.length} vectors for ${inputs} inputs`);
}

function usageOf({ usage }: z.infer<(typeof ANSWERS)[Route]>): z.infer<typeof TokenCounts> {
  return 'input_tokens' in usage
    ? { input_tokens: usage.input_tokens, output_tokens: usage.output_tokens }
    : { input_tokens: usage.prompt_tokens, output_tokens: 'completion_tokens' in usage ? usage.completion_tokens : 0 };
}

/** A line of a tape may have 64 MiB, of which the request takes at most 16. */
const LARGEST = 48 * 1_048_576;

/** @throws Error if the tape could not be read again with this answer */
function requireReadable(answer: Answer['answer']): void {
  const recorded = JSON.stringify(answer);
  if (Buffer.byteLength(recorded) > LARGEST) throw new Error(`it has more than ${LARGEST} bytes`);
  if (hasMoreValues(recorded, MOST_VALUES)) throw new Error(`it has more than ${MOST_VALUES} values`);
}

/** The limits of the reader of a tape. */
const MOST_ENTRIES = 16_384;
const DEEPEST = 40;

const isPlainName = (name: string) => /^[\w.-]+$/.test(name) && name !== '__proto__';

/** Sorts members and removes what canonical JSON cannot represent, so that a replay delivers the same text. */
function arranged(value: unknown, withoutKey: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return withoutKey(value).toWellFormed();
  if (typeof value === 'number') {
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new Error(`${value} is too large an integer`);
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw new Error(`it is nested more than ${DEEPEST} deep`);
  const members = Array.isArray(value) ? value : Object.entries(value);
  if (members.length > MOST_ENTRIES) throw new Error(`it lists more than ${MOST_ENTRIES} entries`);
  if (Array.isArray(value)) return value.map((one) => arranged(one, withoutKey, depth + 1));
  return Object.fromEntries(
    members
      .filter(([name, member]) => member !== undefined && isPlainName(name) && withoutKey(name) === name)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, arranged(member, withoutKey, depth + 1)]),
  );
}

/** An embeddings answer with its vectors as lists of numbers. Other answers are unchanged. */
export function withVectors(answer: Answer['answer']): Answer['answer'] {
  if (answer.object !== 'list' || !Array.isArray(answer.data)) return answer;
  return { ...answer, data: (answer.data as Vector[]).map((one) => ({ ...one, embedding: floats(one.embedding) })) };
}

type Vector = { readonly embedding: string };

function floats(base64: string): number[] {
  const bytes = Buffer.from(base64, 'base64');
  return Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readFloatLE(at * 4));
}
