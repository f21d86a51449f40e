import { hiddenIn, quoted } from '../../evidence/display-name.ts';
import { type Flag, joinReasons } from '../flag.ts';
import { lookAlike } from '../look-alike.ts';

export const confusableName: Flag = {
  id: 'confusable-name',
  title: 'Its name looks like another entry’s',
  why: 'Readers can mistake the entry for a known one. A name with hidden characters is not what it looks like.',
  remedy: 'Compare the two names character by character, and ask the submitter of the later entry for another name.',
  check: ({ run, names }) => {
    const own = [...new Set([run.name, run.manifest.system.name])];
    return joinReasons([
      ...own.map((name) => {
        const hidden = hiddenIn(name);
        return hidden && `the name ${quoted(name)} ${hidden}`;
      }),
      ...names.flatMap((other) =>
        own.map((name) => {
          const how = lookAlike(name, other.name);
          return how && `${quoted(name)} and ${quoted(other.name)} (${other.owner}): ${how}`;
        }),
      ),
    ]);
  },
};
