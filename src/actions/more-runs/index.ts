import { runnerReporter } from '../../github/reporter.ts';
import { harness } from '../../system/harness.ts';
import { logPorts } from '../log-ports.ts';
import { main } from './main.ts';

const reporter = runnerReporter;
process.exitCode = await main({ env: process.env, reporter, ports: logPorts(reporter), harness });
