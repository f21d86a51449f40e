import { summarise } from '../../analysis/summarise.ts';
import { Tally } from '../../analysis/tally.ts';
import { CODES, type Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { planTasks } from '../../evidence/selection.ts';
import type { Timing } from '../../evidence/timing.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { Outcome } from '../../protocol/outcome.ts';
import { RESULTS } from '../../protocol/reply.ts';
import type { Scorecard, Validity } from '../../protocol/scorecard.ts';
import { selectArms } from '../../suite/contract.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { Suite } from '../../suite/suite.ts';
import { boundsOn } from '../../verify/controls.ts';
import { Observations } from '../../verify/rescore.ts';
import { ERRORED_TASKS, isComparable, RULES } from '../../verify/rules.ts';
import { DETAIL_WITHHELD, stateOf } from '../../verify/validity.ts';
import { generatedKind } from '../dataset.ts';
import { readCanonicalLines } from '../read-lines.ts';
import type { Problem } from './checks.ts';

/*
 * The checks of a held-out bundle while its seed is secret. They show that the scorecard follows from the outcomes, and that no
 * file reveals questions or answers. They do not show that the outcomes follow from replies.
 */

/** A template's name is one word. Questions and texts have white space. */
const OPAQUE = /^\S{1,80}$/;

/**
 * The totals of the outcomes of a held-out bundle. Their ids and families do not depend on the seed, so the tasks of the run
 * and their order are known without the data.
 *
 * @throws `bundle.outcomes` if the outcomes are not of exactly these tasks
 */
export async function tallyOutcomes(
  files: ReadFiles,
  folder: string,
  suite: Suite,
  { selection, nonce, dataset }: Manifest,
): Promise<Tally> {
  const { generator } = suite;
  const anyTask = (index: number) => generator.generate(generator.publicSeed, index);
  const indexes = planTasks(selection, nonce, dataset.tasks, (index) => anyTask(index).family)
    .taskOrder()
    [Symbol.iterator]();
  const tally = new Tally();
  let last = BUNDLE.outcomes as string;
  for await (const { value: outcome, number } of readCanonicalLines(files, `${folder}/${BUNDLE.outcomes}`, Outcome)) {
    const where = `${BUNDLE.outcomes}:${number}`;
    last = where;
    const next = indexes.next();
    if (next.done) throw misplaced(where, 'an outcome beyond those of the run’s tasks');
    const { id, family } = anyTask(next.value);
    if (outcome.id !== id) throw misplaced(where, `$.id is not ${id}, the next task of the run`);
    if (outcome.family !== family) throw misplaced(where, `$.family is not ${family}`);
    if (!OPAQUE.test(outcome.cluster)) throw misplaced(where, '$.cluster is not an opaque name of a template');
    const problem = contentProblem(suite.description, outcome);
    if (problem !== undefined) throw misplaced(where, problem);
    tally.add(outcome);
  }
  if (!indexes.next().done) throw misplaced(last, 'it ends before the run’s last task');
  return tally;
}

/** The value of a slice, or the name of a pair: a short term, too short for a question with its answer. */
const TERM = /^[\p{L}\d][\p{L}\d _-]{0,29}$/u;

/** What an outcome has that no score of the suite can have. */
function contentProblem(
  { metrics, failureModes, families, arms = [], slices = [] }: SuiteDescription,
  outcome: Outcome,
): string | undefined {
  const items = outcome.items ?? [];
  const unknownMode = [outcome, ...items]
    .flatMap(({ failure_modes = [] }) => failure_modes)
    .some((mode) => !failureModes.some(({ id }) => id === mode));
  if (unknownMode) return 'a failure mode is not one of the suite';
  if (items.some(({ family }) => family !== undefined && !families.some(({ id }) => id === family)))
    return 'the family of an item is not one of the suite';
  if (Object.keys(outcome.arms ?? {}).some((name) => !arms.some(({ id }) => id === name)))
    return 'an arm is not one of the suite';
  for (const [name, value] of [outcome, ...items].flatMap((one) => Object.entries(one.slices ?? {})))
    if (!slices.some(({ id }) => id === name) || !TERM.test(value)) return 'a slice is not one of the suite';
  if (items.some(({ pair }) => pair !== undefined && !TERM.test(pair))) return 'a pair has no short name';
  const values = [outcome.values, ...Object.values(outcome.arms ?? {}), ...items.map((item) => item.values ?? {})];
  for (const [id, share] of values.flatMap((record) => Object.entries(record))) {
    const metric = metrics.find((one) => one.id === id);
    if (metric === undefined) return 'a value is not of a metric of the suite';
    const [numerator, denominator] = typeof share === 'number' ? [share, 1] : share;
    const isInRange = metric.kind === 'proportion' ? numerator >= 0 && numerator <= denominator : true;
    const isSmall = Math.abs(numerator) <= Number.MAX_SAFE_INTEGER && denominator <= Number.MAX_SAFE_INTEGER;
    if (!isInRange || !isSmall || denominator < 0) return `the value of ${id} is outside its range`;
  }
  return undefined;
}

function misplaced(where: string, what: string): Fault {
  return new Fault('bundle.outcomes', `${where}: ${what}.`);
}

/**
 * The parts of a scorecard that do not follow from the outcomes and the manifest. Its faults, the values of its controls, the
 * use of an actor's model, and whether most rules held follow only from the transcript.
 */
export function sumsProblem(card: Scorecard, allArms: Suite, manifest: Manifest, tally: Tally): Problem | undefined {
  const suite = selectArms(allArms, manifest.selection.arms);
  const { schema, counts } = card;
  const summary = summarise(suite.description, tally);
  const expected: Scorecard = {
    schema,
    ...(manifest.actor?.kind === 'model' && { actor: card.actor }),
    suite: manifest.suite,
    dataset: manifest.dataset,
    system: manifest.system,
    counts: { ...tally.counts, faults: counts.faults },
    ...summary,
    validity: validityFor(card, suite, manifest, Object.keys(summary.overall.metrics)),
  };
  const other = [...different(card, expected, '$.'), ...different(card.validity, expected.validity, '$.validity.')];
  const named = other.filter((path) => path !== '$.validity');
  if (named.length === 0) return undefined;
  return inScorecard(`${named.join(', ')}: does not follow from the outcomes and the manifest`);
}

/** The paths of members that are not the same in both. */
function different(a: object, b: object, at: string): string[] {
  const [mine, theirs] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const names = new Set([...mine.keys(), ...theirs.keys()]);
  return [...names].filter((name) => text(mine.get(name)) !== text(theirs.get(name))).map((name) => `${at}${name}`);
}

/**
 * The validity that a scorecard must have: every rule and every bound of a control once, and the state that follows from them.
 * Only whether a rule about replies held, and a control's value, are taken from the scorecard.
 */
function validityFor(
  { validity, counts }: Scorecard,
  suite: Suite,
  manifest: Manifest,
  metrics: readonly string[],
): Validity {
  const data = generatedKind(suite.generator, manifest.dataset.tasks);
  const facts = { manifest, suite, data, observed: new Observations(), counts, metrics };
  const rules = RULES.map((rule) => {
    const claimed = validity.rules.find(({ id }) => id === rule.id);
    const follows = rule.id === ERRORED_TASKS || claimed === undefined;
    const held = rule.check(facts) === undefined && (follows || claimed.held);
    return { id: rule.id, held, ...(!held && { detail: DETAIL_WITHHELD }) };
  });
  const bounds = boundsOn(suite.description, isComparable(data, manifest.selection));
  const controls = bounds.map(({ control: name, metric, min, max }) => {
    const value = validity.controls.find((claimed) => claimed.name === name && claimed.metric === metric)?.value ?? -1;
    return { name, metric, value, min, max, held: value >= min && value <= max };
  });
  return { state: stateOf(facts, rules, controls), rules, controls };
}

const inScorecard = (what: string, code: Code = 'bundle.scorecard'): Problem => ({
  code,
  detail: `${BUNDLE.scorecard}: ${what}`,
});

const text = (value: unknown) => (value === undefined ? undefined : canonical(value));

const METHODS = ['reset', ...Object.keys(RESULTS), 'episode'];

/** Finds words of the tasks or of the adapter in fields of a scorecard or a timing that have room for them. */
export function textProblem({ counts }: Scorecard, timing: Timing | undefined): Problem | undefined {
  const fault = Object.keys(counts.faults).find((code) => !Object.hasOwn(CODES, code));
  if (fault !== undefined) return inScorecard('$.counts.faults has a key that is not an error code', 'bundle.texts');
  if (timing?.machine !== undefined)
    return {
      code: 'bundle.texts',
      detail: `${BUNDLE.timing}: $.machine describes a machine, which held-out data leave out`,
    };
  const method = Object.keys(timing?.latency_ms ?? {}).find((name) => !METHODS.includes(name));
  if (method === undefined) return undefined;
  return { code: 'bundle.texts', detail: `${BUNDLE.timing}: $.latency_ms has a key that is not a method` };
}

/** The failures that the run itself states. Only the transcript shows their details. */
export function verdictProblem({ rules, controls }: Validity): Problem | undefined {
  const all = [...rules, ...controls.map(({ name, held }) => ({ id: `control ${name}`, held }))];
  const broken = all.filter(({ held }) => !held).map(({ id }) => id);
  return broken.length === 0 ? undefined : { code: 'bundle.verdict', detail: broken.join(', ') };
}
