import * as z from 'zod';
import { type AnswerReader, referencesKey, shareList } from '../../bundles/read-answers.ts';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Files } from '../../ports/files.ts';
import { type BuildCache, parseCached, readCached, sharedPart, writeCached } from './build-cache.ts';

const Known = z.array(
  z.strictObject({
    name: z.string(),
    kind: z.enum(['reference', 'control']),
    answers: z.strictObject({ ids: z.array(z.string()), fingerprints: z.array(z.int()) }),
    digests: z.array(z.string()),
  }),
);

/**
 * The answers of suites' own systems, from the cache if an earlier build computed them.
 *
 * @param take gets answers of the cache, by their `referencesKey`
 */
export function cachedReferences(
  files: Files,
  own: BuildCache | undefined,
  reader: Pick<AnswerReader, 'references'>,
  take: AnswerReader['addKnown'] = () => {},
): Pick<AnswerReader, 'references'> {
  if (own === undefined) return reader;
  const cache = sharedPart(own);
  const read = new Map<string, ReturnType<AnswerReader['references']>>();
  const find: AnswerReader['references'] = async (suite, manifest) => {
    const name = `references/${sha256(canonical([cache.harness, referencesKey(suite, manifest)]))}.json`;
    const known = parseCached(Known, await readCached(files, cache, name));
    if (known) {
      const found = known.map(({ answers: { ids, fingerprints }, ...one }) => ({
        ...one,
        answers: { ids: shareList(ids), fingerprints: Uint32Array.from(fingerprints) },
      }));
      take(referencesKey(suite, manifest), found);
      return found;
    }
    const made = await reader.references(suite, manifest);
    const plain = made.map(({ answers: { ids, fingerprints }, ...one }) => ({
      ...one,
      answers: { ids, fingerprints: [...fingerprints] },
    }));
    await writeCached(files, cache, name, JSON.stringify(plain));
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
