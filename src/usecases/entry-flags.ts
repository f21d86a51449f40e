import type { Files, ReadFiles } from '../ports/files.ts';
import type { EntryBundle, SiteEntry } from '../site/board/entries.ts';
import type { FlaggedCard } from '../site/entry/entry-view.ts';
import { loadSuite } from '../suites/catalogue.ts';
import type { Suite } from '../suites/suite.ts';
import { type FlagFacts, isOwn, type Run } from '../verify/flag.ts';
import { raised } from '../verify/flags.ts';
import { AnswerReader } from './read-answers.ts';

/** Every entry's flags against all others, by slug. `bundles` reads their bundles where that is not a folder's. */
export async function flagEntries(
  files: Files,
  entries: readonly SiteEntry[],
  bundles: ReadFiles = files,
): Promise<ReadonlyMap<string, readonly FlaggedCard[]>> {
  const reader = new AnswerReader(files, {}, bundles);
  const found = new Map<string, FlaggedCard[]>();
  const ids = new Set(entries.flatMap(({ bundles }) => bundles.map(({ manifest }) => manifest.suite.id)));
  for (const id of ids) {
    const suite = await loadSuite(id);
    const runs = await enteredRuns(reader, entries, suite);
    for (const { run, bundle } of runs) {
      if (run.slug === undefined || isOwn(run)) continue;
      const references = await reader.references(suite, bundle.manifest);
      const flags = raised(factsOf(run, { runs: runs.map((one) => one.run), entries, suite, references, former: [] }));
      found.set(run.slug, [...(found.get(run.slug) ?? []), { suite: id, flags }]);
    }
  }
  return found;
}

/** The entries' runs of one suite. What the suite's own systems answer is computed, so their transcripts are not read. */
export async function enteredRuns(
  reader: AnswerReader,
  entries: readonly SiteEntry[],
  suite: Suite,
): Promise<readonly { readonly run: Run; readonly bundle: EntryBundle }[]> {
  const runs: { run: Run; bundle: EntryBundle }[] = [];
  for (const { entry, bundles } of entries) {
    for (const bundle of bundles.filter(({ manifest }) => manifest.suite.id === suite.description.id)) {
      const { manifest, outcomes, timing, folder } = bundle;
      const shown = { slug: entry.slug, name: entry.name, manifest, outcomes, timing };
      const answers = isOwn({ ...shown, answers: undefined })
        ? undefined
        : await reader.answers(folder, suite, manifest);
      runs.push({ run: { ...shown, answers }, bundle });
    }
  }
  return runs;
}

interface Against {
  /** All entries' runs of the suite; the run's own may be among them. */
  readonly runs: readonly Run[];
  readonly entries: readonly SiteEntry[];
  readonly suite: Suite;
  readonly references: FlagFacts['references'];
  /** Earlier runs that were given as such. */
  readonly former: readonly Run[];
}

export function factsOf(run: Run, { runs, entries, suite, references, former }: Against): FlagFacts {
  const others = runs.filter(({ slug }) => run.slug === undefined || slug !== run.slug);
  const isEarlier = ({ manifest }: Run) =>
    manifest.system.name === run.manifest.system.name && manifest.dates.started < run.manifest.dates.started;
  const taken = entries
    // A bundle outside of any entry may be that entry's next one.
    .filter(({ entry }) => (run.slug === undefined ? entry.name !== run.name : entry.slug !== run.slug))
    .filter(({ entry }) => entry.kind === 'system' || entry.kind === 'example')
    .map(({ entry }) => ({ name: entry.name, owner: `entry ${entry.slug}` }));
  return {
    run,
    others,
    references,
    former: [...former, ...others.filter((other) => !former.includes(other) && isEarlier(other))],
    names: [...suite.references.map(({ name, kind }) => ({ name, owner: `a ${kind} of the suite` })), ...taken],
  };
}
