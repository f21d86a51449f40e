/** A table whose cells are lists of lines; the first line of a cell is the most important one. */
export interface Drawn {
  readonly title: string;
  /** Below the title. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (readonly string[])[])[];
}

const MARGIN = 20;
const GAP = 16;
const PADDING = 8;
const [LINE, SMALL_LINE] = [18, 15];
const FAMILY = 'system-ui, sans-serif';
const [TITLE, HEAD, MAIN, SMALL] = [`650 20px ${FAMILY}`, `600 12px ${FAMILY}`, `13px ${FAMILY}`, `11px ${FAMILY}`];

/** How wide a column gets before its texts are wrapped. */
const MOST = 130;
const MOST_OF_NAME = 230;

interface Line {
  readonly text: string;
  readonly font: string;
  readonly colour: string;
  readonly height: number;
}

/** Draws the table at twice its size, in the colours of the page. */
export function pictureOf(drawn: Drawn): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  const layout = layoutOf(drawn, pen);
  canvas.width = Math.ceil(2 * layout.width);
  canvas.height = Math.ceil(2 * layout.height);
  pen.scale(2, 2);
  pen.textBaseline = 'middle';
  paint(layout, pen);
  return canvas;
}

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The texts in lines, and the sizes of columns and rows. */
function layoutOf({ title, about, columns, rows }: Drawn, pen: CanvasRenderingContext2D) {
  const [ink, quiet] = [colour('--text'), colour('--quiet')];
  const widthOf = ({ text, font }: Line) => {
    pen.font = font;
    return pen.measureText(text).width;
  };
  const wrapped = (line: Line, most: number): readonly Line[] => {
    const lines: Line[] = [];
    for (const word of line.text.split(' ')) {
      const last = lines.at(-1);
      const longer = { ...line, text: last === undefined ? word : `${last.text} ${word}` };
      if (last !== undefined && widthOf(longer) > most) lines.push({ ...line, text: word });
      else lines.splice(-1, 1, longer);
    }
    return lines;
  };
  const mostOf = (at: number) => (at === 1 ? MOST_OF_NAME : MOST);
  const head = columns.map((text, at) => wrapped({ text, font: HEAD, colour: quiet, height: SMALL_LINE }, mostOf(at)));
  const body = rows.map((cells) =>
    cells.map((parts, at) =>
      parts.flatMap((text, i) =>
        wrapped(
          i === 0
            ? { text, font: MAIN, colour: ink, height: LINE }
            : { text, font: SMALL, colour: quiet, height: SMALL_LINE },
          mostOf(at),
        ),
      ),
    ),
  );
  const all = [head, ...body];
  const widths = columns.map((_, at) => Math.max(...all.flatMap((cells) => (cells[at] ?? []).map(widthOf)), 0));
  const heights = all.map((cells) => Math.max(...cells.map(heightOf)) + 2 * PADDING);
  const top: readonly Line[] = [
    { text: title, font: TITLE, colour: ink, height: 28 },
    { text: about, font: MAIN, colour: quiet, height: 30 },
  ];
  const table = widths.reduce((sum, one) => sum + one + GAP, -GAP);
  return {
    top,
    rows: all,
    widths,
    heights,
    width: 2 * MARGIN + Math.max(table, ...top.map(widthOf)),
    height: 2 * MARGIN + heightOf(top) + heights.reduce((sum, one) => sum + one, 0),
  };
}

function paint(layout: ReturnType<typeof layoutOf>, pen: CanvasRenderingContext2D): void {
  const { top, rows, widths, heights, width, height } = layout;
  const fill = (name: string, ...box: readonly [number, number, number, number]) => {
    pen.fillStyle = colour(name);
    pen.fillRect(...box);
  };
  const write = (lines: readonly Line[], x: number, from: number) => {
    let y = from;
    for (const line of lines) {
      pen.font = line.font;
      pen.fillStyle = line.colour;
      pen.fillText(line.text, x, y + line.height / 2);
      y += line.height;
    }
  };
  fill('--page', 0, 0, width, height);
  write(top, MARGIN, MARGIN);
  let y = MARGIN + heightOf(top);
  for (const [row, cells] of rows.entries()) {
    let x = MARGIN;
    for (const [at, own] of widths.entries()) {
      write(cells[at] ?? [], x, y + PADDING);
      x += own + GAP;
    }
    y += heights[row] ?? 0;
    fill('--line', MARGIN, y - 1, width - 2 * MARGIN, 1);
  }
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { height }) => sum + height, 0);
