import { setTimeout } from 'node:timers/promises';
import { runnerReporter } from '../../github/reporter.ts';
import { projectRoot } from '../../system/harness.ts';
import { logPorts } from '../log-ports.ts';
import { main } from './main.ts';

const reporter = runnerReporter;
const wait = (milliseconds: number) => setTimeout(milliseconds);
const ports = logPorts(reporter);
process.exitCode = await main({ env: process.env, reporter, ports, wait, root: projectRoot() });
