#!/usr/bin/env node
import { main } from './main.ts';

/** A command that can end in order asks for this; for any other a signal ends the process, as does a second one. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  return stop.signal;
}

// A reader that closes early (`cib … | head`) is no fault.
process.stdout.on('error', () => process.exit(0));

const { argv, env, stdout, stderr } = process;
process.exitCode = await main({ argv, env, stdout, stderr, stopSignal });
