import type { DatasetChoice } from '../bundles/dataset.ts';
import { loadManifest, loadOutcomes, loadScorecard, openRun } from '../bundles/load-bundle.ts';
import { readAttempts } from '../bundles/read-attempts.ts';
import { readLines } from '../bundles/read-lines.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE, ERRORS, RunError, STANDARD_ERROR } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { parseAs } from '../evidence/schema-check.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import { itemsOf, type Pair, pairsOf } from '../protocol/items.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { type Explanation, storyAnswers } from '../report/attempt.ts';
import { coverageText } from '../report/format.ts';
import { returnedSourceIds } from '../report/reasons.ts';
import { isRightByHeadline, missedInOrder } from '../report/weakest.ts';
import { isNamed, knownIds } from '../run/known-ids.ts';
import { labelOf, type SuiteDescription } from '../suite/description.ts';
import { shellWord } from '../text/escape.ts';
import { nearest } from '../text/nearest.ts';
import { memoryAlone } from '../verify/actor/memory-alone.ts';

interface FailureFilter {
  readonly limit: number;
  /**
   * The id or label of a family. Only tasks that failed in it are returned; in tasks with questions of several families, the
   * questions of this one.
   */
  readonly family?: string | undefined;
}

/**
 * The first tasks of a bundle that failed or errored, in the order of {@link missedInOrder}, with the errors.
 *
 * @throws Fault `family.unknown`; `bundle.outcomes` if the replies to a task that was read give another outcome
 */
export async function firstFailures(
  files: Files,
  folder: string,
  { limit, family: requested }: FailureFilter,
  data: DatasetChoice,
) {
  const manifest = await loadManifest(files, folder);
  const run = await openRun(files, folder, manifest, data);
  const { families } = run.suite.description;
  const card = await loadScorecard(files, folder);
  const { counts, dataset, validity, families: groups } = card;
  const family = familyOf(run, requested, groups);
  const outcomes = await loadOutcomes(files, folder);
  const missed = missedInOrder(run.suite.description, outcomes).filter(
    (outcome) => family === undefined || missesIn(outcome, family),
  );
  const wanted = missed.slice(0, limit).map(({ id }) => id);
  const found = new Map<string, Explanation>();
  const stated = outcomes.values();
  // If fewer than `limit` failed, all tasks are read: none may have failed unseen.
  for await (const attempt of readAttempts(files, folder, run)) {
    const outcome = scored(attempt, stated.next().value, folder);
    if (wanted.includes(outcome.id)) found.set(outcome.id, explanationOf(run, attempt, outcome));
    if (found.size === limit) break;
  }
  const headline = run.suite.description.metrics.find(({ id }) => id === run.suite.description.headline);
  const costly = missed.filter((outcome) => !isRightByHeadline(run.suite.description, outcome)).length;
  const description = families.find(({ id }) => id === family);
  const only = description && { ...description, passes: groups[description.id] };
  return {
    state: validity.state,
    dataset: { id: dataset.id, tasks: dataset.tasks },
    ran: coverageText(card, manifest.selection),
    counts,
    shown: wanted.flatMap((id) => found.get(id) ?? []),
    /** How many tasks failed or errored, of the family if one was given. */
    matched: missed.length,
    more: missed.length > limit,
    errors: await readErrors(files, folder),
    ...(only && { family: only }),
    ...(headline && costly > 0 && costly < missed.length && { headlineFirst: headline.label }),
  };
}

const isMissed = ({ verdict }: Pick<Outcome, 'verdict'>) => verdict === 'failed' || verdict === 'errored';

const missesIn = (outcome: Outcome, family: string) =>
  outcome.family === family || itemsOf(outcome).some((item) => item.family === family && isMissed(item));

/** @throws Fault `family.unknown` for a family of which the run has nothing, too */
function familyOf(
  { suite }: Pick<Opened, 'suite'>,
  requested: string | undefined,
  groups: Scorecard['families'],
): string | undefined {
  if (requested === undefined) return undefined;
  const { families } = suite.description;
  const absent = families.filter(({ id }) => groups[id] === undefined);
  const present = families.filter(({ id }) => groups[id] !== undefined);
  const named = absent.find(isNamed(requested.trim().toLowerCase()));
  if (named === undefined) return knownIds('family', [requested], present, suite)?.[0];
  throw new Fault('family.unknown', `The run has no task of the family ${named.id}.`, {
    hint: `There are ${present.map(({ id }) => id).join(', ')}.`,
  });
}

interface TaskFilter {
  readonly task: string;
  /** The pair of items to explain. By default, all of the task's pairs. */
  readonly pair?: string | undefined;
  /** The id or label of a family: only the task's pairs of it. */
  readonly family?: string | undefined;
}

/**
 * Why one task passed or failed: its timeline, gold, answers and outcome.
 *
 * @throws Fault `task.unknown`; `family.unknown` if the task has nothing of the family; `bundle.outcomes`
 */
