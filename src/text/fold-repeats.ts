/** As long as the longest traceback that is worth folding. */
const LONGEST_BLOCK = 100;

/**
 * Lines with every block that follows itself once, and behind it how often. A program that is started again for each task
 * prints the same traceback each time. It is read from the end: a beginning that was cut off is folded as well.
 */
export function foldRepeats(lines: readonly string[]): readonly string[] {
  const folded: string[] = [];
  let end = lines.length;
  while (end > 0) {
    const { length, times } = repeatedBefore(lines, end);
    const block = lines.slice(end - length, end);
    if (times > 1) folded.push(length === 1 ? `(this line ${times} times)` : `(these ${length} lines ${times} times)`);
    folded.push(...block.toReversed());
    end -= length * times;
    if (times > 1 && end < length && same(lines, 0, block, length - end, end)) end = 0;
  }
  return folded.reverse();
}

/** The block that ends there and covers most lines by following itself; where none does, the last line alone. */
function repeatedBefore(lines: readonly string[], end: number) {
  let best = { length: 1, times: 1 };
  for (let length = 1; length <= Math.min(LONGEST_BLOCK, end / 2); length += 1) {
    let times = 1;
    while (end - (times + 1) * length >= 0 && same(lines, end - length, lines, end - (times + 1) * length, length))
      times += 1;
    if (times > 1 && times * length > best.times * best.length) best = { length, times };
  }
  return best;
}

function same(a: readonly string[], from: number, b: readonly string[], start: number, length: number): boolean {
  for (let i = 0; i < length; i += 1) if (a[from + i] !== b[start + i]) return false;
  return true;
}
