import { PROTOCOL } from '../protocol/constants.ts';
import type { InitializeResult } from '../protocol/reply.ts';
import type { Loader, OwnSystem, Suite, Task } from './suite.ts';

type Defaulted = 'taskProblems' | 'validate' | 'references' | 'benches' | 'questionBenches' | 'converters' | 'claims';

/** A suite as its author writes it: fields with a default are optional. */
export type SuiteDefinition<T extends Task> = Omit<Suite<T>, Defaulted | 'loader' | 'ownSystems'> &
  Partial<Pick<Suite<T>, Defaulted>> & { readonly loader: Pick<Loader<T>, 'schema'> & Partial<Loader<T>> };

/** Completes a definition with the defaults. */
export function defineSuite<T extends Task>(definition: SuiteDefinition<T>): Suite<T> {
  const { references = [], controls, taskProblems = () => [] } = definition;
  return {
    taskProblems,
    validate: (tasks) => [...tasks].flatMap((task) => taskProblems(task).map((problem) => `${task.id}: ${problem}`)),
    benches: async () => [],
    questionBenches: async () => [],
    converters: async () => [],
    claims: async () => [],
    ...definition,
    loader: { complete: (tasks) => tasks, official: [], ...definition.loader },
    references,
    ownSystems: [
      ...references.map((one): OwnSystem<T> => ({ ...one, kind: 'reference' })),
      ...controls.map((one): OwnSystem<T> => ({ ...one, kind: 'control' })),
    ],
  };
}

/**
 * The suite's reference or control that an adapter specification names.
 *
 * @param spec such as `ref:oracle`
 * @returns undefined if it names none
 */
export function ownSystemOf<T extends Task>({ ownSystems }: Suite<T>, spec: string): OwnSystem<T> | undefined {
  return ownSystems.find(({ name }) => spec === `ref:${name}`);
}

/** The reply to `initialize` that stands for a reference or control, which runs in process and gets no such request. */
export function ownSystemDeclaration({ name, capabilities }: OwnSystem, version: string): InitializeResult {
  return { protocol: PROTOCOL, name, version, capabilities: [...capabilities], deterministic: true };
}

/**
 * The suite restricted to these arms; unchanged if `arms` is null. Episodes of other arms are not run, and metrics that need
 * them are not measured.
 */
export function selectArms(suite: Suite, arms: readonly string[] | null): Suite {
  if (arms === null) return suite;
  const { description } = suite;
  return {
    ...suite,
    description: { ...description, arms: (description.arms ?? []).filter(({ id }) => arms.includes(id)) },
    compile: (task) => suite.compile(task).filter(({ arm }) => arm !== undefined && arms.includes(arm)),
  };
}
