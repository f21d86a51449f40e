import { BUNDLE } from '../evidence/bundle.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import { selectArms } from '../suites/select-arms.ts';
import type { Suite } from '../suites/suite.ts';
import { answersOf, answersOfReferences } from '../verify/answers.ts';
import type { FlagFacts } from '../verify/flag.ts';
import type { Answers } from '../verify/prints.ts';
import { selectedTasks, transcriptLines } from './assess.ts';
import type { Dataset, DatasetChoice } from './dataset.ts';
import { datasetOf } from './load-bundle.ts';
import { shareList } from './shared-lists.ts';
import { unlessUnreadable } from './unless-unreadable.ts';

/** More tasks are compared by their outcomes: a manifest may name more than anybody wants to make. */
const MOST_TASKS = 100_000;

interface Opened {
  readonly dataset: Dataset;
  readonly references: FlagFacts['references'];
}

/** Reads what runs answered. Data is opened, and answered by the suite's own systems, once for all runs on it. */
export class AnswerReader {
  readonly #files: Files;
  readonly #data: DatasetChoice;
  readonly #opened = new Map<string, Promise<Opened | undefined>>();

  constructor(files: Files, data: DatasetChoice) {
    this.#files = files;
    this.#data = data;
  }

  /** Undefined where the data is not at hand, or the transcript is not one of it. */
  async answers(bundles: ReadFiles, folder: string, suite: Suite, manifest: Manifest): Promise<Answers | undefined> {
    const opened = await this.#open(suite, manifest);
    if (opened === undefined) return undefined;
    const tasks = selectedTasks(opened.dataset, manifest);
    const lines = transcriptLines(bundles, `${folder}/${BUNDLE.transcript}`);
    const found = await unlessUnreadable(
      answersOf({ suite: selectArms(suite, manifest.selection.arms), nonce: manifest.nonce, tasks, lines }),
    );
    return found && { ...found, ids: shareList(found.ids) };
  }

  /** What the suite's own systems answer on the run's data; nothing where that is not at hand. */
  async references(suite: Suite, manifest: Manifest): Promise<FlagFacts['references']> {
    return (await this.#open(suite, manifest))?.references ?? [];
  }

  #open(suite: Suite, manifest: Manifest): Promise<Opened | undefined> {
    const { id, sha256, tasks } = manifest.dataset;
    const key = [suite.description.id, id, sha256, tasks].join(' ');
    const opened = this.#opened.get(key) ?? unlessUnreadable(this.#make(suite, manifest));
    this.#opened.set(key, opened);
    return opened;
  }

  async #make(suite: Suite, manifest: Manifest): Promise<Opened | undefined> {
    if (manifest.dataset.tasks > MOST_TASKS) return undefined;
    const dataset = await datasetOf(this.#files, suite, manifest, this.#data);
    const all = Array.from({ length: dataset.tasks }, (_, index) => dataset.taskAt(index));
    const references = answersOfReferences(suite, all);
    return {
      dataset,
      references: references.map((one) => ({ ...one, answers: { ...one.answers, ids: shareList(one.answers.ids) } })),
    };
  }
}
