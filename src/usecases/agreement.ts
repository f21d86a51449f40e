import { questionnaireDigest, type ReaderAgreement, readerAgreement } from '../analysis/reader-agreement.ts';
import { readDocument } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { ReaderAnswers } from '../evidence/reader-answers.ts';
import type { ReadFiles } from '../ports/files.ts';
import { loadSuite } from '../suites/catalogue.ts';

/**
 * How answers to one questionnaire go together with gold and with each other. The questions are made again from its seed.
 *
 * @param paths a file of answers a reader, in the schema `reader-answers/1`
 * @throws Fault `input.invalid` where they are answers to different questions, or to others than this harness makes
 */
export async function agreement(files: ReadFiles, paths: readonly string[]): Promise<ReaderAgreement> {
  const answers = await Promise.all(paths.map((path) => readDocument(files, path, ReaderAnswers)));
  const asked = answers[0]?.questionnaire;
  if (asked === undefined) throw new Fault('usage', 'No file of answers was given.');
  for (const [at, { questionnaire }] of answers.entries())
    if (canonical(questionnaire) !== canonical(asked))
      throw new Fault('input.invalid', `${paths[at]} answers another questionnaire than ${paths[0]}.`);
  const { questionnaire } = await loadSuite(asked.suite);
  if (questionnaire === undefined) throw new Fault('input.invalid', `Suite ${asked.suite} has no questionnaire.`);
  const questions = (await questionnaire()).questions(asked.seed, asked.pairs);
  if (questionnaireDigest(questions) !== asked.sha256)
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
