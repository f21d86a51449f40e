import { createHash } from 'node:crypto';
import { WARNING } from '../protocol/constants.ts';
import type { Episode } from '../protocol/episode.ts';
import type { Acted, InspectResult, Memory, Reply } from '../protocol/reply.ts';
import type { Step } from '../protocol/request.ts';
import { canonical } from './canonical.ts';
import { keyed, sha256 } from './digest.ts';

/** Characters of a source id; an episode's id is twice as long. */
export const ID_LENGTH = 16;

/** A step as it is sent and hashed: with the canonical text of its params, in which ids are replaced by those of the run. */
export interface SealedStep {
  readonly method: Step['method'];
  readonly params: string;
}

/** An episode as the adapter gets it: every id is an HMAC under the run's nonce, so that nobody can know it before the run. */
export type Sealed = ReturnType<typeof seal>;

/** An id of the run within a text. */
const REKEYED = new RegExp(`\\b[0-9a-f]{${ID_LENGTH}}\\b`, 'g');

/** Marks a source id that this episode never sent. */
export const FOREIGN = 'foreign:';

/** The id mappings of a sealed episode, without its steps. */
export type Sealing = Omit<Sealed, 'steps'>;

// `steps` is destructured here so that the returned functions do not keep the episode in memory.
export function seal({ key, steps: plain }: Episode, nonce: string) {
  // In lists, not in a map, which would be built again and again while a hundred thousand ids are added.
  const ids: string[] = [];
  const fresh: string[] = [];
  const rekey = (id: string) => {
    const made = sourceId(nonce, key, id);
    ids.push(id);
    fresh.push(made);
    return made;
  };
  const requests = createHash('sha256').update('[');
  const steps: SealedStep[] = [];
  // Only the text of each step is kept: an episode may be 100,000 turns long.
  for (const step of plain) {
    const { method } = step;
    const params = canonical(rekeyStep(step, rekey).params);
    requests.update(`${steps.length === 0 ? '' : ','}{"method":"${method}","params":${params}}`);
    steps.push({ method, params });
  }
  const sealed = sealing({ key, nonce, ids, fresh, distinct: false });
  return {
    ...sealed,
    steps,
    /** Binds the replies to their requests: SHA-256 of the canonical text of `[{method, params}, …]`. */
    requests: requests.update(']').digest('hex'),
  };
}

const sourceId = (nonce: string, key: string, id: string) => keyed(nonce, 'source', key, id).slice(0, ID_LENGTH);

interface Ids {
  readonly key: string;
  readonly nonce: string;
  /** The ids of the dataset; `fresh` has the run's id for each. An id that is sent twice may stand there twice. */
  readonly ids: readonly string[];
  readonly fresh: readonly string[];
  /** Whether each id stands there once. */
  readonly distinct: boolean;
}

function sealing({ key, nonce, ids, fresh, distinct }: Ids) {
  // A run sends an episode long before it reads ids.
  let sources: readonly string[] | undefined;
  let inside: ReadonlyMap<string, string> | undefined;
  let outside: ReadonlyMap<string, string> | undefined;
  const idOf = (id: string) => {
    inside ??= mapOf(fresh, ids);
    return inside.get(id);
  };
  return {
    id: keyed(nonce, 'episode', key).slice(0, ID_LENGTH * 2),
    /** The run's ids of the sources, in the order in which they are first sent. */
    sources(): readonly string[] {
      sources ??= distinct ? fresh : [...new Set(fresh)];
      return sources;
    },
    /** Maps the ids in a reply back to those of the dataset. An id that was never sent gets the prefix `foreign:`. */
    open: (reply: Reply) => mapSources(reply, (id) => idOf(id) ?? FOREIGN + id),
    /** The same for ids within a text. An id that was never sent is left unchanged. */
    openText: (text: string) => text.replace(REKEYED, (id) => idOf(id) ?? id),
    /** Maps the dataset's ids in a reply to those of the run, for systems in process, whose replies are evidence too. */
    close(reply: Reply) {
      outside ??= mapOf(ids, fresh);
      return mapSources(reply, (id) => outside?.get(id) ?? FOREIGN + id);
    },
  };
}

/** Made in a loop: an episode may have thousands of ids, and a list of pairs would be made for each run on it. */
function mapOf(names: readonly string[], values: readonly string[]): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (let at = 0; at < names.length; at += 1) map.set(names[at] as string, values[at] as string);
  return map;
}

