import type { Episode } from '../protocol/episode.ts';
import { canonical } from './canonical.ts';
import { sha256 } from './digest.ts';

export const ID_LENGTH = 16;

/** Placeholder for an id. */
const BLANK = '0'.repeat(ID_LENGTH);
const BEFORE_ID = '"source_id":"';

/** The source ids of an episode in the dataset, and a function that digests its requests with the ids of a run. */
export interface RequestForm {
  /** In the order in which they are first sent. */
  readonly ids: readonly string[];
  /** @param fresh the run's id for each of `ids` */
  digest(fresh: readonly string[]): string;
}

/**
 * Keeps the canonical text of `[{method, params}, …]` with a placeholder for each id. Requests under different nonces differ only
 * in their ids, and a board has dozens of runs on the same tasks.
 */
export function requestForm({ steps }: Episode): RequestForm {
  const events = steps.flatMap((step) => (step.method === 'observe' ? step.params.events : []));
  const blank = steps.map((step) => {
    if (step.method !== 'observe') return { method: step.method, params: step.params };
    return { method: step.method, params: { events: step.params.events.map((one) => ({ ...one, source_id: BLANK })) } };
  });
  const bytes = Buffer.from(canonical(blank));
  const indexes = new Map<string, number>();
  const idAt = new Uint32Array(events.length);
  const places = new Uint32Array(events.length);
  let at = 0;
  for (const [n, { source_id }] of events.entries()) {
    // Quotation marks within strings are escaped, so this can only match the member.
    at = bytes.indexOf(BEFORE_ID + BLANK, at) + BEFORE_ID.length;
    places[n] = at;
    const index = indexes.get(source_id) ?? indexes.size;
    indexes.set(source_id, index);
    idAt[n] = index;
  }
  return {
    ids: [...indexes.keys()],
    digest(fresh) {
      for (const [n, place] of places.entries()) bytes.write(fresh[idAt[n] as number] as string, place, 'latin1');
      return sha256(bytes);
    },
  };
}
