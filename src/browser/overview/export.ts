import { pictureOf } from './picture.ts';
import { csvOf, markdownOf, visible } from './visible.ts';

/** The buttons that give the table as it is shown, in other forms. `say` tells what became of it. */
export function exportButtons(tools: ParentNode, table: HTMLTableElement, say: (sentence: string) => void): void {
  const on = (name: string, act: () => void | Promise<void>) =>
    tools
      .querySelector(`button[name="${name}"]`)
      ?.addEventListener('click', () => void Promise.resolve(act()).catch(() => say('The browser did not allow it.')));
  on('markdown', async () => {
    await navigator.clipboard.writeText(markdownOf(visible(table)));
    say('Copied as Markdown.');
  });
  on('link', async () => {
    await navigator.clipboard.writeText(location.href);
    say('Link copied.');
  });
  on('csv', () => save('leaderboard-view.csv', new Blob([csvOf(visible(table))], { type: 'text/csv' })));
  on('png', async () => {
    const canvas = pictureOf(visible(table), location.href);
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
