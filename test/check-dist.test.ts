import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';

const ROOT = join(import.meta.dirname, '..');

/** The output of the check in a copy of the project whose `dist/` is empty. */
async function checked(env: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  for (const part of ['package.json', 'scripts', 'src', 'node_modules', 'tsconfig.json'])
    symlinkSync(join(ROOT, part), join(folder, part));
  mkdirSync(join(folder, 'dist'));
  cpSync(join(ROOT, 'examples/adapters/typescript'), join(folder, 'examples/adapters/typescript'), { recursive: true });
  for (const part of ['leaderboard/harnesses.json', 'leaderboard/templates'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  const { GITHUB_ACTIONS: _, ...rest } = process.env;
  const run = promisify(execFile)(process.execPath, [join(ROOT, 'scripts/check-dist.ts')], {
    cwd: folder,
    env: { ...rest, ...env },
  });
  return run.then(
    () => expect.fail('an empty dist/ passed'),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

it('check-dist.ts fails if dist/ is not built, and says in an annotation what a maintainer does', async () => {
  const { code, stdout, stderr } = await checked({ GITHUB_ACTIONS: 'true' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^dist\/ is not what src\/ builds to: .*actions\/run\.js.*\n→ npm run build/);
  expect(stdout).toMatch(/^::error title=dist is not what src builds::.*`npm ci && npm run build`.*Dependabot/m);
});

it('check-dist.ts writes no annotation outside GitHub Actions', async () => {
  const { stdout, stderr } = await checked({});
  expect(stderr).toContain('→ npm run build');
  expect(stdout).not.toContain('::error');
});
