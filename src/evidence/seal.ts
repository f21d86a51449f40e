import { createHash } from 'node:crypto';
import type { Episode } from '../protocol/episode.ts';
import type { Acted, InspectResult, Memory, Reply } from '../protocol/reply.ts';
import { WARNING } from '../protocol/reply.ts';
import type { Step } from '../protocol/request.ts';
import { canonical } from './canonical.ts';
import { keyed } from './digest.ts';

/** A step as it is sent: the canonical text of its params, with its ids re-keyed, is what is hashed as well. */
export interface SealedStep {
  readonly method: Step['method'];
  readonly params: string;
}

/** An episode as the adapter gets it: every id is an HMAC under the run's nonce, so that none can be known before. */
export type Sealed = ReturnType<typeof seal>;

const ID_LENGTH = 16;

/** An adapter's id within a text. */
const REKEYED = new RegExp(`\\b[0-9a-f]{${ID_LENGTH}}\\b`, 'g');

/** Marks a source id that this episode never sent. */
export const FOREIGN = 'foreign:';

// Its steps are taken apart from it here: what maps ids back must not hold on to them.
export function seal({ key, steps: plain }: Episode, nonce: string) {
  const outside = new Map<string, string>();
  const inside = new Map<string, string>();
  const rekey = (id: string) => {
    const known = outside.get(id);
    if (known !== undefined) return known;
    const fresh = keyed(nonce, 'source', key, id).slice(0, ID_LENGTH);
    outside.set(id, fresh);
    inside.set(fresh, id);
    return fresh;
  };
  const requests = createHash('sha256').update('[');
  const steps: SealedStep[] = [];
  // Nothing of a step is kept but its text, which hashing leaves in one piece: an episode may be 100,000 turns long.
  for (const step of plain) {
    const { method } = step;
    const params = canonical(rekeyStep(step, rekey).params);
    requests
      .update(`${steps.length === 0 ? '' : ','}{"method":"${method}","params":`)
      .update(params)
      .update('}');
    steps.push({ method, params });
  }
  return {
    id: keyed(nonce, 'episode', key).slice(0, ID_LENGTH * 2),
    steps,
    /** Binds a reply to what was asked: SHA-256 of the canonical text of `[{method, params}, …]`. */
    requests: requests.update(']').digest('hex'),
    /** The adapter's ids of its sources, in the order in which they are first sent. */
    sources: (): readonly string[] => [...outside.values()],
    /** The adapter's ids back to the dataset's. What was never sent stays recognisable as foreign. */
    open: (reply: Reply) => mapSources(reply, (id) => inside.get(id) ?? FOREIGN + id),
    /** The same for a text that repeats ids. What was never sent stays as it is. */
    openText: (text: string) => text.replace(REKEYED, (id) => inside.get(id) ?? id),
    /** The dataset's ids to the adapter's: for systems in process, whose replies become evidence too. */
    close: (reply: Reply) => mapSources(reply, (id) => outside.get(id) ?? FOREIGN + id),
  };
}

const sealed = new WeakMap<Episode, { readonly nonce: string; readonly made: Sealed }>();

/** The same, made once for one object: whoever unpacks a line and whoever scores it need it in turns. */
export function sealOnce(episode: Episode, nonce: string): Sealed {
  const known = sealed.get(episode);
  if (known?.nonce === nonce) return known.made;
  const made = seal(episode, nonce);
  sealed.set(episode, { nonce, made });
  return made;
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

/** A flag that warns of a source names it; any other is left as it is. */
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
