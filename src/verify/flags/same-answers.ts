import { BUNDLE } from '../../evidence/bundle.ts';
import { called, type Flag, type FlagFacts, inOne, isOwn, listedDigest, type Reason, type Run } from '../flag.ts';
import { type Answers, placesIn } from '../prints.ts';

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
    const { prints } = run.answers;
    if (prints.length > 0 && prints.every((print) => print === 0))
      return `answers nothing: none of ${prints.length} tasks has a reply that is not empty`;
    const peers = facts.others.filter((other) => !isOwn(other) && sameData(run, other));
    const reasons: Reason[] = [];
    const add = (found: Reason | undefined) => found && reasons.push(found);
    for (const { name, kind, answers } of facts.references)
      add(likeness(run, answers, () => `the ${kind} ${name}`, undefined));
    for (const other of peers) if (other.answers) add(likeness(run, other.answers, () => called(other), other));
    for (const other of peers) if (other.answers === undefined) add(alikeByOutcomes(run, other));
    return inOne(reasons);
  },
};

const sameData = (a: Run, b: Run) => a.manifest.dataset.sha256 === b.manifest.dataset.sha256;

function likeness(run: Run, theirs: Answers, who: () => string, other: Run | undefined): Reason | undefined {
  const found = run.answers && alikeness(run.answers, theirs);
  if (found === undefined || found.answered < LEAST || found.same / found.answered < ALIKE) return undefined;
  return () => {
    const erring = other && run.answers ? errors(run, run.answers, other, theirs) : '';
    return `answers as ${who()}: ${percent(found.same / found.answered)} of ${found.answered} answered tasks${erring}`;
  };
}

/** Of the tasks that at least one answered, how many both answered alike; undefined once these are surely too few. */
function alikeness(ours: Answers, theirs: Answers): { readonly same: number; readonly answered: number } | undefined {
  const places = placesIn(ours.ids, theirs.ids);
  const most = (1 - ALIKE) * ours.prints.length + 1e-6;
  let [same, other] = [0, 0];
  for (let i = 0; i < ours.prints.length; i += 1) {
    const their = theirs.prints[places ? (places[i] ?? -1) : i];
    const our = ours.prints[i];
    if (their === undefined || (our === 0 && their === 0)) continue;
    if (our === their) same += 1;
    else {
      other += 1;
      if (other > most) return undefined;
    }
  }
  return { same, answered: same + other };
}

function errors(run: Run, ours: Answers, other: Run, theirs: Answers): string {
  const [our, their] = [ours, theirs].map(({ ids, prints }) => new Map(ids.map((id, i) => [id, prints[i] ?? 0])));
  const both = bothFailed(run, other).filter((task) => our?.has(task) && their?.has(task));
  const failed = both.filter((task) => our?.get(task) || their?.get(task));
  const alike = failed.filter((task) => our?.get(task) === their?.get(task));
  return `, among them ${alike.length} of the ${failed.length} that both failed`;
}

function bothFailed(a: Run, b: Run): readonly string[] {
  const failed = new Set(b.results.tasks.ids.filter((_, i) => b.results.passed[i] === 0));
  return a.results.tasks.ids.filter((id, i) => a.results.passed[i] === 0 && failed.has(id));
}

/** Without the data only what the answers came to can be compared. */
function byOutcomes({ run, others }: FlagFacts): string | undefined {
  return inOne(others.filter((other) => sameData(run, other)).map((other) => alikeByOutcomes(run, other)));
}

/** Over the tasks that not both passed: there are many ways to fail, and one to pass. */
function alikeByOutcomes(run: Run, other: Run): Reason | undefined {
  if (run.manifest.suite.version !== other.manifest.suite.version) return undefined;
  const places = placesIn(run.results.tasks.ids, other.results.tasks.ids);
  let [pairs, same] = [0, 0];
  for (let i = 0; i < run.cameTo.length; i += 1) {
    const there = places ? (places[i] ?? -1) : i;
    const their = other.cameTo[there];
    if (their === undefined || (run.results.passed[i] === 1 && other.results.passed[there] === 1)) continue;
    pairs += 1;
    if (their === run.cameTo[i]) same += 1;
  }
  if (pairs < LEAST || same / pairs < ALIKE) return undefined;
  return `came to the same outcome as ${called(other)} on ${percent(same / pairs)} of the ${pairs} tasks that not both passed; the answers themselves could not be compared, as their data was not at hand`;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export const sameBundle: Flag = {
  id: 'same-bundle',
  title: 'Another entry has the same transcript',
  why: 'Every run draws its own nonce, on which each id in a transcript depends: two runs never write the same bytes.',
  remedy: 'See which entry came first, and ask the other for a run of its own.',
  check: ({ run, others }) => {
    const digest = listedDigest(run, BUNDLE.transcript);
    const same = others.filter((other) => digest !== undefined && listedDigest(other, BUNDLE.transcript) === digest);
    return inOne(same.map((other) => `byte for byte the transcript of ${called(other)}`));
  },
};
