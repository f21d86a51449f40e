import { readFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import type { Contamination, Scorecard } from '../src/protocol/scorecard.ts';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { answersOf, cheatImage, ran } from './support/cheats.ts';
import { cib, cibJson } from './support/cli.ts';
import { cibWith } from './support/descriptor.ts';
import { describeWithDocker } from './support/docker.ts';
import { leftContainers } from './support/engine.ts';
import { temporaryFolder } from './support/folder.ts';
import { goldOf, publicTasks } from './support/gold.ts';
import { FIELDS, fieldsIn, foundIn, secretsOf, withoutItsWords } from './support/secrets.ts';

const NONCE = '1f'.repeat(32);
const suites = await Promise.all(SUITE_IDS.map(loadSuite));

describeWithDocker('a cheat in a container', () => {
  afterEach(async () => expect(await leftContainers()).toEqual([]));

  for (const suite of suites) {
    const { id, headline } = suite.description;
    const tasks = publicTasks(suite);

    it(`finds no gold of ${id} in anything it can see: messages, processes, files, names [F6]`, async () => {
      const folder = temporaryFolder();
      const out = `${folder}/bundle`;
      await ran(suite, cheatImage(folder, 'snoop'), out, '--nonce', NONCE);
      const told = answersOf(suite, tasks, out, NONCE).map(({ result }) => JSON.parse(result.context ?? ''));
      const messages = told.flatMap((one) => one.messages);
      expect([...new Set(messages.flatMap(fieldsIn))].filter((field) => !FIELDS.has(field))).toEqual([]);
      const { around } = told.find((one) => one.around.argv);
      // Its own program names what it looks for.
      const seen = JSON.stringify({ ...around, files: { ...around.files, '/adapter.py': '' } });
      const secrets = [...secretsOf(suite, tasks), NONCE, suite.generator.publicSeed];
      expect(foundIn(JSON.stringify(withoutItsWords(messages)), secrets)).toEqual([]);
      expect(foundIn(seen, secrets)).toEqual([]);
      // A name such as "vm" would be found in any list of devices.
      const places = [process.cwd(), folder, homedir(), hostname(), 'docker.sock'].filter(({ length }) => length > 6);
      expect(places.filter((place) => seen.includes(place))).toEqual([]);
      expect(Object.keys(around.environment).sort()).toEqual(['HOME', 'HOSTNAME', 'PATH']);
      expect(around.hostname).toBe('sandbox');
      expect(around.folders['/tmp']).toEqual([]);
      // Its own process, and the one that waits for it.
      expect(Object.values(around.processes).filter((what) => /^\/.+/.test(String(what)))).toHaveLength(2);
    });

    it.runIf(headline)(`that learned the public answers of ${id} by heart shows a contamination gap`, async () => {
      const table = JSON.stringify(tasks.flatMap((task) => goldOf(suite, task)));
      const gap = await gapOf(id, 'memorise', table);
      expect(gap.system.public).toBeGreaterThan(0.95);
      expect(gap.ci95?.[0]).toBeGreaterThan(0);
    });

    it.runIf(headline)(`shows a gap of ${id} too if it learned them without the names`, async () => {
      const table = JSON.stringify(tasks.flatMap((task) => goldOf(suite, task)));
      expect((await gapOf(id, 'memorise-blanked', table)).ci95?.[0]).toBeGreaterThan(0);
    });

    it.runIf(headline)(`shows none of ${id} if it is honest`, async () => {
      const { ci95 } = await gapOf(id, 'lexical');
      expect(ci95?.[0]).toBeLessThanOrEqual(0);
      expect(ci95?.[1]).toBeGreaterThanOrEqual(0);
    });
  }
});

/** One image on both splits: how much further ahead of the reference it is on the public one. */
async function gapOf(id: string, name: string, brought?: string): Promise<Contamination> {
  const folder = temporaryFolder();
  const [secret, open, held, reveal] = ['secret', 'open', 'held', 'reveal'].map((file) => `${folder}/${file}`) as [
    string,
    string,
    string,
    string,
  ];
  const image = cheatImage(folder, name, brought);
  const run = ['run', '--suite', id, '--adapter', image, '--out'];
  expect(await cib('heldout', 'commit', '--secret', secret, '--out', `${folder}/commitment`)).toMatchObject({
    status: 0,
  });
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
