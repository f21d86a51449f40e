import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { copyOf, forgeManifest } from './support/forgery.ts';
import { heldExample, lines, startRun, until } from './support/killable.ts';

const EVIDENCE = ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json'];
const FINAL = [...EVIDENCE, 'timing.json', 'manifest.json'];

const folder = sharedFolder();
const held = `${folder}/held`;
const words = ['--suite', 'cib', '--adapter', heldExample(held), '--nonce', 'c1'.repeat(32), '--limit', '60'];
const whole = `${folder}/whole`;
const half = `${folder}/half`;

beforeAll(async () => {
  expect(await startRun(...words, '--out', whole).ended()).toMatchObject({ status: 0 });
  writeFileSync(held, '40');
  const { child, ended } = startRun(...words, '--out', half);
  await until(() => lines(`${half}/journal.jsonl`) >= 10);
  child.kill('SIGKILL');
  await ended();
  rmSync(held);
  expect(lines(`${half}/journal.jsonl`)).toBeLessThan(60);
});

function expectWhole(out: string, about = ''): void {
  expect(readdirSync(out).sort(), about).toEqual([...FINAL].sort());
  for (const file of EVIDENCE) {
    expect(readFileSync(`${out}/${file}`).equals(readFileSync(`${whole}/${file}`)), `${file} ${about}`).toBe(true);
  }
}

describe('the journal of cib run --resume', () => {
  /** A half run with a changed journal. */
  function edited(edit: (text: string) => string): string {
    const out = `${temporaryFolder()}/b`;
    cpSync(half, out, { recursive: true });
    writeFileSync(`${out}/journal.jsonl`, edit(readFileSync(`${out}/journal.jsonl`, 'utf8')));
    return out;
  }

  const replaceLine = (number: number, change: (line: string) => string) => (text: string) =>
    text
      .split('\n')
      .map((line, at) => (at + 1 === number ? change(line) : line))
      .join('\n');
  const change = (number: number, changed: (entry: { task: number; lines: { id: string }[] }) => object) =>
    replaceLine(number, (line) => JSON.stringify(changed(JSON.parse(line))));

  it.each<[string, (text: string) => string]>([
    ['of a killed run', (text) => text],
    ['whose last line is torn', (text) => text.slice(0, -7)],
    ['that ends in zeros, as after a power failure', (text) => `${text}${'\0'.repeat(4096)}`],
    ['that is empty', () => ''],
  ])('continues after the last whole line of a journal %s', async (_, edit) => {
    const out = edited(edit);
    expect(await cib('run', ...words, '--out', out, '--resume')).toMatchObject({ status: 0 });
    expectWhole(out);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['garbage', replaceLine(3, () => 'garbage'), /journal\.jsonl:3 .*it is not an entry/],
    ['two lines run into one', replaceLine(2, (line) => line + line), /journal\.jsonl:2 .*it is not an entry/],
    ['an unknown member', change(4, (entry) => ({ ...entry, x: 1 })), /journal\.jsonl:4 .*it is not an entry/],
    ['a task twice', (text) => `${text}${text.split('\n')[0]}\n`, /occurs twice/],
    ['a task that is not selected', change(5, (entry) => ({ ...entry, task: 240 })), /:5 .*task 240 is no part/],
    ['an unknown arm', change(5, (entry) => ({ ...entry, arm: 1 })), /:5 .*is no part/],
    [
      'one task’s answers under another’s number',
      (text) => change(1, (entry) => ({ ...entry, task: JSON.parse(text.split('\n')[1] ?? '').task }))(text),
      /:1 .*not those of task/,
    ],
    [
      'an episode of another run',
      change(2, ({ lines: said, ...entry }) => ({
        ...entry,
        lines: said.map((one) => ({ ...one, id: 'f'.repeat(32) })),
      })),
      /:2 .*not those of task/,
    ],
  ])('refuses a journal with %s, names the line, and does not change it', async (_, edit, message) => {
    const out = edited(edit);
    const before = readFileSync(`${out}/journal.jsonl`, 'latin1');
    const { status, stderr } = await cib('run', ...words, '--out', out, '--resume');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error journal\.invalid: /);
    expect(stderr).toMatch(message);
    expect(readFileSync(`${out}/journal.jsonl`, 'latin1') === before).toBe(true);
  });

  it('copies a long line of a journal once, not once for each piece', async () => {
    const out = edited(() => `${'x'.repeat(5_000_000)}\n`);
    let copied = 0;
    const concat = vi.spyOn(Buffer, 'concat').mockImplementation((list) => {
      const made = concatenated(list);
      copied += made.length;
      return made;
    });
    onTestFinished(() => concat.mockRestore());
    expect(await cib('run', ...words, '--out', out, '--resume')).toMatchObject({ status: 2 });
    expect(copied).toBeLessThan(20_000_000);
  });
});

