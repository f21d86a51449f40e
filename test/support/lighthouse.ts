import { type AddressInfo, createServer } from 'node:net';
import lighthouse, { type Flags } from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { expect } from 'vitest';

/** The kinds of pages that a visitor opens first. */
export const AUDITED = ['index.html', 'suites/*.html', 'systems/*.html', 'compare.html'];

/** The pages of tasks: there are too many for a search engine, which is told to leave them out. */
export const OF_TASKS = ['tasks/*/*.html', 'tasks/*/index.html'];

export const DEVICES = ['phone', 'desktop'] as const;

interface Asked {
  readonly device: (typeof DEVICES)[number];
  /** How much slower the simulated device is; of the phone alone. */
  readonly slowdown: number;
  /** The score that each category needs. */
  readonly least: number;
}

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
export async function audit(
  port: number,
  url: string,
  categories: readonly string[],
  { device, slowdown, least }: Asked,
) {
  const flags: Flags = {
    port,
    output: 'json',
    onlyCategories: [...categories],
    skipAudits: url.includes('/tasks/') ? ['is-crawlable'] : null,
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
    return [`${id} ${score}: ${lost.map((one) => `${one.id} ${lhr.audits[one.id]?.displayValue ?? ''}`).join(', ')}`];
  });
  return { short, index: lhr.environment.benchmarkIndex };
}

/** A free port: Lighthouse needs to know where the browser listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
