import { homedir, hostname } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { answersOf, cheatImage, ran } from './support/cheats.ts';
import { describeWithDocker } from './support/docker.ts';
import { leftContainers } from './support/engine.ts';
import { temporaryFolder } from './support/folder.ts';
import { gapOf, publicAnswers } from './support/gap.ts';
import { onlyFirst, someTasks } from './support/gold.ts';
import { FIELDS, fieldsIn, foundIn, secretsOf, withoutItsWords } from './support/secrets.ts';

const NONCE = '1f'.repeat(32);
/** The suite whose gap takes the least time; cheats.container.deep.test.ts has those of all. */
const CHEAPEST = 'cib';

/** Families whose names occur in files of a kernel: "code: python3", "gap" in a list of drivers. */
const OF_A_KERNEL = new Set(['code', 'gap']);

const suites = await Promise.all(SUITE_IDS.map(loadSuite));

describeWithDocker('an adapter in a container', () => {
  afterEach(async () => expect(await leftContainers()).toEqual([]));

  for (const suite of suites) {
    const { id } = suite.description;
    const tasks = someTasks(suite);

    it(`finds no gold of ${id} in its messages, processes, files and names [F6]`, async () => {
      const folder = temporaryFolder();
      const out = `${folder}/bundle`;
      await ran(suite, cheatImage(folder, 'snoop'), out, '--nonce', NONCE, ...onlyFirst(tasks, suite));
      const told = answersOf(suite, tasks, out, NONCE).map(({ result }) => JSON.parse(result.context ?? ''));
      const messages = told.flatMap((one) => one.messages);
      expect([...new Set(messages.flatMap(fieldsIn))].filter((field) => !FIELDS.has(field))).toEqual([]);
      const { around } = told.find((one) => one.around.argv);
      // The program itself contains what it searches for.
      const seen = JSON.stringify({ ...around, files: { ...around.files, '/adapter.py': '' } });
      const secrets = [...secretsOf(suite, tasks), NONCE, suite.generator.publicSeed];
      expect(foundIn(JSON.stringify(withoutItsWords(messages)), secrets)).toEqual([]);
      expect(foundIn(seen, secrets).filter((word) => !OF_A_KERNEL.has(word))).toEqual([]);
      // A name such as "vm" occurs in any list of devices.
      const places = [process.cwd(), folder, homedir(), hostname(), 'docker.sock'].filter(({ length }) => length > 6);
      expect(places.filter((place) => seen.includes(place))).toEqual([]);
      const { HOME, HOSTNAME, PATH, ...others } = around.environment;
      expect([HOME, HOSTNAME, PATH].every(Boolean)).toBe(true);
      // Empty, so that no engine fills them in.
      expect(Object.entries(others).filter(([name, value]) => value !== '' || !/_proxy$/i.test(name))).toEqual([]);
      expect(around.hostname).toBe('sandbox');
      expect(around.folders['/tmp']).toEqual([]);
      // Its own process, and the one that waits for it.
      expect(Object.values(around.processes).filter((what) => /^\/.+/.test(String(what)))).toHaveLength(2);
    });

    if (id !== CHEAPEST) continue;

    it(`shows a contamination gap of ${id} if it memorised the public answers`, async () => {
      const gap = await gapOf(suite, 'memorise', publicAnswers(suite));
      expect(gap.system.public).toBeGreaterThan(0.95);
      expect(gap.ci95?.[0]).toBeGreaterThan(0);
    });

    it(`shows no contamination gap of ${id} if it memorised nothing`, async () => {
      const { ci95 } = await gapOf(suite, 'lexical');
      expect(ci95?.[0]).toBeLessThanOrEqual(0);
      expect(ci95?.[1]).toBeGreaterThanOrEqual(0);
    });
  }
});