/** The request form of episodes that were sealed at least twice; null for those that were sealed once. */
const forms = new WeakMap<Episode, RequestForm | null>();
let last: { readonly episode: Episode; readonly nonce: string; readonly made: Sealing } | undefined;

/**
 * Like `seal`, but cached: unpacking and scoring a line both need the result. From the second run on an episode, the part that
 * does not depend on the nonce is cached too.
 */
export function sealOnce(episode: Episode, nonce: string): Sealing {
  if (last?.episode === episode && last.nonce === nonce) return last.made;
  const cached = forms.get(episode);
  const form = cached === null ? requestForm(episode) : cached;
  forms.set(episode, form ?? null);
  const made = form === undefined ? withoutSteps(seal(episode, nonce)) : resealed(episode, nonce, form);
  last = { episode, nonce, made };
  return made;
}

const withoutSteps = ({ steps: _, ...sealed }: Sealed): Sealing => sealed;

function resealed({ key }: Episode, nonce: string, { ids, digest }: RequestForm): Sealing {
  const fresh = ids.map((id) => sourceId(nonce, key, id));
  return { ...sealing({ key, nonce, ids, fresh, distinct: true }), requests: digest(fresh) };
}

/** Placeholder for an id. */
const BLANK = '0'.repeat(ID_LENGTH);
const BEFORE_ID = '"source_id":"';

/** The source ids of an episode in the dataset, and a function that digests its requests with the ids of a run. */
interface RequestForm {
  /** In the order in which they are first sent. */
  readonly ids: readonly string[];
  /** @param fresh the run's id for each of `ids` */
  digest(fresh: readonly string[]): string;
}

/**
 * Keeps the canonical text of `[{method, params}, …]` with a placeholder for each id. Requests under different nonces differ only
 * in their ids, and a board has dozens of runs on the same tasks.
 */
function requestForm({ steps }: Episode): RequestForm {
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
      for (let n = 0; n < places.length; n += 1) {
        const id = fresh[idAt[n] as number] as string;
        const place = places[n] as number;
        // Character by character: for so short a text a call of `write` takes several times as long.
        for (let at = 0; at < ID_LENGTH; at += 1) bytes[place + at] = id.charCodeAt(at);
      }
      return sha256(bytes);
    },
  };
}

function rekeyStep(step: Step, rekey: (id: string) => string): Step {
  if (step.method !== 'observe') return step;
  const events = step.params.events.map((event) => ({ ...event, source_id: rekey(event.source_id) }));
  return { method: 'observe', params: { events } };
}

function mapSources(reply: Reply, map: (id: string) => string): Reply {
  if ('skipped' in reply) return reply;
  if ('fault' in reply) return 'acted' in reply ? { ...reply, acted: mapActed(reply.acted, map) } : reply;
  switch (reply.method) {
    case 'observe':
      return reply.result.written === undefined
        ? reply
        : { method: 'observe', result: { written: reply.result.written.map(map) } };
    case 'query': {
      const { evidence, flags, memories } = reply.result;
      const mapped = {
        ...(flags && { flags: flags.map((flag) => mapWarning(flag, map)) }),
        ...(memories && { memories: memories.map((memory) => mapMemory(memory, map)) }),
      };
      const acted = reply.acted && { acted: mapActed(reply.acted, map) };
      return { method: 'query', result: { ...reply.result, evidence: evidence.map(map), ...mapped }, ...acted };
    }
    default:
      return { method: reply.method, result: mapInspected(reply.result, map) };
  }
}

function mapActed(acted: Acted, map: (id: string) => string): Acted {
  return { ...acted, retrieved: acted.retrieved.map(map) };
}

function mapMemory(memory: Memory, map: (id: string) => string): Memory {
  return memory.sources === undefined ? memory : { ...memory, sources: memory.sources.map(map) };
}

/** A warning flag contains a source id, which is mapped; any other flag is left unchanged. */
function mapWarning(flag: string, map: (id: string) => string): string {
  return flag.startsWith(WARNING) ? WARNING + map(flag.slice(WARNING.length)) : flag;
}

function mapInspected(result: InspectResult, map: (id: string) => string): InspectResult {
  if (result === null) return null;
  return {
    values: result.values.map((value) =>
      value.source_ids === undefined ? value : { ...value, source_ids: value.source_ids.map(map) },
    ),
  };
}
