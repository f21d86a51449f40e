import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Files } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { type Assessment, assess } from './assess.ts';

/** Outcomes and scorecard beside the transcript that they follow from; neither where it cannot be scored. */
export async function writeScores(files: Files, assessment: Omit<Assessment, 'sink'>): Promise<Scorecard> {
  const { folder } = assessment;
  const outcomes = await files.create(`${folder}/${BUNDLE.outcomes}`);
  let scorecard: Scorecard;
  try {
    scorecard = await assess(files, { ...assessment, sink: (line) => outcomes.write(line) });
  } catch (thrown) {
    await outcomes.discard();
    throw thrown;
  }
  await outcomes.commit();
  await files.write(`${folder}/${BUNDLE.scorecard}`, `${canonical(scorecard)}\n`);
  return scorecard;
}
