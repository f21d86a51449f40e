import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { canonical } from '../../src/evidence/canonical.ts';
import type { Contamination, Scorecard } from '../../src/protocol/scorecard.ts';
import type { Suite } from '../../src/suite/suite.ts';
import { cheatImage } from './cheats.ts';
import { cib, cibJson } from './cli.ts';
import { cibWith } from './descriptor.ts';
import { temporaryFolder } from './folder.ts';
import { goldOf, onlyFirst, publicTasks, someTasks } from './gold.ts';

/** The public answers of a suite, as a file for a cheat. */
export const publicAnswers = (suite: Suite) =>
  JSON.stringify(publicTasks(suite).flatMap((task) => goldOf(suite, task)));

/**
 * A fixed seed: with drawn ones an honest system would show a gap in one test of twenty, because intervals are of 95%.
 */
const MASTER = { schema: 'heldout-secret/1', seed: '5e'.repeat(32), wording_sha256: null };

/** The contamination gap of an image on both splits. */
export async function gapOf(suite: Suite, name: string, brought?: string): Promise<Contamination> {
  const folder = temporaryFolder();
  const [secret, open, held, reveal] = ['secret', 'open', 'held', 'reveal'].map((file) => `${folder}/${file}`) as [
    string,
    string,
    string,
    string,
  ];
  const image = cheatImage(folder, name, brought);
  const only = onlyFirst(someTasks(suite), suite);
  const run = ['run', '--suite', suite.description.id, '--adapter', image, ...only, '--out'];
  writeFileSync(secret, `${canonical(MASTER)}\n`, { mode: 0o600 });
  const derive = ['heldout', 'derive', '--head', 'a'.repeat(40), '--run', 'run-1'];
  const { stdout: seed } = await cibWith({ text: readFileSync(secret, 'utf8') }, ...derive);
  expect(await cib(...run, open)).toMatchObject({ status: 0 });
  const heldOut = await cibWith({ text: seed }, ...run, held, '--split', 'heldout', '--seed-fd', '3');
  expect(heldOut).toMatchObject({ status: 0 });
  expect(await cib('heldout', 'reveal', '--secret', secret, '--out', reveal)).toMatchObject({ status: 0 });
  const { contamination } = await cibJson<Scorecard>('score', held, '--public', open, '--reveal', reveal);
  if (contamination === undefined) throw new Error('the scorecard has no gap');
  return contamination;
}
