import { UNMEASURED } from '../../analysis/results.ts';
import { formatPercent } from '../../text/numbers.ts';
import { type AnswerFingerprints, indicesIn } from '../fingerprints.ts';
import { type ComparedRun, type FlagFacts, isReferenceOrControl, joinReasons, type Reason, runName } from '../flag.ts';

/** The least share of equal answers for two systems to be flagged. */
const ALIKE = 0.95;

/** On fewer tasks two systems may agree by chance. */
const LEAST = 20;

/** Whether a run answers like a reference or like a run of another entry. */
export function sameAnswers(facts: FlagFacts): string | undefined {
  const { run } = facts;
  if (run.answers === undefined) return byOutcomes(facts);
  const { fingerprints } = run.answers;
  if (fingerprints.length > 0 && fingerprints.every((one) => one === 0))
    return `answers nothing: none of ${fingerprints.length} tasks has a reply that is not empty`;
  const peers = facts.others.sameData.filter((other) => !isReferenceOrControl(other));
  const alike = alikenessOf(run.answers);
  return joinReasons([
    ...facts.references.map(({ name, kind, answers }) => likeness(run, alike(answers), () => `the ${kind} ${name}`)),
    ...peers.map((other) => other.answers && likeness(run, alike(other.answers), () => runName(other), other)),
    ...peers.map((other) => (other.answers === undefined ? alikeByOutcomes(run, other) : undefined)),
  ]);
}

function likeness(
  run: ComparedRun,
  found: Alikeness | undefined,
  who: () => string,
  other?: ComparedRun,
): Reason | undefined {
  if (found === undefined || found.answered < LEAST || found.same / found.answered < ALIKE) return undefined;
  return () => {
    const erring = other?.answers && run.answers ? sharedErrors(run, run.answers, other, other.answers) : '';
    return `gives the same answers as ${who()} in ${found.same} of ${found.answered} answered tasks${unmeasuredIn(run)}${erring}`;
  };
}

/** How many of a run's replies count in no figure, because what they lack is a capability that the system does not declare. */
function unmeasuredIn({ answers, results }: ComparedRun): string {
  const replied = new Set(answers?.ids.filter((_, i) => answers.fingerprints[i]));
  const count = results.tasks.ids.filter((id, i) => results.passed[i] === UNMEASURED && replied.has(id)).length;
  return count === 0
    ? ''
    : ` (replies to ${count} of them count in no figure, as the system declares no capability for that)`;
}

/** Of the tasks that at least one run answered, how many both answered alike. */
interface Alikeness {
  readonly same: number;
  readonly answered: number;
}

/** Compares a run's answers with those of others, each object of answers once, as runs may share one. */
function alikenessOf(ours: AnswerFingerprints): (theirs: AnswerFingerprints) => Alikeness | undefined {
  const found = new Map<AnswerFingerprints, Alikeness | undefined>();
  return (theirs) => {
    if (!found.has(theirs)) found.set(theirs, alikeness(ours, theirs));
    return found.get(theirs);
  };
}

/** Undefined as soon as too few are alike. */
function alikeness(ours: AnswerFingerprints, theirs: AnswerFingerprints): Alikeness | undefined {
  const indices = indicesIn(ours.ids, theirs.ids);
  const mostDifferent = (1 - ALIKE) * ours.fingerprints.length + 1e-6;
  let same = 0;
  let different = 0;
  for (let i = 0; i < ours.fingerprints.length; i += 1) {
    const their = theirs.fingerprints[indices ? (indices[i] ?? -1) : i];
    const our = ours.fingerprints[i];
    if (their === undefined || (our === 0 && their === 0)) continue;
    if (our === their) same += 1;
    else {
      different += 1;
      if (different > mostDifferent) return undefined;
    }
  }
  return { same, answered: same + different };
}

/** In how many of the answered tasks that both failed the answers are the same, as the end of a sentence. */
function sharedErrors(
  run: ComparedRun,
  ours: AnswerFingerprints,
  other: ComparedRun,
  theirs: AnswerFingerprints,
): string {
  const ourFingerprints = fingerprintsById(ours);
  const theirFingerprints = fingerprintsById(theirs);
  const compared = bothFailed(run, other).filter((task) => ourFingerprints.has(task) && theirFingerprints.has(task));
  const failed = compared.filter((task) => ourFingerprints.get(task) || theirFingerprints.get(task));
  const alike = failed.filter((task) => ourFingerprints.get(task) === theirFingerprints.get(task));
  if (failed.length === 0) return '; no task failed in both';
  return `, also in ${alike.length} of the ${failed.length} tasks that both failed`;
}

const fingerprintsById = ({ ids, fingerprints }: AnswerFingerprints) =>
  new Map(ids.map((id, i) => [id, fingerprints[i] ?? 0]));

function bothFailed(a: ComparedRun, b: ComparedRun): readonly string[] {
  const failed = new Set(b.results.tasks.ids.filter((_, i) => b.results.passed[i] === 0));
  return a.results.tasks.ids.filter((id, i) => a.results.passed[i] === 0 && failed.has(id));
}

/** If the data is not available, only outcomes can be compared. */
function byOutcomes({ run, others }: FlagFacts): string | undefined {
  return joinReasons(others.sameData.map((other) => alikeByOutcomes(run, other)));
}

/** Compares outcomes on the tasks that at least one of the runs did not pass: passed tasks have equal outcomes anyway. */
function alikeByOutcomes(run: ComparedRun, other: ComparedRun): Reason | undefined {
  if (run.manifest.suite.version !== other.manifest.suite.version) return undefined;
  const indices = indicesIn(run.results.tasks.ids, other.results.tasks.ids);
  let pairs = 0;
  let same = 0;
  for (let i = 0; i < run.outcomeFingerprints.length; i += 1) {
    const index = indices ? (indices[i] ?? -1) : i;
    const their = other.outcomeFingerprints[index];
    if (their === undefined || (run.results.passed[i] === 1 && other.results.passed[index] === 1)) continue;
    pairs += 1;
    if (their === run.outcomeFingerprints[i]) same += 1;
  }
  if (pairs < LEAST || same / pairs < ALIKE) return undefined;
  return `has the same outcome as ${runName(other)} on ${formatPercent(same / pairs)} of the ${pairs} tasks that at least one of them did not pass; the answers could not be compared because their data was not available`;
}

/** Whether another entry has the same transcript. */
export const sameBundle = ({ others }: FlagFacts) =>
  joinReasons(others.sameTranscript.map((other) => `byte for byte the transcript of ${runName(other)}`));
