import { visit } from 'jsonc-parser';
import type { Code } from '../errors/codes.ts';
import { Fault } from '../errors/fault.ts';

const DEEPEST = 64;

/** The most entries of one array or object. Otherwise a schema could report an error for each of a million items. */
const MOST_ENTRIES = 16_384;

/**
 * The most values of a text. A value takes up to a hundred times the memory of its text. The longest line of a bundle, 64 MiB, has
 * room for fewer source ids, so that no real one is refused.
 */
export const MOST_VALUES = 4_000_000;

/**
 * Parses untrusted JSON. Refused in the text: a key that occurs twice, nesting beyond 64, a byte-order mark, more than 4,000,000
 * values. Refused in the value: numbers that are not finite or are -0, whole numbers beyond the safe ones, lone surrogates,
 * `__proto__`, and arrays and objects beyond 16,384 entries.
 *
 * @param where names file and line in messages
 * @throws Fault `json.…` that names the JSON path
 */
export function parseStrict(text: string, where: string): unknown {
  const refusal: Refusal = (code, what, cause) => {
    // It may name a path of keys, which are anybody's.
    return new Fault(code, `${where}: ${what.slice(0, 500).toWellFormed()}`, { cause });
  };
  if (text.startsWith('\ufeff')) throw refusal('json.text', 'it begins with a byte-order mark');
  if (hasMoreValues(text, MOST_VALUES)) throw refusal('json.size', `it has more than ${MOST_VALUES} values`);
  const { depth, members } = scan(text);
  if (depth > DEEPEST) throw refusal('json.depth', `nested more than ${DEEPEST} deep`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw refusal('json.syntax', `not JSON (${cause instanceof Error ? cause.message : String(cause)})`, cause);
  }
  const found = inspect(value, '$', refusal);
  // Each member has one colon outside strings. If a key occurs twice, the value has fewer members than the text has colons.
  if (found !== members) throw refusal('json.duplicate-key', `${pathOfDuplicateKey(text)} occurs twice`);
  return value;
}

/** Decodes untrusted bytes, a byte-order mark too. @throws Fault */
export function strictText(bytes: Uint8Array, where: string, code: Code = 'json.text'): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Fault(code, `${where} is not valid UTF-8.`, { cause });
  }
}

type Refusal = (code: Code, what: string, cause?: unknown) => Fault;

/** Whether a text may have more values: each but the first follows a comma or a bracket outside strings. */
export function hasMoreValues(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let values = 1;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (char === 34) i = endOfString(text, i + 1);
    else if (char === 44 || char === 91 || char === 123) values += 1;
  }
  return values > most;
}

/** The depth of nesting, and the number of members: the colons outside strings. */
function scan(text: string): { depth: number; members: number } {
  let depth = 0;
  let deepest = 0;
  let members = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (char === 34) i = endOfString(text, i + 1);
    else if (char === 58) members += 1;
    else if (char === 123 || char === 91) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (char === 125 || char === 93) depth -= 1;
  }
  return { depth: deepest, members };
}

/** The index of the quotation mark that ends a string: one after an even number of backslashes. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === 92) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return text.length;
}

/** Counts the members of all objects in the value, and refuses what a value cannot represent exactly. */
function inspect(value: unknown, path: string, refusal: Refusal): number {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw refusal('json.number', `${path} is not a finite number`);
    if (Object.is(value, -0)) throw refusal('json.number', `${path} is -0`);
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
      throw refusal('json.number', `${path} has more digits than a number keeps`);
    return 0;
  }
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw refusal('json.text', `${path} holds half a surrogate pair`);
    return 0;
  }
  if (typeof value !== 'object' || value === null) return 0;
  const size = Array.isArray(value) ? value.length : Object.keys(value).length;
  if (size > MOST_ENTRIES) throw refusal('json.size', `${path} has more than ${MOST_ENTRIES} entries`);
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, item, index) => sum + inspect(item, `${path}[${index}]`, refusal), 0);
  }
  let members = 0;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw refusal('json.name', `${path} has a member named __proto__`);
    // V8 may read an escaped name as another one that it parsed before, which then has a backslash (nodejs/node#63785). No
    // name of ours has one.
    if (key.includes('\\')) throw refusal('json.name', `${path} has a member whose name holds a backslash`);
    if (!key.isWellFormed()) throw refusal('json.text', `${path} has a member whose name is half a surrogate pair`);
    members += 1 + inspect(item, `${path}.${key}`, refusal);
  }
  return members;
}

/** A name in a message is cut: the text may be anybody's. */
const LONGEST_NAME = 100;

/** The JSON path of the first key that occurs twice in its object. Only the text shows this, not the parsed value. */
function pathOfDuplicateKey(text: string): string {
  // Keeps only the names in open objects, and makes one path: a line may have long names and many keys.
  const open: Set<string>[] = [];
  let found: string | undefined;
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty(name, _offset, _length, _line, _character, path) {
      const names = open.at(-1);
      if (found === undefined && names?.has(name))
        found = ['$', ...path(), name].map((part) => String(part).slice(0, LONGEST_NAME)).join('.');
      names?.add(name);
    },
  });
  return found ?? 'a key';
}
