// Deep: builds a board of a hundred entries, to see whether the first page stays below its limit.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sha256 } from '../src/evidence/digest.ts';
import { SUITE_IDS } from '../src/suites/catalogue.ts';
import { shownBoard } from './support/shown-board.ts';

it('the first page of a board of a hundred entries takes at most 100 KB, compressed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-load-'));
  try {
    // Worlds is left out: its runs take minutes to verify, and its column is as large as another suite's.
    const board = shownBoard(
      folder,
      SUITE_IDS.filter((id) => id !== 'worlds'),
    );
    const own = readdirSync(board.entries);
    for (let i = own.length; i < 100; i += 1) {
      const of = own[i % own.length] ?? '';
      const kind = of.startsWith('example') ? ({ kind: 'system' } as const) : {};
      // Each entry has its own name, because the names of a real board do not compress well either.
      const name = sha256(`name ${i}`).slice(0, 24);
      board.copy(of, `${of}-${name.slice(0, 8)}`, { ...kind, name, version: sha256(`version ${i}`).slice(0, 8) });
    }
    const site = join(folder, 'site');
    await board.build(site);
    const html = readFileSync(join(site, 'index.html'), 'utf8');
    const loaded = [...html.matchAll(/(?:<link rel="(?:stylesheet|modulepreload)" href|<script[^>]* src)="([^"]+)"/g)];
    const bytes = ['index.html', ...loaded.map(([, path]) => path ?? '')].map((path) => ({
      path,
      bytes: gzipSync(readFileSync(join(site, path))).length,
    }));
    expect(bytes.map(({ path }) => path)).toContain('assets/style.css');
    const total = bytes.reduce((sum, one) => sum + one.bytes, 0);
    expect(total, JSON.stringify(bytes)).toBeLessThanOrEqual(100_000);
    console.log(`First load of ${readdirSync(board.entries).length} entries: ${total} bytes.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
