/**
 * The number of tokens of a text: words between blanks. Scripts without blanks between words (Chinese here) count by
 * characters, with full-width punctuation as a blank. For the paper's texts the number is the original's.
 */
export function countWords(text: string): number {
  let words = 0;
  let inside = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code <= BLANK || (code >= WIDE && isWidePunctuation(code))) inside = false;
    else if (code >= WIDE && isIdeograph(code)) {
      words += 1;
      inside = false;
    } else if (!inside) {
      words += 1;
      inside = true;
    }
  }
  return words;
}

/** The only characters below the letters in these texts are blanks and line ends. */
const BLANK = 0x20;

/** Full-width punctuation and ideographs come from here on. */
const WIDE = 0x3000;

const isWidePunctuation = (code: number) => (code >= 0x3000 && code <= 0x303f) || (code >= 0xff00 && code <= 0xff0f);

const isIdeograph = (code: number) => code >= 0x3400 && code <= 0x9fff;
