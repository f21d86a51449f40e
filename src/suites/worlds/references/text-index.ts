import { memoiseByKey } from '../../../text/caches.ts';
import { wordsOf } from '../words.ts';
import { documentOf, mentionsOf, type Postings, postingsOf, vocabularyOf } from './postings.ts';
import { Ranker } from './ranking.ts';

/** Okapi BM25's usual constants. */
const K1 = 1.2;
const B = 0.75;

/** Characters of the pieces that a text is cut into for the comparison by shape. */
const PIECE = 4;

/** Search over the texts of one world. Results are indices of documents, best first, without those that share nothing with the question. */
export interface TextIndex {
  /** Okapi BM25 over terms. */
  bm25(question: string): Uint32Array;
  /** Cosine of tf-idf vectors of four-character pieces, which is high for texts that share word stems. */
  pieces(question: string): Uint32Array;
  /** The two rankings of each of these questions, joined by reciprocal rank fusion. */
  hybrid(...questions: readonly string[]): Uint32Array;
  /** For each term of a document, in their order, in how many documents it is. */
  frequenciesAt(document: number): readonly number[];
  /** In how many documents the term is. */
  frequency(term: string): number;
}

/** @param texts the words of each document */
export function textIndex(texts: readonly (readonly string[])[]): TextIndex {
  const vocabulary = vocabularyOf(texts);
  const terms = postingsOf(vocabulary, (word) => [termOf(word)]);
  const okapi = okapiOf(terms, texts);
  const shape = shapeOf(postingsOf(vocabulary, piecesOf), texts.length);
  const ranker = new Ranker(texts.length);
  const bm25 = memoiseByKey((question: string) => ranker.ranked(okapi(question)));
  const pieces = memoiseByKey((question: string) => ranker.ranked(shape(question)));
  const frequency = (term: string) => {
    const number = terms.numberOf(term);
    return number === undefined ? 0 : (terms.ends[number] as number) - (terms.starts[number] as number);
  };
  return {
    bm25,
    pieces,
    hybrid: (...questions) => ranker.fuse(questions.flatMap((one) => [bm25(one), pieces(one)])),
    frequenciesAt: (document) => (texts[document] ?? []).map((word) => frequency(termOf(word))),
    frequency,
  };
}

/** Computes the BM25 score of each document for a question. The array is overwritten by the next call. */
function okapiOf(
  { numberOf, entries, starts, ends }: Postings<string>,
  texts: readonly (readonly string[])[],
): (question: string) => Float64Array {
  const average = texts.reduce((sum, { length }) => sum + length, 0) / (texts.length || 1);
  const dampings = Float64Array.from(texts, ({ length }) => K1 * (1 - B + (B * length) / average));
  const scores = new Float64Array(texts.length);
  return (question) => {
    scores.fill(0);
    for (const word of new Set(wordsOf(question).map(termOf))) {
      const term = numberOf(word);
      if (term === undefined) continue;
      const [start, end] = [starts[term] as number, ends[term] as number];
      const idf = Math.log(1 + (texts.length - (end - start) + 0.5) / (end - start + 0.5));
      for (let at = start; at < end; at += 1) {
        const entry = entries[at] as number;
        const document = documentOf(entry);
        const mentions = mentionsOf(entry);
        (scores[document] as number) += (idf * mentions * (K1 + 1)) / (mentions + (dampings[document] as number));
      }
    }
    return scores;
  };
}

/** Computes the cosine of each document with a question. The array is overwritten by the next call. */
function shapeOf(
  { numberOf, entries, starts, ends }: Postings<Piece>,
  documents: number,
): (question: string) => Float64Array {
  const weights = Float64Array.from(ends, (end, piece) => Math.log(1 + documents / (end - (starts[piece] as number))));
  const norms = new Float64Array(documents);
  for (const [piece, idf] of weights.entries())
    for (let at = starts[piece] as number; at < (ends[piece] as number); at += 1) {
      const entry = entries[at] as number;
      (norms[documentOf(entry)] as number) += (mentionsOf(entry) * idf) ** 2;
    }
  for (let document = 0; document < documents; document += 1) norms[document] = Math.sqrt(norms[document] as number);
  const scores = new Float64Array(documents);
  return (question) => {
    scores.fill(0);
    const asked = new Map<Piece, number>();
    for (const piece of wordsOf(question).flatMap(piecesOf)) asked.set(piece, (asked.get(piece) ?? 0) + 1);
    for (const [name, count] of asked) {
      const piece = numberOf(name);
      if (piece === undefined) continue;
      const idf = weights[piece] as number;
      for (let at = starts[piece] as number; at < (ends[piece] as number); at += 1) {
        const entry = entries[at] as number;
        (scores[documentOf(entry)] as number) += count * idf * mentionsOf(entry) * idf;
      }
    }
    for (let document = 0; document < documents; document += 1)
      if (scores[document] !== 0) (scores[document] as number) /= norms[document] as number;
    return scores;
  };
}

/** A word without a plural ending. */
const termOf = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** A piece as one number, where its characters have seven bits: a world has tens of thousands of pieces. */
type Piece = number | string;

/** The pieces of a word with a blank on either side. */
function piecesOf(word: string): Piece[] {
  const framed = ` ${word} `;
  const pieces: Piece[] = [];
  for (let from = 0; from === 0 || from + PIECE <= framed.length; from += 1) pieces.push(pieceAt(framed, from));
  return pieces;
}

function pieceAt(text: string, from: number): Piece {
  let piece = 0;
  for (let at = from; at < from + PIECE && at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) return text.slice(from, from + PIECE);
    piece = (piece << 7) | code;
  }
  return piece;
}
