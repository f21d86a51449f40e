import { setTimeout } from 'node:timers/promises';
import { runnerReporter } from '../../github/reporter.ts';
import { harness, projectRoot } from '../../system/harness.ts';
import { logPorts } from '../log-ports.ts';
import { main } from './main.ts';

const reporter = runnerReporter;
process.exitCode = await main({
  env: process.env,
  reporter,
  ports: logPorts(reporter),
  harness,
  root: projectRoot(),
  wait: (milliseconds) => setTimeout(milliseconds),
});
