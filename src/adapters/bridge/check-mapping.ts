import { Fault } from '../../errors/fault.ts';
import { BATCH_FIELDS, EVENT_FIELDS, RESET_FIELDS, SEARCH_FIELDS, TYPED_FIELDS } from './fields.ts';
import type { Mapping } from './mapping.ts';
import { fieldsOf } from './template.ts';

/** What a schema cannot say of a mapping: which fields may stand where, and which must. Throws `bridge.mapping`. */
export function checkMapping({ server, reset, store, search }: Mapping<unknown>): void {
  const { each, batch: _batch, ...storeCall } = store;
  const { hits, limit: _limit, candidates: _candidates, ...searchCall } = search;
  known('server', server, ['folder'], /^env\.\w+$/);
  known('reset', reset, RESET_FIELDS);
  known('store', storeCall, each === undefined ? EVENT_FIELDS : BATCH_FIELDS);
  if (each !== undefined) {
    known('store.each', each, EVENT_FIELDS);
    needed('store', storeCall, ['events']);
  }
  needed(each === undefined ? 'store' : 'store.each', each ?? storeCall, ['source_id'], SOURCE);
  needed(each === undefined ? 'store' : 'store.each', each ?? storeCall, ['text']);
  known('search', searchCall, SEARCH_FIELDS);
  needed('search', searchCall, ['question', 'word']);
  if ('restart' in reset && !('command' in server))
    throw wrong('`reset` restarts the server, but `server` has no `command`.', 'Name the command, or reset by calls.');
  if ('pattern' in hits) checkPattern(hits.pattern);
}

const SOURCE = 'A hit is known by the source id of its event alone: store it as an id, as metadata or in the text.';

const wrong = (message: string, hint: string) => new Fault('bridge.mapping', `The mapping: ${message}`, { hint });

function known(where: string, template: unknown, names: readonly string[], more?: RegExp): void {
  for (const name of fieldsOf(template)) {
    if (names.includes(name) || more?.test(name)) continue;
    throw wrong(
      `\`${where}\` has no field {{${name}}}.`,
      `It may hold ${names.map((one) => `{{${one}}}`).join(', ')}.`,
    );
  }
  for (const string of stringsOf(template)) {
    const typed = TYPED_FIELDS.find((name) => fieldsOf(string).includes(name));
    if (typed === undefined || /^\{\{[^{}]*\}\}$/.test(string)) continue;
    throw wrong(`\`${where}\` has {{${typed}}} within a text.`, `It is no text: write "{{${typed}}}" alone.`);
  }
}

function needed(where: string, template: unknown, names: readonly string[], why?: string): void {
  const found = fieldsOf(template);
  if (names.some((name) => found.includes(name))) return;
  const said = names.map((name) => `{{${name}}}`).join(' or ');
  throw wrong(`\`${where}\` holds ${said} nowhere.`, why ?? `Put ${said} where the server takes it.`);
}

function checkPattern(pattern: string): void {
  const fields = fieldsOf(pattern);
  const whole = fields.length === 1 || (fields.length === 2 && fields[1] === 'text' && /\}\}$/.test(pattern));
  if (fields[0] === 'source_id' && whole && !pattern.includes('}}{{')) return;
  throw wrong(
    '`search.hits.pattern` is no pattern.',
    'It holds {{source_id}} once, and may end in {{text}} behind something that parts the two: "[{{source_id}}] {{text}}".',
  );
}

function stringsOf(template: unknown): readonly string[] {
  if (typeof template === 'string') return [template];
  return typeof template === 'object' && template !== null ? Object.values(template).flatMap(stringsOf) : [];
}
