import { csv } from '../../text/csv.ts';
import { escapeMarkdown } from '../../text/escape.ts';
import { element } from '../dom.ts';
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
  const give = (name: string, content: Blob) => {
    save(name, content);
    say(`Saved ${name}.`);
  };
  on('markdown', async () => {
    const whole = markdownOf(visible(table, await rows()));
    await copy(whole, 'Copied as Markdown.');
  });
  on('link', () => copy(location.href, 'Link copied.'));
  on('csv', async () => {
    give('leaderboard-view.csv', new Blob([csvOf(visible(table, await rows()))], { type: 'text/csv' }));
  });
  on('png', async () => {
    const { title, columns, systems, date } = visible(table, await rows(), '.sure');
    const count = systems.length === 1 ? '1 entry' : `${systems.length} entries`;
    const about = [count, date && `as of ${date}`, MEANING, webAddress()].filter(Boolean).join(' · ');
    const drawn = systems.map(({ tier, words, figures }) => [[tier], words.filter(Boolean), ...figures]);
    const canvas = pictureOf({ title, about, columns: ['Tier', 'System', ...columns], rows: drawn });
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (picture === null) say('The table is too large for a picture.');
    else give('leaderboard-view.png', picture);
  });

  /** Where the browser refuses, the text is shown to copy from. */
  async function copy(whole: string, done: string): Promise<void> {
    const exports = tools.querySelector('.exports');
    exports?.querySelector('textarea')?.remove();
    try {
      await navigator.clipboard.writeText(whole);
      say(done);
    } catch {
      const area = element('textarea', { 'readonly': '', 'rows': '8', 'aria-label': 'To copy' }, whole);
      exports?.append(area);
      area.select();
      say('The browser did not allow it. The text is selected in the box above, to copy by hand.');
    }
  }
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
  /** Of the figures. */
  readonly columns: readonly string[];
  readonly systems: readonly {
    readonly tier: string;
    /** In the order of WORDS. */
    readonly words: readonly string[];
    /** The parts of a cell for each column. */
    readonly figures: readonly (readonly string[])[];
  }[];
}

const WORDS = ['System', 'Version', 'Configuration', 'Licence'];

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
  const only = <Type>(all: readonly Type[]) => all.filter((_, at) => at > 0 && isShown[at]);
  const columns = only(heads.map(headingOf));
  const systems = listed.flatMap(({ row, home }) =>
    systemsIn({ row })
      .filter(({ hidden }) => !hidden)
      .map((one) => ({
        tier: home.dataset.group ?? '',
        words: wordsOf(one, row),
        figures: only([...row.cells]).map((cell) => partsOf(cell, one, shorter)),
      })),
  );
  const date = document.querySelector<HTMLTimeElement>('footer time, .counts time')?.dateTime ?? '';
  return { title: document.title, date, columns, systems };
}

/** A figure is of a version of its suite, and of a metric: `Context Decay 1.1.0, Grounded accuracy`. */
function headingOf(head: HTMLTableCellElement): string {
  const of = (selector: string) => text(head.querySelector(selector)).replace(/[↑↓↕]/g, '').trim();
  const whole = text(head).replace(/[↑↓↕]/g, '').trim();
  return head.classList.contains('score') ? `${of('.suite')}, ${of('[data-sort]')}` : whole;
}

/** What may be shown with a figure, in the order of the page. */
const MARKS = '.claimed, .rank, .no-rank, .state, .tag, .part';

/** The address of what is exported; empty for a site that was opened as a file, whose path says where somebody keeps it. */
const webAddress = (): string => (/^https?:$/.test(location.protocol) ? location.href : '');

/** Explains the intervals and the star in an export. */
const MEANING = 'clustered 95% intervals · ★ no other system is significantly better';

function partsOf(cell: HTMLTableCellElement, one: HTMLElement, shorter = '.interval, .sr'): readonly string[] {
  const texts = (selector: string) => [...cell.querySelectorAll(selector)].map(text);
  if (cell.classList.contains('absent')) return ['not measured'];
  const value = cell.querySelector('.value');
  // The cell of a shared row has the times of all its systems; each has its own beside its version.
  if (value === null) return [(cell.classList.contains('several') && versionOf(one)[1]) || text(cell)];
  const interval = text(cell.querySelector(shorter) ?? cell.querySelector('.interval, .sr'));
  return [text(value), interval.replace('95% interval ', ''), ...texts(MARKS)].filter(Boolean);
}

/** A system's version, and its time of a query where its row has several. */
const versionOf = (one: HTMLElement): readonly string[] => text(one.querySelector('.version')).split(' · p50 ');

/** A system's name, version, configuration with its marks, and licence; it may share its row with others. */
function wordsOf(one: HTMLElement, row: HTMLTableRowElement): readonly string[] {
  const nameOf = (element: HTMLElement) => text(element.querySelector('a'));
  const others = systemsIn({ row }).filter((other) => other !== one);
  const common = text(row.querySelector('.common'))
    .replace(/^(both|all): /, '')
    .replace(/ · licence .*$/, '')
    .replace('same results', `same results as ${others.map(nameOf).join(' and ')}`);
  const head = one instanceof HTMLTableRowElement ? one.cells[0] : one;
  const own = [...(head?.querySelectorAll('.tag, .configuration:not(.common, .narrow)') ?? [])].map((part) =>
    text(part).replace(/(^| · )licence .*$/, ''),
  );
  return [
    nameOf(one),
    versionOf(one)[0] ?? '',
    [...own, common].filter(Boolean).join(' · '),
    one.dataset.licence ?? '',
  ];
}

/** The head and the rows, in texts. */
const linesOf = ({ columns, systems }: Visible): readonly (readonly string[])[] => [
  ['Tier', ...WORDS, ...columns],
  ...systems.map(({ tier, words, figures }) => [tier, ...words, ...figures.map((parts) => parts.join(' '))]),
];

/** As a table of GitHub's Markdown. Names come from strangers, and people paste the table into issues. */
function markdownOf(shown: Visible): string {
  const [head = [], ...lines] = linesOf(shown).map((cells) => cells.map(readable));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const about = `${shown.title}${shown.date && `, as of ${shown.date}`} · ${MEANING}`;
  const title = [readable(about), webAddress() && `<${webAddress()}>`].filter(Boolean).join(' · ');
  return [title, '', line(head), line(head.map(() => '---')), ...lines.map(line), ''].join('\n');
}

/** Escaped with backslashes, which people can read; an interval needs none, because numbers in brackets link nothing. */
const readable = (words: string): string =>
  escapeMarkdown(words)
    .replace(/&#(\d{2,3});/g, (_, code) => `\\${String.fromCharCode(code)}`)
    .replace(/\\\[([\d.,%−–\s]+)\\\](?=\s|$)/g, '[$1]');

function csvOf(shown: Visible): string {
  const [head = [], ...lines] = linesOf(shown);
  const [intervals] = MEANING.split(' · ');
  const own = [shown.date, intervals ?? '', webAddress()];
  return csv([[...head, 'As of', 'Intervals', 'Address'], ...lines.map((cells) => [...cells, ...own])]);
}
