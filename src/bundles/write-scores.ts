import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { isNewer, type Manifest } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import { VERSION } from '../protocol/project.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { loadGraded, loadSuite } from '../suites/catalogue.ts';
import { type AssessRequest, assess } from './assess.ts';
import type { DatasetChoice } from './dataset.ts';
import { loadManifest, openRun } from './load-bundle.ts';
import { digestTape } from './tape.ts';
import { digestTranscript } from './transcript.ts';
import { writeManifest } from './write-manifest.ts';

/** Writes outcomes and scorecard beside their transcript. Writes neither if the transcript cannot be scored. */
export async function writeScores(files: Files, request: Omit<AssessRequest, 'sink'>): Promise<Scorecard> {
  const { folder } = request;
  const scorecard = await files.create(`${folder}/${BUNDLE.outcomes}`, ({ write }) =>
    assess(files, { ...request, sink: write }),
  );
  await files.write(`${folder}/${BUNDLE.scorecard}`, `${canonical(scorecard)}\n`);
  return scorecard;
}

/**
 * Scores a bundle again from its transcript, and writes outcomes, scorecard and manifest. This updates a bundle of an older
 * version of its suite.
 *
 * @throws Fault `bundle.newer` if the bundle is of a later version of its suite or of this program
 */
export async function rewriteScores(files: Files, folder: string, data: DatasetChoice): Promise<Scorecard> {
  const former = await loadManifest(files, folder);
  await requireNotNewer(folder, former);
  const { suite, dataset } = await openRun(files, folder, former, data);
  const { files: _listed, ...manifest } = former;
  const { id, version } = suite.description;
  const updated = { ...manifest, suite: { id, version } };
  const transcript = await digestTranscript(files, folder, { suite, dataset, manifest });
  if (former.files.find(({ path }) => path === BUNDLE.transcript)?.sha256 !== transcript.sha256)
    throw new Fault('bundle.hash', `${folder}: the transcript was changed after its run.`, {
      hint: 'Scores are computed only from the transcript that the run wrote. Nothing was written.',
    });
  const scorecard = await writeScores(files, { folder, suite, dataset, manifest: updated });
  const tape = manifest.gateway && (await digestTape(files, folder));
  await writeManifest(files, folder, updated, { transcript, tape });
  return scorecard;
}

/** Refuses a bundle of a later version: what that version added to it would be lost. */
async function requireNotNewer(folder: string, { suite, harness }: Manifest): Promise<void> {
  const { version } = (await loadSuite(suite.id)).description;
  const newer = isNewer(harness.version, VERSION);
  if (!newer && !isNewer(suite.version, version)) return;
  const made = newer ? `version ${harness.version} of this program` : `${suite.id} ${suite.version}`;
  const here = newer ? VERSION : `${suite.id} ${version}`;
  throw new Fault('bundle.newer', `${folder} was made with ${made}, and this is ${here}.`, {
    hint: `Use ${newer ? `npx context-integrity@${harness.version}` : 'a newer version of this program'}. Nothing was written.`,
  });
}

/**
 * Scores a bundle's transcript with another of the suite's graders. Nothing is written: a bundle has only the scores of its
 * suite's default grader.
 */
export async function scoreOtherwise(files: Files, folder: string, data: DatasetChoice, grader: string) {
  const { dataset, manifest } = await openRun(files, folder, await loadManifest(files, folder), data);
  const suite = await loadGraded(manifest.suite.id, grader);
  return assess(files, { folder, suite, dataset, manifest, sink: () => {} });
}
