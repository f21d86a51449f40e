import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../errors/fault.ts';
import type { Limits } from '../evidence/limits.ts';
import type { Clock } from '../ports/ports.ts';
import type { Child } from '../ports/processes.ts';
import { foldRepeats } from '../text/fold-repeats.ts';
import { linesOf } from '../text/words.ts';
import { Allowance } from './allowance.ts';
import { type Launched, MOST_WAITED } from './launch.ts';
import { LineCutter } from './lines.ts';
import { excerpt, readAnswer } from './message.ts';
import { exitHint, failureHint, timeoutFault } from './process.ts';

interface Pending {
  readonly id: number;
  readonly method: string;
  /** By the monotonic clock. */
  deadline: number;
  /** How long the adapter had waited for its model, in milliseconds: when the deadline was last set, and at most during this call. */
  waited: number;
  readonly mostWaited: number;
  readonly milliseconds: number;
  /** Set when a malformed line arrived during the call: the call fails with it. */
  malformed?: Fault;
  resolve(result: unknown): void;
  reject(fault: Fault): void;
}

/** How long the end of a container beside the adapter may take to be reported, in milliseconds. */
const REPORTED_MS = 3_000;

/**
 * How long a call that failed with a malformed line still waits for its answer, in milliseconds. An adapter that printed
 * an extra line usually answers right after it; without the wait, its next lines would be attributed to the next call.
 */
const MALFORMED_MS = 10;

/** The longest delay that a timer supports. */
const LONGEST_MS = 2 ** 31 - 1;
const STDERR_KEPT = 4_096;
const MOST_LINES = 30;
const MOST_SHOWN = 2_048;

/** How much of an adapter's error message is shown, in characters. */
const ERROR_LENGTH = 400;

/** Bounds the memory for calls that are never answered. */
const MOST_ABANDONED = 1_000;

/** The harness's end of JSON-RPC 2.0 over a child's standard streams: one call at a time, one message per line. */
export class Peer {
  /** Resolves with the reason when the adapter can take no further call. */
  readonly ended: Promise<Fault>;
  readonly #child: Child;
  readonly #waited: () => number;
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #cutter: LineCutter;
  readonly #allowance: Allowance;
  #pending: Pending | undefined;
  /** Ids of calls that failed with a malformed line before their answer arrived. That answer is dropped. */
  readonly #abandoned = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires, by the monotonic clock. */
  #firesAt = Number.POSITIVE_INFINITY;
  #end: (fault: Fault) => void = () => {};
  #dead: Fault | undefined;
  #nextId = 1;
  #faults: Record<string, number> = {};
  #stray: Fault | undefined;
  #stderr = '';

