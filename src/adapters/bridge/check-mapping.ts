import { Fault } from '../../errors/fault.ts';
import { BATCH_FIELDS, EVENT_FIELDS, RESET_FIELDS, SEARCH_FIELDS, TYPED_FIELDS } from './fields.ts';
import type { Mapping } from './mapping.ts';
import { fieldsOf } from './template.ts';

/**
 * Checks which fields each part of a mapping may contain, and which it must.
 *
 * @throws Fault `bridge.mapping`
 */
export function checkMapping({ server, reset, store, search }: Mapping<unknown>): void {
  const { each, batch: _batch, ...storeCall } = store;
  const { hits, limit: _limit, candidates: _candidates, ...searchCall } = search;
  checkFields('server', server, ['folder'], /^env\.\w+$/);
  checkFields('reset', reset, RESET_FIELDS);
  checkFields('store', storeCall, each === undefined ? EVENT_FIELDS : BATCH_FIELDS);
  if (each !== undefined) {
    checkFields('store.each', each, EVENT_FIELDS);
    requireField('store', storeCall, ['events']);
  }
  requireField(each === undefined ? 'store' : 'store.each', each ?? storeCall, ['source_id'], SOURCE);
  requireField(each === undefined ? 'store' : 'store.each', each ?? storeCall, ['text']);
  checkFields('search', searchCall, SEARCH_FIELDS);
  requireField('search', searchCall, ['question', 'word']);
  if ('restart' in reset && !('command' in server))
    throw wrong('`reset` restarts the server, but `server` has no `command`.', 'Name the command, or reset by calls.');
  if ('pattern' in hits) checkPattern(hits.pattern);
}

const SOURCE = 'A hit is identified by the source id of its event: store it as an id, as metadata or in the text.';

const wrong = (message: string, hint: string) =>
  new Fault('bridge.mapping', `The mapping is invalid: ${message}`, { hint });

function checkFields(where: string, template: unknown, names: readonly string[], more?: RegExp): void {
  for (const name of fieldsOf(template)) {
    if (names.includes(name) || more?.test(name)) continue;
    throw wrong(
      `\`${where}\` has no field {{${name}}}.`,
      `It may contain ${names.map((one) => `{{${one}}}`).join(', ')}.`,
    );
  }
  for (const string of stringsOf(template)) {
    const typed = TYPED_FIELDS.find((name) => fieldsOf(string).includes(name));
    if (typed === undefined || /^\{\{[^{}]*\}\}$/.test(string)) continue;
    throw wrong(`\`${where}\` has {{${typed}}} inside a text.`, `It is not a text: write "{{${typed}}}" alone.`);
  }
}

function requireField(where: string, template: unknown, names: readonly string[], why?: string): void {
  const found = fieldsOf(template);
  if (names.some((name) => found.includes(name))) return;
  const either = names.map((name) => `{{${name}}}`).join(' or ');
  throw wrong(`\`${where}\` has no ${either}.`, why ?? `Put ${either} where the server expects it.`);
}

function checkPattern(pattern: string): void {
  const fields = fieldsOf(pattern);
  const whole = fields.length === 1 || (fields.length === 2 && fields[1] === 'text' && /\}\}$/.test(pattern));
  if (fields[0] === 'source_id' && whole && !pattern.includes('}}{{')) return;
  throw wrong(
    '`search.hits.pattern` is not a valid pattern.',
    'It must contain {{source_id}} once, and may end in {{text}} after a separator: "[{{source_id}}] {{text}}".',
  );
}

function stringsOf(template: unknown): readonly string[] {
  if (typeof template === 'string') return [template];
  return typeof template === 'object' && template !== null ? Object.values(template).flatMap(stringsOf) : [];
}
