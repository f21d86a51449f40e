import { type Dataset, tasksOf } from '../../bundles/dataset.ts';
import { loadManifest, loadOutcomes } from '../../bundles/load-bundle.ts';
import { readDocument } from '../../bundles/read-document.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Files } from '../../ports/files.ts';
import type { Suite } from '../../suite/suite.ts';
import { GatesReport, gatesText, LARGEST_JSON, RELEASE } from './release-format.ts';

interface GatesRequest {
  /** Bundles of systems on this data. The gates count them in addition to the references. */
  readonly bundles: readonly string[];
  /** Absent for the built-in wording. */
  readonly wording?: unknown;
}

/**
 * What a suite's release gates say of data; undefined for a suite without gates.
 *
 * @throws Fault `dataset.needed` if a bundle is of other data; `usage` if bundles are given and the suite has no gates
 */
export async function gated(
  files: Files,
  suite: Suite,
  dataset: Dataset,
  { bundles, wording }: GatesRequest,
): Promise<GatesReport | undefined> {
  const { id, version } = suite.description;
  const gates = await suite.releaseGates?.();
  if (gates === undefined && bundles.length > 0)
    throw new Fault('usage', `Suite ${id} has no release gates that count runs.`, { hint: 'Leave --with out.' });
  if (gates === undefined) return undefined;
  const entries = await entriesOf(files, bundles, dataset);
  const tasks = [...tasksOf(dataset.tasks, dataset.taskAt)];
  const { notes, problems } = gates.check({ tasks, wording, entries });
  return {
    schema: 'gates/1',
    suite: { id, version },
    dataset: dataset.sha256,
    systems: entries.map(({ name, digest }) => ({ name, outcomes: digest })),
    held: [...notes],
    failed: [...problems],
  };
}

/** The results of systems, one bundle each. */
async function entriesOf(files: Files, bundles: readonly string[], { sha256 }: Dataset) {
  const read = async (folder: string) => {
    const { dataset, system } = await loadManifest(files, folder);
    if (dataset.sha256 !== sha256)
      throw new Fault(
        'dataset.needed',
        `${folder} was made from different data: SHA-256 ${dataset.sha256} instead of ${sha256}.`,
        { hint: 'Give a bundle of a run on the data that you validate.' },
      );
    const { sha256: digest } = await digestFile(files, `${folder}/${BUNDLE.outcomes}`);
    return { name: system.name, digest, outcomes: await loadOutcomes(files, folder) };
  };
  return Promise.all(bundles.map(read));
}

/** Whether the gates' results in a release are those that were computed now. With other runs than it counted, they cannot be compared. */
export async function publishedGates(files: Files, folder: string, found: GatesReport | undefined) {
  const path = `${folder}/${RELEASE.gates}`;
  if (found === undefined || !(await files.exists(path))) return { problems: [], notes: [] };
  const published = await readDocument(files, path, GatesReport, LARGEST_JSON);
  if (JSON.stringify(published.systems) !== JSON.stringify(found.systems)) {
    const names = published.systems.map(({ name }) => name).join(', ') || 'no system';
    return {
      problems: [],
      notes: [
        `${RELEASE.gates} counts runs of ${names}: give these with --with, in this order, to compare its results`,
      ],
    };
  }
  const same = gatesText(found) === (await files.text(path));
  return {
    problems: same ? [] : [`${RELEASE.gates}: differs from the results of the release gates on this data`],
    notes: same ? [`${RELEASE.gates} equals the results of the release gates on this data`] : [],
  };
}
