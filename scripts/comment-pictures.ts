import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { scorecardComment } from '../src/report/markdown/comment.ts';
import { compileMarkdown } from '../src/report/markdown/markdown-template.ts';
import { commentFacts } from '../src/submissions/comment/comment.ts';
import { harness } from '../src/system/harness.ts';
import { nodePorts } from '../src/system/ports.ts';
import { launchBrowser } from '../test/support/browser.ts';

/**
 * Pictures of the comment on a pull request that submits an entry of this board, as GitHub renders it, by the system's Chromium:
 * `docs/images/comment.png`, and as a phone shows it `docs/images/comment-phone.png`. `node scripts/comment-pictures.ts [SLUG]`
 */

const LOOKS = { 'comment': { width: 980, height: 860 }, 'comment-phone': { width: 390, height: 844 } };

const [slug = 'mem0'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const { files } = nodePorts();
const folder = mkdtempSync(join(tmpdir(), 'comment-pictures-'));
// The board as it is before the entry is merged.
const board = join(folder, 'entries');
cpSync(join(root, 'leaderboard/entries'), board, { recursive: true });
rmSync(join(board, slug), { recursive: true });
const facts = await commentFacts(files, {
  slug,
  submission: { files, entries: 'leaderboard/entries' },
  board: { files, entries: board },
  runs: {},
  commit: '0123456789abcdef0123456789abcdef01234567',
  run: { id: '1', attempt: 1, url: 'https://github.com/owner/board/actions/runs/1' },
  harness: harness(),
});
const comment = scorecardComment(
  compileMarkdown(readFileSync(join(root, 'leaderboard/templates/comment.md.hbs'), 'utf8')),
  facts,
);
const css = readFileSync(new URL(import.meta.resolve('github-markdown-css/github-markdown-light.css')), 'utf8');
const html = micromark(comment, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
const browser = await launchBrowser();
try {
  for (const [name, viewport] of Object.entries(LOOKS)) {
    const page = await browser.newPage({ viewport });
    // A comment's text is smaller than that of a file, as on GitHub.
    await page.setContent(
      `<!doctype html><style>${css} body { margin: 16px; } .markdown-body { font-size: 14px; }</style><div class="markdown-body">${html}</div>`,
    );
    await page.screenshot({ path: join(root, `docs/images/${name}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
