import canonicalize from 'canonicalize';
import { Fault } from '../errors/fault.ts';

/** The one text of a JSON value (RFC 8785). `canonicalize` is by the RFC's author; it refuses NaN, Infinity and lone surrogates. */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Fault('internal', 'A value without a JSON form was about to be written.');
  return text;
}

/** A piece is about so long, unless one element of a member is longer. */
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

/** Members in their order, lists element by element. */
function* tokensOf(value: object): Generator<string> {
  let before = '{';
  for (const [name, member] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (member === undefined) continue;
    yield `${before}${canonical(name)}:`;
    before = ',';
    if (!Array.isArray(member)) yield canonical(member);
    else {
      yield '[';
      for (const [at, one] of member.entries()) yield `${at === 0 ? '' : ','}${canonical(one)}`;
      yield ']';
    }
  }
  yield before === '{' ? '{}' : '}';
}
