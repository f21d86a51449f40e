/** A text with `code` between backticks, in pieces for a page. Without a second backtick the rest is text. */
export function codePieces(text: string): readonly { readonly text: string; readonly code: boolean }[] {
  const parts = text.split('`');
  const whole = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('`')];
  return whole.map((part, i) => ({ text: part, code: i % 2 === 1 })).filter((piece) => piece.text !== '');
}
