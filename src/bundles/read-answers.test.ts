import { expect, it } from 'vitest';
import type { Manifest } from '../evidence/manifest.ts';
import { EVERYTHING, type Selection } from '../evidence/selection.ts';
import { cib } from '../suites/cib/cib.ts';
import { nodePorts } from '../system/ports.ts';
import { isKnownAnswer } from '../verify/answers.ts';
import { openDataset } from './dataset.ts';
import { AnswerReader, referencesKey } from './read-answers.ts';
import { selectedTasks } from './transcript.ts';

const { files } = nodePorts();
const dataset = await openDataset(files, cib, {});

function manifest(selection: Partial<Selection>, nonce = '00'): Manifest {
  const { id, sha256, tasks } = dataset;
  return { dataset: { id, sha256, tasks }, selection: { ...EVERYTHING, ...selection }, nonce } as Manifest;
}

it('AnswerReader returns the answers of each of the suite’s own systems to exactly the tasks of a run', async () => {
  const reader = new AnswerReader(files, {});
  const shard = { index: 1, count: 3 };
  const runs = [manifest({}), manifest({ limit: 12 }), manifest({ limit: 30 }), manifest({ families: ['abstention'] })];
  for (const run of [...runs, manifest({ shard }), manifest({ shard }, '01'), manifest({ shard }, '00')]) {
    const ids = [...selectedTasks(dataset, run)].map(({ id }) => id);
    const references = await reader.references(cib, run);
    expect(references.map(({ name }) => name)).toEqual(cib.ownSystems.map(({ name }) => name));
    for (const { answers } of references) {
      expect(answers.ids).toEqual(ids);
      expect(answers.fingerprints).toHaveLength(ids.length);
    }
  }
});

it('AnswerReader computes the answers once for all runs on the same tasks', async () => {
  const reader = new AnswerReader(files, {});
  expect(await reader.references(cib, manifest({}, '01'))).toBe(await reader.references(cib, manifest({}, '02')));
});

it('openDataset generates the tasks of the public data once per process', async () => {
  const again = await openDataset(files, cib, {});
  expect(again.taskAt(0)).toBe(dataset.taskAt(0));
  expect((await openDataset(files, cib, { count: 5 })).taskAt(0)).toEqual(dataset.taskAt(0));
});

it('isKnownAnswer knows an answer by the digest that another thread computed', async () => {
  const [other, reader] = [new AnswerReader(files, {}), new AnswerReader(files, {})];
  const run = manifest({ limit: 3 });
  const answers = await other.references(cib, run);
  const [system] = cib.ownSystems;
  const task = selectedTasks(dataset, run).next().value;
  if (system === undefined || task === undefined) throw new Error('no system or no task');
  const isKnown = () => isKnownAnswer(system, task, system.answer(task));

  const wrong = answers.map((one) => ({ ...one, digests: one.digests.map(() => '') }));
  reader.addKnown(referencesKey(cib, run), wrong);
  await reader.knowAnswers(cib, run);
  expect(isKnown()).toBe(false);
  reader.addKnown(referencesKey(cib, run), answers);
  expect(await reader.references(cib, run)).toBe(answers);
  await reader.knowAnswers(cib, run);
  expect(isKnown()).toBe(true);
});
