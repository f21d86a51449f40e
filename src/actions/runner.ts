import type * as z from 'zod';
import { type Reporter, runnerReporter } from '../github/reporter.ts';
import type { Ports } from '../ports/ports.ts';
import { harness } from '../system/harness.ts';
import { projectRoot } from '../system/installation.ts';
import { forLog } from '../system/invocation.ts';
import { nodePorts } from '../system/ports.ts';
import { progressOn } from '../system/progress.ts';
import { safeText } from '../text/safe-text.ts';
import { type Action, runAction } from './action.ts';

/** Runs an Action on GitHub's runner, and sets the exit status of the process. */
export async function runOnRunner<Shape extends z.ZodRawShape, Output extends string>(
  action: Action<Shape, Output>,
  signal = new AbortController().signal,
): Promise<void> {
  const ports = logPorts(runnerReporter);
  const host = { env: process.env, reporter: runnerReporter, ports, harness, root: projectRoot(), signal };
  process.exitCode = await runAction(action, host);
}

/**
 * The ports of the real machine. Progress goes to the step's log as escaped text, because it may quote the adapter. A note is a
 * warning on the run's page.
 */
export function logPorts(reporter: Reporter): Ports {
  const log = { write: (text: string) => reporter.info(safeText(text.trimEnd())) };
  const note = (line: string) => reporter.warning('Note', safeText(forLog(line)));
  return { ...nodePorts(), progress: { ...progressOn(log, false), note } };
}
