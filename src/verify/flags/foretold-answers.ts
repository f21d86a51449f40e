import type { Flag } from '../flag.ts';
import { goldInAnswersText } from '../tape/gold-in-answers.ts';

export const foretoldAnswers: Flag = {
  id: 'foretold-answers',
  title: 'Its model’s answers contain gold that their requests do not',
  why: 'A model knows its request and the language. If an answer contains rare words of a later question or of the right answer, or the id of a source, and the request does not, somebody who knew the task wrote the answer.',
  remedy:
    'Compare these exchanges on the tape with their tasks. docs/models.md describes the rule and what it does not detect.',
  check: ({ run }) => run.tape && goldInAnswersText(run.tape),
};
