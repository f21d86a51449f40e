import { visit } from 'jsonc-parser';
import * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { hasMoreValues, parseStrict } from '../evidence/strict-json.ts';
import { cut } from '../text/safe-text.ts';

const Answer = z.union([
  z.strictObject({ jsonrpc: z.literal('2.0'), id: z.int(), result: z.unknown() }),
  z.strictObject({
    jsonrpc: z.literal('2.0'),
    id: z.int(),
    error: z.strictObject({ code: z.int(), message: z.string(), data: z.unknown().optional() }),
  }),
]);

export type Answer = z.infer<typeof Answer>;

/** More than any answer needs. Parsing ten million values in one line takes a hundred times the line's size. */
const MOST_VALUES = 100_000;

/** Reads a line as a JSON-RPC 2.0 answer; a Fault says why it is not one. */
export function readAnswer(line: string): Answer | Fault {
  const refuse = (why: string, hint = notJsonHint(line)) =>
    new Fault('protocol.json', `${why}: ${excerpt(line)}`, { hint });
  if (hasMoreValues(line, MOST_VALUES)) {
    return refuse(`A line on standard output has more than ${MOST_VALUES} values`);
  }
  let value: unknown;
  try {
    value = parseStrict(line, 'A line on standard output');
  } catch (cause) {
    const detailed = cause instanceof Fault && cause.code !== 'json.syntax';
    if (detailed) return refuse(clip(cause.message), 'docs/protocol.md#strict-json lists what an answer may not have.');
    return refuse('A line on standard output is not JSON');
  }
  const checked = Answer.safeParse(value);
  if (!checked.success) {
    const given = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
    if (typeof given === 'string') {
      return new Fault('protocol.frame', `An answer has a text as its id: ${excerpt(line)}`, {
        hint: 'Return the id of the call unchanged: it is a number, without quotation marks.',
      });
    }
    return new Fault('protocol.frame', `A line on standard output is not a JSON-RPC 2.0 answer: ${excerpt(line)}`, {
      hint: 'An answer is {"jsonrpc":"2.0","id":N,"result":…} or {"jsonrpc":"2.0","id":N,"error":{"code":…,"message":…}}.',
    });
  }
  const id = writtenId(line);
  if (id === String(checked.data.id)) return checked.data;
  return new Fault(
    'protocol.frame',
    `An answer has the id ${excerpt(id ?? '', 40)}, which is not written as in the call: ${excerpt(line)}`,
    { hint: `Return the id of the call as a number of digits only: ${checked.data.id}.` },
  );
}

function notJsonHint(line: string): string {
  const text = line.trim();
  if (text === '{') {
    return 'Write the whole answer in one line: this looks like the first line of JSON with line breaks. Leave out `indent` of `json.dumps`, or the third argument of `JSON.stringify`.';
  }
  if (text.startsWith('{') && text.endsWith('}') && NOT_A_NUMBER.test(text)) {
    return 'JSON has no NaN and no Infinity: leave the field out, or give a number. In Python, `json.dumps(answer, allow_nan=False)` fails where there is one.';
  }
  if (text.startsWith("{'")) return 'This looks like a dict of Python, and not like JSON: print `json.dumps(answer)`.';
  return 'Write only protocol messages to standard output, and logs to standard error.';
}

/** A value as Python writes it into what is otherwise JSON. */
const NOT_A_NUMBER = /[:,[]\s*(?:NaN|-?Infinity)\s*[,\]}]/;

/** How most answers begin. */
const USUAL = /^\{"jsonrpc": ?"2\.0", ?"id": ?(\d+),/;

/** The text of the id, because a parser reads different texts as the same number, such as 5.0 and 5.0000000000000001 as 5. */
function writtenId(line: string): string | undefined {
  const usual = USUAL.exec(line)?.[1];
  if (usual !== undefined) return usual;
  let [outermost, named, id]: [boolean, boolean, string | undefined] = [true, false, undefined];
  visit(line, {
    onObjectBegin() {
      const entered = outermost;
      outermost = false;
      return entered;
    },
    onArrayBegin: () => false,
    // The parser only skips values if these callbacks are set.
    onObjectEnd() {},
    onArrayEnd() {},
    onObjectProperty(name) {
      named = name === 'id';
    },
    onLiteralValue(_value, offset, length) {
      if (named) id = line.slice(offset, offset + length);
    },
  });
  return id;
}

/** Shortens a message that may quote untrusted text. */
export const clip = (message: string): string => cut(message, 300);

/** The beginning of an untrusted text, as JSON so that it has no control characters. */
export const excerpt = (text: string, length = 120): string => JSON.stringify(cut(text, length));
