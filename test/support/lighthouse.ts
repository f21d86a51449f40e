import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import standard from 'lighthouse/core/config/default-config.js';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { shownBoard } from './shown-board.ts';
import { pageOfEachKind } from './site-files.ts';
import { serveFolder } from './static-server.ts';

/** The kinds of pages that a visitor opens first. */
const FIRST = ['index.html', 'suites/*.html', 'systems/*.html', 'compare.html'];

/** The pages of tasks: there are too many for a search engine, which is told to leave them out. */
const OF_TASKS = ['tasks/*/*.html', 'tasks/*/index.html'];

const NEEDED = [...FIRST.map((kind) => ({ kind, least: 1 })), ...OF_TASKS.map((kind) => ({ kind, least: 0.95 }))];

/** Each audited kind of page on each device, with the score that every category needs. */
export const AUDITED = (['phone', 'desktop'] as const).flatMap((device) =>
  NEEDED.map((one) => ({ ...one, device, points: 100 * one.least })),
);

/** Lighthouse's categories that do not depend on how fast the machine is. */
export const UNTIMED = ['accessibility', 'best-practices', 'seo'];

export const SPEED = 'performance';

type Asked = Pick<(typeof AUDITED)[number], 'kind' | 'device' | 'least'> & {
  /** How much slower the simulated device is; of the phone alone. */
  readonly slowdown?: number;
};

/** Audits that change no score. Some of them load the page again. */
const UNCOUNTED = Object.values(standard.categories ?? {})
  .flatMap(({ auditRefs }) => auditRefs)
  .filter(({ id, weight }, _, all) => weight === 0 && !all.some((other) => other.id === id && other.weight > 0))
  .map(({ id }) => id);

/** Lighthouse simulates a phone by slowing a fast computer down four times. */
const FAST_COMPUTER = { index: 1750, slowdown: 4 };

/** How much to slow this machine down, by Lighthouse's measures of it so far: a slower or busy one less than a fast one. */
export function slowdownFor(indices: readonly number[]): number {
  const { index, slowdown } = FAST_COMPUTER;
  const median = indices.toSorted((one, other) => one - other)[Math.floor(indices.length / 2)] ?? index;
  // A machine that is slow at the moment was slow during the audit, too.
  const measured = Math.min(median, indices.at(-1) ?? index);
  return Math.min(slowdown, Math.max(1, (slowdown * measured) / index));
}

/** The reasons why a page has less than `least` in these categories, and Lighthouse's measure of this machine. */
async function audit(
  port: number,
  url: string,
  categories: readonly string[],
  { device, slowdown = FAST_COMPUTER.slowdown, least }: Omit<Asked, 'kind'>,
) {
  const flags: Flags = {
    port,
    output: 'json',
    onlyCategories: [...categories],
    skipAudits: [...UNCOUNTED, ...(url.includes('/tasks/') ? ['is-crawlable'] : [])],
    disableFullPageScreenshot: true,
    logLevel: 'silent',
  };
  const result =
    device === 'desktop'
      ? await lighthouse(url, flags, desktop)
      : await lighthouse(url, { ...flags, throttling: { cpuSlowdownMultiplier: slowdown } });
  const lhr = result?.lhr;
  if (lhr === undefined) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  expect(Object.keys(lhr.categories).sort()).toEqual([...categories].sort());
  const short = Object.values(lhr.categories).flatMap(({ id, score, auditRefs }) => {
    if (score !== null && score >= least) return [];
    const lost = auditRefs.filter((one) => one.weight > 0 && (lhr.audits[one.id]?.score ?? 1) < 1);
    const lacks = lost.map((one) => `${one.id} ${lhr.audits[one.id]?.displayValue ?? ''}`);
    return [{ category: id, lost: `${url}: ${score}: ${lacks.join(', ')}` }];
  });
  return { short, index: lhr.environment.benchmarkIndex };
}

/**
 * Serves the project's own board, and starts a browser that Lighthouse reaches. The first file that asks for the site builds
 * it, from a copy of the entries in `folder`. Its links to its own address are right for that file alone: no speed needs them.
 */
export async function auditedBoard(folder: string) {
  const site = join(process.env.SHARED_BY_TESTS ?? folder, 'own-site');
  const server = await serveFolder(site);
  if (!existsSync(site)) await shownBoard(folder).build(site, server.url);
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const paths = pageOfEachKind(site);
  return {
    /** Audits the largest page of a kind. */
    audit(categories: readonly string[], { kind, ...asked }: Asked) {
      const path = paths.get(kind);
      if (path === undefined) throw new Error(`The board has no page ${kind}.`);
      return audit(port, `${server.url}${path}`, categories, asked);
    },
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

/** A free port: Lighthouse needs to know where the browser listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
