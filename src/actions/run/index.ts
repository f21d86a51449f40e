import { runnerReporter } from '../../github/reporter.ts';
import { harness, projectRoot } from '../../system/harness.ts';
import { logPorts } from '../log-ports.ts';
import { main } from './main.ts';

// The runner sends SIGINT, then SIGTERM, then ends the process: containers are ended in between.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
const [reporter, root] = [runnerReporter, projectRoot()];
const ports = logPorts(reporter);
process.exitCode = await main({ env: process.env, reporter, ports, harness, root, signal: stop.signal });
