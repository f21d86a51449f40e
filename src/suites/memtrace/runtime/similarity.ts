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
  const terms = new Set<string>();
  const buckets: number[] = [];
  let squares = 0;
  for (const found of text.match(TERM) ?? []) {
    const { term, bucket, isStop } = wordOf(found);
    if (isStop) continue;
    terms.add(term);
    const count = counts[bucket] as number;
    if (count === 0) buckets.push(bucket);
    // From count² to (count + 1)².
    squares += 2 * count + 1;
    counts[bucket] = count + 1;
  }
  buckets.sort((a, b) => a - b);
  const norm = Math.sqrt(squares);
  const weights = buckets.map((bucket) => (counts[bucket] as number) / norm);
  for (const bucket of buckets) counts[bucket] = 0;
  return { terms: [...terms], vector: { buckets, weights } };
});

const TERM = /[A-Za-z0-9_.-]+|[\u4e00-\u9fff]/g;

/** Terms that do not show what a text is about. */
const STOP = new Set('the a an to of is are this that it and or 请 了 的 吗 我 你'.split(' '));

interface Word {
  readonly term: string;
  /** The term's hash modulo the number of buckets: the last byte. */
  readonly bucket: number;
  readonly isStop: boolean;
}

/** What a found word stands for. Its term is one string in all texts, which takes less memory. */
const wordOf = ofRecentTexts(500, (found): Word => {
  const term = found.toLowerCase();
  return { term, bucket: Number.parseInt(blake2b64(term).slice(-2), 16), isStop: STOP.has(term) };
});

const encoder = new TextEncoder();

/**
 * BLAKE2b of a text with a digest of eight bytes (RFC 7693), in hexadecimal. It needs a library: Node's BLAKE2b has only digests
 * of 64 bytes, and a shorter digest is not a part of a longer one.
 */
export function blake2b64(text: string): string {
  // Creating a hash takes as long as using it.
  return bytesToHex(NEW_HASH._cloneInto(hash).update(encoder.encode(text)).digest());
}

const NEW_HASH = blake2b.create({ dkLen: 8 });
const hash = NEW_HASH.clone();

const BUCKETS = 256;

/** The words in each bucket, while those of a text are counted. */
const counts = new Float64Array(BUCKETS);

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
