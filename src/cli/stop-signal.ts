import { requireNode } from '../system/installation.ts';

/** The exit status of a command that a signal stopped. */
export const INTERRUPTED = 130;
const HUNG_UP = 129;

let isHungUp = false;

/** The exit status of a process whose command was interrupted. */
export const interruptedStatus = () => (isHungUp ? HUNG_UP : INTERRUPTED);

/** Longer than it takes to end a container. GitHub's runner waits this long between its first and its last signal. */
const ENDING_MS = 10_000;

/** npm and other parent processes pass on a Ctrl-C that the terminal also sends to this process. */
const SAME_MS = 500;

/**
 * Ignores SIGHUP if neither output is a terminal. Node does not tell whether it was ignored when the process started, as under
 * `nohup`, which leaves no output on one; without a handler it ends the process.
 *
 * @returns whether it does
 */
export function ignoresHangUp(): boolean {
  const { isatty } = requireNode('node:tty') as typeof import('node:tty');
  if ([1, 2].some((descriptor) => isatty(descriptor))) return false;
  process.on('SIGHUP', () => {});
  return true;
}

/**
 * Handles SIGINT, SIGTERM and, if output goes to a terminal, SIGHUP for a command that can stop in an orderly way. The first one
 * aborts the returned signal. A second Ctrl-C ends the process at once. SIGTERM is ignored for ten seconds, after which the next one
 * ends the process.
 */
export function stopSignal(): AbortSignal {
  const signals = ignoresHangUp() ? (['SIGINT', 'SIGTERM'] as const) : (['SIGINT', 'SIGTERM', 'SIGHUP'] as const);
  const stop = new AbortController();
  let first = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    if (!stop.signal.aborted) {
      first = performance.now();
      isHungUp = signal === 'SIGHUP';
      stop.abort();
      setTimeout(() => {
        for (const name of signals) process.off(name, onSignal);
      }, ENDING_MS).unref();
    } else if (signal === 'SIGINT' && performance.now() - first > SAME_MS) process.exit(INTERRUPTED);
  };
  for (const name of signals) process.on(name, onSignal);
  return stop.signal;
}
