import type { Code } from '../../errors/codes.ts';
import { asFault, Fault } from '../../errors/fault.ts';
import type { Ports, Progress } from '../../ports/ports.ts';
import { findLauncher, type LaunchRequest } from '../find-launcher.ts';
import type { Launcher } from '../launch.ts';
import { announceStart } from '../session.ts';
import { parseProgram } from '../spec.ts';
import { answerAnew, CHECKS, type Check, mustRepeat, type Warning } from './checks.ts';
import { type CheckSession, type CheckSessionOptions, openCheckSession, type TimedCall } from './session.ts';

type CheckResult = Awaited<ReturnType<typeof resultOf>>;

interface CheckRequest extends Omit<LaunchRequest, 'run'> {
  readonly adapter: string;
  readonly suite: CheckSessionOptions['suite'];
}

interface Checked {
  readonly checks: readonly CheckResult[];
  /** What was not checked, because it needs others that failed, because the adapter did not answer, or because it would take long. */
  readonly skipped: readonly Pick<Check, 'id' | 'says'>[];
  /** How many calls after the start were answered. */
  readonly calls: number;
  /** The slowest of them; absent if there is none. */
  readonly slowest: TimedCall | undefined;
  readonly slowestQuery: TimedCall | undefined;
}

/**
 * Runs all checks of the protocol on an adapter, then stops it.
 *
 * @throws Fault `spec.invalid` for a reference, which is not a program; `run.stopped` once the signal is aborted
 */
export async function checkAdapter(ports: Ports, request: CheckRequest): Promise<Checked> {
  const spec = parseProgram(request.adapter);
  const launch = { ...request, run: ports.entropy.hex(16) };
  const launcher = await findLauncher(ports, spec, launch).catch((thrown: unknown) => {
    // The signal also ends a pull or a build, which then fails.
    refuseStopped(request.signal);
    throw thrown;
  });
  const calls: TimedCall[] = [];
  const timed = (call: TimedCall) => calls.push(call);
  const isQuick = () => calls.every(({ milliseconds }) => milliseconds < MANY_MS);
  const sessions = sessionsOf(launcher, { ...request, clock: ports.clock, timed }, ports.progress);
  try {
    const checks = await runChecks(sessions, isQuick, ports);
    refuseStopped(request.signal);
    const made = new Set(checks.map(({ id }) => id));
    const skipped = [...CHECKS, MANY_CALLS_CHECK, SHUTDOWN, END_OF_INPUT].filter(({ id }) => !made.has(id));
    const slowest = { slowest: slowestOf(calls), slowestQuery: slowestOf(calls.filter(isQuery)) };
    return { checks, skipped, calls: calls.length, ...slowest };
  } finally {
    await sessions.drop().finally(() => launcher.clear?.());
  }
}

/** The most calls of the check that makes many. A run of most suites makes as many to one process. */
const MANY_CALLS = 1_000;

/** How long that check goes on, so that it stays short with a slow adapter or a model that is paid for. */
const MANY_MS = 2_000;

/** Made if an adapter passed the others: many more calls, because some adapters fail after the first fifty. */
const MANY_CALLS_CHECK: Check = {
  id: 'lasts',
  says: `still answers after more episodes, up to ${MANY_CALLS} calls or ${MANY_MS / 1_000} s`,
  async try(session, clock) {
    const until = clock.monotonic() + MANY_MS;
    const before = session.calls;
    let first: string | undefined;
    do {
      try {
        const answer = await answerAnew(session);
        first ??= answer;
        if (session.declared.deterministic) mustRepeat(answer, first);
        session.endEpisode();
      } catch (thrown) {
        if (!(thrown instanceof Fault)) throw thrown;
        const { code, message, hint, quote, cause } = thrown;
        const grows = 'If the calls before it passed, look for what grows or is used up from one episode to the next.';
        throw new Fault(code, `Call ${session.calls} of its process: ${message}`, {
          hint: hint === undefined ? grows : `${hint} ${grows}`,
          ...(quote && { quote }),
          cause,
        });
      }
    } while (session.calls - before < MANY_CALLS && clock.monotonic() < until);
    return `answered ${session.calls - before} calls`;
  },
};

const isQuery = ({ method }: TimedCall) => method === 'query';

