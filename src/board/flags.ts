import { basename, dirname } from 'node:path';
import type { DatasetChoice } from '../bundles/dataset.ts';
import { datasetOf, loadManifest, loadOutcomes, loadScorecard, loadTiming } from '../bundles/load-bundle.ts';
import { AnswerReader } from '../bundles/read-answers.ts';
import { readIfPresent } from '../bundles/read-document.ts';
import { comparedBy, partsWithFingerprints, type ReadParts } from '../bundles/read-parts.ts';
import { Fault } from '../errors/fault.ts';
import { quoted } from '../evidence/display-name.ts';
import { Entry } from '../evidence/entry.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import type { FlagReport } from '../report/terminal/flags.ts';
import type { SiteEntry } from '../site/board/entries.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuite, loadSuites } from '../suites/catalogue.ts';
import { enteredRuns, flagsOfRun, ofOthers } from './entry-flags.ts';
import { entryFolders, requireEntries } from './entry-folder.ts';
import { readEntry } from './read-entry.ts';

export interface FlagsRequest {
  /** The bundle to check, which may belong to an entry. A path from the root. */
  readonly bundle: string;
  /** The folder with one folder per entry. A path from the root. */
  readonly entries: string;
  /** An earlier bundle of the same system. */
  readonly former?: string | undefined;
  readonly data: DatasetChoice;
}

/** What a reviewer of one bundle should look at. It does not verify: `verify` checks hashes and scores. */
export async function flagBundle(
  { files, progress }: Pick<Ports, 'files' | 'progress'>,
  request: FlagsRequest,
): Promise<FlagReport> {
  const { bundle, former } = request;
  const reader = new AnswerReader(files, request.data);
  const manifest = await loadManifest(files, bundle);
  const suite = await loadSuite(manifest.suite.id);
  // Without the right data only outcomes are compared, which is not what a user wants who names a file.
  if (request.data.path !== undefined) await datasetOf(files, suite, manifest, request.data);
  const entry = await entryOf(files, bundle, suite);
  const run = await readRun(files, reader, bundle, { suite, entry });
  const { entries, unread } = await readEntries({ files, progress }, request.entries, partsWithFingerprints(reader));
  const entered = enteredRuns(entries, suite);
  const elsewhere = entered.filter((one) => one.bundle.folder !== bundle).map((one) => one.run);
  const named = former === undefined ? [] : [await readRun(files, reader, former, { suite, entry: undefined })];
  for (const one of named) requireSameSystem(one.manifest, manifest);
  progress.step(`answering with the systems of ${manifest.suite.id}`);
  const references = await reader.references(suite, manifest);
  return {
    name: run.name,
    suite: manifest.suite.id,
    against: ofOthers(run, elsewhere).length,
    compared: run.answers === undefined ? 'outcomes' : 'answers',
    unread,
    flags: flagsOfRun(run, { entries, runs: elsewhere, suite, references, named }),
  };
}

async function readRun(
  files: Files,
  reader: AnswerReader,
  folder: string,
  { suite, entry }: { readonly suite: Suite; readonly entry: Entry | undefined },
) {
  const manifest = await loadManifest(files, folder);
  if (manifest.suite.id !== suite.description.id) {
    throw new Fault('bundle.incomparable', `${folder} is of suite ${manifest.suite.id}, not ${suite.description.id}.`, {
      hint: `Give --former a bundle of ${suite.description.id}, or leave it out.`,
    });
  }
  return {
    slug: entry?.slug,
    name: entry?.name ?? manifest.system.name,
    manifest,
    scorecard: await loadScorecard(files, folder),
    ...comparedBy(await loadOutcomes(files, folder)),
    timing: await loadTiming(files, folder),
    answers: await reader.answers(files, folder, suite, manifest),
    tape: await reader.tape(files, folder, suite, manifest),
  };
}

/** A system is known by its name; one that got another name, by its adapter. */
function requireSameSystem(former: Manifest, { system, adapter }: Manifest): void {
  if (former.system.name === system.name || former.adapter.spec === adapter.spec) return;
  const [earlier, name] = [former.system.name, system.name].map(quoted);
  throw new Fault('bundle.incomparable', `--former is a bundle of ${earlier}, and the other bundle is of ${name}.`, {
    hint: `Give an earlier bundle of ${name}, or leave out --former. \`cib compare\` compares two systems.`,
  });
}

/** The entry that the bundle's folder belongs to. Undefined without one. */
async function entryOf(files: Files, bundle: string, suite: Suite): Promise<Entry | undefined> {
  const entry = await readIfPresent(files, `${dirname(bundle)}/entry.json`, Entry);
  return entry?.suites[suite.description.id] === basename(bundle) ? entry : undefined;
}

/** All entries that can be read. One that cannot is left out. */
async function readEntries({ files, progress }: Pick<Ports, 'files' | 'progress'>, folder: string, parts: ReadParts) {
  await requireEntries(files, folder);
  const suites = await loadSuites();
  const entries: SiteEntry[] = [];
  const unread: { slug: string; message: string }[] = [];
  const folders = await entryFolders(files, folder);
  progress.begin('reading the entries', folders.length);
  for (const [i, { slug, fault }] of folders.entries()) {
    try {
      if (fault) throw fault;
      entries.push(await readEntry(files, `${folder}/${slug}`, suites, parts));
    } catch (thrown) {
      if (!(thrown instanceof Fault && thrown.code === 'entry.invalid')) throw thrown;
      unread.push({ slug, message: thrown.message });
    }
    progress.advance(i + 1);
  }
  progress.end();
  return { entries, unread };
}
