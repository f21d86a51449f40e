import { addKnownControls, type KnownControls, knownControls } from '../bundles/control-results.ts';
import { loadManifest } from '../bundles/load-bundle.ts';
import { AnswerReader, referencesKey } from '../bundles/read-answers.ts';
import { gitTree } from '../git/tree.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import type { Processes } from '../ports/processes.ts';
import { loadSuite } from '../suites/catalogue.ts';
import type { OwnAnswers } from '../verify/answers.ts';
import { recordOf } from './cache/bundle-record.ts';
import { verifyingReader } from './verifying-reader.ts';

/** What a suite's own systems answered to some tasks. It is computed once, by the first thread that needs it. */
export interface ThreadAnswers {
  readonly controls: readonly KnownControls[];
  /** By `referencesKey`. */
  readonly references: readonly (readonly [string, readonly OwnAnswers[]])[];
}

export interface Commit {
  readonly repository: string;
  readonly id: string;
}

/** A bundle to verify, with what other threads have computed of its suite since the last one. */
export interface Assignment {
  readonly suite: string;
  readonly folder: string;
  /** The commit that has it, if it is not in the files of this machine. */
  readonly commit: Commit | undefined;
  readonly known: ThreadAnswers;
}

/** The result for a bundle. Without a record the bundle is invalid, and the main thread reads it again to find out why. */
export interface VerifierResult {
  readonly record: string | undefined;
  /** Undefined if the bundle's tasks have no pages. */
  readonly attempts: Uint8Array | undefined;
  /** Lists that the record names. Those that this thread sent before are left out. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** What this thread computed of the suite since the last bundle. */
  readonly answered: ThreadAnswers;
}

/** Verifies bundles, one after the other. */
export function bundleVerifier(
  files: Files,
  processes: Processes,
): (assignment: Assignment) => Promise<VerifierResult> {
  const reader = new AnswerReader(files, {});
  const sent = new Set<string>();
  const isNew = (key: string) => !sent.has(key) && sent.add(key);
  const read = verifyingReader({ files, reader });
  let source: ReadFiles | undefined;
  return async ({ suite: id, folder, commit, known }) => {
    // All bundles that a thread verifies are of one board.
    source ??= commit === undefined ? files : await gitTree(processes, commit.repository, commit.id);
    const suite = await loadSuite(id);
    addKnownControls(suite, known.controls);
    for (const { key } of known.controls) sent.add(`${id} ${key}`);
    for (const [key, references] of known.references) {
      reader.addKnown(key, references);
      sent.add(key);
    }
    const manifest = await loadManifest(source, folder);
    const parts = await read(source, folder, suite, manifest).catch(() => undefined);
    const made = parts && recordOf(parts);
    const attempts = parts?.verified?.attempts;
    const key = referencesKey(suite, manifest);
    const references =
      reader.hasAnswered(suite, manifest) && isNew(key)
        ? [[key, await reader.references(suite, manifest)] as const]
        : [];
    return {
      record: made?.text,
      attempts: attempts && (await attempts.read()),
      lists: new Map([...(made?.lists ?? [])].filter(([digest]) => isNew(digest))),
      answered: { controls: knownControls(suite).filter(({ key }) => isNew(`${id} ${key}`)), references },
    };
  };
}
