import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { buildBridge } from '../scripts/build.ts';
import { Entry } from '../src/evidence/entry.ts';
import { VERSION } from '../src/protocol/project.ts';
import { FORK_WORKFLOW, WORKFLOW } from '../src/site/workflow.ts';
import { projectRoot } from '../src/system/installation.ts';
import { invocation } from '../src/system/invocation.ts';
import { LANGUAGES, specOf } from '../src/usecases/kits.ts';
import { SUBMIT_WORKFLOW } from '../src/usecases/submit-workflow.ts';
import { NOTES_SERVER, notes, PATH } from './support/bridge.ts';
import { cib, cibCalled } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';

const FILES = ['Dockerfile', 'test.sh', 'entry.json', 'README.md'].map((name) => `memory-adapter/${name}`);

describe('cib init', () => {
  it.each([
    ['python', 'adapter.py', 'python3 -u'],
    ['typescript', 'adapter.ts', process.execPath],
  ])('writes an adapter in %s that passes cib check under the given name', async (language, program, run) => {
    const folder = temporaryFolder();
    const { status, stdout } = await cib('init', folder, '--lang', language, '--name', 'green-memory');
    expect(status).toBe(0);
    for (const path of [...FILES, `memory-adapter/${program}`, '.github/workflows/memory.yml'])
      expect(stdout).toContain(`${folder}/${path}\n`);
    const checked = await cib('check', `cmd:${run} ${folder}/memory-adapter/${program}`);
    expect(checked).toMatchObject({ status: 0, stdout: expect.stringContaining('(green-memory 1.0.0;') });
    const entry = JSON.parse(readFileSync(`${folder}/memory-adapter/entry.json`, 'utf8'));
    expect(Entry.parse(entry)).toMatchObject({ slug: 'green-memory', kind: 'system' });
    const [first = ''] = readFileSync(`${folder}/memory-adapter/${program}`, 'utf8').split('\n');
    expect(first).toContain(' https://example.org/examples/adapters/README.md says how it works.');
    expect(readFileSync(`${folder}/memory-adapter/README.md`, 'utf8')).toMatch(
      /`sh memory-adapter\/test\.sh`\.[^-]*set `CIB`/,
    );
    expect(readFileSync(`${folder}/.github/workflows/memory.yml`, 'utf8')).toBe(WORKFLOW);
    expect(readFileSync(`${folder}/.github/workflows/submit.yml`, 'utf8')).toBe(SUBMIT_WORKFLOW);
    expect(readFileSync(`${folder}/.github/workflows/memory-comment.yml`, 'utf8')).toBe(FORK_WORKFLOW);
  });

  it('writes an adapter in Go with all files that its image needs', async () => {
    const folder = temporaryFolder();
    expect(await cib('init', folder, '--lang', 'go', '--name', 'green-memory')).toMatchObject({ status: 0 });
    const kit = `${folder}/memory-adapter`;
    expect(readFileSync(`${kit}/main.go`, 'utf8')).toMatch(
      /^\/\/ .* https:\/\/.*\/README\.md says how it works\.[\s\S]*"green-memory"/,
    );
    const copied = readFileSync(`${kit}/Dockerfile`, 'utf8').match(/^COPY (?!--).*$/gm);
    expect(copied).toEqual(['COPY go.mod go.su[m] ./', 'COPY . .']);
    expect(readFileSync(`${kit}/go.mod`, 'utf8')).toContain('go 1.26');
  });

  it('writes a mapping for an MCP server, with the bridge, under the given name', async () => {
    const folder = temporaryFolder();
    const { status, stdout } = await cib('init', folder, '--lang', 'mcp', '--name', 'green-memory');
    expect(status).toBe(0);
    const kit = `${folder}/memory-adapter`;
    const bridge = `PATH='${PATH}' ${process.execPath} ${kit}/bridge.mjs bridge mcp --mapping ${kit}/mapping.json`;
    const local = `cd ${kit} && node bridge.mjs bridge mcp --mapping mapping.json`;
    expect(stdout).toContain(`\nFor a server of your own that needs no container: cib check "cmd:${local}"\n`);
    expect(readFileSync(`${kit}/README.md`, 'utf8')).toContain('"cmd:cd memory-adapter && node bridge.mjs bridge mcp');
    const checked = await cib('check', `cmd:${bridge}`);
    expect(checked).toMatchObject({ status: 0, stdout: expect.stringContaining('(green-memory 2026.8.31;') });
    expect(readFileSync(`${kit}/bridge.mjs`)).toEqual(readFileSync('examples/adapters/server-memory/bridge.mjs'));
    const entry = Entry.parse(JSON.parse(readFileSync(`${kit}/entry.json`, 'utf8')));
    expect(entry).toMatchObject({ slug: 'green-memory', version: '2026.8.31' });
  });

  it('writes a mapping for a REST interface, with a server and the bridge', async () => {
    const folder = temporaryFolder();
    expect(await cib('init', folder, '--lang', 'http', '--name', 'green-memory')).toMatchObject({ status: 0 });
    const kit = `${folder}/memory-adapter`;
    await buildBridge(`${kit}/bridge.mjs`);
    const checked = await cib('check', `cmd:${specOf('http', folder).slice('cmd:'.length)}`);
    expect(checked).toMatchObject({ status: 0, stdout: expect.stringContaining('(green-memory 1.0.0;') });
  });

  it.each(['python', 'mcp'])(
    'says that a run measures the example until its memory is replaced (%s)',
    async (language) => {
      const { stdout } = await cib('init', temporaryFolder(), '--lang', language);
      expect(stdout).toMatch(
        /\nUntil you replace the example’s memory with your own, a run measures the example\.\nNext: /,
      );
    },
  );

  it('prints a next command that a shell runs, whatever the name of the folder', async () => {
    const folder = temporaryFolder();
    for (const name of ['my memory', 'it’s $HOME', "it's"]) {
      const { stdout } = await cib('init', `${folder}/${name}`, '--lang', 'python');
      const [, words = ''] = /^Next: cib (check .*)$/m.exec(stdout) ?? [];
      const shown = execFileSync('sh', ['-c', `printf '%s\\n' ${words}`], { encoding: 'utf8' });
      const [, spec = ''] = shown.split('\n');
      expect(await cib('check', spec), spec).toMatchObject({ status: 0 });
    }
  });

  it('adds the output of runs to .gitignore, whatever the file contained', async () => {
    const folder = temporaryFolder();
    const git = (...words: readonly string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
    git('init', '--quiet');
    writeFileSync(`${folder}/.gitignore`, 'node_modules');
    expect((await cib('init', folder, '--lang', 'python')).stdout).toContain(`${folder}/.gitignore\n`);
    expect(readFileSync(`${folder}/.gitignore`, 'utf8')).toBe('node_modules\n/results*/\n');
    for (const out of ['results', 'results-2'])
      await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--limit', '1', '--out', `${folder}/${out}`);
    // After the commands of the guide, Git sees no new file.
    const [add = ''] = readFileSync('docs/guide-action.md', 'utf8').match(/(?<=git )add .*$/m) ?? [];
    git(...add.split(' '));
    expect(
      git('status', '--short')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('A ')),
    ).toEqual([]);
    expect(git('ls-files')).not.toContain('results');
  });

  it('copies nothing from where a link in the place of .gitignore points, and writes nothing [E10]', async () => {
    const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(`${elsewhere}/secret`, 'a secret\n');
    symlinkSync(`${elsewhere}/secret`, `${folder}/.gitignore`);
    expect(await cib('init', folder, '--lang', 'python')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/\.gitignore is a symbolic link\.\n.*Put a plain file/),
    });
    expect(readdirSync(folder)).toEqual(['.gitignore']);
    expect(readFileSync(`${elsewhere}/secret`, 'utf8')).toBe('a secret\n');
  });

  it.each(['memory-adapter', '.github', 'memory-adapter/adapter.py'])(
    'writes nothing to where a link in the place of %s points [E10]',
    async (path) => {
      const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
      mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
      symlinkSync(path.endsWith('.py') ? `${elsewhere}/new.py` : elsewhere, `${folder}/${path}`);
      const before = readdirSync(folder);
      expect(await cib('init', folder, '--lang', 'python')).toMatchObject({
        status: 2,
        stderr: expect.stringContaining(`${folder}/${path} is a symbolic link.`),
      });
      expect([readdirSync(elsewhere), readdirSync(folder)]).toEqual([[], before]);
    },
  );

  it('replaces no file, and writes nothing if one of its files exists', async () => {
    const folder = temporaryFolder();
    await cib('init', folder, '--lang', 'python');
    const path = `${folder}/memory-adapter/adapter.py`;
    writeFileSync(path, 'mine');
    const again = await cib('init', folder, '--lang', 'python');
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('already exists') });
    expect(again.stderr).toMatch(/Run it in another folder\.\n$/);
    rmSync(`${folder}/memory-adapter/Dockerfile`);
    rmSync(`${folder}/.github/workflows/submit.yml`);
    expect((await cib('init', folder, '--lang', 'python')).stderr).toContain(
      'Run it in another folder, and copy the files that are missing here: memory-adapter/Dockerfile, .github/workflows/submit.yml.\n',
    );
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it.each([
    ['My Memory!', 'my-memory'],
    ['../evil', 'evil'],
    ['記憶', 'my-memory'],
  ])('refuses the name %s, and suggests another', async (name, proposed) => {
    const { status, stdout, stderr } = await cib('init', temporaryFolder(), '--lang', 'python', '--name', name);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`--name "${name}" cannot be`);
    expect(stderr).toContain(`such as --name ${proposed}.`);
  });

  it('names the languages if it cannot ask', async () => {
    const { status, stderr } = await cib('init', temporaryFolder());
    expect(status).toBe(2);
    expect(stderr).toContain('--lang python|typescript|go|http|mcp');
  });

  it('quotes an answer that is none of the languages', async () => {
    const typed = Object.assign(Readable.from(['js\n']), { isTTY: true });
    const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(typed as never);
    const { status, stderr } = await cib('init', temporaryFolder()).finally(() => stdin.mockRestore());
    expect([status, stderr]).toEqual([2, expect.stringContaining('error usage: "js" is none of the languages.\n')]);
  });

  it.each(LANGUAGES)('writes links for %s to this version of the project', async (language) => {
    const folder = temporaryFolder();
    await cibCalled(invocation({}), 'init', folder, '--lang', language);
    const readme = readFileSync(`${folder}/memory-adapter/README.md`, 'utf8');
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(1);
    const start = `https://github.com/context-integrity/context-integrity/blob/v${VERSION}/`;
    for (const link of links) {
      expect(link.slice(0, start.length)).toBe(start);
      expect([link, existsSync(link.slice(start.length))]).toEqual([link, true]);
    }
    const entry = Entry.parse(JSON.parse(readFileSync(`${folder}/memory-adapter/entry.json`, 'utf8')));
    expect(entry.adapter).toMatch(/^image:.*@sha256:0{64}$/);
  });

  it('names the release of this version in the workflow and in test.sh', async () => {
    expect(WORKFLOW).toMatch(new RegExp(`uses: [\\w-]+/[\\w-]+@v${VERSION}$`, 'm'));
    const folder = temporaryFolder();
    await cib('init', folder, '--lang', 'python');
    expect(readFileSync(`${folder}/memory-adapter/test.sh`, 'utf8')).toContain(
      `npx --yes context-integrity@${VERSION}}`,
    );
  });
});

