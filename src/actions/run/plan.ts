import { loadManifest } from '../../bundles/load-bundle.ts';
import { asFault, Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Files } from '../../ports/files.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { invalidGates } from './gates.ts';
import type { Inputs } from './inputs.ts';

/** One suite of the step, with the folder of its bundle and the baseline. */
export interface SuitePlan {
  readonly description: SuiteDescription;
  readonly folder: string;
  readonly baseline: string | undefined;
  /** The bundle whose tape is replayed instead of calling an endpoint. */
  readonly replay?: string | undefined;
}

/** Plans the suites, and finds errors that would fail the step before the runs, which take minutes. */
export async function planSuites(files: Files, inputs: Inputs) {
  const plans: SuitePlan[] = [];
  const faults: Fault[] = [];
  for (const id of inputs.suites) {
    const { description } = await loadSuite(id);
    const folder = `${inputs.out}/${id}`;
    try {
      if ((await files.list(folder)).length > 0) {
        const hint = 'Give `out` a new folder. A bundle is never overwritten.';
        throw new Fault('out.exists', `${folder} is not empty.`, { hint });
      }
      const baseline = description.headline && (await findBundle(files, inputs, 'baseline', description));
      plans.push({ description, folder, baseline, replay: await findBundle(files, inputs, 'replay', description) });
    } catch (thrown) {
      faults.push(asFault(thrown));
      plans.push({ description, folder, baseline: undefined });
    }
  }
  const descriptions = plans.map(({ description }) => description);
  faults.push(...invalidGates(inputs['fail-below'], descriptions));
  return { plans, faults };
}

/** The bundle of an input: its folder, or the subfolder of the suite. */
async function findBundle(files: Files, inputs: Inputs, what: 'baseline' | 'replay', { id }: SuiteDescription) {
  const folder = inputs[what];
  if (folder === undefined) return undefined;
  const bundle = (await files.exists(`${folder}/${BUNDLE.manifest}`)) ? folder : `${folder}/${id}`;
  const { suite } = await loadManifest(files, bundle);
  if (suite.id === id) return bundle;
  throw new Fault('bundle.incomparable', `Input "${what}": ${bundle} is a bundle of suite ${suite.id}, not of ${id}.`, {
    hint: `Give a bundle of ${id}, or a folder with one bundle per suite, each in a subfolder named like its suite.`,
  });
}
