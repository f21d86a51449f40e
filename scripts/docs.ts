import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { actionsPage } from './pages/actions.ts';
import { commandsPage } from './pages/commands.ts';
import { errorsPage } from './pages/errors.ts';
import { faithfulnessPage } from './pages/faithfulness.ts';
import { rulesPage } from './pages/rules.ts';
import { protocolPage } from './pages/suite-needs.ts';
import { threatsPage } from './pages/threats.ts';
import { worldsPage } from './pages/worlds.ts';

/** Writes the pages of `docs/` that are made from code; with `--check` it only says whether they are up to date. */

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const root = join(import.meta.dirname, '..');
const PAGES = {
  'docs/actions.md': () => actionsPage(root),
  'docs/commands.md': commandsPage,
  'docs/errors.md': errorsPage,
  'docs/faithfulness.md': () => faithfulnessPage(root),
  'docs/protocol.md': () => protocolPage(root),
  'docs/rules.md': rulesPage,
  'docs/threats.md': () => threatsPage(root),
  'docs/worlds.md': () => worldsPage(root),
};

for (const [name, page] of Object.entries(PAGES)) {
  const text = await page();
  const path = join(root, name);
  if (!values.check) writeFileSync(path, text);
  else if (readOrNothing(path) !== text) {
    console.error(`${name} is not what the code says: run \`npm run docs\`.`);
    process.exitCode = 1;
  }
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
