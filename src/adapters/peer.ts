import { Fault } from '../errors/fault.ts';
import type { Child } from '../ports/processes.ts';
import { LineCutter } from './lines.ts';
import { excerpt, readAnswer } from './message.ts';

interface Pending {
  readonly id: number;
  readonly method: string;
  readonly timer: NodeJS.Timeout;
  resolve(result: unknown): void;
  reject(fault: Fault): void;
}

const STRAY_BYTES = 1_048_576;
const STRAY_LINES = 1_000;

/** The longest that a timer takes. */
const LONGEST_MS = 2 ** 31 - 1;
const STDERR_KEPT = 4_096;

/** The harness's end of JSON-RPC 2.0 over a child's stdio: one call at a time, one message a line. */
export class Peer {
  /** Resolves when the adapter can take no further call, with the reason. */
  readonly ended: Promise<Fault>;
  readonly #child: Child;
  readonly #cutter: LineCutter;
  #pending: Pending | undefined;
  #end: (fault: Fault) => void = () => {};
  #dead: Fault | undefined;
  #nextId = 1;
  #faults: Record<string, number> = {};
  #stray = 0;
  #strayLines = 0;
  #stderr = '';

  constructor(child: Child, lineBytes: number) {
    this.#child = child;
    this.#cutter = new LineCutter(lineBytes);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    child.stdout.on('data', (chunk: Uint8Array) => this.#read(chunk));
    child.stderr.on('data', (chunk: Uint8Array) => {
      this.#stderr = (this.#stderr + Buffer.from(chunk).toString('latin1')).slice(-STDERR_KEPT);
    });
    // A write to an adapter that is gone fails here; its exit says the same with more detail.
    child.stdin.on('error', () => {});
    void child.exited.then((exit) => {
      const how = exit.failure?.message ?? (exit.signal ? `signal ${exit.signal}` : `exit status ${exit.code}`);
      const half = this.#cutter.pending > 0 ? ' in the middle of a line' : '';
      const said = this.#stderr.trim();
      this.#die(
        new Fault(exit.failure ? 'adapter.start' : 'adapter.exit', `The adapter ended${half}: ${how}.`, {
          hint: said
            ? `Its last words on standard error: ${excerpt(said.slice(-400), 400)}`
            : 'It wrote nothing to standard error.',
        }),
      );
    });
  }

  /** `params` is JSON text. The result as it came, unchecked. Rejects with a Fault: the adapter's error, its end, or no answer in time. */
  call(method: string, params: string, milliseconds: number): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      if (this.#dead) {
        reject(this.#dead);
        return;
      }
      const timer = setTimeout(
        () => {
          this.#settle()?.reject(
            new Fault('adapter.timeout', `No answer to ${method} within ${Math.round(milliseconds)} ms.`, {
              hint: 'Raise the time limit of an episode, or flush standard output after each line.',
            }),
          );
        },
        Math.min(milliseconds, LONGEST_MS),
      );
      this.#pending = { id, method, timer, resolve, reject };
      this.#child.stdin.write(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}\n`);
    });
  }

  /** A call waits for its answer. */
  get busy(): boolean {
    return this.#pending !== undefined;
  }

  /** Protocol faults since the last call of this, by code. */
  takeFaults(): Readonly<Record<string, number>> {
    const faults = this.#faults;
    this.#faults = {};
    this.#stray = 0;
    this.#strayLines = 0;
    return faults;
  }

  #settle(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    clearTimeout(pending?.timer);
    return pending;
  }

  #read(chunk: Uint8Array): void {
    if (this.#dead) return;
    try {
      this.#cutter.push(
        chunk,
        (line) => this.#line(line),
        (fault) => this.#count(fault, chunk.length),
      );
    } catch (thrown) {
      const fault = thrown as Fault;
      this.#count(fault, 0);
      this.#die(fault);
    }
  }

  #line(line: string): void {
    const answer = readAnswer(line);
    if (answer instanceof Fault) {
      this.#count(answer, line.length + 1);
      return;
    }
    const misplaced = this.#misplaced(answer.id);
    if (misplaced) {
      this.#count(misplaced, line.length + 1);
      return;
    }
    const pending = this.#settle();
    if ('error' in answer) {
      const said = excerpt(answer.error.message);
      pending?.reject(
        new Fault('adapter.error', `The adapter answered ${pending.method} with error ${answer.error.code}: ${said}.`),
      );
    } else pending?.resolve(answer.result);
  }

  #misplaced(id: number): Fault | undefined {
    if (this.#pending === undefined) return new Fault('protocol.unexpected', 'An answer came before its question.');
    if (id === this.#pending.id) return undefined;
    return new Fault('protocol.id', `An answer names id ${id}, not ${this.#pending.id}.`);
  }

  /** Noise is counted, not fatal, until there is more of it than any adapter writes by mistake. */
  #count(fault: Fault, bytes: number): void {
    this.#faults[fault.code] = (this.#faults[fault.code] ?? 0) + 1;
    this.#stray += bytes;
    this.#strayLines += 1;
    if (this.#stray > STRAY_BYTES || this.#strayLines > STRAY_LINES) this.#die(fault);
  }

  #die(fault: Fault): void {
    if (this.#dead) return;
    this.#dead = fault;
    this.#child.stdout.destroy();
    this.#settle()?.reject(fault);
    this.#end(fault);
  }
}
