import { addAbortSignal, type Readable } from 'node:stream';
import * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { Initialize, Observe, Query } from '../../protocol/request.ts';
import { LineCutter } from '../lines.ts';
import { clip } from '../message.ts';
import type { Bridge } from './bridge.ts';

/** The protocol's limit. */
const LINE_BYTES = 10_485_760;

const Request = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.int(),
  method: z.string(),
  params: z.unknown(),
});

/** Answers calls as an adapter, until `shutdown`, the end of the input, or the signal. */
export async function serve(
  bridge: Bridge,
  { input, print, signal }: { readonly input: Readable; print(line: string): void; readonly signal: AbortSignal },
): Promise<void> {
  for await (const line of linesOf(input, signal)) {
    const { id, method, params } = Request.parse(JSON.parse(line));
    const outcome = await answer(bridge, method, params);
    if (signal.aborted) return;
    const whole = JSON.stringify({ jsonrpc: '2.0', id, ...outcome });
    const fits = Buffer.byteLength(whole) < LINE_BYTES;
    print(fits ? whole : JSON.stringify({ jsonrpc: '2.0', id, ...failure(-32000, 'The answer is too long.') }));
    if (method === 'shutdown') return;
  }
}

async function answer(bridge: Bridge, method: string, params: unknown): Promise<object> {
  try {
    if (method === 'initialize') {
      return { result: bridge.initialize(Initialize.parse(params)) };
    }
    if (method === 'reset') return { result: await bridge.reset() };
    if (method === 'observe') return { result: await bridge.observe(Observe.parse(params).events) };
    if (method === 'query') return { result: await bridge.query(Query.parse(params)) };
    if (method === 'shutdown') return { result: {} };
    return failure(-32601, 'Method not found');
  } catch (thrown) {
    if (thrown instanceof z.ZodError) return failure(-32602, `Invalid params: ${clip(thrown.message)}`);
    if (thrown instanceof Fault) return failure(-32000, [thrown.message, thrown.hint].filter(Boolean).join(' '));
    throw thrown;
  }
}

const failure = (code: number, message: string) => ({ error: { code, message } });

/** The input's lines. Ends with the input, or at the signal, which drops the lines that were not read yet. */
async function* linesOf(input: Readable, signal: AbortSignal): AsyncGenerator<string, undefined> {
  const cutter = new LineCutter(LINE_BYTES);
  try {
    for await (const chunk of addAbortSignal(signal, input) as AsyncIterable<Uint8Array>) {
      const lines: string[] = [];
      let wrong: Fault | undefined;
      try {
        cutter.push(
          chunk,
          (line) => lines.push(line),
          (fault) => {
            wrong ??= fault;
          },
        );
      } catch (thrown) {
        wrong ??= thrown as Fault;
      }
      yield* lines;
      if (wrong) throw wrong;
    }
  } catch (thrown) {
    if (!signal.aborted) throw thrown;
  } finally {
    // An open input would keep the process running.
    input.destroy();
  }
}
