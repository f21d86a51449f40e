import * as z from 'zod';
import { type AnswerReader, referencesKey, shareList } from '../../bundles/read-answers.ts';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Files } from '../../ports/files.ts';
import { type BuildCache, noted, readNote, writeNote } from './build-cache.ts';

const Known = z.array(
  z.strictObject({
    name: z.string(),
    kind: z.enum(['reference', 'control']),
    answers: z.strictObject({ ids: z.array(z.string()), prints: z.array(z.int()) }),
  }),
);

/** What suites' own systems answer, from the notes of an earlier build where it was computed before. */
export function cachedReferences(
  files: Files,
  cache: BuildCache | undefined,
  reader: AnswerReader,
): Pick<AnswerReader, 'references'> {
  if (cache === undefined) return reader;
  const read = new Map<string, ReturnType<AnswerReader['references']>>();
  const find: AnswerReader['references'] = async (suite, manifest) => {
    const name = `references/${sha256(canonical([cache.harness, referencesKey(suite, manifest)]))}.json`;
    const known = noted(Known, await readNote(files, cache, name));
    if (known)
      return known.map(({ answers: { ids, prints }, ...one }) => ({
        ...one,
        answers: { ids: shareList(ids), prints: Uint32Array.from(prints) },
      }));
    const made = await reader.references(suite, manifest);
    const plain = made.map(({ name, kind, answers: { ids, prints } }) => {
      return { name, kind, answers: { ids, prints: [...prints] } };
    });
    await writeNote(files, cache, name, JSON.stringify(plain));
    return made;
  };
  return {
    references(suite, manifest) {
      const key = referencesKey(suite, manifest);
      const found = read.get(key) ?? find(suite, manifest);
      read.set(key, found);
      return found;
    },
  };
}
