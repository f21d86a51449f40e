import canonicalize from 'canonicalize';
import { Fault } from '../errors/fault.ts';

/**
 * The canonical text of a JSON value (RFC 8785): `JSON.stringify` of it with sorted members, which takes half the time
 * of `canonicalize`, the library of the RFC's author. That library handles what such a copy cannot represent, and tests
 * compare the two. What is sorted already is not copied. NaN, Infinity and lone surrogates are refused.
 */
export function canonical(value: unknown): string {
  const arranged = isArranged(value) ? value : arrange(value);
  const plain = arranged === UNARRANGED ? undefined : JSON.stringify(arranged);
  // `JSON.stringify` escapes a lone surrogate, and no other character as one of these.
  const text = plain === undefined || plain.includes('\\ud') ? canonicalize(value) : plain;
  if (text === undefined) throw new Fault('internal', 'A value that JSON cannot represent was to be written.');
  return text;
}

/** Marks a value that no copy can represent in the RFC's order, or that only the library refuses. */
const UNARRANGED = Symbol('unarranged');

/** Whether `JSON.stringify` writes it in order as it is, as most values are. `for … in` makes no list of their names. */
function isArranged(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isArranged);
  const members = value as Readonly<Record<string, unknown>>;
  if (typeof members.toJSON === 'function') return false;
  let before = '';
  for (const name in members) {
    if (name < before || !isArranged(members[name])) return false;
    before = name;
  }
  return true;
}

function arrange(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNARRANGED;
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? arrangeList(value) : arrangeMembers(value as Readonly<Record<string, unknown>>);
}

function arrangeList(list: readonly unknown[]): unknown {
  let copy: unknown[] | undefined;
  for (let at = 0; at < list.length; at += 1) {
    const arranged = arrange(list[at]);
    if (arranged === UNARRANGED) return UNARRANGED;
    if (arranged !== list[at]) copy ??= list.slice(0, at);
    if (copy !== undefined) copy[at] = arranged;
  }
  return copy ?? list;
}

function arrangeMembers(members: Readonly<Record<string, unknown>>): unknown {
  if (typeof members.toJSON === 'function') return UNARRANGED;
  const names = Object.keys(members);
  let copy: Record<string, unknown> | undefined;
  if (!isSorted(names)) {
    names.sort();
    copy = {};
  }
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] as string;
    if (isOutOfOrder(name)) return UNARRANGED;
    const arranged = arrange(members[name]);
    if (arranged === UNARRANGED) return UNARRANGED;
    if (arranged !== members[name]) copy ??= Object.fromEntries(names.slice(0, at).map((one) => [one, members[one]]));
    if (copy !== undefined) copy[name] = arranged;
  }
  return copy ?? members;
}

function isSorted(names: readonly string[]): boolean {
  for (let at = 1; at < names.length; at += 1) if ((names[at] as string) < (names[at - 1] as string)) return false;
  return true;
}

/** Objects always list index-like names first, and setting `__proto__` sets no member. */
function isOutOfOrder(name: string): boolean {
  const first = name.charCodeAt(0);
  return (first >= 48 && first <= 57) || name === '__proto__';
}

/** The least length of a piece, in characters. */
const PIECE = 65_536;

/** Lists of no more elements become text at once, together with the object that they are in. */
const FEW = 128;

/** The canonical text of an object in pieces: a task may be a hundred thousand turns long. */
export function* canonicalPieces(value: object): Generator<string> {
  if (Object.values(value).every((member) => !Array.isArray(member) || member.length <= FEW)) {
    yield canonical(value);
    return;
  }
  let piece = '';
  for (const token of tokensOf(value)) {
    piece += token;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** The number of list elements that become text at once. */
const RUN = 16;

/** The members in order; lists in runs of elements. */
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