  constructor(
    { child, failed, gateway, refused }: Pick<Launched, 'child' | 'failed' | 'gateway' | 'refused'>,
    limits: Pick<Limits, 'line_bytes' | 'episode_bytes' | 'memory_mb'>,
    clock: Pick<Clock, 'monotonic'>,
  ) {
    this.#child = child;
    this.#waited = () => gateway?.statistics().waitedMs ?? 0;
    this.#clock = clock;
    this.#cutter = new LineCutter(limits.line_bytes);
    this.#allowance = new Allowance(limits.episode_bytes);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    child.stdout.on('data', (chunk: Uint8Array) => this.#read(chunk));
    child.stderr.on('data', (chunk: Uint8Array) => this.#readErrors(chunk));
    // A write to an adapter that exited fails here. Its exit is reported below with more detail.
    child.stdin.on('error', () => {});
    void failed?.then((fault) => this.#die(fault));
    void child.exited.then(async (exit) => {
      // An adapter may exit because its sidecar did, which may be reported a moment later.
      if (failed !== undefined) await Promise.race([failed, pause(REPORTED_MS, undefined, { ref: false })]);
      const how = exit.failure?.message ?? (exit.signal ? `signal ${exit.signal}` : `exit status ${exit.code}`);
      const half = this.#cutter.pending > 0 ? ' in the middle of a line' : '';
      const printed = Buffer.from(this.#stderr, 'latin1').toString().trim();
      const given = { memory: limits.memory_mb, hasModel: gateway !== undefined };
      const hint = exit.failure ? failureHint(exit.failure) : exitHint(exit.code, printed, given);
      this.#die(
        (await refused?.(exit.code, printed)) ??
          new Fault(exit.failure ? 'adapter.start' : 'adapter.exit', `The adapter exited${half}: ${how}.`, {
            ...(printed && { quote: { title: 'Last lines of its standard error:', text: lastLines(printed) } }),
            ...(hint && { hint }),
          }),
      );
    });
  }

  /**
   * Makes a call.
   *
   * @param params JSON text
   * @returns the result, unchecked
   * @throws Fault: the adapter's error, its end, a malformed line, or no answer in time
   */
  call(method: string, params: string, milliseconds: number): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      if (this.#dead) {
        reject(this.#dead);
        return;
      }
      const deadline = this.#clock.monotonic() + milliseconds;
      const waited = this.#waited();
      const mostWaited = waited + MOST_WAITED * milliseconds;
      this.#pending = { id, method, deadline, waited, mostWaited, milliseconds, resolve, reject };
      if (deadline < this.#firesAt) this.#fireAt(deadline);
      this.#child.stdin.write(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}\n`);
    });
  }

  /** Whether a call is pending. */
  get busy(): boolean {
    return this.#pending !== undefined;
  }

  /** Whether it takes no further call. */
  get over(): boolean {
    return this.#dead !== undefined;
  }

  /** The first output of this episode that was not an expected answer. */
  get stray(): Fault | undefined {
    return this.#stray;
  }

  /**
   * Ends an episode. Output from now on belongs to the next one.
   *
   * @returns the number of protocol faults in the episode, by code
   */
  endEpisode(): Readonly<Record<string, number>> {
    const faults = this.#faults;
    this.#faults = {};
    this.#stray = undefined;
    this.#allowance.renew();
    return faults;
  }

  #settle(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }

  /** One timer for all calls: it fires at the earliest deadline, and is set again for the call that waits then. */
  #fireAt(deadline: number): void {
    clearTimeout(this.#timer);
    this.#firesAt = deadline;
    const left = Math.min(LONGEST_MS, deadline - this.#clock.monotonic());
    this.#timer = setTimeout(() => this.#fire(), Math.max(0, left));
  }

  #fire(): void {
    this.#firesAt = Number.POSITIVE_INFINITY;
    if (this.#pending === undefined) return;
    this.#excuse(this.#pending);
    const { id, method, deadline, milliseconds, malformed } = this.#pending;
    if (this.#clock.monotonic() < deadline) {
      this.#fireAt(deadline);
      return;
    }
    if (malformed !== undefined && this.#abandoned.size < MOST_ABANDONED) this.#abandoned.add(id);
    this.#settle()?.reject(malformed ?? timeoutFault(method, milliseconds));
  }

  /** The limit is for the adapter alone: the time that its model took is added, so that a replay has the same limit. */
  #excuse(pending: Pending): void {
    if (pending.malformed !== undefined) return;
    const waited = Math.min(this.#waited(), pending.mostWaited);
    pending.deadline += waited - pending.waited;
    pending.waited = waited;
  }

  #readErrors(chunk: Uint8Array): void {
    // Latin-1 has one character per byte: cutting it cannot split a character.
    this.#stderr = (this.#stderr + Buffer.from(chunk).toString('latin1')).slice(-STDERR_KEPT);
    const exceeded = this.#allowance.errors(chunk.length);
    if (exceeded) this.#die(exceeded);
  }

  #read(chunk: Uint8Array): void {
    if (this.#dead) return;
    const exceeded = this.#allowance.output(chunk.length);
    if (exceeded) {
      this.#die(exceeded);
      return;
    }
    try {
      this.#cutter.push(
        chunk,
        (line) => this.#line(line),
        (fault, bytes) => this.#malformed(fault, bytes),
      );
    } catch (thrown) {
      const fault = thrown as Fault;
      this.#count(fault, 0);
      this.#die(fault);
    }
  }

  #line(line: string): void {
    if (this.#dead) return;
    const answer = readAnswer(line);
    if (answer instanceof Fault) {
      this.#malformed(answer, line.length + 1);
      return;
    }
    if (this.#abandoned.delete(answer.id)) return;
    const misplaced = this.#misplaced(answer.id);
    if (misplaced) {
      this.#count(misplaced, line.length + 1);
      return;
    }
    const pending = this.#settle();
    if (pending?.malformed !== undefined) pending.reject(pending.malformed);
    else if ('error' in answer) {
      const message = excerpt(answer.error.message, ERROR_LENGTH);
      pending?.reject(
        new Fault(
          'adapter.error',
          `The adapter answered ${pending.method} with error ${answer.error.code}: ${message}.`,
        ),
      );
    } else pending?.resolve(answer.result);
  }

  #misplaced(id: number): Fault | undefined {
    if (this.#pending === undefined)
      return new Fault('protocol.unexpected', 'The adapter sent an answer while no call was pending.');
    if (id === this.#pending.id) return undefined;
    return new Fault('protocol.id', `An answer has id ${id} instead of ${this.#pending.id}.`);
  }

  /** Counts a malformed line, and lets the waiting call fail with it. */
  #malformed(fault: Fault, bytes: number): void {
    this.#count(fault, bytes);
    const pending = this.#pending;
    if (this.#dead || pending === undefined || pending.malformed !== undefined) return;
    const { code, message, hint, cause } = fault;
    pending.malformed = new Fault(code, `During ${pending.method}: ${message}`, {
      ...(hint !== undefined && { hint }),
      cause,
    });
    pending.deadline = Math.min(pending.deadline, this.#clock.monotonic() + MALFORMED_MS);
    this.#fireAt(pending.deadline);
  }

  #count(fault: Fault, bytes: number): void {
    // Lines after the one that exceeded a limit are not counted.
    if (this.#dead) return;
    this.#stray ??= fault;
    this.#faults[fault.code] = (this.#faults[fault.code] ?? 0) + 1;
    const exceeded = this.#allowance.noise(fault, bytes);
    if (exceeded) this.#die(exceeded);
  }

  #die(fault: Fault): void {
    if (this.#dead) return;
    this.#dead = fault;
    clearTimeout(this.#timer);
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
    this.#settle()?.reject(fault);
    this.#end(fault);
  }
}

/** At most as many as can be shown; repeated ones are shown once. */
function lastLines(text: string): string {
  return foldRepeats(linesOf(text)).slice(-MOST_LINES).join('\n').slice(-MOST_SHOWN);
}
