/** A table in Markdown, the first column to the left and the others to the right. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** A share in percent: whole where it says enough. */
export const percent = (share: number, digits = 0) => (100 * share).toFixed(digits);

/** CIB's 250 public tasks: how many each of its 68 templates has. */
export const CIB_SIZES: readonly number[] = [
  { templates: 12, tasks: 5 },
  { templates: 26, tasks: 4 },
  { templates: 26, tasks: 3 },
  { templates: 4, tasks: 2 },
].flatMap(({ templates, tasks }) => new Array<number>(templates).fill(tasks));
