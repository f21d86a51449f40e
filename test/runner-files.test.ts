import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseOutputs } from './support/action.ts';
import { temporaryFolder } from './support/folder.ts';

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));

describe('the files that GitHub’s runner reads', () => {
  it.each([
    'x\nEVIL=1',
    'x\r\nEVIL<<EOF\n1\nEOF',
    'ghadelimiter_00000000-0000-0000-0000-000000000000\nEVIL=1',
    'EOF\nEVIL=1',
    '::set-output name=EVIL::1',
  ])('get the value of an output unchanged, and no second name: %j [B3]', (value) => {
    const file = `${temporaryFolder()}/output`;
    writeFileSync(file, '');
    const script = `import { runnerReporter } from './src/github/job.ts';
      runnerReporter.output('results', process.argv[1]);`;
    const env = { PATH: process.env.PATH, GITHUB_OUTPUT: file };
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script, value], {
      encoding: 'utf8',
      env,
    });
    expect(said).toBe('');
    expect(parseOutputs(readFileSync(file, 'utf8'))).toEqual({ results: value });
  });

  it('for environment and path are not written by our code [B4]', () => {
    const setters = /GITHUB_ENV|GITHUB_PATH|GITHUB_STATE|exportVariable|addPath/;
    // The toolkit’s setters are in the bundle only if something calls them: it is tree-shaken.
    for (const file of [...sources('src'), ...sources('dist')]) {
      expect(setters.exec(readFileSync(file, 'utf8'))?.[0], file).toBeUndefined();
    }
  });
});
