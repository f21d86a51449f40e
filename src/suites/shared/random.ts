import { sfc32 } from '../../stats/random-words.ts';

/** The random draws of one task. All of them follow from the key. */
export interface Random {
  /** An integer from 0 up to, but not including, n. */
  below(n: number): number;
  pick<T>(items: readonly T[]): T;
}

/** The four 32-bit words of a text (cyrb128). */
function hash(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}

export function randomOf(key: string): Random {
  const next = sfc32(...hash(key));
  // The first draws still depend visibly on the hash.
  for (let i = 0; i < 12; i += 1) next();
  const below = (n: number): number => Math.floor((next() / 4294967296) * n);
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}

/** Different items, as many as requested, each drawn from those that are left. */
export function several<T>(random: Random, items: readonly T[], count = items.length): T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] as T);
}

/** The items in random order (Fisher–Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const drawn = [...items];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [drawn[last], drawn[other]] = [drawn[other] as T, drawn[last] as T];
  }
  return drawn;
}

/** FNV-1a, 32 bits. */
export function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
