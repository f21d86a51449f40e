import { allOrNone, loadManifest, loadScorecard, requireOutsideBundles } from '../../bundles/load-bundle.ts';
import { beside } from '../../bundles/plain-files.ts';
import { hinted, readNamed } from '../../bundles/read-document.ts';
import { hashProblem } from '../../bundles/verify/form.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE, ENTRY_FILES, PUBLISHED_FILES } from '../../evidence/bundle.ts';
import { quoted } from '../../evidence/display-name.ts';
import { CORRECT_ENTRY, Entry, EntryDraft, SET_LICENCE, secretFault, UNSET_LICENCE } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import type { Files } from '../../ports/files.ts';
import { isSound } from '../../protocol/constants.ts';
import type { EntryBundle } from '../../site/board/entries.ts';
import { shellWord } from '../../text/escape.ts';
import { agreementFaults, plain } from '../../verify/agreement.ts';
import { RULES } from '../../verify/rules.ts';

interface EntryRequest {
  /** Bundles of one system, each of another suite. */
  readonly bundles: readonly string[];
  /** An `entry.json`, or only its fields that no bundle has: slug, licence, and the like. */
  readonly from: string;
  /** A new folder. */
  readonly out: string;
}

const ENTRY_HINT =
  '`cib init` writes an entry.json beside its adapter: copy it and set slug and licence. docs/guide-submit.md shows the steps.';

/**
 * Writes an entry: the bundles' files, and an `entry.json` that agrees with them.
 *
 * @throws Fault `out.exists`; `file.missing`; `entry.invalid` for the licence that `cib init` wrote, or a
 * command line with a secret; `usage` if two bundles are of
 * one suite, or a run's image has no digest; `submission.mismatch` if the bundles are of several systems or versions;
 * `bundle.hash` if a file is not the one in its manifest; `bundle.invalid` if a board would not accept one of them
 */
