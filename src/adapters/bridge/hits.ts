import { Fault } from '../../errors/fault.ts';
import { escapeRegExp } from '../../text/escape.ts';
import { excerpt } from '../message.ts';
import type { Hits } from './mapping.ts';
import type { ServerReply } from './server.ts';

/** An event that a search found. */
export interface Hit {
  readonly id: string;
  /** The text that the server returned, if any. */
  readonly text: string | undefined;
}

/** A hit, which may be of the server's own, with the item of the list that it was read from. */
type Found = Hit & { readonly item?: unknown };

/** The form of the ids that the harness gives to events. */
const HARNESS_ID = /^[0-9a-f]{16}$/;

/**
 * The hits in a reply, in the order of the reply and each once. Ids of the server's own are left out.
 *
 * @param isKnown whether an event of this episode has the id
 * @throws Fault `bridge.server` if a hit is an event of another episode, or lacks what the mapping says that hits have
 */
export function hitsIn(reply: ServerReply, where: Hits, isKnown: (id: string) => boolean): readonly Hit[] {
  const found = new Map<string, Hit>();
  for (const { item, ...hit } of allHits(reply, where)) {
    if (isKnown(hit.id)) {
      if (hit.text === undefined && 'id' in where && where.text !== undefined) throw lacking('text', where.text, item);
      if (!found.has(hit.id)) found.set(hit.id, hit);
    } else if (HARNESS_ID.test(hit.id)) {
      throw new Fault('bridge.server', `The search returned the event ${hit.id}, which is not of this episode.`, {
        hint: 'Either `reset` did not delete it, or another run uses the same server: empty the server, and give each run its own. Or it is an id of the server’s own, which also has 16 hexadecimal digits: store the source id in a field of its own.',
      });
    }
  }
  return [...found.values()];
}

/** @throws Fault `bridge.server` if the reply has a list of hits, and none of them has an id: the mapping looks in the wrong place */
export function requireIds(reply: ServerReply, where: Hits): void {
  if (!('at' in where)) return;
  const list = listIn(reply, where.at);
  if (list.length === 0 || allHits(reply, where).length > 0) return;
  if (!('pattern' in where)) throw lacking('id', where.id, list[0]);
  const first = excerpt(shown(list[0]), 200);
  throw new Fault(
    'bridge.server',
    `No hit of the search has a text of the form "${where.pattern}" at "${where.text}". Correct \`search.hits\`. The first hit: ${first}`,
  );
}

function listIn(reply: ServerReply, pointer: string): readonly unknown[] {
  const parts = reply.json();
  const list = parts.map(({ value }) => at(value, pointer)).find(Array.isArray);
  if (list !== undefined) return list;
  const searched = parts.map(({ name, value }) => `${name} ${excerpt(shown(value), 200)}`).join('; ');
  throw new Fault(
    'bridge.server',
    `The reply to the search has no list at "${pointer}". Set \`search.hits.at\` to the JSON pointer of the list. The reply: ${searched}`,
  );
}

function allHits(reply: ServerReply, where: Hits): readonly Found[] {
  if (!('at' in where)) return textHits(reply.text, where);
  const list = listIn(reply, where.at);
  if ('pattern' in where) return list.flatMap((item) => matches(stringAt(item, where.text) ?? '', where.pattern));
  return list.flatMap((item) => {
    const id = stringAt(item, where.id);
    if (id === undefined) return [];
    const text = where.text === undefined ? undefined : stringAt(item, where.text);
    return [{ id, text, item }];
  });
}

const lacking = (field: 'id' | 'text', pointer: string, item: unknown) =>
  new Fault(
    'bridge.server',
    `A hit of the search has no string at "${pointer}". Correct \`search.hits.${field}\`. The hit: ${excerpt(shown(item), 200)}`,
  );

/** `JSON.parse` reads any depth; `JSON.stringify` throws where the stack ends. */
function shown(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'is nested too deeply to be shown';
  }
}

/** With `split`, the text is split into pieces, and each piece has at most one hit. The text of the hit ends where the piece ends. */
function textHits(text: string, { pattern, split }: { readonly pattern: string; readonly split?: string | undefined }) {
  if (split === undefined) return matches(text, pattern);
  return text.split(split).flatMap((piece) => matches(piece, pattern).slice(0, 1));
}

function stringAt(value: unknown, pointer: string): string | undefined {
  const found = at(value, pointer);
  return typeof found === 'string' ? found : undefined;
}

/** The value at a JSON pointer (RFC 6901). */
function at(value: unknown, pointer: string): unknown {
  let found = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

/** The hits that a pattern finds in a text. If the pattern has {{text}}, the text of a hit is what follows it, up to the next hit. */
function matches(text: string, pattern: string): readonly Hit[] {
  const [before = '', behind = ''] = pattern.split(/\{\{\s*source_id\s*\}\}/);
  const [between = '', rest] = behind.split(/\{\{\s*text\s*\}\}/);
  // An id has no space, and at most the 200 characters that the protocol allows.
  const form = new RegExp(
    `${before === '' ? '(?<!\\S)' : ''}${escapeRegExp(before)}(\\S{1,200}?)${escapeRegExp(between) || '(?!\\S)'}`,
    'g',
  );
  const found = [...text.matchAll(form)];
  return found.map((match, i) => ({
    id: match[1] ?? '',
    text: rest === undefined ? undefined : text.slice(match.index + match[0].length, found[i + 1]?.index).trim(),
  }));
}
