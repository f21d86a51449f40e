import { entryText, type Participant, references } from '../board/participants.ts';
import { loadScorecard, requireOutsideBundles } from '../bundles/load-bundle.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { sha256 } from '../evidence/digest.ts';
import { EVERYTHING } from '../evidence/selection.ts';
import type { Ports } from '../ports/ports.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { RunRequest } from '../run/request.ts';
import { run } from '../run/run.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { pack } from './pack.ts';

interface ReferencesRequest {
  readonly suite: string;
  /** The folder of a board's entries. */
  readonly out: string;
  readonly harness: RunRequest['harness'];
  readonly signal?: AbortSignal | undefined;
}

/** The entry of a reference or control. `kept` if its run of this version of the suite existed already. */
interface WrittenReference {
  readonly slug: string;
  readonly state: 'written' | 'kept';
}

/**
 * Runs every reference and control of a suite on its public data, in this process, and writes their entries. An entry's runs
 * of other suites are unchanged.
 *
 * @returns the entries in the order of the suite's description
 */
export async function writeReferences(ports: Ports, request: ReferencesRequest): Promise<readonly WrittenReference[]> {
  await requireOutsideBundles(ports.files, request.out);
  const written: WrittenReference[] = [];
  const here = new Set((await references([request.suite])).map(({ slug }) => slug));
  for (const participant of (await references()).filter(({ slug }) => here.has(slug))) {
    const state = await writeBundle(ports, request, participant);
    const folder = `${request.out}/${participant.slug}`;
    const cards: Scorecard[] = [];
    for (const id of participant.suites)
      if (await hasBundle(ports, `${folder}/${id}`)) cards.push(await loadScorecard(ports.files, `${folder}/${id}`));
    await ports.files.write(`${folder}/entry.json`, entryText(participant, cards));
    written.push({ slug: participant.slug, state });
  }
  return written;
}

async function writeBundle(ports: Ports, { suite: id, out, harness, signal }: ReferencesRequest, one: Participant) {
  const { version } = (await loadSuite(id)).description;
  const folder = `${out}/${one.slug}/${id}`;
  if (await hasBundle(ports, folder)) {
    const { suite } = await loadScorecard(ports.files, folder);
    if (suite.version === version) return 'kept';
    await ports.files.remove(folder);
  }
  await run(ports, {
    suite: id,
    adapter: one.adapter,
    dataset: {},
    selection: EVERYTHING,
    engine: 'docker',
    limits: {},
    jobs: 1,
    // Public, so that the same entry is written each time. These programs gain nothing from knowing it.
    nonce: sha256(`context-integrity board ${one.slug} ${id} ${version}`),
    resume: true,
    out: folder,
    harness,
    signal,
    goOn: 'Run the command again.',
  });
  await pack(ports.files, folder, {});
  return 'written';
}

const hasBundle = ({ files }: Ports, folder: string) => files.exists(`${folder}/${BUNDLE.manifest}`);
