// What is asked: about what, about whose, and of which time.

import type { Query } from './protocol.ts';
import { ownersOf } from './statements.ts';
import { terms } from './words.ts';

export type Time = 'now' | 'previous' | 'first' | 'all';

export type Asked = {
  query: Query;
  terms: ReadonlySet<string>;
  owners: ReadonlySet<string>;
  /** It asks about the speaker's own: "my desk", not "my sister's desk". */
  own: boolean;
  at: number;
  time: Time;
};

const PREVIOUS =
  /\b(?:(?:just |right |immediately |directly )?before (?:the (?:latest|last|present|current|recent)|that|this|it is now|it became|what it is|the present)|previous(?:ly)?|prior to|formerly|former|used? to be|predecessor|did the (?:current|present|latest|last) .{3,40} replace)\b/i;
const FIRST =
  /\b(?:at first|originally|original|initially|initial|in the beginning|to begin with|very first|the first|earliest|oldest one|start(?:ed)? (?:out|with)|to start)\b/i;
const ALL =
  /\b(?:list|over time|history|one after (?:the other|another)|oldest first|in order|so far|each of the|every .{3,30} (?:ever|had)|all the)\b/i;

function timeOf(question: string): Time {
  if (ALL.test(question)) return 'all';
  if (PREVIOUS.test(question)) return 'previous';
  return FIRST.test(question) ? 'first' : 'now';
}

/** The names of the scope pick the memories: they must not count as a match as well. */
export function askedBy(query: Query, newest: number): Asked {
  const { question, scope = {}, as_of } = query;
  const names = terms(`${scope.workspace ?? ''} ${scope.project ?? ''} ${scope.domain ?? ''}`);
  const about = [...terms(question)];
  const topic = about.filter((term) => !names.has(term));
  const owners = new Set([...ownersOf(question)].filter((owner) => !names.has(owner)));
  return {
    query,
    terms: new Set(topic.length > 0 ? topic : about),
    owners,
    own: owners.size === 0 && /\b(?:my|the user['’]s)\b/i.test(question),
    at: as_of === undefined ? newest : Date.parse(as_of),
    time: timeOf(question),
  };
}
