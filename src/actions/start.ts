import type * as z from 'zod';
import { packageVersion } from '../system/installation.ts';
import { cut, safeText } from '../text/safe-text.ts';
import type { Action } from './action.ts';
import { type Environment, givenInputs } from './given-inputs.ts';

/** What an entry of an Action names, before any of its code is loaded. */
export interface Start<Shape extends z.ZodRawShape, Output extends string> {
  readonly name: string;
  /** The inputs that say what the step works on, in the order of the line that announces it. Never a secret. */
  readonly about: readonly (keyof Shape & string)[];
  readonly load: () => Promise<Action<Shape, Output>>;
}

/**
 * Says in the step's log which version starts, and on what; then loads the Action and runs it. Loading takes several times as long
 * as everything before it.
 */
export async function start<Shape extends z.ZodRawShape, Output extends string>(
  { name, about, load }: Start<Shape, Output>,
  signal?: AbortSignal,
): Promise<void> {
  // Without @actions/core: loading it takes half as long as Node itself.
  process.stdout.write(`${announcement(name, packageVersion(), about, process.env)}\n`);
  const [{ runOnRunner }, action] = await Promise.all([import('./runner.ts'), load()]);
  await runOnRunner(action, signal);
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
