import { expect, it } from 'vitest';
import { COMMANDS } from '../src/cli/commands.ts';
import type { Processes } from '../src/ports/processes.ts';
import { nodeProcesses } from '../src/system/processes.ts';
import { examine } from '../src/usecases/doctor.ts';
import { cib } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';

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
