import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { actionsPage } from '../scripts/pages/actions.ts';
import { PROJECT } from '../src/protocol/project.ts';
import { projectRoot } from '../src/system/installation.ts';

const root = projectRoot();

it('package.json names the project, and its addresses agree', () => {
  const { homepage, bugs } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect([homepage, bugs]).toEqual([`https://github.com/${PROJECT}#readme`, `https://github.com/${PROJECT}/issues`]);
});

it('CITATION.cff has the version, the licence and the repository of package.json', () => {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const cited = { version, license, 'repository-code': `https://github.com/${PROJECT}` };
  expect(parse(readFileSync(join(root, 'CITATION.cff'), 'utf8'))).toMatchObject(cited);
});

it('code and action.yml files do not contain the project’s name', () => {
  const files = ['src', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const actions = readdirSync(root, { recursive: false, encoding: 'utf8' }).map((path) => join(path, 'action.yml'));
  const sources = [...files.filter((path) => /(?<!\.test)\.(?:ts|json)$/.test(path)), 'action.yml', ...actions];
  const named = sources.filter((path) => textOf(path).includes(PROJECT));
  expect(named).toEqual([]);
  expect(actionsPage(root)).toContain(`uses: ${PROJECT}/publish@`);
});

function textOf(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}