export async function writeEntry(files: Files, { bundles, from, out }: EntryRequest) {
  if (await files.exists(out))
    throw new Fault('out.exists', `${out} already exists.`, { hint: 'Give --out a new folder.' });
  await requireOutsideBundles(files, out);
  const draft = await readNamed(files, from, EntryDraft, (await files.exists(from)) ? CORRECT_ENTRY : ENTRY_HINT);
  if (draft.licence === UNSET_LICENCE)
    throw new Fault('entry.invalid', `${from}: $.licence is still \`${UNSET_LICENCE}\`.`, { hint: SET_LICENCE });
  const runs = await Promise.all(
    bundles.map(async (folder) => ({
      folder,
      manifest: await loadManifest(files, folder),
      scorecard: await loadScorecard(files, folder),
    })),
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
  for (const { folder, manifest } of runs) {
    const fault = secretFault(manifest.adapter.spec, `${folder}/${BUNDLE.manifest}`);
    if (fault) throw fault;
  }
  checkOneSystem(runs);
  for (const { folder, scorecard } of runs) checkCounts(folder, scorecard);
  for (const { folder, manifest } of runs) await checkUnchanged(files, folder, manifest);
  const { model: _, ...kept } = draft;
  const { system, model } = first.manifest;
  const adapter = adapterOf(first.folder, first.manifest);
  const platform = first.manifest.image?.platform ?? draft.platform;
  const measured = { schema: 'entry/1', ...kept, ...system, adapter, platform, ...(model && { model }), suites };
  const entry = await hinted(() => checkSchema(Entry, measured, from), CORRECT_ENTRY);
  const [mismatch] = runs.flatMap(({ folder, manifest }) => agreementFaults(entry, manifest, folder));
  if (mismatch) throw mismatch;
  const written: string[] = [];
  // Beside its place, so that a kill leaves nothing there that the next attempt would refuse.
  const half = beside(out, 'draft');
  await files.remove(half);
  await allOrNone(files, [half], async () => {
    // A transcript of held-out data shows tasks whose seed may still be secret.
    for (const { folder, manifest } of runs)
      for (const name of manifest.split === 'heldout' ? PUBLISHED_FILES : ENTRY_FILES) {
        if (!(await files.exists(`${folder}/${name}`))) continue;
        const path = `${manifest.suite.id}/${name}`;
        await files.write(`${half}/${path}`, await files.bytes(`${folder}/${name}`));
        written.push(`${out}/${path}`);
      }
    await files.write(`${half}/entry.json`, `${JSON.stringify(entry, null, 2)}\n`);
    await files.replace(out, half, beside(out, 'former'));
  });
  return {
    entry,
    /** As it was in the file. */
    draft,
    files: [...written, `${out}/entry.json`],
    scorecards: runs.map(({ scorecard }) => scorecard),
    /** The bundles whose transcript is not part of the entry. */
    heldOut: runs.flatMap(({ folder, manifest: { split } }) => (split === 'heldout' ? [folder] : [])),
  };
}

/** An entry is of one version of one system, run by one adapter. */
function checkOneSystem(runs: readonly { readonly folder: string; readonly manifest: Manifest }[]): void {
  for (const what of ['name', 'version', 'adapter'] as const) {
    const values = runs.map(({ folder, manifest }) =>
      what === 'adapter' ? plain(adapterOf(folder, manifest)) : manifest.system[what],
    );
    if (new Set(values).size <= 1) continue;
    const listed = runs.map(({ folder }, i) => `${folder} is of ${quoted(values[i] ?? '')}`).join(', ');
    throw new Fault('submission.mismatch', `The bundles differ in the ${what} of their system: ${listed}.`, {
      hint: `All bundles of an entry must come from the same version of the same system. Run each suite with ${what === 'adapter' ? 'the same adapter' : 'that version'}.`,
    });
  }
}

/** A board accepts no run that broke a rule, except of a control, which may break one on purpose. */
function checkCounts(folder: string, { system, validity, counts }: EntryBundle['scorecard']): void {
  if (system.kind === 'control' || isSound(validity.state)) return;
  const rule = validity.rules.find(({ held }) => !held);
  const title = RULES.find(({ id }) => id === rule?.id)?.title;
  const broken = title === undefined ? 'a control is out of its range' : `the broken rule is “${title}”`;
  const detail = rule?.detail === undefined ? '' : ` (${rule.detail})`;
  const errored = counts.errored === 0 ? '' : `, with ${counts.errored} of ${counts.tasks} tasks errored`;
  const message = `No board accepts ${folder}: the run is ${validity.state}${errored}; ${broken}${detail}.`;
  throw new Fault('bundle.invalid', message, {
    hint: `Nothing was written. Find the reason with \`cib verify ${shellWord(folder)}\`, correct it, and run the suite again in a new folder.`,
  });
}

/** Without the data of the run: only `cib verify` compares more of a packed transcript than its size. */
async function checkUnchanged(files: Files, folder: string, manifest: Manifest): Promise<void> {
  const changed = await hashProblem(files, folder, manifest, undefined);
  if (changed === undefined) return;
  throw new Fault('bundle.hash', `${folder}: ${changed.detail}.`, {
    hint: 'The bundle was changed after the run. Use the files as the run wrote them, or run the suite again in a new folder.',
  });
}

/** The adapter as the board can run it: an image by its digest. */
function adapterOf(folder: string, { adapter, image }: Manifest): string {
  if (!adapter.spec.startsWith('image:')) return adapter.spec;
  if (image?.repo_digest) return `image:${image.repo_digest}`;
  throw new Fault(
    'usage',
    `${folder} was made with ${adapter.spec}, which has no digest because it is in no registry.`,
    {
      hint: 'Push the image, and run the suites on image:HOST/NAME@sha256:…. docs/guide-submit.md#what-an-image-must-be has the commands.',
    },
  );
}
