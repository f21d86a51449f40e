import { Fault } from '../errors/fault.ts';
import { BUNDLE, LISTED } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { RunningDigest } from '../evidence/digest.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import { isWhole } from '../evidence/selection.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import { Timing } from '../evidence/timing.ts';
import type { Files } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { bindingProblems } from '../verify/binding.ts';
import { RULES } from '../verify/rules.ts';
import { assess } from './assess.ts';
import type { DatasetChoice } from './dataset.ts';
import { datasetOf, loadManifest } from './load-bundle.ts';
import { digestFile } from './write-manifest.ts';

export interface Check {
  readonly id: string;
  readonly title: string;
  readonly held: boolean;
  readonly detail?: string | undefined;
  readonly remedy?: string | undefined;
}

export interface Verification {
  readonly valid: boolean;
  readonly state: Scorecard['validity']['state'];
  readonly checks: readonly Check[];
  /** Computed again from the transcript; absent where the evidence could not be read. */
  readonly scorecard?: Scorecard | undefined;
}

const check = (id: string, title: string, detail: string | undefined, remedy?: string): Check => ({
  id,
  title,
  held: detail === undefined,
  ...(detail !== undefined && { detail, remedy }),
});

/** Believes nothing but the transcript: hashes first, then everything that follows from it is computed again and compared. */
export async function verify(files: Files, folder: string, data: DatasetChoice): Promise<Verification> {
  const manifest = await loadManifest(files, folder);
  const suite = await loadSuite(manifest.suite.id);
  const names = check('files', 'The five files, and no other', await strayFiles(files, folder, manifest));
  if (!names.held) return { valid: false, state: 'invalid', checks: [names] };
  const sizes = check('sizes', 'As many outcomes as tasks', await otherSize(files, folder, manifest));
  if (!sizes.held) return { valid: false, state: 'invalid', checks: [names, sizes] };
  const dataset = await datasetOf(files, suite, manifest, data);
  const hashes = check(
    'hashes',
    'Every file is the one in the manifest',
    await otherBytes(files, folder, manifest),
    'The bundle was changed after the run.',
  );

  const binding = check(
    'binding',
    'The manifest agrees with itself and with the data',
    bindingProblems(manifest, suite, dataset).join('; ') || undefined,
    'Run again with this harness: a manifest cannot be mended.',
  );
  const timing = check('timing', 'Timing is in its form', await otherTiming(files, folder));

  const outcomes = new RunningDigest();
  const encoder = new TextEncoder();
  let scorecard: Scorecard;
  try {
    const sink = (line: string) => outcomes.add(encoder.encode(line));
    scorecard = await assess(files, { folder, suite, dataset, manifest, sink });
  } catch (thrown) {
    if (!(thrown instanceof Fault && (thrown.code === 'bundle.invalid' || thrown.code === 'json.invalid')))
      throw thrown;
    const unread = check('transcript', 'The transcript holds each episode once', thrown.message, thrown.hint);
    return { valid: false, state: 'invalid', checks: [names, sizes, hashes, binding, timing, unread] };
  }
  const { sha256: storedOutcomes } = await digestFile(files, `${folder}/${BUNDLE.outcomes}`);
  const storedScorecard = await files.text(`${folder}/${BUNDLE.scorecard}`);
  const checks = [
    names,
    sizes,
    hashes,
    binding,
    timing,
    check(
      'outcomes',
      'Outcomes follow from the transcript',
      outcomes.hex() === storedOutcomes ? undefined : `${BUNDLE.outcomes} is not what the transcript comes to`,
      'Write it again: `cib score DIR --write`.',
    ),
    check(
      'scorecard',
      'The scorecard follows from the transcript',
      `${canonical(scorecard)}\n` === storedScorecard
        ? undefined
        : `${BUNDLE.scorecard} is not what the transcript comes to`,
      'Write it again: `cib score DIR --write`.',
    ),
    ...scorecard.validity.rules.map(({ id, detail }) => {
      const rule = RULES.find((known) => known.id === id);
      return check(id, rule?.title ?? id, detail, rule?.remedy);
    }),
    ...scorecard.validity.controls.map(({ name, metric, value, min, max, held }) =>
      check(
        `control:${name}`,
        `Control ${name} is where it belongs`,
        held ? undefined : `${metric} is ${value}, not within ${min} and ${max}`,
      ),
    ),
  ];
  const valid = checks.every(({ held }) => held);
  const { state } = scorecard.validity;
  return { valid, state: valid || state === 'failed' ? state : 'invalid', checks, scorecard };
}

async function strayFiles(files: Files, folder: string, manifest: Manifest): Promise<string | undefined> {
  const present = await files.list(folder);
  const wanted = Object.values<string>(BUNDLE).sort();
  const missing = wanted.filter((name) => !present.includes(name));
  const stray = present.filter((name) => !wanted.includes(name));
  const listed = manifest.files.map(({ path }) => path).sort();
  if (missing.length > 0) return `missing: ${missing.join(', ')}`;
  if (stray.length > 0) return `not part of a bundle: ${stray.map((name) => JSON.stringify(name)).join(', ')}`;
  return canonical(listed) === canonical([...LISTED].sort())
    ? undefined
    : `${BUNDLE.manifest} $.files lists other files`;
}

/** Before any data is made: a manifest may claim more tasks than anybody can generate. */
async function otherSize(files: Files, folder: string, { selection, dataset }: Manifest): Promise<string | undefined> {
  const { lines } = await digestFile(files, `${folder}/${BUNDLE.outcomes}`);
  const fits = isWhole(selection) ? lines === dataset.tasks : lines > 0 && lines <= dataset.tasks;
  return fits ? undefined : `${lines} lines in ${BUNDLE.outcomes}, ${dataset.tasks} tasks in the manifest`;
}

async function otherTiming(files: Files, folder: string): Promise<string | undefined> {
  const path = `${folder}/${BUNDLE.timing}`;
  try {
    const text = await files.text(path);
    const timing = checkSchema(Timing, parseStrict(text.trimEnd(), path), path);
    return text === `${canonical(timing)}\n` ? undefined : `${path} is not canonical JSON`;
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'json.invalid') return thrown.message;
    throw thrown;
  }
}

async function otherBytes(files: Files, folder: string, manifest: Manifest): Promise<string | undefined> {
  const other: string[] = [];
  for (const { path, ...listed } of manifest.files) {
    const { bytes, lines, sha256 } = await digestFile(files, `${folder}/${path}`);
    if (canonical({ bytes, lines, sha256 }) !== canonical(listed)) other.push(path);
  }
  return other.length > 0 ? other.join(', ') : undefined;
}
