import { Fault } from '../../errors/fault.ts';
import { BUNDLE, LISTED } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Scorecard, Validity } from '../../protocol/scorecard.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { bindingProblems } from '../../verify/binding.ts';
import { loadManifest, loadScorecard, loadTiming } from '../load-bundle.ts';
import { sizeProblem } from '../verify/bytes.ts';
import { formatProblem } from '../verify/present.ts';
import type { Verification } from '../verify/verify.ts';
import { digestFile } from '../write-manifest.ts';
import { Held } from './checks.ts';
import { scorecardProblem } from './scorecard-problem.ts';
import { tallyOutcomes } from './tally-outcomes.ts';
import { textProblem } from './text-problem.ts';

/** What can be said of a held-out bundle while its seed is secret: hashes and outcomes, not that replies led to them. */
export interface HeldOutVerification extends Verification {
  readonly scope: 'outcomes';
}

/** Checks a held-out bundle without its data: the whole of it, or the part that `cib heldout publish` wrote. */
export async function verifyHeldOut(files: ReadFiles, folder: string): Promise<HeldOutVerification> {
  const checks = new Held();
  const ended = (state: Validity['state'], manifest?: Manifest, scorecard?: Scorecard): HeldOutVerification => ({
    valid: checks.all,
    state: checks.all || state === 'failed' ? state : 'invalid',
    checks: checks.made,
    manifest,
    scorecard,
    scope: 'outcomes',
  });
  if (!(await checks.hold('format', async () => (await formatProblem(files, folder))?.detail))) return ended('invalid');
  const manifest = await checks.take('manifest', () => loadManifest(files, folder));
  if (manifest === undefined) return ended('invalid');
  if (!(await checks.hold('files', () => otherFiles(files, folder, manifest)))) return ended('invalid', manifest);
  const sizes = async () => (await sizeProblem(files, folder, manifest))?.detail;
  if (!(await checks.hold('sizes', sizes))) return ended('invalid', manifest);
  const suite = await loadSuite(manifest.suite.id);
  await checks.hold('hashes', () => otherBytes(files, folder, manifest));
  await checks.hold('binding', () => {
    const problems = bindingProblems(manifest, suite, manifest.dataset);
    const public_ = manifest.split === 'heldout' ? [] : ['$.split is not heldout'];
    return [...problems, ...public_].join('; ') || undefined;
  });
  const timing = await checks.take('timing', () => loadTiming(files, folder));
  const tally = await checks.take('outcomes', () => tallyOutcomes(files, folder, suite, manifest));
  const scorecard = await checks.take('scorecard', async () => {
    const card = await loadScorecard(files, folder);
    const problem = tally && scorecardProblem(card, suite, manifest, tally);
    if (problem !== undefined) throw new Fault('bundle.scorecard', problem);
    return card;
  });
  if (scorecard === undefined) return ended('invalid', manifest);
  await checks.hold('texts', () => textProblem(scorecard, timing));
  await checks.hold('verdict', () => brokenOf(scorecard.validity).join(', ') || undefined);
  return ended(scorecard.validity.state, manifest, scorecard);
}

function brokenOf({ rules, controls }: Validity): string[] {
  const all = [...rules, ...controls.map(({ name, held }) => ({ id: `control ${name}`, held }))];
  return all.filter(({ held }) => !held).map(({ id }) => id);
}

async function otherFiles(files: ReadFiles, folder: string, manifest: Manifest): Promise<string | undefined> {
  const present = await files.list(folder);
  const wanted = Object.values<string>(BUNDLE);
  const stray = present.filter((name) => !wanted.includes(name));
  if (stray.length > 0) return `not part of a bundle: ${stray.map((name) => JSON.stringify(name)).join(', ')}`;
  const missing = wanted.filter((name) => name !== BUNDLE.transcript && !present.includes(name));
  if (missing.length > 0) return `missing: ${missing.join(', ')}`;
  const listed = manifest.files.map(({ path }) => path).sort();
  return canonical(listed) === canonical([...LISTED].sort())
    ? undefined
    : `${BUNDLE.manifest}: $.files does not list the other four once each`;
}

/** The transcript's digest stands in the manifest; its file may come with the reveal. */
async function otherBytes(files: ReadFiles, folder: string, manifest: Manifest): Promise<string | undefined> {
  const other: string[] = [];
  for (const { path, ...listed } of manifest.files) {
    const place = `${folder}/${path}`;
    if (path === BUNDLE.transcript && !(await files.exists(place))) continue;
    const { bytes, lines, sha256 } = await digestFile(files, place);
    if (canonical({ bytes, lines, sha256 }) !== canonical(listed)) other.push(path);
  }
  return other.length > 0 ? `not as ${BUNDLE.manifest} lists them: ${other.join(', ')}` : undefined;
}
