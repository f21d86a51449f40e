import { wordsOf } from '../words.ts';
import { fuse, ranked } from './ranking.ts';

/** Okapi BM25's usual constants. */
const K1 = 1.2;
const B = 0.75;

/** Characters of the pieces that a text is cut into for the comparison by shape. */
const PIECE = 4;

/** Search over the texts of one world. What comes back are documents, best first; those that share nothing do not. */
export interface TextIndex {
  /** Okapi BM25 over terms. */
  bm25(question: string): Uint32Array;
  /** Cosine of tf-idf vectors of four-character pieces: texts are near that share word stems. */
  pieces(question: string): Uint32Array;
  /** Both fused, of all these questions. */
  hybrid(...questions: readonly string[]): Uint32Array;
  /** The terms of a document, in their order. */
  termsAt(document: number): readonly string[];
  /** In how many documents the term is. */
  frequency(term: string): number;
}

/** @param texts the words of each document */
export function textIndex(texts: readonly (readonly string[])[]): TextIndex {
  const terms = postingsOf(texts, (word) => [termOf(word)]);
  const okapi = okapiOf(terms, texts);
  const shape = shapeOf(postingsOf(texts, piecesOf), texts.length);
  const bm25 = once((question: string) => ranked(okapi(question)));
  const pieces = once((question: string) => ranked(shape(question)));
  return {
    bm25,
    pieces,
    hybrid: (...questions) =>
      fuse(
        texts.length,
        questions.flatMap((one) => [bm25(one), pieces(one)]),
      ),
    termsAt: (document) => (texts[document] ?? []).map(termOf),
    frequency: (term) => terms.of(term).length,
  };
}

/** References ask one question of one world a dozen times. */
function once<T>(find: (question: string) => T): (question: string) => T {
  const known = new Map<string, T>();
  return (question) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const found = find(question);
    known.set(question, found);
    return found;
  };
}

/** The BM25 score of each document for a question. */
function okapiOf(terms: Postings<string>, texts: readonly (readonly string[])[]): (question: string) => Float64Array {
  const average = texts.reduce((sum, { length }) => sum + length, 0) / (texts.length || 1);
  const dampings = Float64Array.from(texts, ({ length }) => K1 * (1 - B + (B * length) / average));
  return (question) => {
    const scores = new Float64Array(texts.length);
    for (const term of new Set(wordsOf(question).map(termOf))) {
      const list = terms.of(term);
      const idf = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5));
      for (const posting of list) {
        const [document, count] = [documentOf(posting), countOf(posting)];
        (scores[document] as number) += (idf * count * (K1 + 1)) / (count + (dampings[document] as number));
      }
    }
    return scores;
  };
}

/** The cosine of each document with a question. */
function shapeOf(pieces: Postings<Piece>, documents: number): (question: string) => Float64Array {
  const weight = ({ length }: readonly number[]) => Math.log(1 + documents / (length || 1));
  const norms = new Float64Array(documents);
  for (const list of pieces.lists) {
    const idf = weight(list);
    for (const posting of list) (norms[documentOf(posting)] as number) += (countOf(posting) * idf) ** 2;
  }
  for (let document = 0; document < documents; document += 1) norms[document] = Math.sqrt(norms[document] as number);
  return (question) => {
    const scores = new Float64Array(documents);
    const asked = new Map<Piece, number>();
    for (const piece of wordsOf(question).flatMap(piecesOf)) asked.set(piece, (asked.get(piece) ?? 0) + 1);
    for (const [piece, count] of asked) {
      const list = pieces.of(piece);
      const idf = weight(list);
      for (const posting of list) (scores[documentOf(posting)] as number) += count * idf * countOf(posting) * idf;
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

/** Of a feature that no document holds. */
const NONE: readonly number[] = [];

/** Which documents hold a feature, in their order, and how often: both in one number, as long worlds have millions of them. */
interface Postings<F> {
  /** Of each feature, in the order in which they first come. */
  readonly lists: readonly (readonly number[])[];
  of(feature: F): readonly number[];
}

/** More mentions in one text count as these. */
const MOST_MENTIONS = 255;
const documentOf = (posting: number) => posting >>> 8;
const countOf = (posting: number) => posting & MOST_MENTIONS;

/** @param featuresOf a word: each is taken apart once */
function postingsOf<F>(texts: readonly (readonly string[])[], featuresOf: (word: string) => readonly F[]): Postings<F> {
  const byFeature = new Map<F, number[]>();
  const listOf = (feature: F): number[] => {
    const known = byFeature.get(feature);
    if (known !== undefined) return known;
    const list: number[] = [];
    byFeature.set(feature, list);
    return list;
  };
  const byWord = new Map<string, readonly number[][]>();
  for (const [document, words] of texts.entries())
    for (const word of words) {
      const lists = byWord.get(word) ?? featuresOf(word).map(listOf);
      byWord.set(word, lists);
      for (const list of lists) mention(list, document);
    }
  return { lists: [...byFeature.values()], of: (feature) => byFeature.get(feature) ?? NONE };
}

function mention(list: number[], document: number): void {
  const last = list.length === 0 ? -1 : (list[list.length - 1] as number);
  if (last === -1 || documentOf(last) !== document) list.push((document << 8) | 1);
  else if (countOf(last) < MOST_MENTIONS) list[list.length - 1] = last + 1;
}
