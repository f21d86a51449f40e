import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { makeEntries } from './site-entries.ts';
import { type ProcessCost, whole } from './whole.ts';

const { values } = parseArgs({
  options: { systems: { type: 'string', default: '1000' }, boards: { type: 'string', default: '4' } },
});

/** What a browser loads for the first page, as a server would compress it. */
function firstLoad(site: string): number {
  const html = readFileSync(join(site, 'index.html'));
  const assets = [...html.toString().matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const sizes = [html, ...new Set(assets)].map((one) =>
    typeof one === 'string' ? gzipSync(readFileSync(join(site, one))).length : gzipSync(one).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const systems = Number(values.systems);
const boards = Number(values.boards);
const folder = mkdtempSync(join(tmpdir(), 'cib-bench-site-'));
try {
  const [entries, out, cache] = ['entries', 'site', 'cache'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await makeEntries(entries, { systems, boards });
  const build = () => whole('site', '--entries', entries, '--cache', cache, '--out', out);
  const say = (what: string, { seconds, peak }: ProcessCost) =>
    console.log(`| ${what} | ${seconds.toFixed(1)} s | ${peak === undefined ? '–' : `${Math.round(peak)} MiB`} |`);
  console.log(`Node ${process.version}, ${systems} systems on each of ${boards} boards.\n`);
  console.log('| build | time | peak memory |\n| --- | ---: | ---: |');
  say('nothing cached', await build());
  say('unchanged', await build());
  utimesSync(join(entries, readdirSync(entries)[0] ?? '', 'entry.json'), 0, 0);
  say('one entry touched', await build());
  console.log(`\nFirst load: ${firstLoad(out).toFixed(1)} kB compressed.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