export async function explain(
  files: Files,
  folder: string,
  { task: taskId, pair, family: requested }: TaskFilter,
  data: DatasetChoice,
): Promise<Explanation> {
  const run = await openRun(files, folder, await loadManifest(files, folder), data);
  const { suite } = run;
  const family = knownIds(
    'family',
    requested === undefined ? null : [requested],
    suite.description.families,
    suite,
  )?.[0];
  const others: string[] = [];
  for await (const attempt of readAttempts(files, folder, run)) {
    if (attempt.task.id !== taskId) {
      if (others.length < MOST_COMPARED) others.push(attempt.task.id);
      continue;
    }
    const outcome = scored(
      attempt,
      (await loadOutcomes(files, folder)).find(({ id }) => id === taskId),
      folder,
    );
    if (family !== undefined && outcome.family !== family && !itemsOf(outcome).some((item) => item.family === family))
      throw unknownFamily(run.suite.description, outcome, family);
    // The task's own family has all of its pairs.
    const only = family === outcome.family ? undefined : family;
    const pairs = pairsOf(outcome, only);
    if (pair !== undefined && !pairs.some(({ id }) => id === pair))
      throw unknownPair(run.suite.description, taskId, pairs, pair);
    const error = outcome.verdict === 'errored' ? (await readErrors(files, folder)).get(taskId) : undefined;
    const output = `${folder}/${STANDARD_ERROR}`;
    return {
      ...explanationOf(run, attempt, outcome),
      ...(error !== undefined && { error: { ...error, ...((await files.exists(output)) && { output }) } }),
      ...(pair !== undefined && { pair }),
      ...(only !== undefined && { family: only }),
    };
  }
  const near = others.find((id) => numberOf(id) === numberOf(taskId)) ?? nearest(taskId, others);
  const listed = `${folder}/${BUNDLE.outcomes} lists the tasks, one per line.`;
  throw new Fault('task.unknown', `The bundle has no task "${taskId}".`, {
    hint: near === undefined ? listed : `Did you mean "${near}"? ${listed}`,
  });
}

/** How many ids are compared with one that is not there. */
const MOST_COMPARED = 10_000;

/** The number at the end of an id such as `writ_000003`. */
const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? Number.NaN);

/** The outcome that the replies to a task give, which must be the one that the bundle states. */
function scored(attempt: Attempt, stated: Outcome | undefined, folder: string): Outcome {
  const outcome = attempt.outcome();
  if (stated !== undefined && canonical(outcome) === canonical(stated)) return outcome;
  throw new Fault(
    'bundle.outcomes',
    `${folder}/${BUNDLE.outcomes} has another outcome of task ${outcome.id} than its replies give.`,
    {
      hint: `\`cib verify ${shellWord(folder)}\` shows every check. Use the files as the run wrote them, or run the suite again.`,
    },
  );
}

function explanationOf(
  { suite, manifest }: Opened,
  { task, answers }: Pick<Attempt, 'task' | 'answers'>,
  outcome: Outcome,
): Explanation {
  const { capabilities } = manifest.adapter.declared;
  const declared = new Set(capabilities);
  const story = suite.story(task, returnedSourceIds({ answers }));
  return {
    description: suite.description,
    story,
    outcome,
    answers: storyAnswers(story, answers),
    memory: memoryAlone(suite, task, answers, declared),
    capabilities,
    ...(suite.freeAnswers && capabilities.includes('answer') && { freeAnswers: suite.freeAnswers(task, answers) }),
    ...(suite.budgetUse && { budgetUse: suite.budgetUse(task, answers, declared) }),
  };
}

type Opened = Awaited<ReturnType<typeof openRun>>;
type Attempt = Awaited<ReturnType<ReturnType<typeof readAttempts>['next']>>['value'] & object;

function unknownFamily({ families }: SuiteDescription, outcome: Outcome, family: string): Fault {
  const known = new Set([outcome, ...itemsOf(outcome)].map((one) => one.family));
  const names = families.filter(({ id }) => known.has(id)).map(({ id, label }) => `${id} (${label})`);
  return new Fault('family.unknown', `Task ${outcome.id} has nothing of family "${family}".`, {
    hint: `It has ${names.join(', ')}.`,
  });
}

function unknownPair({ families }: SuiteDescription, task: string, pairs: readonly Pair[], pair: string): Fault {
  const known = pairs.map(({ id, family }) => `${id} (${labelOf(families, family)})`);
  return new Fault('task.unknown', `Task ${task} has no pair "${pair}".`, {
    hint: known.length === 0 ? 'Its questions have no pairs.' : `Its pairs: ${known.join(', ')}.`,
  });
}

/** The errors that a run recorded in the bundle’s folder, by the id of the task. They are not verified. */
async function readErrors(files: ReadFiles, folder: string): Promise<ReadonlyMap<string, RunError>> {
  const path = `${folder}/${ERRORS}`;
  const errors = new Map<string, RunError>();
  if (!(await files.exists(path))) return errors;
  for await (const line of readLines(files, path)) {
    const error = parseAs(RunError, line, `${path}:${errors.size + 1}`);
    errors.set(error.task, error);
  }
  return errors;
}
