import canonicalize from 'canonicalize';
import { Fault } from '../errors/fault.ts';

/**
 * The one text of a JSON value (RFC 8785): `JSON.stringify` of a copy whose members stand in their order, in half the time
 * of `canonicalize`, which is by the RFC's author. That library does what such a copy cannot, and tests hold this against
 * it. NaN, Infinity and lone surrogates are refused.
 */
export function canonical(value: unknown): string {
  const arranged = arrange(value);
  const text = arranged === UNARRANGED ? canonicalize(value) : JSON.stringify(arranged);
  if (text === undefined) throw new Fault('internal', 'A value without a JSON form was about to be written.');
  return text;
}

/** Stands for what no copy can hold in the order of the RFC, or what only the library refuses. */
const UNARRANGED = Symbol('unarranged');

function arrange(value: unknown): unknown {
  if (typeof value === 'string') return value.isWellFormed() ? value : UNARRANGED;
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNARRANGED;
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? arrangeList(value) : arrangeMembers(value as Readonly<Record<string, unknown>>);
}

function arrangeList(list: readonly unknown[]): unknown {
  const copy = new Array<unknown>(list.length);
  for (let at = 0; at < list.length; at += 1) {
    const arranged = arrange(list[at]);
    if (arranged === UNARRANGED) return UNARRANGED;
    copy[at] = arranged;
  }
  return copy;
}

function arrangeMembers(members: Readonly<Record<string, unknown>>): unknown {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(members).sort()) {
    if (isOutOfOrder(name)) return UNARRANGED;
    const arranged = arrange(members[name]);
    if (arranged === UNARRANGED) return UNARRANGED;
    copy[name] = arranged;
  }
  return typeof members.toJSON === 'function' ? UNARRANGED : copy;
}

/** Names that look like an index come first in any object, whatever the order they were set in; setting `__proto__` sets no member. */
function isOutOfOrder(name: string): boolean {
  const first = name.charCodeAt(0);
  return (first >= 48 && first <= 57) || name === '__proto__' || !name.isWellFormed();
}

/** A piece is about so long, unless a run of a member's elements is longer. */
const PIECE = 65_536;

/** The canonical text of an object in pieces: a task may be a hundred thousand turns long. */
export function* canonicalPieces(value: object): Generator<string> {
  let piece = '';
  for (const token of tokensOf(value)) {
    piece += token;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** So many elements of a list become text at once. */
const RUN = 16;

/** Members in their order, lists a run of elements after the other. */
function* tokensOf(value: object): Generator<string> {
  let before = '{';
  for (const [name, member] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (member === undefined) continue;
    yield `${before}${canonical(name)}:`;
    before = ',';
    if (!Array.isArray(member)) yield canonical(member);
    else {
      yield '[';
      for (let at = 0; at < member.length; at += RUN) {
        yield `${at === 0 ? '' : ','}${canonical(member.slice(at, at + RUN)).slice(1, -1)}`;
      }
      yield ']';
    }
  }
  yield before === '{' ? '{}' : '}';
}
