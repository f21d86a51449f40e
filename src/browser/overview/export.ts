import { csv } from '../../text/csv.ts';
import { escapeMarkdown } from '../../text/escape.ts';
import { pictureOf } from './picture.ts';
import { type Listed, systemsIn } from './rows.ts';

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
    const listed = await rows();
    const { title, columns, rows: shown, date } = visible(table, listed, '.sure');
    const systems = listed.flatMap(systemsIn).filter(({ hidden }) => !hidden).length;
    const count = systems === 1 ? '1 entry' : `${systems} entries`;
    const about = [count, date && `as of ${date}`, location.href].filter(Boolean).join(' · ');
    const canvas = pictureOf({ title, about, columns, rows: shown });
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

/** The table as it is shown: what filters hide is left out. */
interface Visible {
  readonly title: string;
  /** The day that the figures are of; empty where the page does not say. */
  readonly date: string;
  readonly columns: readonly string[];
  /** A tier's name, then the parts of a cell for each column. */
  readonly rows: readonly (readonly (readonly string[])[])[];
}

const text = (one: Element | null | undefined) => one?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** @param shorter which element of a cell to take its interval from, if the cell has it */
function visible(table: HTMLTableElement, listed: readonly Listed[], shorter?: string): Visible {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const sample = listed[0]?.row.cells ?? heads;
  const isShown = heads.map((_, at) => {
    const cell = sample[at];
    if (cell === undefined || cell.hidden) return false;
    // A phone shows a mechanism only on the cards of those systems that beat the best cheat in it.
    return cell.classList.contains('family') || getComputedStyle(cell).display !== 'none';
  });
  const columns = heads.map((head, i) =>
    i === 0 ? 'System' : text(head.querySelector('.suite a')) || text(head).replace(/[↑↓↕]/g, '').trim(),
  );
  const only = <Type>(all: readonly Type[]) => all.filter((_, at) => isShown[at]);
  const rows = listed.map(({ row, home }) => [
    [home.dataset.group ?? ''],
    ...only([...row.cells].map((cell, at) => partsOf(cell, at, shorter))),
  ]);
  const date = document.querySelector<HTMLTimeElement>('footer time, .counts time')?.dateTime ?? '';
  return { title: document.title, date, columns: ['Tier', ...only(columns)], rows };
}

/** What may be shown with a figure, in the order of the page. */
const MARKS = '.claimed, .tag, .part, .gap-part';

function partsOf(cell: HTMLTableCellElement, at: number, shorter = '.interval, .sr'): readonly string[] {
  const texts = (selector: string) => [...cell.querySelectorAll(selector)].map(text);
  if (at === 0) {
    const members = [...cell.querySelectorAll<HTMLElement>('.member')].filter(({ hidden }) => !hidden);
    const named = (members.length === 0 ? [cell] : members).flatMap(nameOf);
    return [...named, text(cell.querySelector('.common'))].filter(Boolean);
  }
  if (cell.classList.contains('absent')) return ['not measured'];
  const value = cell.querySelector('.value');
  if (value === null) return [text(cell)];
  const interval = text(cell.querySelector(shorter) ?? cell.querySelector('.interval, .sr'));
  return [text(value), interval.replace('95% interval ', ''), ...texts(MARKS)].filter(Boolean);
}

/** A system's name, version, marks and configuration. */
function nameOf(one: HTMLElement): readonly string[] {
  const named = [one.querySelector('a'), one.querySelector('.version')].map(text);
  return [...named, ...[...one.querySelectorAll('.tag')].map(text), text(one.querySelector('.configuration'))];
}

/** The cells as texts: the parts of a system's cell are told apart by a dot. */
const linesOf = (rows: Visible['rows']): readonly (readonly string[])[] =>
  rows.map((cells) => cells.map((parts, at) => parts.join(at === 1 ? ' · ' : ' ')));

/** As a table of GitHub's Markdown. Names come from strangers, and people paste the table into issues. */
function markdownOf({ title, date, columns, rows }: Visible): string {
  const head = `${title}${date && `, as of ${date}`}`;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [columns, ...linesOf(rows)].map((cells) => line(cells.map(escapeMarkdown)));
  return [escapeMarkdown(head), '', table[0], line(columns.map(() => '---')), ...table.slice(1), ''].join('\n');
}

const csvOf = ({ date, columns, rows }: Visible): string =>
  csv([[...columns, 'As of'], ...linesOf(rows).map((cells) => [...cells, date])]);
