// Words and their stems: two texts meet where they share a stem that means something.

/** Words that tell no topic, nor what is asked of it. */
const FILLER = new Set(
  `a about above after again agent ago all also am an and any anybody anyone are as ask at away back be because been
  before being below best between both but by came can come could did do does doing done down due during each either
  ever every for from further gave get give go goes going got had has have having he hence her here hers him his how i
  if in into is it its itself just know let like made make makes many may me might moment mine more most much must my near need
  no nor not now of off on once one only onto or other our ours out over own per please put rather said same say says
  see shall she should since so some soon still such take takes tell than that the their theirs them then there these
  they thing this those though through to too took toward under until up upon us use used uses using very via want wants wanted was way we
  well went were what when where whether which while who whom whose why will with within without would yet you your yours`
    .trim()
    .split(/\s+/),
);

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** A number or an identifier stays as it is; of other words endings go: "exports", "exported", "exporting" are one. */
export function stem(word: string): string {
  const bare = word.replace(/['’]s?$/u, '').replace(/['’]/gu, '');
  if (/\d/.test(bare) || bare.length < 4) return bare;
  const singular = bare.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
  const root = singular.replace(/(?<=[a-z]{3})(?:ing|ed|ly|er)$/, '');
  return root.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=[a-z]{3})e$/, '');
}

export function tokens(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

export const isFiller = (word: string) => FILLER.has(word.replace(/['’].*$/u, ''));

/** The distinct stems of a text, without filler. */
export function terms(text: string): Set<string> {
  return new Set(
    tokens(text)
      .filter((word) => !isFiller(word))
      .map(stem),
  );
}

export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((term) => b.has(term));

/** As the harness counts: what stands between blanks, or a single ideograph. */
export const size = (text: string) => text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)?.length ?? 0;

/** A word with figures in it, of some length, is the key of one thing. */
export const isKey = (term: string) => term.length > 4 && /\d/.test(term);
