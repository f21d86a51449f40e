import { wordsOf } from '../words.ts';

/** Okapi BM25's usual constants. */
const K1 = 1.2;
const B = 0.75;

/** Characters of the pieces that a text is cut into for the comparison by shape. */
const PIECE = 4;

/** A text's terms: its words without a plural ending. */
const termsOf = (text: string): string[] =>
  wordsOf(text).map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word));

/** Which documents hold a feature, in their order, and how often: both in one number, as long worlds have millions of them. */
type Postings = Map<string, number[]>;

/** More mentions in one text count as these. */
const MOST_MENTIONS = 255;
const documentOf = (posting: number) => posting >>> 8;
const countOf = (posting: number) => posting & MOST_MENTIONS;

/** Search over the texts of one world. Scores are by document, 0 for those that share nothing with the question. */
export interface TextIndex {
  /** Okapi BM25 over terms. */
  bm25(question: string): Float64Array;
  /** Cosine of tf-idf vectors of four-character pieces: texts are near that share word stems. */
  pieces(question: string): Float64Array;
  terms(text: string): readonly string[];
  /** In how many documents the term is. */
  frequency(term: string): number;
}

export function textIndex(texts: readonly string[]): TextIndex {
  const terms = postingsOf(texts, termsOf);
  const lengths = texts.map((text) => termsOf(text).length);
  const average = lengths.reduce((sum, length) => sum + length, 0) / (texts.length || 1);
  const pieces = postingsOf(texts, piecesOf);
  const weight = (postings: Postings, feature: string) =>
    Math.log(1 + texts.length / (postings.get(feature)?.length ?? 1));
  const norms = new Float64Array(texts.length);
  for (const [piece, list] of pieces) {
    const idf = weight(pieces, piece);
    for (const posting of list)
      norms[documentOf(posting)] = (norms[documentOf(posting)] ?? 0) + (countOf(posting) * idf) ** 2;
  }
  return {
    terms: termsOf,
    frequency: (term) => terms.get(term)?.length ?? 0,
    bm25(question) {
      const scores = new Float64Array(texts.length);
      for (const term of new Set(termsOf(question))) {
        const list = terms.get(term) ?? [];
        const idf = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5));
        for (const posting of list) {
          const [document, count] = [documentOf(posting), countOf(posting)];
          const length = 1 - B + (B * (lengths[document] ?? 0)) / average;
          scores[document] = (scores[document] ?? 0) + (idf * count * (K1 + 1)) / (count + K1 * length);
        }
      }
      return scores;
    },
    pieces(question) {
      const scores = new Float64Array(texts.length);
      const asked = new Map<string, number>();
      for (const piece of piecesOf(question)) asked.set(piece, (asked.get(piece) ?? 0) + 1);
      for (const [piece, count] of asked) {
        const idf = weight(pieces, piece);
        for (const posting of pieces.get(piece) ?? [])
          scores[documentOf(posting)] = (scores[documentOf(posting)] ?? 0) + count * idf * countOf(posting) * idf;
      }
      return scores.map((score, document) => (score === 0 ? 0 : score / Math.sqrt(norms[document] ?? 1)));
    },
  };
}

function postingsOf(texts: readonly string[], featuresOf: (text: string) => readonly string[]): Postings {
  const postings: Postings = new Map();
  for (const [document, text] of texts.entries())
    for (const feature of featuresOf(text)) {
      const list = postings.get(feature);
      const last = list?.at(-1) ?? -1;
      if (list === undefined) postings.set(feature, [(document << 8) | 1]);
      else if (documentOf(last) !== document) list.push((document << 8) | 1);
      else if (countOf(last) < MOST_MENTIONS) list[list.length - 1] = last + 1;
    }
  return postings;
}

function piecesOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const framed = ` ${word} `;
    if (framed.length <= PIECE) return [framed];
    return Array.from({ length: framed.length - PIECE + 1 }, (_, at) => framed.slice(at, at + PIECE));
  });
}

/** Reciprocal rank fusion's usual constant. */
const FUSION = 60;

/** The documents by the sum over the rankings of 1 / (60 + place); those that no ranking scores are left out. */
export function fuse(...rankings: readonly Float64Array[]): Float64Array {
  const fused = new Float64Array(rankings[0]?.length ?? 0);
  for (const scores of rankings)
    for (const [place, document] of ranked(scores).entries())
      fused[document] = (fused[document] ?? 0) + 1 / (FUSION + place + 1);
  return fused;
}

/** Documents with a score, best first and of equals the later one. */
export function ranked(scores: Float64Array): number[] {
  const found: number[] = [];
  for (let document = 0; document < scores.length; document += 1) if ((scores[document] ?? 0) > 0) found.push(document);
  return found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a);
}
