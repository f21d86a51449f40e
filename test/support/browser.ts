import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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

/** The system's Chromium with what makes it quiet, and more words where a test needs them. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...more] });
}

/** Whether there is none, so that tests are skipped, with a line that says so; an error where one is required. */
export function noBrowserFor(what: string): boolean {
  const missing = !existsSync(CHROMIUM);
  if (missing && process.env.REQUIRE_BROWSER) throw new Error(`REQUIRE_BROWSER is set, and there is no ${CHROMIUM}.`);
  if (missing) console.warn(`Skipped: ${what} (no ${CHROMIUM}; REQUIRE_BROWSER=1 makes that an error).`);
  return missing;
}
