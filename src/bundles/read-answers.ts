import { unlessEvidenceFault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import { selectArms } from '../suite/select-arms.ts';
import type { Suite } from '../suite/suite.ts';
import { answersOf, answersOfReferences } from '../verify/answers.ts';
import type { FlagFacts } from '../verify/flag.ts';
import type { Answers } from '../verify/prints.ts';
import type { Foretold } from '../verify/tape/foretold.ts';
import type { Dataset, DatasetChoice } from './dataset.ts';
import { datasetOf } from './load-bundle.ts';
import { reviewTape } from './review-tape.ts';
import { selectedTasks, transcriptOf } from './transcript.ts';

/** More tasks are compared by their outcomes: a manifest may name more than can be made. */
export const COMPARED = 100_000;

/** Reads what runs answered. Data is opened once for all runs on it, and answered by the suite's own systems once for all runs on the same tasks. */
export class AnswerReader {
  readonly #files: Files;
  readonly #data: DatasetChoice;
  readonly #opened = new Map<string, Promise<Dataset | undefined>>();
  readonly #references = new Map<string, Promise<FlagFacts['references']>>();

  constructor(files: Files, data: DatasetChoice) {
    this.#files = files;
    this.#data = data;
  }

  /** Undefined where the data is not at hand, or the transcript is not one of it. */
  async answers(bundles: ReadFiles, folder: string, whole: Suite, manifest: Manifest): Promise<Answers | undefined> {
    const dataset = await this.#open(whole, manifest);
    if (dataset === undefined) return undefined;
    const suite = selectArms(whole, manifest.selection.arms);
    const transcript = transcriptOf(bundles, folder, { suite, dataset, manifest });
    const found = await unlessEvidenceFault(answersOf(transcript));
    return found && { ...found, ids: shareList(found.ids) };
  }

  /** What a bundle's tape says that its model was not told; undefined where it has none, or the data is not at hand. */
  async tape(bundles: ReadFiles, folder: string, suite: Suite, manifest: Manifest): Promise<Foretold | undefined> {
    const dataset = manifest.gateway && (await this.#open(suite, manifest));
    return dataset && unlessEvidenceFault(reviewTape(bundles, folder, { suite, dataset, manifest }));
  }

  /** What the suite's own systems answer to the run's tasks; nothing where its data is not at hand. */
  references(suite: Suite, manifest: Manifest): Promise<FlagFacts['references']> {
    const key = referencesKey(suite, manifest);
    const answered = this.#references.get(key) ?? this.#answer(suite, manifest);
    this.#references.set(key, answered);
    return answered;
  }

  #open(suite: Suite, manifest: Manifest): Promise<Dataset | undefined> {
    const key = dataKey(suite, manifest);
    const opened = this.#opened.get(key) ?? unlessEvidenceFault(this.#make(suite, manifest));
    this.#opened.set(key, opened);
    return opened;
  }

  async #make(suite: Suite, manifest: Manifest): Promise<Dataset | undefined> {
    if (manifest.dataset.tasks > COMPARED) return undefined;
    return datasetOf(this.#files, suite, manifest, this.#data);
  }

  async #answer(suite: Suite, manifest: Manifest): Promise<FlagFacts['references']> {
    const dataset = await this.#open(suite, manifest);
    if (dataset === undefined) return [];
    const references = answersOfReferences(suite, [...selectedTasks(dataset, manifest)]);
    return references.map((one) => ({ ...one, answers: { ...one.answers, ids: shareList(one.answers.ids) } }));
  }
}

/** What the answers of a suite's own systems are known by: the run's tasks. */
export function referencesKey(suite: Suite, manifest: Manifest): string {
  const { families, limit, shard } = manifest.selection;
  // Which tasks a shard has depends on the nonce as well.
  const selected = JSON.stringify([families, limit, shard, shard && manifest.nonce]);
  return `${dataKey(suite, manifest)} ${selected}`;
}

const dataKey = ({ description }: Suite, { dataset: { id, sha256, tasks } }: Manifest): string =>
  [description.id, id, sha256, tasks].join(' ');

const known = new Map<string, readonly string[]>();

/** One object for all lists that hold the same: those of a thousand runs on the same tasks are many megabytes. */
export function shareList(list: readonly string[]): readonly string[] {
  const digest = listDigest(list);
  const shared = known.get(digest) ?? list;
  known.set(digest, shared);
  return shared;
}

/** What a list is known by. */
export const listDigest = (list: readonly string[]): string => sha256(canonical(list));
