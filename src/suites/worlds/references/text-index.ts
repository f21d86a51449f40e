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
  bm25(question: string): readonly number[];
  /** Cosine of tf-idf vectors of four-character pieces: texts are near that share word stems. */
  pieces(question: string): readonly number[];
  /** Both fused, of all these questions. */
  hybrid(...questions: readonly string[]): readonly number[];
  /** The terms of a document, in their order. */
  termsAt(document: number): readonly string[];
  /** In how many documents the term is. */
  frequency(term: string): number;
}

/** @param texts the words of each document */
export function textIndex(texts: readonly (readonly string[])[]): TextIndex {
  const terms = postingsOf(texts, (word) => [termOf(word)]);
  const pieces = postingsOf(texts, piecesOf);
  const bm25 = once((question: string) => ranked(byTerms(terms, texts, question)));
  const shape = shapeOf(pieces, texts.length);
  const byPieces = once((question: string) => ranked(shape(question)));
  return {
    bm25,
    pieces: byPieces,
    hybrid: (...questions) =>
      fuse(
        texts.length,
        questions.flatMap((one) => [bm25(one), byPieces(one)]),
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

function byTerms(terms: Postings, texts: readonly (readonly string[])[], question: string): Float64Array {
  const average = texts.reduce((sum, { length }) => sum + length, 0) / (texts.length || 1);
  const scores = new Float64Array(texts.length);
  for (const term of new Set(wordsOf(question).map(termOf))) {
    const list = terms.of(term);
    const idf = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5));
    for (const posting of list) {
      const [document, count] = [documentOf(posting), countOf(posting)];
      const length = 1 - B + (B * (texts[document]?.length ?? 0)) / average;
      scores[document] = (scores[document] as number) + (idf * count * (K1 + 1)) / (count + K1 * length);
    }
  }
  return scores;
}

/** The cosine of each document with a question. */
function shapeOf(pieces: Postings, documents: number): (question: string) => Float64Array {
  const weight = ({ length }: readonly number[]) => Math.log(1 + documents / (length || 1));
  const norms = new Float64Array(documents);
  for (const list of pieces.lists) {
    const idf = weight(list);
    for (const posting of list)
      norms[documentOf(posting)] = (norms[documentOf(posting)] as number) + (countOf(posting) * idf) ** 2;
  }
  return (question) => {
    const scores = new Float64Array(documents);
    const asked = new Map<string, number>();
    for (const piece of wordsOf(question).flatMap(piecesOf)) asked.set(piece, (asked.get(piece) ?? 0) + 1);
    for (const [piece, count] of asked) {
      const list = pieces.of(piece);
      const idf = weight(list);
      for (const posting of list)
        scores[documentOf(posting)] = (scores[documentOf(posting)] as number) + count * idf * countOf(posting) * idf;
    }
    return scores.map((score, document) => (score === 0 ? 0 : score / Math.sqrt(norms[document] as number)));
  };
}

/** A word without a plural ending. */
const termOf = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

function piecesOf(word: string): string[] {
  const framed = ` ${word} `;
  if (framed.length <= PIECE) return [framed];
  return Array.from({ length: framed.length - PIECE + 1 }, (_, at) => framed.slice(at, at + PIECE));
}

/** Which documents hold a feature, in their order, and how often: both in one number, as long worlds have millions of them. */
interface Postings {
  /** Of each feature, in the order in which they first come. */
  readonly lists: readonly (readonly number[])[];
  of(feature: string): readonly number[];
}

/** More mentions in one text count as these. */
const MOST_MENTIONS = 255;
const documentOf = (posting: number) => posting >>> 8;
const countOf = (posting: number) => posting & MOST_MENTIONS;

/** @param featuresOf a word: each is taken apart once */
function postingsOf(texts: readonly (readonly string[])[], featuresOf: (word: string) => readonly string[]): Postings {
  const byFeature = new Map<string, number[]>();
  const listOf = (feature: string): number[] => {
    const list = byFeature.get(feature) ?? [];
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
  return { lists: [...byFeature.values()], of: (feature) => byFeature.get(feature) ?? [] };
}

function mention(list: number[], document: number): void {
  const last = list.length === 0 ? -1 : (list[list.length - 1] as number);
  if (last === -1 || documentOf(last) !== document) list.push((document << 8) | 1);
  else if (countOf(last) < MOST_MENTIONS) list[list.length - 1] = last + 1;
}
