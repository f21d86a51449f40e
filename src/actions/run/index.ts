import { start } from '../start.ts';

// When a job is cancelled, the runner sends SIGINT, then SIGTERM, then SIGKILL. Containers are removed before the last one.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
await start(
  {
    name: 'run',
    about: ['suites', 'adapter'],
    load: async () => (await import('./action.ts')).action,
  },
  stop.signal,
);
