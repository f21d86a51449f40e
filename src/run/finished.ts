import { loadManifest, loadScorecard } from '../bundles/load-bundle.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { undated } from '../evidence/manifest.ts';
import { actorRecord, modelRecord } from '../models/actor.ts';
import type { Files } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { PreparedRun } from './finish.ts';

/**
 * The scorecard of a run that ended before it could say so: the manifest is written last, so with it the bundle is whole.
 * `undefined` where there is still something to do.
 */
export async function finished(
  files: Files,
  { request, suite, limits, dataset, gateway }: PreparedRun,
): Promise<Scorecard | undefined> {
  const { out, resume, selection, adapter, actor, harness, nonce } = request;
  if (!resume || !(await files.exists(`${out}/${BUNDLE.manifest}`))) return undefined;
  const { id, version } = suite.description;
  const { suite: its, dataset: data, adapter: who, ...was } = await loadManifest(files, out);
  const pairs = {
    suite: [its, { id, version }],
    dataset: [data.sha256, dataset.sha256],
    adapter: [who.spec, adapter],
    actor: [was.actor ?? null, actor ? actorRecord(actor) : null],
    selection: [was.selection, selection],
    model: actor?.kind === 'model' ? [undated(was.model), undated(modelRecord(actor, ''))] : [null, null],
    gateway: [
      was.gateway ? { ...was.gateway, sidecar: null } : null,
      gateway ? { ...gateway.record, sidecar: null } : null,
    ],
    limits: [was.limits, limits],
    harness: [was.harness, harness],
    nonce: [was.nonce, nonce ?? was.nonce],
  };
  for (const [what, [before, now]] of Object.entries(pairs)) {
    if (canonical(before) === canonical(now)) continue;
    throw new Fault('resume.mismatch', `The run in ${out} ended with another ${what}.`, {
      hint: 'Its bundle is whole. Give --out a new folder for another run.',
    });
  }
  return loadScorecard(files, out);
}
