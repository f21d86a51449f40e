import { unlessEvidenceFault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import { selectArms } from '../suite/contract.ts';
import type { Suite } from '../suite/suite.ts';
import { answersOf, answersOfReferences, cacheDigest, type OwnAnswers } from '../verify/answers.ts';
import type { AnswerFingerprints } from '../verify/fingerprints.ts';
import type { GoldInAnswers } from '../verify/tape/gold-in-answers.ts';
import { controlsOn } from './control-results.ts';
import type { Dataset, DatasetChoice } from './dataset.ts';
import { datasetOf } from './load-bundle.ts';
import { reviewTape } from './tape.ts';
import { selectedTasks, transcriptOf } from './transcript.ts';

/** Runs with more tasks are compared only by their outcomes, because a manifest may state more tasks than can be generated. */
export const MOST_COMPARED_TASKS = 100_000;

/**
 * Reads the answers of runs. Data is opened once for all runs on it. The suite's own systems answer once for all runs on the
 * same tasks.
 */
export class AnswerReader {
  readonly #files: Files;
  readonly #data: DatasetChoice;
  readonly #opened = new Map<string, Promise<Dataset | undefined>>();
  readonly #references = new Map<string, Promise<readonly OwnAnswers[]>>();
  /** Keys of answers that were added, and that `knowAnswers` has not cached yet. */
  readonly #added = new Set<string>();

  constructor(files: Files, data: DatasetChoice) {
    this.#files = files;
    this.#data = data;
  }

  /** Undefined if the data is not available, or the transcript does not fit it. */
  async answers(
    bundles: ReadFiles,
    folder: string,
    allArms: Suite,
    manifest: Manifest,
  ): Promise<AnswerFingerprints | undefined> {
    const dataset = await this.#open(allArms, manifest);
    if (dataset === undefined) return undefined;
    const suite = selectArms(allArms, manifest.selection.arms);
    const found = await unlessEvidenceFault(answersOf(transcriptOf(bundles, folder, { suite, dataset, manifest })));
    return found && { ...found, ids: shareList(found.ids) };
  }

  /** The gold in the answers on a bundle's tape; undefined if it has no tape, or the data is not available. */
  async tape(bundles: ReadFiles, folder: string, suite: Suite, manifest: Manifest): Promise<GoldInAnswers | undefined> {
    const dataset = manifest.gateway && (await this.#open(suite, manifest));
    return dataset && unlessEvidenceFault(reviewTape(bundles, folder, { suite, dataset, manifest }));
  }

  /** The answers of the suite's own systems to the run's tasks; empty if its data is not available. */
  references(suite: Suite, manifest: Manifest): Promise<readonly OwnAnswers[]> {
    const key = referencesKey(suite, manifest);
    const answered = this.#references.get(key) ?? this.#answer(suite, manifest);
    this.#references.set(key, answered);
    return answered;
  }

  /** Lets runs of the suite's own systems on these tasks be compared with what those answer, without their answering each time. */
  async knowAnswers(suite: Suite, manifest: Manifest): Promise<void> {
    const references = await this.references(suite, manifest);
    if (!this.#added.delete(referencesKey(suite, manifest))) return;
    const dataset = await this.#open(suite, manifest);
    const tasks = dataset === undefined ? [] : [...selectedTasks(dataset, manifest)];
    for (const { name, digests } of references) {
      const system = suite.ownSystems.find((one) => one.name === name);
      if (system) for (const [n, task] of tasks.entries()) cacheDigest(system, task, digests[n] ?? '');
    }
  }

  /** Whether the answers of the suite's own systems are known already. */
  hasAnswered(suite: Suite, manifest: Manifest): boolean {
    return this.#references.has(referencesKey(suite, manifest));
  }

  /** Adds answers that another thread computed, or an earlier build by the same code; `key` is their `referencesKey`. */
  addKnown(key: string, references: readonly OwnAnswers[]): void {
    this.#references.set(key, Promise.resolve(references));
    this.#added.add(key);
  }

  #open(suite: Suite, manifest: Manifest): Promise<Dataset | undefined> {
    const key = dataKey(suite, manifest);
    const opened = this.#opened.get(key) ?? unlessEvidenceFault(this.#make(suite, manifest));
    this.#opened.set(key, opened);
    return opened;
  }

  async #make(suite: Suite, manifest: Manifest): Promise<Dataset | undefined> {
    if (manifest.dataset.tasks > MOST_COMPARED_TASKS) return undefined;
    return datasetOf(this.#files, suite, manifest, this.#data);
  }

  async #answer(suite: Suite, manifest: Manifest): Promise<readonly OwnAnswers[]> {
    const dataset = await this.#open(suite, manifest);
    if (dataset === undefined) return [];
    // These include the controls that every run is compared with, so the controls need not answer again.
    const controls = controlsOn(suite, dataset, manifest);
    const tasks = [...selectedTasks(dataset, manifest)];
    const references = answersOfReferences(suite, tasks, (task, answered) => controls.add(task, answered));
    controls.results();
    return references.map((one) => ({ ...one, answers: { ...one.answers, ids: shareList(one.answers.ids) } }));
  }
}

/** The cache key of the answers of a suite's own systems: it identifies the run's tasks. */
export function referencesKey(suite: Suite, manifest: Manifest): string {
  const { families, limit, shard } = manifest.selection;
  // The tasks of a shard also depend on the nonce.
  const selected = JSON.stringify([families, limit, shard, shard && manifest.nonce]);
  return `${dataKey(suite, manifest)} ${selected}`;
}

const dataKey = ({ description }: Suite, { dataset: { id, sha256, tasks } }: Manifest): string =>
  [description.id, id, sha256, tasks].join(' ');

const known = new Map<string, readonly string[]>();

/** Returns the same object for equal lists: those of a thousand runs on the same tasks would take many megabytes. */
export function shareList(list: readonly string[]): readonly string[] {
  const digest = listDigest(list);
  const shared = known.get(digest) ?? list;
  known.set(digest, shared);
  return shared;
}

export const listDigest = (list: readonly string[]): string => sha256(canonical(list));