const concatenated = Buffer.concat;

it('cib run --resume says what to do about settings that were cut short', async () => {
  const out = `${temporaryFolder()}/b`;
  cpSync(half, out, { recursive: true });
  writeFileSync(`${out}/run.json`, readFileSync(`${out}/run.json`).subarray(0, 100));
  const { status, stderr } = await cib('run', ...words, '--out', out, '--resume');
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^error json\.syntax: .*run\.json[\s\S]*start again in/)]);
});

describe('cib run --out', () => {
  it('refuses a folder that another run uses, without disturbing that run', async () => {
    const out = `${temporaryFolder()}/b`;
    writeFileSync(held, '40');
    const first = startRun(...words, '--out', out);
    await until(() => existsSync(`${out}/run.json`));
    first.child.kill('SIGSTOP');
    rmSync(held);
    for (const more of [[], ['--resume']]) {
      const { status, stderr } = await cib('run', ...words, '--out', out, ...more);
      expect(status).toBe(2);
      expect(stderr).toMatch(new RegExp(`^error out\\.busy: Process ${first.child.pid} is running in `));
    }
    first.child.kill('SIGCONT');
    expect(await first.ended()).toMatchObject({ status: 0 });
    expectWhole(out);
  });

  it('lets one of several simultaneous runs write into a folder', async () => {
    const out = `${temporaryFolder()}/b`;
    const ends = await Promise.all(
      Array.from({ length: 4 }, () => startRun(...words, '--out', out, '--resume').ended()),
    );
    for (const { status, stderr } of ends)
      if (status !== 0) expect(stderr).toMatch(/^error out\.busy: Process \d+ is/m);
    expect(await cib('run', ...words, '--out', out, '--resume')).toMatchObject({ status: 0 });
    expectWhole(out);
  });

  it('uses a folder that a dead process locked, even if another process has its id now', async () => {
    const out = `${temporaryFolder()}/b`;
    cpSync(half, out, { recursive: true });
    for (const lock of ['.1-1.lock', `.${process.pid}-1.lock`, '.4194304-99.lock'])
      appendFileSync(`${out}/${lock}`, '');
    expect(await cib('run', ...words, '--out', out, '--resume')).toMatchObject({ status: 0 });
    expectWhole(out);
  });

  it.each([
    ['the standard error of an unfinished run', 'stderr.txt', ['--resume']],
    ['a draft in an otherwise empty folder', '.journal.jsonl.draft', []],
  ])('copies nothing from where a link in the place of %s points, and starts nothing [E10]', async (_, name, more) => {
    const out = `${temporaryFolder()}/b`;
    if (more.length > 0) cpSync(half, out, { recursive: true });
    else mkdirSync(out);
    const secret = `${temporaryFolder()}/secret`;
    writeFileSync(secret, 'a secret\n');
    symlinkSync(secret, `${out}/${name}`);
    const { status, stderr } = await cib('run', ...words, '--out', out, ...more);
    expect([status, stderr]).toEqual([1, expect.stringContaining(`"${name}" is a symbolic link`)]);
    expect(existsSync(`${out}/manifest.json`)).toBe(false);
  });

  it('begins a new run with --resume in a folder that does not exist, and says so', async () => {
    const out = `${temporaryFolder()}/new`;
    const { status, stderr } = await cib('run', ...words, '--out', out, '--resume');
    expect([status, stderr]).toEqual([0, `There is no run in ${out} to resume: a new one begins.\n`]);
    expectWhole(out);
  });

  it('prints the scorecard of a finished run again, for the same request only', async () => {
    const out = `${temporaryFolder()}/b`;
    cpSync(whole, out, { recursive: true });
    // What a kill between the manifest and the end of the run leaves.
    cpSync(`${half}/run.json`, `${out}/run.json`);
    const again = await cib('run', ...words, '--out', out, '--resume', '--json');
    const stderr = `The run in ${out} was finished already: nothing was run, and this is its result. To measure a changed adapter, use another --out.\n`;
    expect(again).toMatchObject({ status: 0, stderr });
    const card = JSON.parse(readFileSync(`${whole}/scorecard.json`, 'utf8'));
    expect(JSON.parse(again.stdout)).toEqual({ ...card, board: null, resumed: 'complete' });
    expectWhole(out);
    const other = await cib('run', ...words, '--limit', '7', '--out', out, '--resume');
    expect(other).toMatchObject({ status: 2, stderr: expect.stringContaining('resume.mismatch') });
    const fresh = await cib('run', ...words, '--out', out);
    expect(fresh).toMatchObject({ status: 2, stderr: expect.stringContaining('out.exists') });
    expectWhole(out);
  });

  it.each<[string, string[], (settings: { [key: string]: object }) => object, RegExp]>([
    [
      'other tasks',
      ['--limit', '7'],
      (settings) => settings,
      /choice of tasks \(--limit, .*\)\.\n.*→ limit was 60 and is now 7\. Resume as it was started, or start again in/,
    ],
    [
      'another version of the adapter',
      [],
      (settings) => ({ ...settings, declared: { ...settings.declared, version: '0.1.0' } }),
      /answer of the adapter to initialize\.\n.*→ version was "0\.1\.0" and is now "1\.\d/,
    ],
    [
      'another image',
      [],
      (settings) => ({ ...settings, image: { id: 'sha256:1', repo_digest: null, platform: 'linux/amd64' } }),
      /image, built from other files\.\n.*→ It was {"id":"sha256:1",.* and is now not set\./,
    ],
    [
      'another copy of the program, of the same version',
      [],
      (settings) => ({ ...settings, harness: { ...settings.harness, sha256: '0'.repeat(64) } }),
      /other settings: copy of this program \(the version is the same, the code is not\)\.\n.*→ sha256 was "0/,
    ],
    [
      'another version of the program, which has other suites, too',
      [],
      (settings) => ({
        ...settings,
        suite: { ...settings.suite, version: '0.9.0' },
        harness: { ...settings.harness, version: '0.0.9' },
      }),
      /started with version 0\.0\.9; this is \d.*\n.*→ Resume it with npx context-integrity@0\.0\.9, or start again/,
    ],
  ])('says in words what differs from the run that it should continue: %s', async (_what, more, edit, says) => {
    const out = `${temporaryFolder()}/b`;
    cpSync(half, out, { recursive: true });
    writeFileSync(`${out}/run.json`, `${canonical(edit(JSON.parse(readFileSync(`${out}/run.json`, 'utf8'))))}\n`);
    const { status, stderr } = await cib('run', ...words, ...more, '--out', out, '--resume');
    expect([status, stderr]).toEqual([2, expect.stringMatching(says)]);
  });

  it('does not offer to resume the finished run of another version of the program', async () => {
    const out = copyOf(whole);
    forgeManifest(out, ({ harness }) => Object.assign(harness, { version: '0.0.9' }));
    expect((await cib('run', ...words, '--out', out, '--resume')).stderr).toMatch(
      /started with version 0\.0\.9; .*\n {2}→ The run is finished\. Give --out a new folder for another run\.\n$/,
    );
  });

  it('ends a run not before its start if the clock was set back', async () => {
    const out = `${temporaryFolder()}/b`;
    cpSync(half, out, { recursive: true });
    const settings = JSON.parse(readFileSync(`${out}/run.json`, 'utf8'));
    const started = new Date(Date.now() + 86_400_000).toISOString();
    writeFileSync(`${out}/run.json`, `${canonical({ ...settings, started })}\n`);
    expect(await cib('run', ...words, '--out', out, '--resume')).toMatchObject({ status: 0 });
    const { dates } = JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8'));
    expect(dates).toEqual({ started, finished: started });
    // It is a part of the data, so that it is not valid as a whole.
    expect((await cib('verify', out)).stdout).not.toContain('✗');
  });

  it('removes a folder that it created and wrote nothing to', async () => {
    const parent = temporaryFolder();
    await cib('run', '--suite', 'cib', '--adapter', 'cmd:exit 7', '--out', `${parent}/a/b/c`);
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe('cib run --resume after a kill during the writing of a bundle', () => {
  const has = (out: string, file: string) =>
    existsSync(out) && readdirSync(out).some((name) => name === file || (file.endsWith('draft') && DRAFT.test(name)));
  const DRAFT = /^\.transcript\.jsonl\..*\.draft$/;

  it.each(['a draft', ...EVIDENCE, 'timing.json', 'manifest.json'])(
    'completes the bundle if %s had just appeared [H2]',
    async (file) => {
      const out = `${temporaryFolder()}/b`;
      const { child, ended } = startRun(...words, '--out', out);
      const exited = ended();
      let over = false;
      void exited.then(() => {
        over = true;
      });
      while (!over && !has(out, file)) await new Promise((done) => setImmediate(done));
      child.kill('SIGKILL');
      await exited;
      expect(await cib('run', ...words, '--out', out, '--resume')).toMatchObject({ status: 0 });
      expectWhole(out, file);
    },
  );
});
