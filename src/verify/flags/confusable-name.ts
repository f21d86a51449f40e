import { hiddenIn, quoted } from '../../evidence/display-name.ts';
import { type Flag, inOne } from '../flag.ts';
import { lookAlike } from '../look-alike.ts';

export const confusableName: Flag = {
  id: 'confusable-name',
  title: 'Its name can be taken for another one',
  why: 'A name that looks like a known one borrows its reputation; a name with hidden characters is not what it reads as.',
  remedy: 'Compare both names character by character, and ask the later entry for another name.',
  check: ({ run, names }) => {
    const own = [...new Set([run.name, run.manifest.system.name])];
    return inOne([
      ...own.map((name) => {
        const hidden = hiddenIn(name);
        return hidden && `the name ${quoted(name)} ${hidden}`;
      }),
      ...names.flatMap((taken) =>
        own.map((name) => {
          const how = lookAlike(name, taken.name);
          return how && `${quoted(name)} and ${quoted(taken.name)} (${taken.owner}): ${how}`;
        }),
      ),
    ]);
  },
};
