import type { Event, Scope } from '../../protocol/event.ts';
import type { Query } from '../../protocol/request.ts';
import type { Mapping } from './mapping.ts';
import type { Values } from './template.ts';

const SCOPE = ['scope', 'scope.workspace', 'scope.project', 'scope.domain', 'scope.session'];

/** The fields that are replaced by parts of an event. */
export const EVENT_FIELDS = [
  ...['source_id', 'timestamp', 'kind', 'role', 'text', 'branch', 'status', 'expires_at'],
  ...SCOPE,
];
export const SEARCH_FIELDS = ['question', 'word', 'as_of', 'limit', 'candidates', ...SCOPE];
export const BATCH_FIELDS = ['events'];
export const RESET_FIELDS = ['source_ids'];

/** Fields with lists or objects. Such a field must be the whole string, which its value replaces. */
export const TYPED_FIELDS = ['scope', 'events', 'source_ids'];

export function eventValues({ scope, ...event }: Event): Values {
  return { ...event, ...scopeValues(scope) };
}

export function searchValues(
  { question, as_of, scope }: Query,
  { limit, candidates }: Pick<Mapping<unknown>['search'], 'limit' | 'candidates'>,
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
