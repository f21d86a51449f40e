import { distance } from 'fastest-levenshtein';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Exchange } from '../../evidence/exchange.ts';
import type { RequestBody } from './ask.ts';
import { type Abstracted, abstracted, withIds } from './slots.ts';

type TapeRequest = Pick<Exchange, 'task' | 'route'> & { readonly request: RequestBody };

const requestOf = ({ task, route, request }: Exchange): TapeRequest => ({ task, route, request: JSON.parse(request) });

export interface Key {
  /** SHA-256. Equal requests of one task have the same key and differ only in their ordinal. */
  readonly key: string;
  /** The ids in the request, in the order of their slots. */
  readonly ids: readonly string[];
}

interface Recorded extends Pick<Key, 'ids'> {
  readonly exchange: Exchange;
}

/** A run may go on for a month. */
const MOST_DAYS = 32;

/**
 * The limits of the comparison in the report of a miss: the number of other requests, and the number of characters after the
 * first difference.
 */
const MOST_COMPARED = 200;
const COMPARED = 600;
const SHOWN = 80;

/** Long texts, such as a system prompt, are often repeated, so their abstracted form is cached, up to this many characters. */
const LONG = 1_000;
const MOST_KEPT = 16_777_216;

/** The exchanges of a run by request. */
export class TapeIndex {
  /** Noon of the days of both runs. */
  readonly #days: readonly number[];
  readonly #all: Exchange[] = [];
  readonly #byKey = new Map<string, Recorded[]>();
  readonly #kept = new Map<string, Abstracted>();
  #keptSize = 0;

  /**
   * @param today `YYYY-MM-DD`, in UTC
   * @throws Fault `bundle.exchange` if the tape has so many days that almost every date would be near one
   */
  constructor(tape: readonly Exchange[], today: string) {
    const days = new Set([today, ...tape.map(({ day }) => day)]);
    if (days.size > MOST_DAYS)
      throw new Fault(
        'bundle.exchange',
        `The tape covers ${days.size - 1} days. A replay supports at most ${MOST_DAYS - 1}.`,
      );
    this.#days = [...days].map((day) => Date.parse(`${day}T12:00:00Z`));
    for (const exchange of tape) this.add(this.keyOf(requestOf(exchange)), exchange);
  }

  add({ key, ids }: Key, exchange: Exchange): void {
    this.#all.push(exchange);
    const equal = this.#byKey.get(key) ?? [];
    this.#byKey.set(key, equal);
    equal.push({ ids, exchange });
  }

  keyOf(request: TapeRequest): Key {
    const ids: string[] = [];
    return { key: sha256(this.#comparable(request, ids)), ids };
  }

  /**
   * The reply on the tape. Ids of the recorded request in it are replaced by those of the present request.
   *
   * @param ordinal its number among equal requests of the task, from 0
   */
  find({ key, ids }: Key, ordinal: number): Exchange['reply'] | undefined {
    const recorded = this.#byKey.get(key)?.[ordinal];
    const reply = recorded?.exchange.reply;
    if (recorded === undefined || reply === undefined || !('answer' in reply)) return reply;
    const now = new Map<string, string>();
    for (const [at, old] of recorded.ids.entries()) {
      const own = ids[at];
      if (own !== undefined && own !== old && !now.has(old)) now.set(old, own);
    }
    if (now.size === 0) return reply;
    const answer = mapTexts(reply.answer, (text) => withIds(text, now)) as typeof reply.answer;
    return { ...reply, answer };
  }

  /** The nearest request on the tape for a request that is not on it, and where the two first differ. */
  nearest(request: TapeRequest, { key }: Key): string {
    const known = this.#byKey.get(key)?.length ?? 0;
    if (known > 0) return `the tape has this request ${known} times, and it was made once more`;
    const route = this.#all.filter((other) => other.route === request.route);
    const ofTask = route.filter(({ task }) => task === request.task);
    const others = ofTask.length > 0 ? ofTask : route;
    if (others.length === 0) return `the tape has no request to ${request.route}`;
    const missing = this.#comparable({ ...request, task: null }, []);
    let best = { cost: Number.POSITIVE_INFINITY, at: 0, text: '', other: others[0] as Exchange };
    for (const other of others.slice(0, MOST_COMPARED)) {
      const text = this.#comparable({ ...requestOf(other), task: null }, []);
      const at = firstDifference(missing, text);
      const rest = distance(missing.slice(at, at + COMPARED), text.slice(at, at + COMPARED));
      const cost = rest + Math.abs(missing.length - text.length);
      if (cost < best.cost) best = { cost, at, text, other };
    }
    const from = Math.max(0, best.at - SHOWN / 4);
    const shown = (text: string) => JSON.stringify(text.slice(from, from + SHOWN).toWellFormed());
    const where = `exchange ${this.#all.indexOf(best.other) + 1} of the tape, of task ${best.other.task ?? '(start)'}`;
    return `${where}: asked was ${shown(missing)}, the tape has ${shown(best.text)}`;
  }

  /** The text that requests are compared by. Fills `ids`. */
  #comparable({ task, route, request }: TapeRequest, ids: string[]): string {
    const abstract = (text: string) => {
      const found = this.#abstracted(text);
      for (const id of found.ids) ids.push(id);
      return found.text;
    };
    return canonical([task, route, mapTexts(request, abstract)]);
  }

  #abstracted(text: string) {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const found = abstracted(text, this.#days);
    if (text.length < LONG) return found;
    if (this.#keptSize > MOST_KEPT) {
      this.#kept.clear();
      this.#keptSize = 0;
    }
    this.#kept.set(text, found);
    this.#keptSize += 2 * text.length;
    return found;
  }
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

/** A JSON value with its texts mapped, in the order of its members' names. The names are unchanged. */
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  const members = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(members)
      .sort()
      .map((name) => [name, mapTexts(members[name], map)]),
  );
}
