// Deep, and alone: measures the speed of pages, where other work on the machine would cost points.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, noBrowserFor } from './support/browser.ts';
import { sharedFolder } from './support/folder.ts';
import { AUDITED, audit, DEVICES, freePort, OF_TASKS, slowdownFor } from './support/lighthouse.ts';
import { shownBoard } from './support/shown-board.ts';
import { pageOfEachKind } from './support/site-files.ts';
import { serveFolder } from './support/static-server.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'performance', 'seo'];

const missing = noBrowserFor('the speed of pages');

describe.skipIf(missing)('the largest page of each kind of the project’s own board', () => {
  const folder = missing ? '' : sharedFolder();
  const site = join(folder, 'site');
  let server: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  let port: number;
  const indices: number[] = [];

  beforeAll(async () => {
    const board = shownBoard(folder);
    server = await serveFolder(site);
    await board.build(site, server.url);
    port = await freePort();
    browser = await launchBrowser(`--remote-debugging-port=${port}`);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const needed = [...AUDITED.map((kind) => ({ kind, least: 1 })), ...OF_TASKS.map((kind) => ({ kind, least: 0.95 }))];
  const cases = DEVICES.flatMap((device) => needed.map((one) => ({ ...one, device, points: 100 * one.least })));

  it.each(cases)('$kind scores at least $points in every category of Lighthouse on a $device', async (one) => {
    const path = pageOfEachKind(site).get(one.kind);
    expect(path).toBeDefined();
    let found: readonly string[] = [];
    // Other work on the machine can only lower the score, so the best of several measurements counts.
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const slowdown = slowdownFor(indices);
      const { short, index } = await audit(port, `${server.url}${path}`, CATEGORIES, { ...one, slowdown });
      indices.push(index);
      found = short;
      if (short.length === 0) break;
    }
    expect(found.map((what) => `${path}: ${what}`)).toEqual([]);
  });
});
