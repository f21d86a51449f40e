const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** More than it takes to end a container; GitHub's runner waits as long between its first signal and its last. */
const ENDING_MS = 10_000;

/**
 * A command that can end in order asks for this; for any other a signal ends the process. While it ends, further signals
 * tear nothing; if it has not ended by then, the next one ends the process.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const onSignal = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    setTimeout(() => {
      for (const name of SIGNALS) process.off(name, onSignal);
    }, ENDING_MS).unref();
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return stop.signal;
}
