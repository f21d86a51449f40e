import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import { RunningDigest } from '../../evidence/digest.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { Helpers } from '../../ports/ports.ts';
import { HELD_OUT } from '../../protocol/constants.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { Suite } from '../../suite/suite.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { bindingProblem } from '../../verify/binding.ts';
import type { Check } from '../../verify/integrity.ts';
import { RULES } from '../../verify/rules.ts';
import type { GoldInAnswers } from '../../verify/tape/gold-in-answers.ts';
import { controlProblem, failedByErrors } from '../../verify/validity.ts';
import { type AssessRequest, assess } from '../assess.ts';
import type { Dataset } from '../dataset.ts';
import { type BundleData, loadManifest, loadScorecard, loadTiming, notABundle } from '../load-bundle.ts';
import { withRunData } from '../over-data.ts';
import { reviewTape } from '../tape.ts';
import { digestFile, type FileDigest, fileDigest } from '../write-manifest.ts';
import { Checks, type Problem } from './checks.ts';
import { filesProblem, formatProblem, hashProblem, sizeProblem } from './form.ts';
import { sumsProblem, tallyOutcomes, textProblem, verdictProblem } from './outcomes-only.ts';

export interface VerifyRequest {
  readonly folder: string;
  /** The bundle's data. Built-in data is generated again. */
  readonly data: BundleData;
  /** Reads the bundle if it is not a folder of this machine: a tree of a Git repository. */
  readonly bundle?: ReadFiles | undefined;
  /** Other threads, for a bundle on much data. */
  readonly helpers?: Helpers | undefined;
  /**
   * Whether a held-out bundle is verified by its outcomes if the seed of its data is not given. Otherwise `dataset.needed` is
   * thrown.
   */
  readonly allowOutcomesOnly?: boolean;
  readonly onScored?: AssessRequest['onScored'];
}

export interface Verification {
  readonly valid: boolean;
  readonly state: Scorecard['validity']['state'];
  readonly checks: readonly Check[];
  readonly manifest?: Manifest | undefined;
  /** Computed again from the transcript. Absent if the evidence could not be read. */
  readonly scorecard?: Scorecard | undefined;
  /** The gold in answers on the tape that their requests do not contain. For a reviewer; it does not change the verdict. */
  readonly tape?: GoldInAnswers | undefined;
  /**
   * Present for a held-out bundle whose seed is secret: the scorecard follows from the outcomes, which were not compared with
   * replies.
   */
  readonly scope?: 'outcomes';
}

/** A bundle whose form and manifest were checked. */
interface OpenedBundle {
  readonly bundle: ReadFiles;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly suite: Suite;
}

/**
 * Verifies a bundle in the order of `INTEGRITY`: form and hashes first. Then everything that follows from the transcript is
 * computed again and compared, and rules and controls are checked. For a held-out bundle whose seed is secret, the outcomes
 * replace the transcript.
 *
 * @throws `bundle.incomplete` or `file.missing` without a bundle, `dataset.needed` if its data is not available
 */
export async function verify(files: Files, request: VerifyRequest): Promise<Verification> {
  const { folder, data, bundle = files, helpers, allowOutcomesOnly = false, onScored } = request;
  const checks = new Checks();
  const unfinished = (): Verification => ({ valid: false, state: 'invalid', checks: checks.made });
  // Any other folder is not a bundle, so there is nothing to verify.
  if ((await bundle.isDirectory(folder)) && !(await bundle.exists(`${folder}/${BUNDLE.manifest}`)))
    throw await notABundle(bundle, folder, BUNDLE.manifest);
  if (!(await checks.check('format', () => formatProblem(bundle, folder)))) return unfinished();
  const manifest = await checks.read('manifest', () => loadManifest(bundle, folder));
  if (manifest === undefined) return unfinished();
  const secret = allowOutcomesOnly && manifest.dataset.id === HELD_OUT && data.heldOut === undefined;
  const scope = secret ? ({ scope: 'outcomes' } as const) : {};
  if (!(await checks.check('files', () => filesProblem(bundle, folder, manifest, { secret }))))
    return { ...unfinished(), ...scope };
  const suite = await loadSuite(manifest.suite.id);
  if (!(await checks.check('sizes', () => sizeProblem(bundle, folder, manifest, { suite, choice: data }))))
    return { ...unfinished(), ...scope };
  const opened = { bundle, folder, manifest, suite };
  const { dataset, assessed } = secret
    ? {}
    : await withRunData(files, { suite, manifest, choice: data, helpers }, async (dataset, controls) => ({
        dataset,
        assessed: await assessOnce(opened, dataset, { controls, onScored }),
      }));
  await checks.check('hashes', () =>
    hashProblem(bundle, folder, manifest, dataset && { suite, dataset, transcript: assessed?.transcript }),
  );
  await checks.check('binding', () => bindingProblem(manifest, suite, dataset ?? manifest.dataset));
  const timing = await checks.read('timing', () => loadTiming(bundle, folder));
  const scorecard =
    assessed === undefined
      ? await scorecardOfOutcomes(checks, opened)
      : await scorecardOfTranscript(checks, opened, assessed);
  if (scorecard === undefined) return { ...unfinished(), manifest, ...scope };

  const tape = manifest.gateway && dataset && (await reviewTape(bundle, folder, { suite, dataset, manifest }));
  const sound = checks.made.every(({ held }) => held);
  if (secret) {
    await checks.check('texts', () => textProblem(scorecard, timing));
    await checks.check('verdict', () => verdictProblem(scorecard.validity));
  }
  const all = secret ? checks.made : [...checks.made, ...ruleChecks(scorecard), ...controlChecks(scorecard)];
  const valid = all.every(({ held }) => held);
  return {
    valid,
    state: stateOf(scorecard, { valid, sound }),
    checks: all,
    manifest,
    scorecard,
    ...(tape && { tape }),
    ...scope,
  };
}

