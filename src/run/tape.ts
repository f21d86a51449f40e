import { neverAnsweredFault } from '../adapters/launch.ts';
import { wholeLines } from '../bundles/read-lines.ts';
import { neverAnswered, tapeLine } from '../bundles/tape.ts';
import { Fault, isEvidenceFault } from '../errors/fault.ts';
import { TAPE } from '../evidence/bundle.ts';
import { Exchange } from '../evidence/exchange.ts';
import { parseAs } from '../evidence/schema-check.ts';
import type { Files } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import { type GatewaySource, missesText, openGateways, type RunGateways } from './gateway.ts';
import type { RunRequest } from './request.ts';
import { hasBegun } from './settings.ts';

/** The gateways of a run, with the tape that records each answer before it is delivered. */
export interface Tape extends Pick<RunGateways, 'opens'> {
  close(): Promise<void>;
}

export async function openTape(
  ports: Ports,
  { out, signal }: Pick<RunRequest, 'out' | 'signal'>,
  source: GatewaySource,
): Promise<Tape> {
  const { files } = ports;
  if (source.endpoint === undefined) {
    const { opens, misses } = await openGateways(ports, { source, earlier: [], signal });
    const close = async () => {
      const missed = missesText(misses);
      if (missed !== undefined) ports.progress.note(missed);
    };
    return { opens, close };
  }
  const path = `${out}/${TAPE}`;
  const { exchanges, size } = await ownTape(files, out);
  const journal = await files.journal(path, size);
  // An endpoint that does not answer ends the run. The resumed run asks again, so this is not recorded.
  const record = (exchange: Exchange) => {
    const { reply } = exchange;
    if (!('code' in reply && reply.code === 'gateway.unavailable')) journal.append(tapeLine(exchange));
  };
  const { opens } = await openGateways(ports, { source, earlier: exchanges, record, signal });
  return {
    opens,
    async close() {
      await journal.close();
      // A run that did not begin must not leave a file.
      if (!(await hasBegun(files, out))) await files.remove(path);
    },
  };
}

/** @throws Fault `model.refused` if a model was asked in a whole run and answered no call, be it because every prompt was too long */
export function requireAnswers(tape: readonly Exchange[]): void {
  const why = neverAnswered(tape);
  if (why !== undefined) throw neverAnsweredFault(why);
}

/** The exchanges that this run recorded so far, and the size of their lines in bytes. A torn last line is left out. */
export async function ownTape(files: Files, out: string) {
  const path = `${out}/${TAPE}`;
  const exchanges: Exchange[] = [];
  let size = 0;
  if (!(await files.exists(path))) return { exchanges, size };
  try {
    for await (const text of wholeLines(files, path)) {
      exchanges.push(parseAs(Exchange, text, path));
      size += Buffer.byteLength(text) + 1;
    }
  } catch (cause) {
    if (!isEvidenceFault(cause)) throw cause;
    throw new Fault('journal.invalid', `${path}:${exchanges.length + 1} was not written by this run.`, {
      cause,
      hint: 'Truncate the tape before that line to continue without the rest, or start again in another folder.',
    });
  }
  return { exchanges, size };
}
