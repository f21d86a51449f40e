import { entryText, example, references } from '../../src/board/participants.ts';
import { mustHold } from '../../src/bundles/verify/board-fault.ts';
import { DEFAULT_LIMITS } from '../../src/evidence/default-limits.ts';
import { EVERYTHING } from '../../src/evidence/selection.ts';
import type { Scorecard } from '../../src/protocol/scorecard.ts';
import { run } from '../../src/run/run.ts';
import { SUITE_IDS } from '../../src/suites/catalogue.ts';
import { harness, projectRoot } from '../../src/system/harness.ts';
import { nodePorts } from '../../src/system/ports.ts';

/**
 * Writes the entries of a whole board into a folder: every reference, every control and the example adapter, each on all
 * tasks of the suites, each bundle verified.
 */
export async function referenceBoard(entries: string, suites: readonly string[] = SUITE_IDS): Promise<void> {
  const ports = { ...nodePorts(), progress: { begin() {}, advance() {}, note() {}, end() {} } };
  const program = 'examples/adapters/typescript/adapter.ts';
  const words = `cmd:${process.execPath} ${projectRoot()}/${program}`;
  for (const participant of [example('example', words, `cmd:node ${program}`, suites), ...(await references(suites))]) {
    const folder = `${entries}/${participant.slug}`;
    const made: Scorecard[] = [];
    for (const id of participant.suites) {
      const out = `${folder}/${id}`;
      const { scorecard } = await run(ports, {
        suite: id,
        adapter: participant.adapter,
        dataset: {},
        selection: EVERYTHING,
        engine: 'docker',
        limits: DEFAULT_LIMITS,
        jobs: 1,
        resume: false,
        out,
        harness: harness(),
      });
      await mustHold(ports.files, out, scorecard.system.kind);
      made.push(scorecard);
    }
    await ports.files.write(`${folder}/entry.json`, entryText(participant, made));
  }
}
