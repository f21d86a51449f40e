import type * as z from 'zod';
import { VERSION } from '../protocol/project.ts';
import { cut, safeText } from '../text/safe-text.ts';
import type { Action, Host } from './action.ts';
import { type Environment, givenInputs } from './given-inputs.ts';

/** @param about the inputs that say what the step works on, in the order of the line that announces it. Never a secret */
const entry = <Shape extends z.ZodRawShape, Output extends string>(
  load: () => Promise<{ readonly action: Action<Shape, Output> }>,
  ...about: readonly (keyof Shape & string)[]
) => ({
  about,
  /** @returns the exit status */
  async run(on: Host | Promise<Host>): Promise<number> {
    const [{ runAction }, { action }, host] = await Promise.all([import('./action.ts'), load(), on]);
    return runAction(action, host);
  },
});

/** Every Action by the name of its folder. To add one, add its folder and a line here. */
export const ACTIONS = {
  'check': entry(() => import('./check/action.ts'), 'slug', 'suites', 'base', 'head'),
  'comment': entry(() => import('./comment/action.ts'), 'bundles', 'workflow', 'fail-below'),
  'more-runs': entry(() => import('./more-runs/action.ts'), 'slug', 'head'),
  'plan-reruns': entry(() => import('./plan-reruns/action.ts'), 'entries', 'reasons', 'budget-minutes', 'max-entries'),
  'publish': entry(() => import('./publish/action.ts'), 'entries', 'receipts', 'out', 'url'),
  'run': entry(() => import('./run/action.ts'), 'suites', 'adapter'),
  'scorecard': entry(() => import('./scorecard/action.ts'), 'slug', 'suites', 'pull-request', 'head'),
  'submit': entry(() => import('./submit/action.ts'), 'entry', 'board'),
};

/**
 * Says in the step's log which version starts, and on what; then loads the Action and runs it. Loading takes several times as long
 * as everything before it.
 */
export async function start(name: string): Promise<void> {
  if (!Object.hasOwn(ACTIONS, name)) throw new Error(`There is no Action ${JSON.stringify(name)}.`);
  const { about, run } = ACTIONS[name as keyof typeof ACTIONS];
  // When a job is cancelled, the runner sends SIGINT, then SIGTERM, then SIGKILL. Containers, which only the Action `run` starts,
  // are removed before the last one.
  const stop = new AbortController();
  if (name === 'run') for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  // Without @actions/core: loading it takes half as long as Node itself.
  process.stdout.write(`${announcement(name, VERSION, about, process.env)}\n`);
  process.exitCode = await run(import('./action.ts').then(({ runnerHost }) => runnerHost(stop.signal)));
  // Work that nobody waits for any longer, such as the retry of a call to a model, must not keep the process alive.
  process.stdout.write('', () => process.exit());
}

/** Of each value, so that a long one does not hide the next. */
const LONGEST = 200;

/** The line that begins the log of a step. Inputs are not checked yet, so anything may be in them. */
export function announcement(name: string, version: string, about: readonly string[], env: Environment): string {
  const given = givenInputs(env);
  const values = about.flatMap((input) => {
    const value = given.get(input);
    return value === undefined ? [] : [`${input} ${cut(value, LONGEST)}`];
  });
  const what = values.length === 0 ? '' : `: ${values.join(', ')}`;
  return safeText(`Context Integrity ${version}, ${name}${what}`, 1_500);
}
