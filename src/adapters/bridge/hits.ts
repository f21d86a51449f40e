import { Fault } from '../../errors/fault.ts';
import { excerpt } from '../message.ts';
import type { Hits } from './mapping.ts';
import { at } from './pointer.ts';
import type { Reply } from './server.ts';

/** One that a search found. */
export interface Hit {
  readonly id: string;
  /** As the server gave it back; undefined where it gave none. */
  readonly text: string | undefined;
}

/** The hits in a reply, in its order: known ones alone, each once. What the server names beside them was never observed. */
export function hitsIn(reply: Reply, where: Hits, isKnown: (id: string) => boolean): readonly Hit[] {
  const found = new Map<string, Hit>();
  for (const hit of all(reply, where)) if (isKnown(hit.id) && !found.has(hit.id)) found.set(hit.id, hit);
  return [...found.values()];
}

function all(reply: Reply, where: Hits): readonly Hit[] {
  if (!('at' in where)) return matches(reply.text, where.pattern);
  const list = at(reply.json(), where.at);
  if (!Array.isArray(list)) {
    throw new Fault('bridge.server', `The reply to the search has no list at "${where.at}": ${excerpt(reply.text)}`, {
      hint: 'Say in `search.hits.at` where the list stands.',
    });
  }
  if ('pattern' in where) return list.flatMap((item) => matches(stringAt(item, where.text) ?? '', where.pattern));
  return list.flatMap((item) => {
    const id = stringAt(item, where.id);
    return id === undefined ? [] : [{ id, text: where.text === undefined ? undefined : stringAt(item, where.text) }];
  });
}

function stringAt(value: unknown, pointer: string): string | undefined {
  const found = at(value, pointer);
  return typeof found === 'string' ? found : undefined;
}

/** Where the pattern stands in a text: what follows, up to the next one, is the hit's text, if the pattern has one. */
function matches(text: string, pattern: string): readonly Hit[] {
  const [before = '', behind = ''] = pattern.split(/\{\{\s*source_id\s*\}\}/);
  const [between = '', rest] = behind.split(/\{\{\s*text\s*\}\}/);
  // No id holds a blank, and none is longer than the protocol lets it be.
  const form = new RegExp(
    `${before === '' ? '(?<!\\S)' : ''}${literally(before)}(\\S{1,200}?)${literally(between) || '(?!\\S)'}`,
    'g',
  );
  const found = [...text.matchAll(form)];
  return found.map((match, i) => ({
    id: match[1] ?? '',
    text: rest === undefined ? undefined : text.slice(match.index + match[0].length, found[i + 1]?.index).trim(),
  }));
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
