import { runOnRunner } from '../runner.ts';
import { measureSuites } from './action.ts';

// The runner sends SIGINT, then SIGTERM, then ends the process: containers are ended in between.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
await runOnRunner(measureSuites, stop.signal);
