import { canonical } from '../../evidence/canonical.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Answers } from '../answers.ts';
import { called, type Flag, type FlagFacts, inOne, isOwn, type Run } from '../flag.ts';

/** From this share on two systems answer as one. */
const ALIKE = 0.95;

/** On fewer tasks two systems may agree by chance. */
const LEAST = 20;

export const sameAnswers: Flag = {
  id: 'same-answers',
  title: 'It answers as another system does',
  why: 'A copy under a new name, or a reference system passed off as one’s own, takes a place that it did not earn.',
  remedy:
    'Look at the tasks that both failed: two systems that answer all correctly agree as well, but two that err alike are seldom two. Compare the images’ layers and ask what was changed.',
  check: (facts) => {
    const { run } = facts;
    if (run.answers === undefined) return byOutcomes(facts);
    if (run.answers.size > 0 && [...run.answers.values()].every((answer) => answer === null))
      return `answers nothing: none of ${run.answers.size} tasks has a reply that is not empty`;
    const peers = facts.others.filter((other) => !isOwn(other) && sameData(run, other));
    return inOne([
      ...facts.references.map(({ name, kind, answers }) => likeness(run, answers, `the ${kind} ${name}`, undefined)),
      ...peers.map((other) => other.answers && likeness(run, other.answers, called(other), other)),
      ...peers.filter(({ answers }) => answers === undefined).map((other) => alikeByOutcomes(run, other)),
    ]);
  },
};

const sameData = (a: Run, b: Run) => a.manifest.dataset.sha256 === b.manifest.dataset.sha256;

function likeness(run: Run, theirs: Answers, who: string, other: Run | undefined): string | undefined {
  const alike = new Map<string, boolean>();
  for (const [task, answer] of run.answers ?? []) {
    const their = theirs.get(task);
    if (their !== undefined && (answer !== null || their !== null)) alike.set(task, answer === their);
  }
  const same = [...alike.values()].filter(Boolean).length;
  if (alike.size < LEAST || same / alike.size < ALIKE) return undefined;
  const failed = other ? bothFailed(run, other).filter((task) => alike.has(task)) : [];
  const erring = other
    ? `, among them ${failed.filter((task) => alike.get(task)).length} of the ${failed.length} that both failed`
    : '';
  return `answers as ${who}: ${percent(same / alike.size)} of ${alike.size} answered tasks${erring}`;
}

function bothFailed(a: Run, b: Run): readonly string[] {
  const failed = new Set(b.outcomes.filter(({ pass }) => !pass).map(({ id }) => id));
  return a.outcomes.filter(({ id, pass }) => !pass && failed.has(id)).map(({ id }) => id);
}

/** Without the data only what the answers came to can be compared. */
function byOutcomes({ run, others }: FlagFacts): string | undefined {
  return inOne(others.filter((other) => sameData(run, other)).map((other) => alikeByOutcomes(run, other)));
}

/** Over the tasks that not both passed: there are many ways to fail, and one to pass. */
function alikeByOutcomes(run: Run, other: Run): string | undefined {
  if (run.manifest.suite.version !== other.manifest.suite.version) return undefined;
  const theirs = new Map(other.outcomes.map((outcome) => [outcome.id, outcome]));
  const pairs = run.outcomes
    .map((ours) => [ours, theirs.get(ours.id)] as const)
    .filter((pair): pair is readonly [Outcome, Outcome] => pair[1] !== undefined && !(pair[0].pass && pair[1].pass));
  const same = pairs.filter(([ours, their]) => cameTo(ours) === cameTo(their)).length;
  if (pairs.length < LEAST || same / pairs.length < ALIKE) return undefined;
  return `came to the same outcome as ${called(other)} on ${percent(same / pairs.length)} of the ${pairs.length} tasks that not both passed; the answers themselves could not be compared, as their data was not at hand`;
}

const cameTo = ({ values, failure_modes }: Outcome) => canonical({ values, failure_modes });

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
