import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../folder.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The parts of a release that a board uses. */
const PARTS = [
  ...['.github/workflows', 'action.yml', 'check', 'dist', 'leaderboard/assets', 'leaderboard/harnesses.json'],
  ...['leaderboard/standings.json', 'leaderboard/templates', 'more-runs', 'package.json', 'plan-reruns', 'publish'],
  ...['scorecard', 'schemas'],
];

/** The folder of the program from when a suite had an earlier version. */
export function earlierProgram(suite: string, version: string): string {
  const folder = temporaryFolder();
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  const file = join(folder, `dist/chunks/${suite}.js`);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(new RegExp(`(id:\`${suite}\`,version:)\`[\\d.]+\``), `$1\`${version}\``);
  if (after === before) throw new Error(`${file} does not say the version of ${suite}.`);
  writeFileSync(file, after);
  return folder;
}
