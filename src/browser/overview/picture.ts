import type { Visible } from './visible.ts';

const LINE = 26;
const MARGIN = 16;
const GAP = 24;
const FONT = '13px system-ui, sans-serif';

/** Draws the table at twice its size, in the colours of the page. */
export function pictureOf({ columns, rows }: Visible, footer: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.font = FONT;
  const lines = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map((cells) => pen.measureText(cells[at] ?? '').width)));
  const width = 2 * MARGIN + widths.reduce((sum, one) => sum + one + GAP, -GAP);
  const height = 2 * MARGIN + (lines.length + 1) * LINE;
  canvas.width = 2 * width;
  canvas.height = 2 * height;
  pen.scale(2, 2);
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  pen.fillStyle = colour('--page');
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'middle';
  for (const [row, cells] of lines.entries()) {
    const y = MARGIN + (row + 0.5) * LINE;
    pen.font = row === 0 ? `600 ${FONT}` : FONT;
    pen.fillStyle = colour(row === 0 ? '--quiet' : '--text');
    let x = MARGIN;
    for (const [at, own] of widths.entries()) {
      pen.fillText(cells[at] ?? '', x, y);
      x += own + GAP;
    }
    pen.fillStyle = colour('--line');
    pen.fillRect(MARGIN, y + LINE / 2 - 0.5, width - 2 * MARGIN, 1);
  }
  pen.font = FONT;
  pen.fillStyle = colour('--quiet');
  pen.fillText(footer, MARGIN, height - MARGIN - LINE / 2);
  return canvas;
}
