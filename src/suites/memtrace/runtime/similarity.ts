import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ofRecentTexts } from '../../../text/caches.ts';
import { round } from '../../shared/python-round.ts';

/** The form of a text that is compared. */
export interface Compared {
  /** Each once. */
  readonly terms: readonly string[];
  readonly vector: Vector;
}

/**
 * The number of texts that are kept with what was computed of them. The runs of the traces are made of 112 texts. Those of a
 * dataset seldom recur, and larger caches only take memory.
 */
const TEXTS = 112;

/** The unit vector of the terms' counts in hashed buckets, in the order of the buckets. Empty buckets are left out. */
interface Vector {
  readonly buckets: readonly number[];
  readonly weights: readonly number[];
}

export const compared = ofRecentTexts(TEXTS, (text): Compared => {
  const words = termsOf(text).map(wordOf);
  return { terms: [...new Set(words.map(({ term }) => term))], vector: vectorOf(words) };
});

const encoder = new TextEncoder();

/**
 * BLAKE2b of a text with a digest of eight bytes (RFC 7693), in hexadecimal. It needs a library: Node's BLAKE2b has only digests
 * of 64 bytes, and a shorter digest is not a part of a longer one.
 */
export function blake2b64(text: string): string {
  return bytesToHex(blake2b(encoder.encode(text), { dkLen: 8 }));
}

const BUCKETS = 256;

/** The number of decimals of all scores. */
export const DIGITS = 6;

/** The lexical similarity of contents to a question, from 0 to 1: 0.4 × Jaccard + 0.6 × the share of the question's terms. */
export function lexicalTo(question: Compared): (content: Compared) => number {
  const wanted = new Set(question.terms);
  return ({ terms }) => {
    let shared = 0;
    for (const term of terms) if (wanted.has(term)) shared += 1;
    if (shared === 0) return 0;
    return round(0.4 * (shared / (wanted.size + terms.length - shared)) + 0.6 * (shared / wanted.size), DIGITS);
  };
}

/** The question's weights by bucket, while contents are compared with it. */
const asked = new Float64Array(BUCKETS);

/** The cosines of the angles between the vectors of a question and of contents. Texts that share a term have one above 0. */
export function cosines({ vector: question }: Compared, contents: readonly Compared[]): readonly number[] {
  for (const [at, bucket] of question.buckets.entries()) asked[bucket] = question.weights[at] as number;
  const found = contents.map(({ vector: { buckets, weights } }) => {
    let dot = 0;
    // In the order of the buckets: floating-point sums depend on it.
    for (let i = 0; i < buckets.length; i += 1) dot += (asked[buckets[i] as number] as number) * (weights[i] as number);
    return dot;
  });
  asked.fill(0);
  return found;
}

const TERM = /[A-Za-z0-9_.-]+|[\u4e00-\u9fff]/g;

/** Terms that do not show what a text is about. */
const STOP = new Set('the a an to of is are this that it and or 请 了 的 吗 我 你'.split(' '));

function termsOf(text: string): readonly string[] {
  return (text.match(TERM) ?? []).map((term) => term.toLowerCase()).filter((term) => !STOP.has(term));
}

interface Word {
  readonly term: string;
  /** Its hash modulo the number of buckets: the last byte. */
  readonly bucket: number;
}

/** A word whose term is one string in all texts, which takes less memory. */
const wordOf = ofRecentTexts(500, (term): Word => ({ term, bucket: Number.parseInt(blake2b64(term).slice(-2), 16) }));

function vectorOf(words: readonly Word[]): Vector {
  const counts = new Map<number, number>();
  for (const { bucket } of words) {
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  let squares = 0;
  for (const count of counts.values()) squares += count * count;
  const norm = Math.sqrt(squares);
  const buckets = [...counts.keys()].sort((a, b) => a - b);
  return { buckets, weights: buckets.map((bucket) => (counts.get(bucket) as number) / norm) };
}
