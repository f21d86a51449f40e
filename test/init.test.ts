import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Entry } from '../src/evidence/entry.ts';
import { WORKFLOW } from '../src/site/start/workflow.ts';
import { projectRoot } from '../src/system/harness.ts';
import { cib } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';

const FILES = ['Dockerfile', 'test.sh', 'entry.json', 'README.md'].map((name) => `memory-adapter/${name}`);

describe('cib init', () => {
  it.each([
    ['python', 'adapter.py', 'python3 -u'],
    ['typescript', 'adapter.ts', process.execPath],
  ])('writes an adapter in %s that keeps to the protocol under its own name', async (language, program, run) => {
    const folder = temporaryFolder();
    const { status, stdout } = await cib('init', folder, '--lang', language, '--name', 'green-memory');
    expect(status).toBe(0);
    for (const path of [...FILES, `memory-adapter/${program}`, '.github/workflows/memory.yml'])
      expect(stdout).toContain(`${folder}/${path}\n`);
    const checked = await cib('check', `cmd:${run} ${folder}/memory-adapter/${program}`);
    expect(checked).toMatchObject({ status: 0, stdout: expect.stringContaining('(green-memory 1.0.0;') });
    const entry = JSON.parse(readFileSync(`${folder}/memory-adapter/entry.json`, 'utf8'));
    expect(Entry.parse(entry)).toMatchObject({ slug: 'green-memory', kind: 'system' });
    expect(readFileSync(`${folder}/.github/workflows/memory.yml`, 'utf8')).toBe(WORKFLOW);
  });

  it('replaces nothing, and writes nothing where something is there', async () => {
    const folder = temporaryFolder();
    await cib('init', folder, '--lang', 'python');
    const path = `${folder}/memory-adapter/adapter.py`;
    writeFileSync(path, 'mine');
    const again = await cib('init', folder, '--lang', 'python');
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('is there already') });
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('refuses a name that no entry could have', async () => {
    const folder = temporaryFolder();
    const { status, stderr } = await cib('init', folder, '--lang', 'python', '--name', '../evil');
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('$.slug') });
  });
});

describeWithDocker('a newcomer', () => {
  it.each(['python', 'typescript'])(
    'comes from an empty folder to checked evidence within a minute (%s)',
    async (language) => {
      const folder = temporaryFolder();
      const started = performance.now();
      await cib('init', folder, '--lang', language);
      const printed = execFileSync('sh', ['memory-adapter/test.sh'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, CIB: `${process.execPath} ${projectRoot()}/dist/cli.js` },
      });
      expect(printed).toMatch(
        /It keeps to the protocol\.[\s\S]*10 of 10 tasks|It keeps to the protocol\.[\s\S]*tasks passed/,
      );
      expect(performance.now() - started).toBeLessThan(60_000);
    },
  );
});
