import { findLauncher } from '../adapters/find-launcher.ts';
import { parseSpec } from '../adapters/spec.ts';
import { loadManifest, loadScorecard } from '../bundles/load-bundle.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { type Manifest, undatedModel } from '../evidence/manifest.ts';
import { actorRecord, modelRecord } from '../models/actor.ts';
import type { Ports } from '../ports/ports.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { type GivenSettings, requireHarness, SETTING_NAMES } from './settings.ts';
import type { PreparedRun } from './write-bundle.ts';

const FINISHED = 'The run is finished. Give --out a new folder for another run.';

type Pair = readonly [before: unknown, now: unknown];

/** Each setting that is known before the adapter is started. */
type Settings = Readonly<Record<Exclude<keyof GivenSettings, 'declared' | 'engine' | 'image'>, Pair>>;

/**
 * The scorecard of a resumed run whose bundle is already complete: the manifest is written last, so a bundle with a manifest is
 * complete. Undefined if the run still has to continue.
 *
 * @throws Fault `resume.mismatch` if the bundle is of a run with other settings
 */
export async function finishedScorecard(ports: Ports, prepared: PreparedRun): Promise<Scorecard | undefined> {
  const { request, suite, limits, dataset, gateway } = prepared;
  const { files } = ports;
  const { out, resume, selection, adapter, actor, harness, nonce } = request;
  if (!resume || !(await files.exists(`${out}/${BUNDLE.manifest}`))) return undefined;
  const { id, version } = suite.description;
  const manifest = await loadManifest(files, out);
  requireHarness(out, manifest.harness, harness, FINISHED);
  const pairs: Settings & Readonly<Record<'model' | 'nonce', Pair>> = {
    suite: [manifest.suite, { id, version }],
    dataset: [manifest.dataset.sha256, dataset.sha256],
    adapter: [manifest.adapter.spec, adapter],
    actor: [manifest.actor ?? null, actor ? actorRecord(actor) : null],
    selection: [manifest.selection, selection],
    model:
      actor?.kind === 'model' ? [undatedModel(manifest.model), undatedModel(modelRecord(actor, ''))] : [null, null],
    gateway: [
      manifest.gateway ? { ...manifest.gateway, sidecar: null, token_budget: 0 } : null,
      gateway ? { ...gateway.record, sidecar: null, token_budget: 0 } : null,
    ],
    limits: [manifest.limits, limits],
    harness: [manifest.harness, harness],
    nonce: [manifest.nonce, nonce],
  };
  for (const [what, [before, now]] of Object.entries(pairs)) {
    if (canonical(before) === canonical(now)) continue;
    const names: Readonly<Record<string, string>> = SETTING_NAMES;
    throw new Fault('resume.mismatch', `The finished run in ${out} has other settings: ${names[what] ?? what}.`, {
      hint: FINISHED,
    });
  }
  await requireImage(ports, prepared, manifest.image);
  return loadScorecard(files, out);
}

/** Refuses a run of another image than the one that the adapter is now. That of a folder is built to know. */
async function requireImage(ports: Ports, { request, limits }: PreparedRun, before: Manifest['image']): Promise<void> {
  const { out, adapter, engine, signal } = request;
  const spec = parseSpec(adapter);
  if (spec.kind !== 'dir' && spec.kind !== 'image') return;
  const { image } = await findLauncher(ports, spec, { engine, limits, signal, run: 'none' });
  if (image?.id === before?.id) return;
  const ids = [before, image].map((one) => one?.id ?? 'none');
  throw new Fault('resume.mismatch', `The finished run in ${out} is of another image than ${adapter} is now.`, {
    hint: `It was ${ids[0]} and is now ${ids[1]}. ${FINISHED}`,
  });
}
