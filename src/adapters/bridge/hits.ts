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

/** The hits in a reply, in the order of the reply and each once. Ids that were never observed are left out. */
export function hitsIn(reply: ServerReply, where: Hits, isKnown: (id: string) => boolean): readonly Hit[] {
  const found = new Map<string, Hit>();
  for (const hit of allHits(reply, where)) if (isKnown(hit.id) && !found.has(hit.id)) found.set(hit.id, hit);
  return [...found.values()];
}

function allHits(reply: ServerReply, where: Hits): readonly Hit[] {
  if (!('at' in where)) return textHits(reply.text, where);
  const parts = reply.json();
  const list = parts.map(({ value }) => at(value, where.at)).find(Array.isArray);
  if (list === undefined) {
    const searched = parts.map(({ name, value }) => `${name} ${excerpt(shown(value), 200)}`).join('; ');
    throw new Fault(
      'bridge.server',
      `The reply to the search has no list at "${where.at}". Set \`search.hits.at\` to the JSON pointer of the list. The reply: ${searched}`,
    );
  }
  if ('pattern' in where) return list.flatMap((item) => matches(stringAt(item, where.text) ?? '', where.pattern));
  return list.flatMap((item) => {
    const id = stringAt(item, where.id);
    return id === undefined ? [] : [{ id, text: where.text === undefined ? undefined : stringAt(item, where.text) }];
  });
}

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
