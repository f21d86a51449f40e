import { pictureOf } from './picture.ts';
import type { Listed } from './rows.ts';
import { csvOf, markdownOf, visible } from './visible.ts';

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
