import { loadManifest } from '../../bundles/load-bundle.ts';
import { asFault, Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Files } from '../../ports/files.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { invalidGates } from './gates.ts';
import type { Inputs } from './inputs.ts';

/** One suite of the step: where its bundle goes and what it is compared with. */
export interface SuitePlan {
  readonly description: SuiteDescription;
  readonly folder: string;
  readonly baseline: string | undefined;
  /** The bundle whose tape answers in place of an endpoint. */
  readonly replay?: string | undefined;
}

/** Plans the suites, and finds before they run for minutes what would make the step fail anyway. */
export async function planSuites(files: Files, inputs: Inputs) {
  const plans: SuitePlan[] = [];
  const faults: Fault[] = [];
  for (const id of inputs.suites) {
    const { description } = await loadSuite(id);
    const folder = `${inputs.out}/${id}`;
    try {
      if ((await files.list(folder)).length > 0) {
        const hint = 'Give `out` a new folder: a bundle is never written over.';
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

/** The bundle that an input names, or the suite's own in a folder of bundles. */
async function findBundle(files: Files, inputs: Inputs, what: 'baseline' | 'replay', { id }: SuiteDescription) {
  const folder = inputs[what];
  if (folder === undefined) return undefined;
  const bundle = (await files.exists(`${folder}/${BUNDLE.manifest}`)) ? folder : `${folder}/${id}`;
  const { suite } = await loadManifest(files, bundle);
  if (suite.id === id) return bundle;
  throw new Fault(
    'bundle.incomparable',
    `The bundle of ${what}, ${bundle}, is a bundle of suite ${suite.id}, not of ${id}.`,
    {
      hint: `Give a folder that holds one bundle a suite, each named after it, or the bundle of ${id}.`,
    },
  );
}
