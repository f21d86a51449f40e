// Words that tell no topic.
const FILLER = new Set(
  `a about after all also am an and any are as at be been before but by can could did do does for from had has have he
  her his how i if in into is it its me my no not of on or our s say says she should so t than that the their them then
  there these they this to us was we were what when where which who whom whose why will with would you your`.split(
    /\s+/,
  ),
);

/** More than a question has; each is a call. */
const MOST = 32;

/** The distinct words of a question that a search by keywords would ask for, in lower case and in their order. */
export function contentWords(question: string): readonly string[] {
  // What joins a word within stays: 02:00, v2/orders, well-known.
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+(?:[._:/@#+'’-][\p{L}\p{N}]+)*/gu) ?? [];
  const plain = words.map((word) => word.replace(/['’]s$/u, ''));
  return [...new Set(plain)].filter((word) => !FILLER.has(word)).slice(0, MOST);
}
