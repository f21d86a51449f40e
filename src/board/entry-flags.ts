import type { AnswerReader } from '../bundles/read-answers.ts';
import { type Entry, imageDigestOf } from '../evidence/entry.ts';
import { type FlaggedRun, isEarlier, type SiteEntry } from '../site/board/entries.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { addTo, groupBy } from '../text/group-by.ts';
import { openObjection } from '../verify/counting-receipts.ts';
import { type ComparedRun, entryName, type FlagFacts, isReferenceOrControl, type RelatedRuns } from '../verify/flag.ts';
import { raisedFlags } from '../verify/flags.ts';
import { alikeNames, relatedRuns } from '../verify/related-runs.ts';
import type { BoardEntries } from './board.ts';

/**
 * Compares every entry with all others and returns its flags, by slug. `reader` opens the data of their runs. An objection to the
 * present files is no flag, because the page says that they are disputed.
 */
export async function flagEntries(
  reader: Pick<AnswerReader, 'references'>,
  board: Pick<BoardEntries, 'submitted' | 'removed' | 'decisions'>,
) {
  const { submitted, decisions } = board;
  const entries = comparedEntries(board);
  const formerReceipts = groupBy(
    decisions
      .filter(({ about, receipt: { event } }) => about === 'other files' || event === 'settled')
      .map(({ receipt }) => receipt),
    ({ slug }) => slug,
  );
  const found = new Map<string, FlaggedRun[]>();
  const ids = new Set(submitted.flatMap(({ bundles }) => bundles.map(({ manifest }) => manifest.suite.id)));
  const namesakes = alikeNames(namesOf(entries));
  for (const id of ids) {
    const suite = await loadSuite(id);
    const runs = enteredRuns(entries, suite);
    const relatedTo = relatedRuns(runs.map(({ run }) => run));
    for (const { run, bundle, entry } of runs) {
      if (run.removed !== undefined || isReferenceOrControl(run)) continue;
      const references = await reader.references(suite, bundle.manifest);
      const objection = openObjection(formerReceipts.get(entry.slug) ?? []);
      const against = { runs: relatedTo(run), entries: namesakes(run), suite, references, former: [], objection };
      const card = { suite: id, flags: raisedFlags(factsOf(run, against)) };
      addTo(found, entry.slug, card);
    }
  }
  return found;
}

/** An entry that flags compare with. */
type ComparedEntry = SiteEntry & Removal;

interface Removal {
  /** When it was removed, in ISO 8601; absent for an entry of the board. */
  readonly removed?: string | undefined;
}

/** The entries of a board, and the removed ones, any of which may come back under another slug. */
export const comparedEntries = ({
  submitted,
  removed,
}: Pick<BoardEntries, 'submitted' | 'removed'>): readonly ComparedEntry[] => [
  ...submitted,
  ...removed.flatMap(({ date, found }) => (found ? { ...found, removed: date } : [])),
];

const namesOf = (entries: readonly ComparedEntry[]) => entries.map(({ entry, removed }) => ({ ...entry, removed }));

/** The entries' runs of one suite that were read with what flags compare. */
export function enteredRuns(entries: readonly ComparedEntry[], suite: Suite) {
  return entries.flatMap(({ entry, bundles, removed }) =>
    bundles
      .filter((bundle) => bundle.manifest.suite.id === suite.description.id && !isEarlier(bundle))
      .map((bundle) => {
        const { manifest, scorecard, results, timing, fingerprints } = bundle;
        if (fingerprints === undefined) throw new RangeError(`${bundle.folder} was read without what flags compare`);
        const run: ComparedRun = {
          slug: entry.slug,
          name: entry.name,
          removed,
          manifest,
          scorecard,
          results,
          timing,
          ...fingerprints,
        };
        return { entry, bundle, run };
      }),
  );
}

interface Compared {
  /** The entries that the run is compared with. */
  readonly entries: readonly ComparedEntry[];
  /** Their runs of the suite, without the run itself. */
  readonly runs: readonly ComparedRun[];
  readonly suite: Suite;
  readonly references: FlagFacts['references'];
  /** Runs that were named as earlier ones, in addition to those of the same entry. */
  readonly named?: readonly ComparedRun[];
  readonly objection?: FlagFacts['objection'];
}

/** The flags of one run, compared with the entries of a board. */
export function flagsOfRun(run: ComparedRun, { entries, runs, suite, named = [], ...facts }: Compared) {
  const former = [...named, ...runs.filter(({ slug }) => slug !== undefined && slug === run.slug)];
  return raisedFlags(
    factsOf(run, { ...facts, runs: relatedRuns(runs)(run), entries: namesOf(entries), suite, former }),
  );
}

interface Against {
  /** Of all entries on the suite. May include the run itself. */
  readonly runs: RelatedRuns;
  readonly entries: readonly (Entry & Removal)[];
  readonly suite: Suite;
  readonly references: FlagFacts['references'];
  /** Runs that were named as earlier ones, and other runs of the same entry. */
  readonly former: readonly ComparedRun[];
  readonly objection?: FlagFacts['objection'];
}

/** Without the runs of the run's own entry. */
export const ofOthers = ({ slug: own }: ComparedRun, runs: readonly ComparedRun[]): readonly ComparedRun[] =>
  runs.filter(({ slug }) => own === undefined || slug !== own);

function factsOf(run: ComparedRun, { runs, entries, suite, former, ...facts }: Against): FlagFacts {
  const others = {
    sameData: ofOthers(run, runs.sameData),
    sameTranscript: ofOthers(run, runs.sameTranscript),
    sameTimes: ofOthers(run, runs.sameTimes),
  };
  const startedBefore = ({ manifest }: ComparedRun) => manifest.dates.started < run.manifest.dates.started;
  const earlier = ofOthers(run, runs.sameSystem).filter((other) => !former.includes(other) && startedBefore(other));
  const taken = entries
    // A bundle outside of any entry may become that entry's next run.
    .filter(({ name, slug }) => (run.slug === undefined ? name !== run.name : slug !== run.slug))
    .filter(({ kind }) => kind === 'system' || kind === 'example')
    .filter((entry) => entry.removed !== undefined || !isSameSystem(entry, run))
    .map(({ name, slug, removed }) => ({ name, owner: entryName(slug, removed) }));
  return {
    ...facts,
    run,
    others,
    former: [...former, ...earlier],
    names: [...suite.ownSystems.map(({ name, kind }) => ({ name, owner: `a ${kind} of the suite` })), ...taken],
  };
}

/** Whether an entry is of the run's own image under its own name, as the held-out runs of an entry are, which the board makes. */
const isSameSystem = (entry: Entry, { name, manifest: { adapter } }: ComparedRun): boolean =>
  entry.name === name &&
  adapter.spec.includes('@sha256:') &&
  imageDigestOf(entry) === imageDigestOf({ adapter: adapter.spec });
