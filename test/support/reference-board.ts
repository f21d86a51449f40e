import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustHold } from '../../scripts/must-hold.ts';
import { entryText, example, references } from '../../src/board/participants.ts';
import { EVERYTHING } from '../../src/evidence/selection.ts';
import type { Scorecard } from '../../src/protocol/scorecard.ts';
import { run } from '../../src/run/run.ts';
import { SUITE_IDS } from '../../src/suites/catalogue.ts';
import { harness } from '../../src/system/harness.ts';
import { projectRoot } from '../../src/system/installation.ts';
import { nodePorts } from '../../src/system/ports.ts';

/**
 * Writes the entries of a whole board into a folder: every reference, every control and the example adapter, each on all
 * tasks of the suites. The example is run; the others are the project's own entries, which own-board.test.ts verifies.
 */
export async function referenceBoard(entries: string, suites: readonly string[] = SUITE_IDS): Promise<void> {
  const root = projectRoot();
  for (const participant of await references(suites)) {
    const { slug } = participant;
    const made = participant.suites.map((id) => {
      const bundle = join(entries, slug, id);
      cpSync(join(root, 'leaderboard/entries', slug, id), bundle, { recursive: true });
      return JSON.parse(readFileSync(join(bundle, 'scorecard.json'), 'utf8')) as Scorecard;
    });
    writeFileSync(join(entries, slug, 'entry.json'), entryText(participant, made));
  }
  await runExample(join(entries, 'example'), suites);
}

async function runExample(folder: string, suites: readonly string[]): Promise<void> {
  const ports = { ...nodePorts(), progress: { begin() {}, advance() {}, wait() {}, note() {}, step() {}, end() {} } };
  const program = 'examples/adapters/typescript/adapter.ts';
  const adapter = `cmd:${process.execPath} ${projectRoot()}/${program}`;
  mkdirSync(folder, { recursive: true });
  const made: Scorecard[] = [];
  for (const id of suites) {
    const out = join(folder, id);
    const { scorecard } = await run(ports, {
      suite: id,
      adapter,
      dataset: {},
      selection: EVERYTHING,
      engine: 'docker',
      limits: {},
      jobs: 1,
      resume: false,
      out,
      harness: harness(),
    });
    await mustHold(ports.files, out, scorecard.system.kind);
    made.push(scorecard);
  }
  writeFileSync(
    join(folder, 'entry.json'),
    entryText(example('example', adapter, `cmd:node ${program}`, suites), made),
  );
}
