/** The words of the documents of a world, as numbers in the order in which they first come. */
export interface Vocabulary {
  /** Distinct. */
  readonly words: readonly string[];
  /** The numbers of the words of one document after the other. */
  readonly numbers: Uint32Array;
  /** Where each document begins in these, and where the last one ends. */
  readonly starts: Uint32Array;
}

export function vocabularyOf(texts: readonly (readonly string[])[]): Vocabulary {
  const starts = new Uint32Array(texts.length + 1);
  for (const [document, { length }] of texts.entries()) starts[document + 1] = (starts[document] as number) + length;
  const numbers = new Uint32Array(starts[texts.length] as number);
  const known = new Map<string, number>();
  let at = 0;
  for (const text of texts)
    for (const word of text) {
      const number = known.get(word) ?? known.size;
      if (number === known.size) known.set(word, number);
      numbers[at] = number;
      at += 1;
    }
  return { words: [...known.keys()], numbers, starts };
}

/**
 * Which documents hold a feature of words, in their order, and how often. A feature is known by a number, in the order in which
 * they first come. Long worlds have millions of mentions.
 */
export interface Postings<F> {
  /** Absent where no document holds the feature. */
  numberOf(feature: F): number | undefined;
  /** A document that holds a feature, and how often it does, for one feature after the other. */
  readonly entries: Uint32Array;
  /** Where the entries of each feature begin and end. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** More mentions in one text count as these. */
const MOST_MENTIONS = 255;

/** Both are one number. */
export const documentOf = (entry: number) => entry >>> 8;
export const mentionsOf = (entry: number) => entry & MOST_MENTIONS;

/** @param featuresOf a word: each is taken apart once */
export function postingsOf<F>(vocabulary: Vocabulary, featuresOf: (word: string) => readonly F[]): Postings<F> {
  const known = new Map<F, number>();
  const numberOf = (feature: F): number => {
    const number = known.get(feature) ?? known.size;
    if (number === known.size) known.set(feature, number);
    return number;
  };
  const ofWords = vocabulary.words.map((word) => featuresOf(word).map(numberOf));
  const starts = startsOf(vocabulary, ofWords, known.size);
  const ends = starts.slice(0, known.size);
  const entries = new Uint32Array(starts[known.size] as number);
  const { numbers, starts: texts } = vocabulary;
  for (let document = 0; document + 1 < texts.length; document += 1)
    for (let at = texts[document] as number; at < (texts[document + 1] as number); at += 1)
      for (const feature of ofWords[numbers[at] as number] as readonly number[]) {
        const end = ends[feature] as number;
        const last = end === starts[feature] ? undefined : (entries[end - 1] as number);
        if (last === undefined || documentOf(last) !== document) {
          entries[end] = (document << 8) | 1;
          ends[feature] = end + 1;
        } else if (mentionsOf(last) < MOST_MENTIONS) entries[end - 1] = last + 1;
      }
  return { numberOf: (feature) => known.get(feature), entries, starts, ends };
}

/** Where the entries of each feature begin, with room for one a mention, and where the last ones end. */
function startsOf({ words, numbers }: Vocabulary, ofWords: readonly (readonly number[])[], features: number) {
  const mentions = new Uint32Array(words.length);
  for (const number of numbers) (mentions[number] as number) += 1;
  const starts = new Uint32Array(features + 1);
  for (const [word, ofWord] of ofWords.entries())
    for (const feature of ofWord) (starts[feature + 1] as number) += mentions[word] as number;
  for (let feature = 0; feature < features; feature += 1) (starts[feature + 1] as number) += starts[feature] as number;
  return starts;
}
