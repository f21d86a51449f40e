import { summarise } from '../../analysis/summarise.ts';
import { Tally } from '../../analysis/tally.ts';
import { CODES, type Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { plan } from '../../evidence/selection.ts';
import type { Timing } from '../../evidence/timing.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { Outcome } from '../../protocol/outcome.ts';
import { RESULTS } from '../../protocol/reply.ts';
import type { Scorecard, Validity } from '../../protocol/scorecard.ts';
import type { Suite } from '../../suite/suite.ts';
import { ERRORED_TASKS, RULES, tooManyErrors } from '../../verify/rules.ts';
import { DETAIL_WITHHELD } from '../../verify/validity.ts';
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
  const indexes = plan(selection, nonce, dataset.tasks, (index) => anyTask(index).family)
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
    tally.add(outcome);
  }
  if (!indexes.next().done) throw misplaced(last, 'it ends before the run’s last task');
  return tally;
}

function misplaced(where: string, what: string): Fault {
  return new Fault('bundle.outcomes', `${where}: ${what}.`);
}

/**
 * The parts of a scorecard that do not follow from the outcomes and the manifest. Its faults and most of its verdict follow
 * only from the transcript.
 */
export function sumsProblem(card: Scorecard, suite: Suite, manifest: Manifest, tally: Tally): Problem | undefined {
  const { schema, validity, gateway, actor, counts } = card;
  const expected: Scorecard = {
    ...{ schema, validity, gateway, actor },
    ...{ suite: manifest.suite, dataset: manifest.dataset, system: manifest.system },
    counts: { ...tally.counts, faults: counts.faults },
    ...summarise(suite.description, tally),
  };
  const names = Object.keys({ ...card, ...expected }) as (keyof Scorecard)[];
  const other = names.filter((name) => text(card[name]) !== text(expected[name]));
  const verdict = validity.rules.find(({ id }) => id === ERRORED_TASKS);
  if (verdict?.held !== !tooManyErrors(manifest, counts))
    return inScorecard(`$.validity.rules: ${ERRORED_TASKS} does not follow from $.counts`);
  if (other.length === 0) return undefined;
  return inScorecard(`${other.map((key) => `$.${key}`).join(', ')}: do not follow from the outcomes`);
}

const inScorecard = (what: string, code: Code = 'bundle.scorecard'): Problem => ({
  code,
  detail: `${BUNDLE.scorecard}: ${what}`,
});

const text = (value: unknown) => (value === undefined ? undefined : canonical(value));

const METHODS = ['reset', ...Object.keys(RESULTS), 'episode'];

/** Finds words of the tasks or of the adapter in fields of a scorecard or a timing that have room for them. */
export function textProblem({ counts, validity }: Scorecard, timing: Timing | undefined): Problem | undefined {
  const fault = Object.keys(counts.faults).find((code) => !Object.hasOwn(CODES, code));
  if (fault !== undefined) return inScorecard('$.counts.faults has a key that is not an error code', 'bundle.texts');
  const rule = validity.rules.findIndex(
    ({ id, detail }) => !RULES.some((known) => known.id === id) || (detail !== undefined && detail !== DETAIL_WITHHELD),
  );
  if (rule >= 0) return inScorecard(`$.validity.rules[${rule}] says more than whether the rule held`, 'bundle.texts');
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
