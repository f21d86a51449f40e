import { setTimeout as wait } from 'node:timers/promises';
import { runnerReporter } from '../../github/reporter.ts';
import { logPorts } from '../log-ports.ts';
import { main } from './main.ts';

const reporter = runnerReporter;
process.exitCode = await main({ env: process.env, reporter, ports: logPorts(reporter), wait });
