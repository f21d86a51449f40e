import { Fault } from '../errors/fault.ts';

const DEEPEST = 64;

/**
 * JSON from a stranger. Refused on the raw text: a key that stands twice, nesting beyond 64, a byte-order mark;
 * refused in the value: numbers that are not finite, that lose digits or are -0, lone surrogates and `__proto__`.
 * `where` names the file and line for the message.
 */
export function parseStrict(text: string, where: string): unknown {
  const refuse = (what: string, cause?: unknown) => new Fault('json.invalid', `${where}: ${what}`, { cause });
  const { depth, members } = scan(text);
  if (depth > DEEPEST) throw refuse(`nested more than ${DEEPEST} deep`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw refuse(`not JSON (${cause instanceof Error ? cause.message : String(cause)})`, cause);
  }
  const found = inspect(value, '$', refuse);
  // Every member has one colon outside strings: of two equal keys only one is left in the value.
  if (found !== members) throw refuse('a key stands twice in one object');
  return value;
}

/** The depth of nesting, and the number of members, told by the colons outside strings. */
function scan(text: string): { depth: number; members: number } {
  let depth = 0;
  let deepest = 0;
  let members = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (quoted) {
      if (char === 92) i += 1;
      else if (char === 34) quoted = false;
    } else if (char === 34) quoted = true;
    else if (char === 58) members += 1;
    else if (char === 123 || char === 91) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (char === 125 || char === 93) depth -= 1;
  }
  return { depth: deepest, members };
}

/** Counts the members of all objects in the value, and refuses what JSON can say but a value cannot keep. */
function inspect(value: unknown, path: string, refuse: (what: string) => Fault): number {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw refuse(`${path} is not a finite number`);
    if (Object.is(value, -0)) throw refuse(`${path} is -0`);
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
      throw refuse(`${path} has more digits than a number keeps`);
    return 0;
  }
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw refuse(`${path} holds half a surrogate pair`);
    return 0;
  }
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, item, index) => sum + inspect(item, `${path}[${index}]`, refuse), 0);
  }
  if (typeof value !== 'object' || value === null) return 0;
  let members = 0;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw refuse(`${path} has a member named __proto__`);
    if (!key.isWellFormed()) throw refuse(`${path} has a member whose name is half a surrogate pair`);
    members += 1 + inspect(item, `${path}.${key}`, refuse);
  }
  return members;
}
