import { loadManifest } from '../../bundles/load-bundle.ts';
import { asFault, Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Files } from '../../ports/files.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { gateFaults } from './gates.ts';
import type { Inputs } from './inputs.ts';

/** One suite of the step: where its bundle goes and what it is held against. */
export interface Planned {
  readonly description: SuiteDescription;
  readonly folder: string;
  readonly baseline: string | undefined;
}

/** A run takes minutes: what would make the step fail behind it anyway is found before it. */
export async function planSuites(
  files: Files,
  inputs: Inputs,
): Promise<{ planned: readonly Planned[]; faults: readonly Fault[] }> {
  const planned: Planned[] = [];
  const faults: Fault[] = [];
  for (const id of inputs.suites) {
    const { description } = await loadSuite(id);
    const folder = `${inputs.out}/${id}`;
    try {
      if ((await files.list(folder)).length > 0) {
        const hint = 'Give `out` a new folder: a bundle is never written over.';
        throw new Fault('out.exists', `${folder} is not empty.`, { hint });
      }
      planned.push({ description, folder, baseline: await findBaseline(files, inputs.baseline, description) });
    } catch (thrown) {
      faults.push(asFault(thrown));
      planned.push({ description, folder, baseline: undefined });
    }
  }
  faults.push(
    ...gateFaults(
      inputs['fail-below'],
      planned.map(({ description }) => description),
    ),
  );
  return { planned, faults };
}

/** The bundle itself, or the suite's own in a folder of them. A suite without a headline has nothing to be compared by. */
async function findBaseline(
  files: Files,
  folder: string | undefined,
  { id, headline }: SuiteDescription,
): Promise<string | undefined> {
  if (folder === undefined || headline === undefined) return undefined;
  const found = (await files.exists(`${folder}/${BUNDLE.manifest}`)) ? folder : `${folder}/${id}`;
  const { suite } = await loadManifest(files, found);
  if (suite.id === id) return found;
  throw new Fault('bundle.incomparable', `The baseline ${found} is a bundle of suite ${suite.id}, not of ${id}.`, {
    hint: `Give a folder that holds one bundle a suite, each named after it, or the bundle of ${id}.`,
  });
}
