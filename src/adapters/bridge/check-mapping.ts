import { Fault } from '../../errors/fault.ts';
import type { Event, Scope } from '../../protocol/event.ts';
import type { Query } from '../../protocol/request.ts';
import type { Mapping } from './mapping.ts';
import { fieldsOf, stringsOf, type Values } from './template.ts';

const SCOPE = ['scope', 'scope.workspace', 'scope.project', 'scope.domain', 'scope.session'];

/** The fields that are replaced by parts of an event. */
const EVENT_FIELDS = [
  ...['source_id', 'timestamp', 'kind', 'role', 'text', 'branch', 'status', 'expires_at'],
  ...SCOPE,
];
const SEARCH_FIELDS = ['question', 'word', 'as_of', 'limit', 'candidates', ...SCOPE];
const BATCH_FIELDS = ['events'];
const RESET_FIELDS = ['source_ids'];

/** Fields with lists or objects. Such a field must be the whole string, which its value replaces. */
const TYPED_FIELDS = ['scope', 'events', 'source_ids'];

export function eventValues({ scope, ...event }: Event): Values {
  return { ...event, ...scopeValues(scope) };
}

export function searchValues(
  { question, as_of, scope }: Query,
  { limit, candidates }: { readonly limit: number; readonly candidates: number },
): Values {
  return { question, as_of, limit, candidates, ...scopeValues(scope) };
}

function scopeValues(scope: Scope | undefined): Values {
  if (scope === undefined) return {};
  const { workspace, project, domain, session } = scope;
  return {
    'scope': { ...scope } as Values[string],
    'scope.workspace': workspace,
    'scope.project': project,
    'scope.domain': domain,
    'scope.session': session,
  };
}

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
