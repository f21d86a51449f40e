import { readEntry } from '../../board/read-entry.ts';
import { boardCheck } from '../../bundles/verify/board-check.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { type Entry, SET_LICENCE, secretFault, UNSET_LICENCE } from '../../evidence/entry.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { Progress } from '../../ports/ports.ts';
import type { EntryBundle, SiteEntry } from '../../site/board/entries.ts';
import { loadSuites } from '../../suites/catalogue.ts';
import { agreementFaults } from '../../verify/agreement.ts';
import { type EntryFile, strayFaults, tooManyTasks } from '../rules/files.ts';
import { faultsOfPaths } from '../rules/path-faults.ts';
import { ENTRIES } from '../rules/scope.ts';

/** An entry, as far as it could be read, and all its faults. */
export interface Shape {
  readonly read: SiteEntry | undefined;
  readonly faults: readonly Fault[];
}

interface ShapeRequest {
  readonly slug: string;
  readonly found: readonly EntryFile[];
  /** Gets a line for each bundle: a verification can take many seconds. */
  readonly progress?: Progress;
}

/**
 * Reads and verifies the entry that `source` has at `slug`. It checks the schemas of `entry.json` and of each bundle, that
 * they agree with each other, that every bundle verifies, and that there is no other file. `found` are the entry's files.
 * `files` reads what else a verification needs.
 */
export async function shapeOf(
  files: Files,
  source: ReadFiles,
  { slug, found, progress }: ShapeRequest,
): Promise<Shape> {
  let read: SiteEntry;
  try {
    read = await readEntry(source, `${ENTRIES}/${slug}`, await loadSuites());
  } catch (thrown) {
    if (!(thrown instanceof Fault && thrown.code === 'entry.invalid')) throw thrown;
    const { cause, message } = thrown;
    const why = cause instanceof Fault ? cause : undefined;
    const hint = why?.code === 'file.missing' ? BUNDLES : (why?.hint ?? 'Correct it, and push again.');
    return { read: undefined, faults: [new Fault('entry.invalid', message, { cause, hint })] };
  }
  const faults = [...strayFaults(`${ENTRIES}/${slug}`, read.entry, found), ...secretFaults(read.bundles, found)];
  const secret = secretFault(read.entry.adapter, `${ENTRIES}/${slug}/entry.json`);
  if (secret) faults.push(secret);
  if (read.entry.licence === UNSET_LICENCE)
    faults.push(
      new Fault('entry.invalid', `${ENTRIES}/${slug}/entry.json: $.licence is still \`${UNSET_LICENCE}\`.`, {
        hint: SET_LICENCE,
      }),
    );
  if (read.bundles.length === 0)
    faults.push(new Fault('submission.mismatch', `${ENTRIES}/${slug}/entry.json: $.suites is empty.`, { hint: RUN }));
  for (const bundle of read.bundles) {
    progress?.step(`verifying the bundle of ${bundle.manifest.suite.id}`);
    faults.push(...(await bundleFaults(files, source, read.entry, bundle)));
  }
  return { read, faults };
}

const BUNDLES = 'Give the folder that `cib entry` wrote: it has entry.json and the bundles that $.suites names.';
const RUN = 'Run a suite with `cib run --out`, and add its folder to $.suites.';

async function bundleFaults(files: Files, source: ReadFiles, entry: Entry, { manifest, folder }: EntryBundle) {
  const faults = agreementFaults(entry, manifest, folder);
  const fault = tooManyTasks(folder, manifest) ?? (await boardCheck(files, { folder, data: {}, bundle: source })).fault;
  return fault ? [...faults, fault] : faults;
}

/** The transcripts of held-out runs. They show tasks whose seed may still be secret. */
function secretFaults(bundles: readonly EntryBundle[], found: readonly EntryFile[]): readonly Fault[] {
  const transcripts = bundles
    .filter(({ manifest }) => manifest.split === 'heldout')
    .map(({ folder }) => `${folder}/${BUNDLE.transcript}`);
  const shown = found.filter(({ path }) => transcripts.includes(path));
  return faultsOfPaths(
    'submission.stray',
    shown.map(({ path }) => ({ path, what: 'shows the tasks of a held-out run' })),
    'Remove it. An entry holds only the part of a held-out run that `cib heldout publish` writes. If the transcript was pushed, tell the board: these tasks and their wording are no longer secret.',
  );
}
