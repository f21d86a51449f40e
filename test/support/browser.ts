import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** The system's Chromium. Without its user interface it starts in a quarter of the time, so that one comes first. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const CHROMIUM = BROWSERS.find((path) => existsSync(path));
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a browser, a page or an element is waited for, in milliseconds: a busy machine may be slow. */
export const PAGE_TIMEOUT_MS = 120_000;

/** The system's Chromium without its background services, and with the given arguments. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM ?? 'chromium',
    args: [...FLAGS, ...more],
    timeout: PAGE_TIMEOUT_MS,
  });
}

/** Whether there is no browser, so that tests are skipped, with a line that says so. Throws if one is required. */
export function noBrowserFor(what: string): boolean {
  const missing = CHROMIUM === undefined;
  const wanted = BROWSERS.join(' or ');
  if (missing && process.env.REQUIRE_BROWSER) throw new Error(`REQUIRE_BROWSER is set, and there is no ${wanted}.`);
  if (missing) console.warn(`Skipped: ${what} (no ${wanted}; REQUIRE_BROWSER=1 makes that an error).`);
  return missing;
}

/** Opens a page, and collects errors, policy violations, dialogs and requests to other hosts. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
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

/** The width of a page's content in a window of this width. */
export async function widthAt(page: Page, width: number): Promise<unknown> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate('document.documentElement.scrollWidth');
}

/**
 * The violations of accessibility rules that axe finds. In the dark only contrast is checked: nothing else differs from
 * the light page, which is checked by every rule.
 */
export async function barriers(page: Page, scheme: 'light' | 'dark' = 'light'): Promise<string[]> {
  await page.evaluate(axe.source);
  const options = scheme === 'dark' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
  // Only the violations leave the page: to hand over what passed takes longer than to check it.
  const run = `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`;
  const violations = (await page.evaluate(run)) as axe.AxeResults['violations'];
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' ')
        .slice(0, 300)}`,
  );
}
