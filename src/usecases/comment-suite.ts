import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Entry } from '../evidence/entry.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import type { Measured, Rival, SuiteFacts } from '../report/markdown/comment-facts.ts';
import { type EntryBundle, readsLabels, type SiteEntry } from '../site/board/entries.ts';
import type { Suite } from '../suites/suite.ts';
import { type Agreement, agreement } from '../verify/agreement.ts';
import { answersOf } from '../verify/answers.ts';
import { type Raised, raised } from '../verify/flags.ts';
import { reachedTier } from '../verify/reached-tier.ts';
import { subject } from '../verify/subject.ts';
import { tierLimit } from '../verify/tier.ts';
import { selectedTasks, transcriptLines } from './assess.ts';
import type { CommentRequest } from './comment.ts';
import { type Judged, judge } from './comment-judge.ts';
import { enteredRuns, factsOf } from './entry-flags.ts';
import { datasetOf, loadOutcomes, loadTiming } from './load-bundle.ts';
import { AnswerReader } from './read-answers.ts';
import { comparedBy } from './read-parts.ts';
import { digestFile } from './write-manifest.ts';

interface Submitted {
  readonly request: CommentRequest;
  readonly entry: Entry;
  readonly suite: Suite;
  /** The bundle's folder beside `entry.json`. */
  readonly folder: string;
  readonly board: readonly SiteEntry[];
  /** The same entry as the board has it. */
  readonly former: SiteEntry | undefined;
}

export async function suiteFacts(files: Files, submitted: Submitted): Promise<SuiteFacts> {
  const { request, entry, suite, board, former } = submitted;
  const { description } = suite;
  const { submission, harnesses } = request;
  const data = request.data[description.id] ?? {};
  const folder = `${submission.entries}/${entry.slug}/${submitted.folder}`;
  const judged = await judge(files, submission.files, { folder, suite, entry, data });
  const given = request.reruns[description.id];
  const place = given && 'folder' in given ? given.folder : undefined;
  const again =
    given &&
    ('folder' in given ? await judge(files, files, { ...given, suite, entry, data }) : withheld(given.problems));
  const compared = judged.valid && again && agree(judged, again, suite);
  const now = (compared === 'unusable' ? undefined : again?.measured) ?? judged.measured;
  return {
    description,
    folder,
    state: judged.state,
    checks: [
      ...judged.checks,
      ...(again?.checks ?? []).map((one) => ({ ...one, title: `The board’s run: ${one.title}` })),
    ],
    tier: judged.manifest
      ? reachedTier(judged.valid, tierLimit(judged.manifest, harnesses), compared || undefined)
      : { reached: 'reported', reasons: ['its evidence cannot be read'] },
    submitted: judged.measured,
    rerun: compared && compared !== 'unusable' ? again?.measured : undefined,
    agreement: compared && compared !== 'unusable' ? compared : undefined,
    previous: await measuredIn(
      request.board.files,
      former?.bundles.find(({ manifest }) => manifest.suite.id === description.id),
    ),
    ranked: entry.kind === 'system' && !entry.reads_labels,
    rivals: now === undefined ? [] : await rivalsOf(request.board.files, board, entry.slug, now),
    flags: await flagsOf(files, submitted, judged, folder),
    digests: [
      ...(await digestsOf(submission.files, folder, 'submitted', judged.manifest)),
      ...(place !== undefined && again ? await digestsOf(files, place, 'board’s run', again.manifest) : []),
    ],
  };
}

function withheld(checks: Judged['checks']): Judged {
  return { valid: false, state: 'invalid', checks, manifest: undefined, measured: undefined };
}

/** Whether the board's own run bears the submission out; unusable where it does not count or is of something else. */
function agree(judged: Judged, again: Judged, { description }: Suite): Agreement | 'unusable' {
  const [first, second] = [judged.measured?.outcomes, again.measured?.outcomes];
  if (!again.valid || !first || !second || !alike(judged.manifest, again.manifest)) return 'unusable';
  // Whoever once declares it is held to it: a submitted manifest can be changed.
  const deterministic = [judged, again].some(({ manifest }) => manifest?.adapter.declared.deterministic === true);
  try {
    return agreement(first, second, { headline: description.headline, deterministic });
  } catch (thrown) {
    if (thrown instanceof RangeError) return 'unusable';
    throw thrown;
  }
}

function alike(one: Manifest | undefined, other: Manifest | undefined): boolean {
  return one !== undefined && other !== undefined && subject(one) === subject(other);
}

/** What a run of the board came to, with its outcomes. */
async function measuredIn(files: ReadFiles, bundle: EntryBundle | undefined): Promise<Measured | undefined> {
  return bundle && { scorecard: bundle.scorecard, outcomes: await loadOutcomes(files, bundle.folder) };
}

async function rivalsOf(
  files: ReadFiles,
  board: readonly SiteEntry[],
  slug: string,
  { scorecard }: Measured,
): Promise<readonly Rival[]> {
  const { suite, dataset } = scorecard;
  const rivals: Rival[] = [];
  for (const { entry, bundles } of board.filter((one) => one.entry.slug !== slug && one.entry.kind !== 'control')) {
    for (const bundle of bundles) {
      if (canonical(bundle.scorecard.suite) !== canonical(suite) || readsLabels(entry, bundle)) continue;
      if (bundle.scorecard.dataset.sha256 !== dataset.sha256 || bundle.scorecard.validity.state !== 'valid') continue;
      rivals.push({
        slug: entry.slug,
        name: entry.name,
        version: entry.version,
        ranked: entry.kind === 'system',
        scorecard: bundle.scorecard,
        outcomes: await loadOutcomes(files, bundle.folder),
      });
    }
  }
  return rivals;
}

/** What a reviewer should look at in the submitted run. Evidence that does not hold raises nothing more. */
async function flagsOf(
  files: Files,
  { request, entry, suite, board }: Submitted,
  { valid, manifest, measured }: Judged,
  folder: string,
): Promise<readonly Raised[]> {
  if (!valid || !manifest || !measured?.outcomes) return [];
  const data = request.data[suite.description.id] ?? {};
  const { files: bundle } = request.submission;
  const tasks = selectedTasks(await datasetOf(files, suite, manifest, data), manifest);
  const lines = transcriptLines(bundle, `${folder}/${BUNDLE.transcript}`);
  const run = {
    slug: entry.slug,
    name: entry.name,
    manifest,
    ...comparedBy(measured.outcomes),
    timing: await loadTiming(bundle, folder),
    answers: await answersOf({ suite, nonce: manifest.nonce, tasks, lines }),
  };
  const reader = new AnswerReader(files, data);
  const runs = enteredRuns(board, suite).map((entered) => entered.run);
  const references = await reader.references(suite, manifest);
  const former = runs.filter(({ slug }) => slug === entry.slug);
  return raised(factsOf(run, { runs, entries: board.map((one) => one.entry), suite, references, former }));
}

async function digestsOf(files: ReadFiles, folder: string, whose: string, manifest: Manifest | undefined) {
  if (manifest === undefined) return [];
  const { image, dataset, harness } = manifest;
  const { sha256 } = await digestFile(files, `${folder}/${BUNDLE.manifest}`);
  return [
    { what: `${BUNDLE.manifest}, ${whose}`, digest: sha256 },
    { what: `dataset, ${whose}`, digest: dataset.sha256 },
    { what: `harness, ${whose}`, digest: harness.sha256 },
    ...(image ? [{ what: `image, ${whose}`, digest: image.repo_digest ?? image.id }] : []),
  ];
}
