import { loadManifest } from '../../bundles/load-bundle.ts';
import { readDocument } from '../../bundles/read-document.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE, PACKED_TAPE, PACKED_TRANSCRIPT, TAPE } from '../../evidence/bundle.ts';
import { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import type { Files } from '../../ports/files.ts';
import { agreementFaults } from '../rules/agreement.ts';

interface EntryRequest {
  /** Of one system, each of another suite. */
  readonly bundles: readonly string[];
  /** An `entry.json` with what the bundles do not say: slug, licence, and the like. */
  readonly from: string;
  /** A new folder. */
  readonly out: string;
}

/** What a run may have written that is part of an entry; the rest stays where it is. */
const PARTS = [...Object.values(BUNDLE), PACKED_TRANSCRIPT, TAPE, PACKED_TAPE];

/**
 * Writes an entry: the bundles' own files, and an `entry.json` that says what they say.
 *
 * @throws Fault `out.exists`; `usage` where two bundles are of one suite, or a run's image has no digest;
 * `submission.mismatch` where the bundles are of several systems
 */
export async function writeEntry(files: Files, { bundles, from, out }: EntryRequest) {
  if (await files.exists(out))
    throw new Fault('out.exists', `${out} is there already.`, { hint: 'Give --out a new folder.' });
  const said = await readDocument(files, from, Entry);
  const runs = await Promise.all(
    bundles.map(async (folder) => ({ folder, manifest: await loadManifest(files, folder) })),
  );
  const [first] = runs;
  if (first === undefined) throw new Fault('usage', 'No bundle was named.');
  const suites: Record<string, string> = {};
  for (const { folder, manifest } of runs) {
    const { id } = manifest.suite;
    if (suites[id] !== undefined)
      throw new Fault('usage', `${folder} is a second bundle of ${id}.`, { hint: 'Name one bundle per suite.' });
    suites[id] = id;
  }
  const { model: _, ...kept } = said;
  const { system, model } = first.manifest;
  const adapter = adapterOf(first.folder, first.manifest);
  const measured = { ...system, adapter, platform: first.manifest.image?.platform ?? said.platform };
  const entry = checkSchema(Entry, { ...kept, ...measured, ...(model && { model }), suites }, 'entry.json');
  const [mismatch] = runs.flatMap(({ folder, manifest }) => agreementFaults(entry, manifest, folder));
  if (mismatch) throw mismatch;
  const written: string[] = [];
  for (const { folder, manifest } of runs)
    for (const name of PARTS) {
      if (!(await files.exists(`${folder}/${name}`))) continue;
      const path = `${out}/${manifest.suite.id}/${name}`;
      await files.write(path, await files.bytes(`${folder}/${name}`));
      written.push(path);
    }
  await files.write(`${out}/entry.json`, `${JSON.stringify(entry, null, 2)}\n`);
  return { entry, files: [...written, `${out}/entry.json`] };
}

/** As the board can run it: an image by its digest. */
function adapterOf(folder: string, { adapter, image }: Manifest): string {
  if (!adapter.spec.startsWith('image:')) return adapter.spec;
  if (image?.repo_digest) return `image:${image.repo_digest}`;
  throw new Fault('usage', `${folder} is of ${adapter.spec}, which has no digest: no registry has it.`, {
    hint: 'Push the image, and run the suites on image:HOST/NAME@sha256:…, as leaderboard/README.md says.',
  });
}