const slowestOf = (calls: readonly TimedCall[]) => calls.toSorted((a, b) => b.milliseconds - a.milliseconds).at(0);

// The last checks, which end the adapter.
const SHUTDOWN = { id: 'shutdown', says: 'answers shutdown, and ends' };
const END_OF_INPUT = { id: 'end-of-input', says: 'ends when its standard input ends' };

/** A check that takes longer is reported at once, because several such checks may follow. */
const LONG_MS = 5_000;

async function runChecks(
  sessions: ReturnType<typeof sessionsOf>,
  isQuick: () => boolean,
  { clock, progress }: Pick<Ports, 'clock' | 'progress'>,
): Promise<readonly CheckResult[]> {
  const first = await resultOf('initialize', 'starts, and says who it is', async () => {
    const { name, version, capabilities } = (await sessions.get()).declared;
    return `${name} ${version}; declares ${capabilities.join(', ') || 'nothing'}`;
  });
  const results = [first];
  if (!first.held) return results;
  let isHanging = false;
  const tryOut = async (check: Check) => {
    const began = clock.monotonic();
    const result = await resultOf(check.id, check.says, async () => {
      let session = await sessions.get();
      const renew = async () => {
        await sessions.drop();
        session = await sessions.get();
        return session;
      };
      try {
        const found = await check.try(session, clock, renew);
        session.endEpisode();
        return found;
      } catch (thrown) {
        isHanging = thrown instanceof Fault && thrown.code === 'adapter.timeout';
        if (thrown instanceof Fault && REUSES_SESSION_AFTER.includes(thrown.code)) session.dropEpisode();
        else await sessions.drop();
        throw thrown;
      }
    });
    const took = clock.monotonic() - began;
    if (took > LONG_MS) progress.step(`check “${check.says}” took ${Math.round(took / 1_000)} s`);
    results.push(result);
  };
  for (const check of CHECKS) {
    if (results.some(({ id, held }) => id === check.after && !held)) continue;
    await tryOut(check);
    // Each further check could wait as long.
    if (isHanging) return results;
  }
  if (results.every(({ held }) => held) && isQuick()) await tryOut(MANY_CALLS_CHECK);
  results.push(
    await resultOf(SHUTDOWN.id, SHUTDOWN.says, async () => {
      const session = await sessions.get();
      await session.call('shutdown', {});
      mustEnd(await session.ends(), 'shutdown was answered');
      return undefined;
    }),
  );
  await sessions.drop();
  results.push(
    await resultOf(END_OF_INPUT.id, END_OF_INPUT.says, async () => {
      mustEnd(await (await sessions.get()).ends(), 'its standard input had ended');
      return undefined;
    }),
  );
  await sessions.drop();
  return results;
}

/** After these faults the session can still be used. A new session may have to wait for a server to start. */
const REUSES_SESSION_AFTER: readonly Code[] = ['adapter.error', 'protocol.result'];

/** Uses one session for all checks, and a new one after a fault that may have broken it. */
function sessionsOf(launcher: Launcher, options: CheckSessionOptions, progress: Progress) {
  let open: CheckSession | undefined;
  return {
    async get() {
      refuseStopped(options.signal);
      open ??= await announceStart(openCheckSession(launcher, options), options.limits.start_seconds, progress);
      return open;
    },
    async drop() {
      const before = open;
      open = undefined;
      await before?.close();
    },
  };
}

function refuseStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Fault('run.stopped', 'The check was stopped.');
}

/** `detail` is the finding, or the error. A check with a `warning` passed. */
async function resultOf(id: string, says: string, run: () => Promise<string | Warning | undefined>) {
  try {
    const found = await run();
    return { id, says, held: true, ...(typeof found === 'object' ? found : { detail: found }) };
  } catch (thrown) {
    const fault = asFault(thrown);
    // Faults of the harness or the machine are not errors of the adapter.
    if (fault.facts.party !== 'adapter') throw fault;
    return { id, says, held: false, detail: fault.message, hint: fault.hint, quote: fault.quote };
  }
}

function mustEnd(ended: boolean, when: string): void {
  if (ended) return;
  throw new Fault('adapter.timeout', `The adapter was still running two seconds after ${when}.`, {
    hint: 'Exit at that point, and stop every process that the adapter started.',
  });
}