it('test.sh says which variable to set if its command line cannot be started', () => {
  const folder = temporaryFolder();
  execFileSync(process.execPath, ['src/cli/bin.ts', 'init', folder, '--lang', 'python']);
  const env = { ...process.env, CIB: 'false' };
  const { status, stderr } = spawnSync('sh', ['memory-adapter/test.sh'], { cwd: folder, encoding: 'utf8', env });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^Cannot start: false\. Set CIB to node CLONE.dist/)]);
});

/** Runs the kit's test.sh in the repository, and returns its output. */
function tryOut(folder: string): string {
  return execFileSync('sh', ['memory-adapter/test.sh'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ADAPTER: 'dir:memory-adapter', CIB: `${process.execPath} ${projectRoot()}/dist/cli.js` },
  });
}

const WELL =
  /All checks passed: the adapter follows the protocol\.[\s\S]*tasks passed, 0 errored[\s\S]*This bundle is partial\./;

it('the commands of the README run in their order and print what it shows, and so does another suite after them', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, block = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  const out = / --out (.+)\/cib$/m.exec(block)?.[1];
  const another = `npx context-integrity run --suite memtrace --limit 1 --adapter ref:null --out ${out}/memtrace`;
  const program = `${process.execPath} ${projectRoot()}/dist/cli.js`;
  const script = `set -eu\n${block}${another}\n`.replaceAll('npx context-integrity', program);
  const options = { cwd: temporaryFolder(), encoding: 'utf8' } as const;
  const printed = execFileSync('sh', ['-c', script], { ...options, stdio: 'pipe' });
  const [, start = '', end = ''] = /ends like this:\n\n```\n([\s\S]+?) {2}\.\.\.\n([\s\S]+?)```$/m.exec(readme) ?? [];
  expect(start).toContain('tasks passed');
  for (const shown of [start, end])
    expect(printed.replace(/node \S+\/cli\.js/g, 'npx context-integrity')).toContain(`\n${shown}`);
  expect(printed).toMatch(/^Next: .+ run --suite cib .+ --out results\/cib$/m);
  expect(printed).toContain('This bundle is valid.');
  expect(printed).toContain('partial · ');
}, 60_000);

