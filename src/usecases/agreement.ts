import { questionnaireDigest, type ReaderAgreement, readerAgreement } from '../analysis/reader-agreement.ts';
import { readNamed } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { ReaderAnswers } from '../evidence/reader-answers.ts';
import type { ReadFiles } from '../ports/files.ts';
import { loadSuite } from '../suites/catalogue.ts';

const ANSWERS_HINT = 'Give the file of answers that the page of a questionnaire saved (docs/worlds.md).';

/**
 * How far the answers of several readers to one questionnaire agree with gold and with each other. The questions are
 * generated again from the questionnaire's seed.
 *
 * @param paths one file of answers per reader, in the schema `reader-answers/1`
 * @throws Fault `input.invalid` if the answers are to different questions, or to questions that this version does not generate
 */
export async function agreement(files: ReadFiles, paths: readonly string[]): Promise<ReaderAgreement> {
  const answers = await Promise.all(paths.map((path) => readNamed(files, path, ReaderAnswers, ANSWERS_HINT)));
  const first = answers[0]?.questionnaire;
  if (first === undefined) throw new Fault('usage', 'No file of answers was given.');
  for (const [at, { questionnaire, answers: given }] of answers.entries()) {
    if (canonical(questionnaire) !== canonical(first))
      throw new Fault('input.invalid', `${paths[at]} and ${paths[0]} answer different questionnaires.`);
    if (Object.keys(given).length === 0)
      throw new Fault('input.invalid', `${paths[at]} answers no question.`, { hint: 'Leave it out.' });
  }
  const { questionnaire } = await loadSuite(first.suite);
  if (questionnaire === undefined) throw new Fault('input.invalid', `Suite ${first.suite} has no questionnaire.`);
  const questions = (await questionnaire()).questions(first.seed, first.pairs);
  if (questionnaireDigest(questions) !== first.sha256)
    throw new Fault('input.invalid', `${paths[0]} answers other questions than this version of the suite asks.`, {
      hint: 'Use the version of Context Integrity that made the questionnaire.',
    });
  try {
    return readerAgreement(questions, answers);
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new Fault('input.invalid', `${thrown.message}.`);
    throw thrown;
  }
}
