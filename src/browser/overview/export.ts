import type { Listed } from './rows.ts';

interface Means {
  /** Tells what became of it. */
  readonly say: (sentence: string) => void;
  /** The rows that are shown, once all of them are there. */
  readonly rows: () => Promise<readonly Listed[]>;
}

/** The buttons that give the table as it is shown, in other forms. */
export function exportButtons(tools: ParentNode, table: HTMLTableElement, { say, rows }: Means): void {
  const on = (name: string, act: () => void | Promise<void>) =>
    tools
      .querySelector(`button[name="${name}"]`)
      ?.addEventListener('click', () => void Promise.resolve(act()).catch(() => say('The browser did not allow it.')));
  on('markdown', async () => {
    await navigator.clipboard.writeText(markdownOf(visible(table, await rows())));
    say('Copied as Markdown.');
  });
  on('link', async () => {
    await navigator.clipboard.writeText(location.href);
    say('Link copied.');
  });
  on('csv', async () => {
    save('leaderboard-view.csv', new Blob([csvOf(visible(table, await rows()))], { type: 'text/csv' }));
  });
  on('png', async () => {
    const canvas = pictureOf(visible(table, await rows()), location.href);
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (picture === null) say('The table is too large for a picture.');
    else save('leaderboard-view.png', picture);
  });
}

function save(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

const LINE = 26;
const MARGIN = 16;
const GAP = 24;
const FONT = '13px system-ui, sans-serif';

/** Draws the table at twice its size, in the colours of the page. */
function pictureOf({ columns, rows }: Visible, footer: string): HTMLCanvasElement {
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

/** The table as it is shown: what filters hide is left out. */
interface Visible {
  readonly columns: readonly string[];
  /** A tier's name, or a system with a text for each column. */
  readonly rows: readonly (readonly string[])[];
}

const text = (one: Element | null | undefined) => one?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

function visible(table: HTMLTableElement, listed: readonly Listed[]): Visible {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].filter(({ hidden }) => !hidden);
  const columns = heads.map((head, i) =>
    i === 0 ? 'System' : text(head.querySelector('.suite a')) || text(head).replace(/[↑↓↕]/g, '').trim(),
  );
  const rows = listed.map(({ row, home }) => [
    home.dataset.group ?? '',
    ...[...row.cells].filter(({ hidden }) => !hidden).map(cellText),
  ]);
  return { columns: ['Tier', ...columns], rows };
}

function cellText(cell: HTMLTableCellElement, at: number): string {
  if (at === 0) {
    const parts = [cell.querySelector('a'), cell.querySelector('.version'), cell.querySelector('.configuration')];
    return parts.map(text).filter(Boolean).join(' · ');
  }
  if (cell.classList.contains('absent')) return 'not measured';
  const value = cell.querySelector('.value');
  if (value === null) return text(cell);
  const interval = text(cell.querySelector('.interval, .sr')).replace('95 % interval ', '');
  const part = text(cell.querySelector('.gap-part'));
  return [text(value), interval, part].filter(Boolean).join(' ');
}

/** As a table of GitHub's Markdown. */
function markdownOf({ columns, rows }: Visible): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** As CSV; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function csvOf({ columns, rows }: Visible): string {
  const cell = (value: string) => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
  return `${[columns, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}
