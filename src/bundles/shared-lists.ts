import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';

const known = new Map<string, readonly string[]>();

/** One object for all lists that hold the same: those of a thousand runs on the same tasks are many megabytes. */
export function shareList(list: readonly string[]): readonly string[] {
  const digest = listDigest(list);
  const shared = known.get(digest) ?? list;
  known.set(digest, shared);
  return shared;
}

/** What a list is known by. */
export const listDigest = (list: readonly string[]): string => sha256(canonical(list));
