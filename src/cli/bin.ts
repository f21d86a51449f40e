#!/usr/bin/env node
import { main } from './main.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
// A reader that closes early (`cib … | head`) is no fault.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await main({
  argv: process.argv,
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  signal: stop.signal,
});