describeWithDocker('a new user', () => {
  it.each(['python', 'typescript'])('gets from an empty folder to a verified bundle (%s)', async (language) => {
    const folder = temporaryFolder();
    await cib('init', folder, '--lang', language);
    expect(tryOut(folder)).toMatch(WELL);
    // The folder that its last lines name is still there, and the next try replaces it.
    expect(existsSync(`${folder}/results/test/manifest.json`)).toBe(true);
    expect(tryOut(folder)).toMatch(WELL);
  });

  it.each([
    ['http', 'server.mjs'],
    ['mcp', 'node_modules', 'package-lock.json', 'package.json'],
  ])('gets an image that has neither secrets of the folder nor files that it does not need (%s)', async (...kit) => {
    const [language, ...needed] = kit;
    const folder = `${temporaryFolder()}/memory-adapter`;
    await cib('init', dirname(folder), '--lang', language);
    for (const path of ['data', 'results']) mkdirSync(`${folder}/${path}`);
    for (const path of ['.env', '.npmrc', 'data/.env.local', 'data/words', 'results/manifest.json'])
      writeFileSync(`${folder}/${path}`, 'a secret');
    const words = ['build', '--quiet', '--network', 'host', folder];
    const image = execFileSync('docker', words, { encoding: 'utf8' }).trim();
    const list = 'console.log(fs.readdirSync(".", { recursive: true }).join(" "))';
    const listed = execFileSync('docker', ['run', '--rm', '--entrypoint', 'node', image, '-e', list], {
      encoding: 'utf8',
    });
    const files = listed.split(/\s+/).filter((path) => !/^$|^node_modules\//.test(path));
    const expected = ['THIRD-PARTY.txt', 'bridge.mjs', 'data', 'data/words', 'mapping.json', ...needed];
    expect(files.sort()).toEqual(expected.sort());
    const licences = readFileSync(`${folder}/THIRD-PARTY.txt`, 'utf8');
    expect(licences).toBe(readFileSync('dist/THIRD-PARTY.txt', 'utf8'));
  });

  it.each([
    [
      'python',
      {
        'store/__init__.py': 'WORD = "from a folder"',
        'requirements.txt': '# none',
        'results_store.py': '',
        'adapter.py': 'import store, results_store, os, sys\nsys.exit(f"{store.WORD} {sorted(os.listdir())}")',
      },
    ],
    [
      'typescript',
      {
        'store/word.ts': "export const word: string = 'from a folder';",
        'adapter.ts':
          "import { readdirSync } from 'node:fs';\nimport { word } from './store/word.ts';\nthrow new Error(word + readdirSync('.'));",
      },
    ],
  ])('has the whole folder in the image, and no secrets (%s)', async (language, files) => {
    const folder = temporaryFolder();
    await cib('init', folder, '--lang', language);
    const kit = `${folder}/memory-adapter`;
    mkdirSync(`${kit}/store`);
    for (const [name, text] of Object.entries({ ...files, '.env': 'a secret', 'own.env': 'a secret' }))
      writeFileSync(`${kit}/${name}`, text);
    const { stdout } = await cib('check', `dir:${kit}`);
    expect(stdout).toContain('from a folder');
    expect(stdout).not.toMatch(/\.env|test\.sh|entry\.json/);
  });

  it('measures another MCP server by editing the mapping', async () => {
    const folder = temporaryFolder();
    await cib('init', folder, '--lang', 'mcp');
    copyFileSync(NOTES_SERVER, `${folder}/memory-adapter/notes-server.mjs`);
    const mapping = { ...notes(), server: { command: 'node', args: ['notes-server.mjs'] } };
    writeFileSync(`${folder}/memory-adapter/mapping.json`, JSON.stringify(mapping));
    // npm needs network, which an engine may not give to a build. The next build finds this layer in its cache.
    execFileSync('docker', ['build', '--quiet', '--network', 'host', `${folder}/memory-adapter`]);
    const printed = tryOut(folder);
    expect(printed).toMatch(WELL);
    expect(printed).toContain('notes 1.0.0');
  });
});
