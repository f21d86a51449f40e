import type { Route } from '../../evidence/exchange.ts';

type Obj = Readonly<Record<string, unknown>>;

/**
 * A complete answer as the server-sent events of a stream, for clients that ask for one.
 *
 * @param usage whether a chat's stream ends with its usage; that of a response always does
 */
export const streamed = (route: Route, answer: Obj, usage: boolean): Iterable<string> => STREAMS[route](answer, usage);

const STREAMS: Readonly<Record<Route, (answer: Obj, usage: boolean) => Iterable<string>>> = {
  'chat/completions': chatChunks,
  // Its fields do not include `stream`.
  'embeddings': () => [],
  'responses': responseEvents,
};

function* chatChunks({ choices, usage, object: _, ...head }: Obj, withUsage: boolean): Generator<string> {
  const chunk = (some: Obj) => `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...some })}\n\n`;
  for (const { index, logprobs, message, finish_reason } of choices as readonly Obj[]) {
    const { tool_calls, ...said } = message as Obj;
    const calls = (tool_calls as readonly Obj[] | null | undefined)?.map((call, at) => ({ index: at, ...call }));
    const delta = { ...said, ...(calls && { tool_calls: calls }) };
    yield chunk({ choices: [{ index, delta, ...(logprobs !== undefined && { logprobs }), finish_reason: null }] });
    yield chunk({ choices: [{ index, delta: {}, finish_reason }] });
  }
  if (withUsage) yield chunk({ choices: [], usage });
  yield 'data: [DONE]\n\n';
}

function* responseEvents(answer: Obj): Generator<string> {
  let number = 0;
  const event = (type: string, some: Obj) => {
    const data = JSON.stringify({ type, sequence_number: number, ...some });
    number += 1;
    return `event: ${type}\ndata: ${data}\n\n`;
  };
  yield event('response.created', { response: { ...answer, status: 'in_progress', output: [] } });
  for (const [output_index, item] of (answer.output as readonly Obj[]).entries()) {
    const at = { item_id: item.id, output_index };
    const begun = { ...item, status: 'in_progress', ...(item.type === 'message' && { content: [] }) };
    yield event('response.output_item.added', { output_index, item: begun });
    if (item.type === 'message') {
      for (const [content_index, part] of (item.content as readonly Obj[]).entries())
        yield* partEvents(part, { ...at, content_index }, event);
    } else if (item.type === 'function_call') {
      yield event('response.function_call_arguments.delta', { ...at, delta: item.arguments });
      yield event('response.function_call_arguments.done', { ...at, name: item.name, arguments: item.arguments });
    }
    yield event('response.output_item.done', { output_index, item });
  }
  const ended = answer.status === 'incomplete' || answer.status === 'failed' ? answer.status : 'completed';
  yield event(`response.${ended}`, { response: answer });
}

function* partEvents(part: Obj, at: Obj, event: (type: string, some: Obj) => string): Generator<string> {
  const [name, field] = part.type === 'refusal' ? ['refusal', 'refusal'] : ['output_text', 'text'];
  const extra = name === 'output_text' ? { logprobs: part.logprobs ?? [] } : {};
  yield event('response.content_part.added', { ...at, part: { ...part, [field]: '' } });
  yield event(`response.${name}.delta`, { ...at, delta: part[field], ...extra });
  yield event(`response.${name}.done`, { ...at, [field]: part[field], ...extra });
  yield event('response.content_part.done', { ...at, part });
}
