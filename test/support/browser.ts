import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a browser, a page or an element is waited for, in milliseconds: a busy machine is slow, not wrong. */
export const PATIENCE_MS = 120_000;

/** The system's Chromium with what makes it quiet, and more words where a test needs them. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...more], timeout: PATIENCE_MS });
}

/** Whether there is none, so that tests are skipped, with a line that says so; an error where one is required. */
export function noBrowserFor(what: string): boolean {
  const missing = !existsSync(CHROMIUM);
  if (missing && process.env.REQUIRE_BROWSER) throw new Error(`REQUIRE_BROWSER is set, and there is no ${CHROMIUM}.`);
  if (missing) console.warn(`Skipped: ${what} (no ${CHROMIUM}; REQUIRE_BROWSER=1 makes that an error).`);
  return missing;
}

/** Opens a page and collects what the browser complains of: errors, what its policy stopped, dialogs, requests. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  await page.goto(url);
  return { page, complaints };
}

/** How wide a page's content is in a window of some width. */
export async function widthAt(page: Page, width: number): Promise<unknown> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate('document.documentElement.scrollWidth');
}

/**
 * What axe finds that keeps people out. In the dark it looks at contrast alone: nothing else differs from the light page,
 * which every rule is applied to.
 */
export async function barriers(page: Page, scheme: 'light' | 'dark' = 'light'): Promise<string[]> {
  await page.evaluate(axe.source);
  const options = scheme === 'dark' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as axe.AxeResults;
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' ')
        .slice(0, 300)}`,
  );
}
