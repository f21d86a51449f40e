import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryText, example, references } from '../../src/board/participants.ts';
import type { Scorecard } from '../../src/protocol/scorecard.ts';
import { SUITE_IDS } from '../../src/suites/catalogue.ts';
import { projectRoot } from '../../src/system/installation.ts';

/**
 * Writes the entries of a whole board into a folder: every reference, every control and the example adapter, each on all
 * tasks of the suites. They are the project's own entries, which own-board.test.ts verifies.
 */
export async function referenceBoard(entries: string, suites: readonly string[] = SUITE_IDS): Promise<void> {
  const own = join(projectRoot(), 'leaderboard/entries');
  const typescript = example('example', 'dir:examples/adapters/typescript', undefined, suites);
  const all = [
    ...(await references(suites)).map((participant) => ({ participant, of: participant.slug })),
    { participant: typescript, of: 'example-typescript' },
  ];
  for (const { participant, of } of all) {
    const folder = join(entries, participant.slug);
    const made = participant.suites.map((id) => {
      cpSync(join(own, of, id), join(folder, id), { recursive: true });
      return JSON.parse(readFileSync(join(folder, id, 'scorecard.json'), 'utf8')) as Scorecard;
    });
    writeFileSync(join(folder, 'entry.json'), entryText(participant, made));
  }
}
