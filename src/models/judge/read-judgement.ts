import { readCanonical } from '../../bundles/read-document.ts';
import { Fault } from '../../errors/fault.ts';
import { Judgement } from '../../evidence/judgement.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { unlikeWords } from './unlike-words.ts';

/** As many answers as there may be, with words of a usual length. */
const LARGEST = 64 * 1_048_576;

/** A judgement from a file that anybody may have written: its figures count only if they follow from the judge's words. */
export async function readJudgement(files: ReadFiles, path: string): Promise<Judgement> {
  const judgement = await readCanonical(files, path, Judgement, LARGEST);
  const unlike = unlikeWords(judgement);
  if (unlike === undefined) return judgement;
  throw new Fault('judgement.invalid', `${path}: ${unlike}.`, { hint: 'It was changed: judge the bundle again.' });
}
