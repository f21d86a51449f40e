import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { Manifest } from '../evidence/manifest.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import type { Files } from '../ports/files.ts';
import { Outcome } from '../protocol/outcome.ts';
import { Scorecard } from '../protocol/scorecard.ts';
import type { Suite } from '../suites/suite.ts';
import { type Dataset, type DatasetChoice, openDataset } from './dataset.ts';
import { readLines } from './read-lines.ts';

export async function loadManifest(files: Files, folder: string): Promise<Manifest> {
  const path = `${folder}/${BUNDLE.manifest}`;
  if (!(await files.exists(path))) {
    const unfinished = await files.exists(`${folder}/run.json`);
    throw new Fault('bundle.incomplete', `${folder} is no bundle: it has no ${BUNDLE.manifest}.`, {
      hint: unfinished
        ? 'It holds an unfinished run: finish it with `cib run … --resume`.'
        : 'Give the folder that `cib run --out` wrote.',
    });
  }
  if ((await files.size(path)) > LARGEST) throw new Fault('json.invalid', `${path} is larger than ${LARGEST} bytes.`);
  const text = await files.text(path);
  const manifest = checkSchema(Manifest, parseStrict(text.trimEnd(), path), path);
  if (text !== `${canonical(manifest)}\n`) throw new Fault('json.invalid', `${path} is not canonical JSON (RFC 8785).`);
  return manifest;
}

/** A manifest is a few kilobytes. */
const LARGEST = 1_048_576;

export async function loadScorecard(files: Files, folder: string): Promise<Scorecard> {
  const path = `${folder}/${BUNDLE.scorecard}`;
  return checkSchema(Scorecard, parseStrict(await files.text(path), path), path);
}

export async function loadOutcomes(files: Files, folder: string): Promise<readonly Outcome[]> {
  const path = `${folder}/${BUNDLE.outcomes}`;
  const outcomes: Outcome[] = [];
  for await (const line of readLines(files, path)) {
    const where = `${path}:${outcomes.length + 1}`;
    outcomes.push(checkSchema(Outcome, parseStrict(line, where), where));
  }
  return outcomes;
}

/** The data a bundle was made from: generated again, or the file that is given. Never another one. */
export async function datasetOf(
  files: Files,
  suite: Suite,
  { dataset }: Manifest,
  { path }: DatasetChoice,
): Promise<Dataset> {
  const generated = /^builtin(-\d+)?$/.test(dataset.id);
  if (path === undefined && !generated) {
    throw new Fault('dataset.needed', `The bundle was made from dataset "${dataset.id}" (SHA-256 ${dataset.sha256}).`, {
      hint: 'Give that file with --dataset.',
    });
  }
  const found = await openDataset(files, suite, path === undefined ? { count: dataset.tasks } : { path });
  if (found.sha256 !== dataset.sha256) {
    throw new Fault(
      'dataset.needed',
      `The bundle was made from data with SHA-256 ${dataset.sha256}, not ${found.sha256}.`,
      {
        hint:
          path === undefined
            ? 'This harness generates other built-in data: use the one that made the bundle.'
            : 'Give the very file.',
      },
    );
  }
  return found;
}
