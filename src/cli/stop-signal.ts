const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Longer than it takes to end a container. GitHub's runner waits as long between its first and its last signal. */
const ENDING_MS = 10_000;

/**
 * Handles SIGINT and SIGTERM for a command that can stop in order. The first aborts the returned signal; further ones are
 * ignored for ten seconds, after which the next one ends the process.
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
