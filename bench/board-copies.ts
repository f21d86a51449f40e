import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from '../src/evidence/canonical.ts';
import { sha256 } from '../src/evidence/digest.ts';

export const ENTRIES = 'leaderboard/entries';

const SUITES = 4;

// biome-ignore lint/suspicious/noExplicitAny: documents are changed as their JSON stands.
type Json = Record<string, any>;

const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'));

/** The committed entries of systems and examples that have all suites. */
const bases = () =>
  readdirSync(ENTRIES).filter((slug) => {
    const { kind, suites } = read(join(ENTRIES, slug, 'entry.json'));
    return (kind === 'system' || kind === 'example') && Object.keys(suites).length >= SUITES;
  });

/**
 * A board of as many entries with all suites each: committed ones in turns, under other names and with other times. Their
 * evidence holds. What they answer is that of a dozen systems, so that ranks and flags compare more than on a true board.
 */
export function copyEntries(folder: string, count: number): void {
  const from = bases();
  for (let i = 0; i < count; i += 1) {
    const base = from[i % from.length] ?? '';
    copyEntry(join(ENTRIES, base), join(folder, `${base}-${i}`), `${base}-${i}`, i);
  }
}

function copyEntry(base: string, to: string, slug: string, number: number): void {
  const entry = read(join(base, 'entry.json'));
  mkdirSync(to, { recursive: true });
  for (const name of Object.values<string>(entry.suites)) copyBundle(join(base, name), join(to, name), slug, number);
  writeFileSync(join(to, 'entry.json'), `${JSON.stringify({ ...entry, slug, name: slug }, null, 2)}\n`);
}

function copyBundle(base: string, to: string, name: string, number: number): void {
  cpSync(base, to, { recursive: true });
  const manifest = read(join(base, 'manifest.json'));
  const scorecard = read(join(base, 'scorecard.json'));
  const timing = read(join(base, 'timing.json'));
  const changed: Readonly<Record<string, string>> = {
    'scorecard.json': `${canonical({ ...scorecard, system: { ...scorecard.system, name } })}\n`,
    'timing.json': `${canonical({ ...timing, wall_ms: timing.wall_ms + number })}\n`,
  };
  for (const [path, text] of Object.entries(changed)) writeFileSync(join(to, path), text);
  const files = listed(manifest, changed);
  const adapter = { ...manifest.adapter, declared: { ...manifest.adapter.declared, name } };
  const system = { ...manifest.system, name };
  writeFileSync(join(to, 'manifest.json'), `${canonical({ ...manifest, system, adapter, files })}\n`);
}

/** The files of a manifest, some of them with other texts. */
const listed = (manifest: Json, changed: Readonly<Record<string, string>>) =>
  manifest.files.map((file: Json) => {
    const text = changed[file.path];
    return text === undefined ? file : { ...file, bytes: Buffer.byteLength(text), sha256: sha256(text) };
  });

/** Gives every run of an entry another time, as if it had been made again with the same answers. */
export function runAgain(folder: string): void {
  for (const name of Object.values<string>(read(join(folder, 'entry.json')).suites)) {
    const bundle = join(folder, name);
    const manifest = read(join(bundle, 'manifest.json'));
    const timing = read(join(bundle, 'timing.json'));
    const text = `${canonical({ ...timing, wall_ms: timing.wall_ms + 1 })}\n`;
    writeFileSync(join(bundle, 'timing.json'), text);
    const files = listed(manifest, { 'timing.json': text });
    writeFileSync(join(bundle, 'manifest.json'), `${canonical({ ...manifest, files })}\n`);
  }
}
