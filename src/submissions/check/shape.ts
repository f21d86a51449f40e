import { readEntry } from '../../board/read-entry.ts';
import { boardCheck } from '../../bundles/verify/board-check.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE, ENTRY_FILES } from '../../evidence/bundle.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { EntryBundle, SiteEntry } from '../../site/board/entries.ts';
import { loadSuites } from '../../suites/catalogue.ts';
import { agreementFaults } from '../rules/agreement.ts';
import { MOST_TASKS } from '../rules/files.ts';
import { faultsOfPaths } from '../rules/path-faults.ts';
import { ENTRIES } from '../rules/scope.ts';

/** An entry, as far as it could be read, and all its faults. */
export interface Shape {
  readonly read: SiteEntry | undefined;
  readonly faults: readonly Fault[];
}

/**
 * Reads and verifies the entry that `source` has at `slug`. It checks the schemas of `entry.json` and of each bundle, that
 * they agree with each other, that every bundle verifies, and that there is no other file. `paths` are the entry's files.
 * `files` reads what else a verification needs.
 */
export async function shapeOf(
  files: Files,
  source: ReadFiles,
  { slug, paths }: { readonly slug: string; readonly paths: readonly string[] },
): Promise<Shape> {
  let read: SiteEntry;
  try {
    read = await readEntry(source, ENTRIES, slug, await loadSuites());
  } catch (thrown) {
    if (!(thrown instanceof Fault && thrown.code === 'entry.invalid')) throw thrown;
    const { cause, message } = thrown;
    const hint = (cause instanceof Fault && cause.hint) || 'Correct it, and push again.';
    return { read: undefined, faults: [new Fault('entry.invalid', message, { cause, hint })] };
  }
  const faults = [...strayFaults(read.entry, paths), ...secretFaults(read.bundles, paths)];
  if (read.bundles.length === 0)
    faults.push(new Fault('submission.mismatch', `${ENTRIES}/${slug}/entry.json: $.suites is empty.`, { hint: RUN }));
  for (const bundle of read.bundles) faults.push(...(await bundleFaults(files, source, read.entry, bundle)));
  return { read, faults };
}

const RUN = 'Run a suite with `cib run --out`, and add its folder to $.suites.';

async function bundleFaults(files: Files, source: ReadFiles, entry: Entry, { manifest, folder }: EntryBundle) {
  const faults = agreementFaults(entry, manifest, folder);
  // A verification generates the data again. For a very large dataset this would exceed the time of the job.
  if (manifest.dataset.tasks > MOST_TASKS)
    return [
      ...faults,
      new Fault('submission.size', `${folder} has a dataset of ${manifest.dataset.tasks} tasks.`, {
        hint: `Submit a run on at most ${MOST_TASKS} tasks.`,
      }),
    ];
  const { fault } = await boardCheck(files, { folder, data: {}, bundle: source });
  return fault ? [...faults, fault] : faults;
}

/** The files that belong neither to the entry nor to its bundles. */
function strayFaults({ slug, suites }: Entry, paths: readonly string[]): readonly Fault[] {
  const folder = `${ENTRIES}/${slug}`;
  const bundles = Object.values(suites).flatMap((name) => ENTRY_FILES.map((file) => `${name}/${file}`));
  const known = new Set(['entry.json', ...bundles].map((path) => `${folder}/${path}`));
  const stray = paths.filter((path) => !known.has(path)).map((path) => ({ path, what: 'is no part of the entry' }));
  return faultsOfPaths(
    'submission.stray',
    stray,
    'An entry holds `entry.json` and the five files of each bundle that it names, the transcript plain or packed; `stderr.txt` and `errors.jsonl` of a run stay out.',
  );
}

/** The transcripts of held-out runs. They show tasks whose seed may still be secret. */
function secretFaults(bundles: readonly EntryBundle[], paths: readonly string[]): readonly Fault[] {
  const transcripts = bundles
    .filter(({ manifest }) => manifest.split === 'heldout')
    .map(({ folder }) => `${folder}/${BUNDLE.transcript}`);
  const shown = paths.filter((path) => transcripts.includes(path));
  return faultsOfPaths(
    'submission.stray',
    shown.map((path) => ({ path, what: 'shows the tasks of a held-out run' })),
    'Remove it. An entry holds only the part of a held-out run that `cib heldout publish` writes. If the transcript was pushed, tell the board: these tasks and their wording are no longer secret.',
  );
}