/** A control out of its range points to the harness, even if the bundle was changed. */
function stateOf({ validity }: Scorecard, { valid, sound }: { readonly valid: boolean; readonly sound: boolean }) {
  if (valid) return validity.state;
  return validity.state === 'failed' && (sound || !failedByErrors(validity)) ? 'failed' : 'invalid';
}

/** The results computed from a transcript. */
interface Assessed {
  /** Throws the fault that prevented reading or scoring the transcript. */
  readonly scorecard: () => Scorecard;
  readonly outcomes: RunningDigest;
  /** The digest of the transcript’s plain text. Absent if it was not read to its end. */
  readonly transcript?: FileDigest;
}

/**
 * Reads the transcript once, for its hash and for everything that follows from it, because deriving its requests takes
 * longest.
 */
async function assessOnce(
  { bundle, folder, manifest, suite }: OpenedBundle,
  dataset: Dataset,
  more: Pick<AssessRequest, 'controls' | 'onScored'>,
): Promise<Assessed> {
  const [outcomes, digest] = [new RunningDigest(), new RunningDigest()];
  const sink = (line: string) => outcomes.addText(line);
  try {
    const scorecard = await assess(bundle, { folder, suite, dataset, manifest, sink, digest, ...more });
    return { scorecard: () => scorecard, outcomes, transcript: fileDigest(digest) };
  } catch (thrown) {
    const scorecard = () => {
      throw thrown;
    };
    return { scorecard, outcomes };
  }
}

async function scorecardOfTranscript(
  checks: Checks,
  opened: OpenedBundle,
  assessed: Assessed,
): Promise<Scorecard | undefined> {
  const scorecard = await checks.read('transcript', async () => assessed.scorecard());
  if (scorecard === undefined) return undefined;
  const card = new RunningDigest();
  card.addText(`${canonical(scorecard)}\n`);
  await checks.check('outcomes', () => byteProblem(opened, BUNDLE.outcomes, assessed.outcomes, 'bundle.outcomes'));
  await checks.check('scorecard', () => byteProblem(opened, BUNDLE.scorecard, card, 'bundle.scorecard'));
  return scorecard;
}

async function scorecardOfOutcomes(checks: Checks, { bundle, folder, manifest, suite }: OpenedBundle) {
  const tally = await checks.read('outcome-order', () => tallyOutcomes(bundle, folder, suite, manifest));
  let scorecard: Scorecard | undefined;
  await checks.check('scorecard-sums', async () => {
    const card = await loadScorecard(bundle, folder);
    const problem = tally && sumsProblem(card, suite, manifest, tally);
    if (problem === undefined) scorecard = card;
    return problem;
  });
  return scorecard;
}

async function byteProblem(
  { bundle, folder }: OpenedBundle,
  name: string,
  expected: RunningDigest,
  code: 'bundle.outcomes' | 'bundle.scorecard',
): Promise<Problem | undefined> {
  const { sha256 } = await digestFile(bundle, `${folder}/${name}`);
  return sha256 === expected.hex() ? undefined : { code, detail: `${name} is not what the transcript gives` };
}

function ruleChecks({ validity }: Scorecard): readonly Check[] {
  return validity.rules.map(({ id, held, detail }) => {
    const rule = RULES.find((known) => known.id === id);
    const broken = held ? {} : { code: `rule.${id}`, detail, remedy: rule?.remedy };
    return { id, title: rule?.title ?? id, held, ...broken };
  });
}

/** One check per control, however many metrics bound it. */
function controlChecks({ validity }: Scorecard): readonly Check[] {
  const names = [...new Set(validity.controls.map(({ name }) => name))];
  return names.map((name) => {
    const missed = validity.controls.filter((one) => one.name === name && !one.held);
    return {
      id: `control:${name}`,
      title: `Control ${name} scores within its range`,
      held: missed.length === 0,
      ...(missed.length > 0 && {
        code: `control.${name}`,
        detail: missed.map(controlProblem).join('; '),
        remedy:
          'A control does not depend on your adapter: the data or this program is wrong. With --dataset, check it with `cib validate`. Otherwise report it.',
      }),
    };
  });
}
