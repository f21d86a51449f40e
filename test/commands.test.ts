import { globSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { COMMANDS } from '../src/cli/commands.ts';
import type { Processes } from '../src/ports/processes.ts';
import { nodeProcesses } from '../src/system/processes.ts';
import { examine } from '../src/usecases/doctor.ts';
import { cib, PROGRAM } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const folder = sharedFolder();

it('cib without a command shows the first steps', async () => {
  expect(await cib()).toEqual({
    status: 2,
    stdout: '',
    stderr: [
      'error usage: No command was given.',
      '  → cib init writes an adapter that works',
      '  → cib check tries it out, and cib run measures it',
      '  → cib --help lists the commands',
      '',
    ].join('\n'),
  });
});

it('an error of a command with --json is also the last line of standard error, as JSON', async () => {
  const lastOf = ({ stderr }: { stderr: string }) => stderr.trimEnd().split('\n').at(-1) ?? '';
  const missing = await cib('verify', 'no\u202ething', '--json');
  expect([missing.status, missing.stdout]).toEqual([2, '']);
  expect(JSON.parse(lastOf(missing))).toEqual({
    error: {
      code: 'file.missing',
      message: expect.not.stringContaining('\u202e'),
      hint: expect.stringContaining('cib run --out'),
      quote: null,
    },
  });
  const wrong = await cib('suites', '--jsn', '--json');
  expect(JSON.parse(lastOf(wrong))).toMatchObject({ error: { code: 'usage', message: "Unknown option '--jsn'." } });
  expect((await cib('verify', 'nothing')).stderr).not.toContain('{');
  const out = `${temporaryFolder()}/out`;
  const failed = await cib(
    'run',
    '--suite',
    'cib',
    '--adapter',
    'cmd:python3 -c "import no\u202esuch"',
    '--out',
    out,
    '--json',
  );
  const { quote } = JSON.parse(lastOf(failed)).error;
  expect(quote).toEqual({ title: expect.stringMatching(/standard error/), text: expect.stringMatching(/Error/) });
  expect(quote.text).not.toContain('\u202e');
});

it('the help of a command says which options are required', async () => {
  const { stdout } = await cib('entry', '--help');
  expect(stdout).toMatch(/ --from <file> +required: an entry\.json /);
  expect((await cib('init', '--help')).stdout).not.toContain('required: ');
});

it('cib --help lists every command once, by what it is for', async () => {
  const { stdout } = await cib('--help');
  const [, ...groups] = stdout.split(/\n(?=[A-Z][a-z ]+:\n)/);
  const commandsIn = (group: string) => [...group.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  expect(groups.map((group) => group.split('\n')[0])).toEqual([
    ...['Options:', 'Your memory:', 'Entries:', 'Boards:', 'Data:', 'This program:'],
  ]);
  expect(commandsIn(groups[1] ?? '').slice(0, 4)).toEqual(['init', 'check', 'bridge', 'run']);
  expect(groups.flatMap(commandsIn).sort()).toEqual([...Object.values(COMMANDS).flatMap(Object.keys), 'help'].sort());
});

it('cib doctor says of an engine that is not there that it is not installed', async () => {
  const exec: Processes['exec'] = (command, ...more) => nodeProcesses.exec(`no-${command}`, ...more);
  const absent = { ...nodeProcesses, exec };
  const found = { ok: false, optional: true, detail: 'not installed (optional)' };
  expect((await examine(absent, '24.0.0')).slice(2)).toMatchObject([found, found]);
});

/** The findings about both engines on a machine whose engines print this, by engine and first word. */
async function engines(printed: Readonly<Record<string, string>>) {
  const exec: Processes['exec'] = async (name, [word = '']) => {
    const stdout = printed[`${name} ${word}`];
    return { code: stdout === undefined ? 125 : 0, signal: null, stdout: stdout ?? '', stderr: '' };
  };
  return (await examine({ ...nodeProcesses, exec }, '24.0.0')).slice(2);
}

it('cib doctor says if an engine does not enforce limits', async () => {
  const whole = { 'docker version': '28.0.0', 'docker info': 'memory cpu pids' };
  const [docker, podman] = await engines({ ...whole, 'podman version': '4.3.1', 'podman info': 'cpuset cpu ' });
  expect(docker).toEqual({ name: 'docker (image: and dir: adapters)', ok: true, detail: 'version 28.0.0' });
  expect(podman).toMatchObject({
    // It can be used.
    ok: true,
    detail: expect.stringContaining('podman cannot limit the memory and processes of a container'),
    warnings: [expect.stringContaining('AF_VSOCK'), expect.stringContaining('podman cannot limit the memory')],
  });
});

it('cib doctor says if the command docker is Podman', async () => {
  const [docker] = await engines({ 'docker version': '4.3.1', 'docker --version': 'podman version 4.3.1\n' });
  expect(docker).toMatchObject({ ok: false, detail: expect.stringMatching(/is Podman\. Use --engine podman\./) });
});

it('says in one line which Node is needed, in one that is too old', async () => {
  for (const [version, status] of [
    ['18.20.8', 2],
    ['20.2.0', 2],
    ['20.3.0', 0],
  ] as const) {
    const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
    const words = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, PROGRAM, '--version'];
    const { code, stderr } = await nodeProcesses.exec(process.execPath, words, 60);
    const says = `error: Node 20.3 or newer is needed. This is Node ${version}.\n`;
    expect({ code, stderr }).toEqual({ code: status, stderr: status === 0 ? '' : says });
  }
  // Nothing else is parsed before that.
  const imported = readFileSync(PROGRAM, 'utf8').match(/(?<=(?:from|import)")[^"]+/g);
  expect(imported?.sort()).toEqual(['./chunks/project.js', './chunks/rolldown-runtime.js', 'node:module']);
});

it('reads the output of another program as UTF-8, wherever its pieces end', async () => {
  const { stdout } = await nodeProcesses.exec('python3', ['-c', 'print("a" + "é" * 100_000, end="")'], 60);
  expect(stdout.replaceAll('é', '')).toMatch(/^a?$/);
});

it('names a free folder for the next run: no number after a date, and not beside `.`', async () => {
  const dated = `${folder}/run-2026-11-29`;
  const adapter = 'cmd:python3 -u examples/adapters/python/adapter.py';
  await cib('run', '--suite', 'cib', '--adapter', adapter, '--limit', '1', '--out', dated);
  for (const path of [dated, `${dated}/.`])
    expect((await cib('verify', path)).stdout).toContain(`with --out ${dated}-2\n`);
});

it('ends the output of verify, score and flags without an empty line, and says how a run gets a rank', async () => {
  const out = `${folder}/run`;
  const adapter = 'cmd:python3 -u examples/adapters/python/adapter.py';
  await cib('run', '--suite', 'cib', '--adapter', adapter, '--out', out);
  const verified = await cib('verify', out);
  for (const { stdout } of [verified, await cib('score', out), await cib('flags', out, '--entries', folder)])
    expect(stdout).toMatch(/\S\n$/);
  expect(verified.stdout).toMatch(
    /\nNext: for a rank, push an image and run on it \(docs\/guide-submit\.md\)\. Without one: write entry\.json with slug, licence, network, platform \(\S+\), and then: cib entry .* --from entry\.json --out entry\n$/,
  );
});

it('the schema of scorecards is in the package, and the schemas of all results of commands allow fields that a later version adds', () => {
  const linked = readFileSync('docs/commands.md', 'utf8').matchAll(/\]\(\.\.\/(schemas\/[\w-]+\.json)\)/g);
  const paths = [...linked].map(([, path = '']) => path);
  expect(paths).toEqual(['schemas/scorecard.json', 'schemas/answered.json', 'schemas/judgement.json']);
  const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
  expect(files.filter((one) => one.startsWith('!') && paths.includes(one.slice(1)))).toEqual([
    '!schemas/answered.json',
    '!schemas/judgement.json',
  ]);
  const schemas = paths.map((path) => new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(path, 'utf8'))));
  const cards = globSync('leaderboard/entries/mem0/*/scorecard.json').map((path) =>
    JSON.parse(readFileSync(path, 'utf8')),
  );
  expect(cards.length).toBeGreaterThan(1);
  const [isScorecard] = schemas;
  for (const card of cards) {
    const later = { ...card, added: 1, overall: { ...card.overall, added: 1 } };
    expect([isScorecard?.(later), isScorecard?.errors]).toEqual([true, null]);
  }
  for (const path of paths) expect(readFileSync(path, 'utf8')).not.toContain('"additionalProperties": false');
});
