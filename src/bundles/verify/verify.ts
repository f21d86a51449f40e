import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import { RunningDigest } from '../../evidence/digest.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { bindingProblems } from '../../verify/binding.ts';
import { RULES } from '../../verify/rules.ts';
import { failedByErrors } from '../../verify/validity.ts';
import { assess } from '../assess.ts';
import type { DatasetChoice } from '../dataset.ts';
import { datasetOf, loadManifest, loadTiming } from '../load-bundle.ts';
import { digestFile } from '../write-manifest.ts';
import { hashProblem, sizeProblem } from './bytes.ts';
import { type Check, Checks, type Problem } from './check.ts';
import { filesProblem, formatProblem } from './present.ts';

export interface Verification {
  readonly valid: boolean;
  readonly state: Scorecard['validity']['state'];
  readonly checks: readonly Check[];
  readonly manifest?: Manifest | undefined;
  /** Computed again from the transcript; absent where the evidence could not be read. */
  readonly scorecard?: Scorecard | undefined;
}

/**
 * Believes nothing but the transcript: form and hashes first, then everything that follows from it is computed again
 * and compared. `bundle` reads the bundle, `files` the dataset's file: the former may be a tree of a Git repository.
 * Throws where it cannot judge: the place is no bundle (`bundle.incomplete`), the data is not at hand (`dataset.needed`).
 */
export async function verify(
  files: Files,
  folder: string,
  data: DatasetChoice,
  bundle: ReadFiles = files,
): Promise<Verification> {
  const checks = new Checks();
  const broken = (): Verification => ({ valid: false, state: 'invalid', checks: checks.made });
  if (!(await checks.hold('format', () => formatProblem(bundle, folder)))) return broken();
  const manifest = await checks.take('manifest', () => loadManifest(bundle, folder));
  if (manifest === undefined) return broken();
  if (!(await checks.hold('files', () => filesProblem(bundle, folder, manifest)))) return broken();
  const suite = await loadSuite(manifest.suite.id);
  if (!(await checks.hold('sizes', () => sizeProblem(bundle, folder, manifest)))) return broken();
  await checks.hold('hashes', () => hashProblem(bundle, folder, manifest));
  const dataset = await datasetOf(files, suite, manifest, data);
  await checks.hold('binding', async () => {
    const problems = bindingProblems(manifest, suite, dataset);
    if (problems.length === 0) return undefined;
    return { code: 'bundle.binding', detail: `${BUNDLE.manifest}: ${problems.join('; ')}` };
  });
  await checks.take('timing', () => loadTiming(bundle, folder));

  const outcomes = new RunningDigest();
  const sink = (line: string) => outcomes.addText(line);
  const scorecard = await checks.take('transcript', () => assess(bundle, { folder, suite, dataset, manifest, sink }));
  if (scorecard === undefined) return { ...broken(), manifest };
  const card = new RunningDigest();
  card.addText(`${canonical(scorecard)}\n`);
  await checks.hold('outcomes', () => sameBytes(bundle, folder, BUNDLE.outcomes, outcomes, 'bundle.outcomes'));
  await checks.hold('scorecard', () => sameBytes(bundle, folder, BUNDLE.scorecard, card, 'bundle.scorecard'));

  const sound = checks.made.every(({ held }) => held);
  const all = [...checks.made, ...ruleChecks(scorecard), ...controlChecks(scorecard)];
  const valid = all.every(({ held }) => held);
  const { state } = scorecard.validity;
  // A control out of its range speaks against the harness, also where the bundle was changed.
  const judged = sound || (state === 'failed' && !failedByErrors(scorecard.validity));
  return { valid, state: judged ? state : 'invalid', checks: all, manifest, scorecard };
}

async function sameBytes(
  files: ReadFiles,
  folder: string,
  name: string,
  expected: RunningDigest,
  code: 'bundle.outcomes' | 'bundle.scorecard',
): Promise<Problem | undefined> {
  const { sha256 } = await digestFile(files, `${folder}/${name}`);
  return sha256 === expected.hex() ? undefined : { code, detail: `${name} is not what the transcript comes to` };
}

function ruleChecks({ validity }: Scorecard): readonly Check[] {
  return validity.rules.map(({ id, held, detail }) => {
    const rule = RULES.find((known) => known.id === id);
    const broken = held ? {} : { code: `rule.${id}`, detail, remedy: rule?.remedy };
    return { id, title: rule?.title ?? id, held, ...broken };
  });
}

/** A check a control, however many metrics bound it. */
function controlChecks({ validity }: Scorecard): readonly Check[] {
  const names = [...new Set(validity.controls.map(({ name }) => name))];
  return names.map((name) => {
    const missed = validity.controls.filter((one) => one.name === name && !one.held);
    const detail = missed.map(({ metric, value, min, max }) => `${metric} is ${value}, not within ${min} and ${max}`);
    return {
      id: `control:${name}`,
      title: `Control ${name} is where it belongs`,
      held: missed.length === 0,
      ...(missed.length > 0 && { code: `control.${name}`, detail: detail.join('; ') }),
    };
  });
}
