import type { Flag } from '../flag.ts';
import { foretoldText } from '../tape/foretold.ts';

export const foretoldAnswers: Flag = {
  id: 'foretold-answers',
  title: 'Its model’s answers hold gold that their requests did not',
  why: 'A model knows its request and the language. An answer with the rare words of a later question or of the right answer, or with the id of a source, none of which is in its request, was written by somebody who knew the task.',
  remedy: 'Read those exchanges on the tape beside their tasks. docs/models.md has the rule, and what it does not see.',
  check: ({ run }) => run.tape && foretoldText(run.tape),
};
