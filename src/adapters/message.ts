import * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { parseStrict } from '../evidence/strict-json.ts';

const Answer = z.union([
  z.strictObject({ jsonrpc: z.literal('2.0'), id: z.int(), result: z.unknown() }),
  z.strictObject({
    jsonrpc: z.literal('2.0'),
    id: z.int(),
    error: z.strictObject({ code: z.int(), message: z.string(), data: z.unknown().optional() }),
  }),
]);

export type Answer = z.infer<typeof Answer>;

/** A line as a JSON-RPC 2.0 answer, or the Fault that says why it is none. */
export function readAnswer(line: string): Answer | Fault {
  let value: unknown;
  try {
    value = parseStrict(line, 'A line on standard output');
  } catch (cause) {
    const why = cause instanceof Fault ? cause.message : 'A line on standard output is not JSON';
    return new Fault('protocol.json', `${why}: ${excerpt(line)}`, {
      cause,
      hint: 'Standard output carries the protocol alone; write logs to standard error.',
    });
  }
  const checked = Answer.safeParse(value);
  if (!checked.success) {
    return new Fault('protocol.frame', `A line on standard output is no JSON-RPC 2.0 answer: ${excerpt(line)}`, {
      hint: 'An answer is {"jsonrpc":"2.0","id":N,"result":…} or {"jsonrpc":"2.0","id":N,"error":{"code":…,"message":…}}.',
    });
  }
  return checked.data;
}

/** Some of a stranger's text, as JSON so that no control character is carried on. */
export function excerpt(text: string, length = 120): string {
  return JSON.stringify(text.length > length ? `${text.slice(0, length)}…` : text);
}
