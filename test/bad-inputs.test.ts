import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

// Mistakes of new users: each message has to say what was wrong, where, and what to do.

const run = (...words: string[]) => cib('run', '--suite', 'cib', ...words);
const out = () => join(temporaryFolder(), 'results');
const TWO = ['--limit', '2'];

/** Runs a command to which the permissions of files apply. */
function unprivileged(...command: readonly string[]) {
  const [program = '', ...words] = [
    // Root may read and write everywhere, unless it drops these capabilities.
    ...(process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : []),
    ...[process.execPath, 'src/cli/bin.ts', ...command],
  ];
  return spawnSync(program, words, { encoding: 'utf8' });
}

describe('cib with an adapter that does not work', () => {
  it('shows what the adapter printed that is not the protocol', async () => {
    const { status, stderr } = await run(
      '--adapter',
      'cmd:echo Loading the model...; sleep 30',
      '--out',
      out(),
      ...TWO,
    );
    expect(status).toBe(3);
    expect(stderr).toContain('A line on standard output is not JSON: "Loading the model..."');
    expect(stderr).toContain('Write only protocol messages to standard output');
    expect(stderr).not.toContain('adapter.timeout');
  });

  it('shows and keeps how an adapter that crashes in some tasks exited, and its last output', async () => {
    const folder = out();
    const crash = `import json,sys
n=0
for line in sys.stdin:
    c=json.loads(line); m=c["method"]; n+=m=="query"
    if n==2: sys.exit("KeyError: 'when'")
    r={"initialize":{"protocol":1,"name":"crash","version":"1","capabilities":[]},"query":{"evidence":[]}}.get(m,{})
    print(json.dumps({"jsonrpc":"2.0","id":c["id"],"result":r}),flush=True)
`;
    const program = join(temporaryFolder(), 'crash.py');
    writeFileSync(program, crash);
    const { status, stdout, stderr } = await run(
      '--adapter',
      `cmd:python3 ${program}`,
      '--out',
      folder,
      '--limit',
      '8',
    );
    expect(status).toBe(3);
    expect(stdout).toContain('4 × adapter.exit');
    expect(stderr).toMatch(
      /The first error was adapter\.exit, in query of task cib_\d+: The adapter exited: exit status 1/,
    );
    expect(stderr).toContain("  | KeyError: 'when'");
    expect((await cib('explain', folder)).stdout).toMatch(/why {8}adapter\.exit in query: /);
  });

  it('shows a repeated traceback once, as lines, with how often it occurred', async () => {
    const program = join(temporaryFolder(), 'traceback.py');
    const crash = (times: number) => `import json,sys
n=0
def answer(c):
    global n
    m=c["method"]; n+=m=="query"
    if m=="query" and n==${times}: return {}["when"]
    return {"initialize":{"protocol":1,"name":"crash","version":"1","capabilities":[]},"query":{"evidence":[]}}.get(m,{})
for line in sys.stdin:
    c=json.loads(line)
    print(json.dumps({"jsonrpc":"2.0","id":c["id"],"result":answer(c)}),flush=True)
`;
    const last = "  | KeyError: 'when'\n";
    writeFileSync(program, crash(2));
    const some = await run('--adapter', `cmd:python3 ${program}`, '--out', out(), '--limit', '8');
    expect(some.stderr).toMatch(/\n {2}\| Traceback .*\n( {2}\| .*\n)+ {2}\| \(these \d+ lines 4 times\)\n/);
    expect(some.stderr.split(last)).toHaveLength(2);
    expect(some.stderr).not.toContain('\\n');
    const few = await run('--adapter', `cmd:python3 ${program}`, '--out', out(), '--limit', '4');
    expect(few).toMatchObject({ status: 0, stdout: expect.stringContaining(last) });
    writeFileSync(program, crash(1));
    const unsteady = await run('--adapter', `cmd:python3 ${program}`, '--out', out());
    expect(unsteady.stderr).toContain('adapter.unsteady');
    expect(unsteady.stderr.split(last)).toHaveLength(2);
    const checked = await cib('check', `cmd:python3 ${program}`);
    expect(checked.stdout).toMatch(/Last lines of its standard error, the same in \d checks:\n {2}\| Traceback/);
    expect(checked.stdout.split(last)).toHaveLength(2);
  });

  it('asks for quotes around an adapter given as two words', async () => {
    const { status, stderr } = await cib('check', 'python3', 'x.py');
    expect(status).toBe(2);
    expect(stderr).toContain('"cmd:python3 x.py"');
  });

  it('names the kinds of adapters if the kind is missing', async () => {
    const { status, stderr } = await run('--adapter', 'python3', '--out', out());
    expect(status).toBe(2);
    expect(stderr).toContain('it does not name its kind');
    expect(stderr).toContain('cmd:COMMAND LINE');
  });

  it('names a program that does not exist', async () => {
    const { status, stdout } = await cib('check', 'cmd:no-such-program-here');
    expect(status).toBe(1);
    expect(stdout).toContain('no-such-program-here: not found');
  });
});

describe('cib with words in no form of a command', () => {
  it.each([
    [['run', '--job', '2'], "Unknown option '--job'", 'Did you mean --jobs?'],
    [
      ['run', '--adaptor', 'ref:null', '--suite', 'cib', '--out', 'x'],
      "Unknown option '--adaptor'",
      'Did you mean --adapter?',
    ],
    [['run', '--suit=cib', '--adapter', 'ref:null', '--out', 'x'], "Unknown option '--suit'", 'Did you mean --suite?'],
    [
      ['run', '--suite', 'cib', '--adapter', 'python3', 'x.py', '--out', 'x'],
      "Too many arguments for 'run'. Expected 0 arguments but got 1",
      'Quote the adapter, so that it is one argument: "cmd:python3 x.py"',
    ],
    [
      ['run', '--suite', 'cib', '--out', 'x', '--adapter', 'cmd:python3', '-u', 'x.py'],
      "Unknown option '-u'",
      'Quote the adapter, so that it is one argument: "cmd:python3 -u x.py"',
    ],
    [
      ['run', '--suite', 'cib', '--adapter', 'cmd:node', '--inspect', 'x.js', '--out', 'x'],
      "Unknown option '--inspect'",
      'Quote the adapter, so that it is one argument: "cmd:node --inspect x.js"',
    ],
    [
      ['check', 'cmd:node', '--inspect=9229', 'x.js', '--start-seconds', '5'],
      "Unknown option '--inspect=9229'",
      'Quote the adapter, so that it is one argument: "cmd:node --inspect=9229 x.js"',
    ],
    [
      ['run', '--suite', 'cib', '--adapter', 'cmd:node', '--jobb', '2', '--out', 'x'],
      "Unknown option '--jobb'",
      'Did you mean --jobs?',
    ],
    [
      ['run', '--adapter', 'ref:null', '-u', '--suite', 'cib', '--out', 'x'],
      "Unknown option '-u'",
      'cib run --help lists its options',
    ],
    [
      ['run', 'x', '--suite', 'cib', '--adapter', 'ref:null', '--out', 'x'],
      "Too many arguments for 'run'. Expected 0 arguments but got 1",
      'cib run --help lists its options',
    ],
    [
      ['site', '--suites', 'writ, cbi', '--out', 'x'],
      "Option '--suites <ids>' argument 'writ, cbi' is invalid. It must be suites separated by commas, of cib, writ, memtrace, context-decay, worlds",
      'Did you mean "cib"?',
    ],
    [['rnu'], "Unknown command 'rnu'", 'Did you mean run?'],
    [['help', 'rnu'], "Unknown command 'rnu'", 'Did you mean run?'],
    [['heldout', 'help', 'commt'], "Unknown command 'commt'", 'Did you mean commit?'],
    [['explain'], "Missing required argument 'dir'", 'cib explain --help lists its options'],
    [
      ['verify', 'a', 'b'],
      "Too many arguments for 'verify'. Expected 1 argument but got 2",
      'cib verify --help lists its options',
    ],
    [['heldout'], 'No command was given', 'cib heldout --help lists its commands'],
    [
      ['heldout', 'reveal', '--out', 'x'],
      "Required option '--secret <file>' not specified",
      '--secret <file>: the file that `cib heldout commit` wrote',
    ],
    [['run', '--suite', 'cib'], "Required option '--adapter <spec>' not specified", 'Also required: --out <dir>'],
    [
      ['entry', 'x', '--out', 'y'],
      "Required option '--from <file>' not specified",
      '--from <file>: an entry.json with the slug, the licence and the other fields that no bundle has; `cib init` writes one',
    ],
    [
      ['run', '--suite', 'cib,writ', '--adapter', 'ref:null', '--out', 'x'],
      "Option '--suite <id>' argument 'cib,writ' is invalid. Allowed choices are cib, writ, memtrace, context-decay, worlds",
      'Give one of them, and repeat the command for each of the others',
    ],
    [
      ['run', '--suite', 'cib', '--adapter', 'ref:null', '--suite', 'worlds'],
      "Option '--suite <id>' argument 'worlds' is invalid. --suite is cib already. Run each suite with a command of its own",
      'cib run --help lists its options',
    ],
    [
      ['run', '--suite', 'cib', '--adapter', 'ref:null', '--out', 'x', '--full', '--json'],
      "Option '--full' cannot be used with option '--json'",
      'cib run --help lists its options',
    ],
    [['verify', 'x', '--repository', '.'], '--repository can only be used with --at', 'Leave --repository out.'],
    [['verify', 'x', '--board', 'a/b'], '--board can only be used with --attestation', 'Leave --board out.'],
    [['score', 'x', '--dataset', 'y'], '--dataset can only be used with --write or --grader', 'Leave --dataset out.'],
    [
      ['score', 'x', '--dataset', 'y', '--public', 'z'],
      '--dataset can only be used with --write or --grader',
      'Leave --dataset out.',
    ],
    [
      ['score', 'x', '--count', '9'],
      '--count can only be used with --write, --grader or --public',
      'Leave --count out.',
    ],
    [
      ['check', 'cmd:x', '--engine', 'podman'],
      '--engine can only be used with an adapter in a container',
      'Leave the option out, or give an adapter that starts with dir: or image:.',
    ],
    [['check'], "Missing required argument 'spec'", 'cib check --help lists its options'],
  ])('%j: shows the code, and the next step on a line of its own', async (words, what, near) => {
    const all = words[1] === '--job' ? [...words, '--suite', 'cib', '--adapter', 'ref:null', '--out', out()] : words;
    const { status, stderr } = await cib(...all);
    expect(status).toBe(2);
    expect(stderr.split('\n').slice(0, 2)).toEqual([`error usage: ${what}.`, `  → ${near}`]);
    expect(stderr).not.toContain('\\u000a');
  });
});

describe('cib run with an option of containers', () => {
  it.each([
    ['--engine', 'podman'],
    ['--memory', '4096'],
    ['--cpus', '1'],
    ['--pids', '64'],
    ['--gateway-sidecar', 'x'],
  ])('refuses %s for an adapter that runs in none', async (option, value) => {
    for (const adapter of ['ref:null', 'cmd:x']) {
      const { status, stderr } = await run('--adapter', adapter, '--out', out(), option, value);
      const says = `error usage: ${option} can only be used with an adapter in a container.\n`;
      expect([status, stderr]).toEqual([2, expect.stringContaining(says)]);
    }
  });
});

describe('cib run with a number in another form', () => {
  it.each([
    ['--limit', 'a whole number from 1', ['0x10', '1e3', '2.0', '+2', ' 2', '-1', '0']],
    ['--count', 'a whole number from 1 to 10,000,000', ['0b11', '1e3']],
    ['--cpus', 'a number above 0, at most a billion', ['0x1', '1e0', '1.', ' 1', '0.0', '.']],
    ['--temperature', 'a number from 0 to 2', ['0x1', '1e0', '-0', '2.1', ' ']],
    ['--gateway-temperature', 'a number from 0 to 2, or none', ['0x1', 'None']],
    ['--gateway-seconds', 'a number above 0, at most 300', ['1e1', '300.5']],
  ])('refuses %s in any form but digits and a fraction', async (option, what, refused) => {
    for (const value of refused) {
      const { status, stderr } = await run('--adapter', 'ref:null', '--out', out(), option, value);
      expect([value, status, stderr]).toEqual([
        value,
        2,
        expect.stringContaining(`'${value}' is invalid. It must be ${what}.`),
      ]);
    }
  });

  it.each(['0.5', '.5', '01'])('accepts %s', async (value) => {
    const words = ['--adapter', 'ref:null', '--out', out(), ...TWO, '--episode-seconds', value];
    expect(await run(...words)).toMatchObject({ status: 0 });
  });
});

describe('cib run with a number that no bundle could hold', () => {
  it.each([
    ['--count', '10000001', 'a whole number from 1 to 10,000,000'],
    ['--episode-seconds', '1e300', 'a number above 0, at most a billion'],
  ])('refuses %s %s before the run', async (option, value, what) => {
    const { status, stderr } = await run('--adapter', 'ref:null', '--out', out(), option, value);
    expect(status).toBe(2);
    expect(stderr).toContain(`It must be ${what}.`);
  });
});

describe('cib with wrong data', () => {
  it('names the suite of data of another suite', async () => {
    const data = join(temporaryFolder(), 'writ.jsonl');
    await cib('generate', '--suite', 'writ', '--count', '2', '--out', data);
    for (const words of [
      ['run', '--adapter', 'ref:null', '--out', out(), '--dataset', data],
      ['validate', data],
    ]) {
      const { status, stderr } = await cib(...words, '--suite', 'cib');
      expect(status).toBe(2);
      expect(stderr).toContain('writ.jsonl is data of the suite writ, not of cib.');
      expect(stderr).toContain('--suite writ');
    }
  });

  it('refuses a bundle in place of data', async () => {
    const bundle = out();
    await run('--adapter', 'ref:null', '--out', bundle, ...TWO);
    for (const words of [
      ['run', '--adapter', 'ref:null', '--out', out(), '--dataset', bundle],
      ['validate', bundle],
    ])
      expect(await cib(...words, '--suite', 'cib')).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(
          /^error dataset\.invalid: .* is a bundle, not a dataset\.\n {2}→ Give a dataset’s/,
        ),
      });
  });

  it('names the missing field of data in an unknown form, and how to generate data', async () => {
    const data = join(temporaryFolder(), 'bad.jsonl');
    writeFileSync(data, '{"a":1}\n');
    const { status, stderr } = await run('--adapter', 'ref:null', '--out', out(), '--dataset', data);
    expect(status).toBe(2);
    expect(stderr).toContain('bad.jsonl:1: $.id');
    expect(stderr).toContain('cib generate --suite cib');
  });
});

describe('cib with data whose slices a scorecard cannot name', () => {
  const generated = async (suite: string, count: number) => {
    const data = join(temporaryFolder(), 'data.jsonl');
    await cib('generate', '--suite', suite, '--count', String(count), '--out', data);
    const lines = readFileSync(data, 'utf8').trimEnd().split('\n');
    return { data, tasks: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  };
  const refusal = async (suite: string, data: string, tasks: readonly object[]) => {
    writeFileSync(data, tasks.map((task) => `${JSON.stringify(task)}\n`).join(''));
    const words = ['run', '--suite', suite, '--adapter', 'ref:null', '--out', out(), '--dataset', data];
    const { status, stderr } = await cib(...words);
    return { status, stderr: stderr.replace(data, 'DATA') };
  };

  it.each([
    ['cib', 'domain', 'sales\\emea', '"sales\\\\\\\\emea"'],
    ['cib', 'difficulty', '__proto__', '"__proto__"'],
    ['cib', 'domain', 'x'.repeat(201), `"${'x'.repeat(100)}…"`],
    ['writ', 'category', 'a\\b', '"a\\\\\\\\b"'],
  ])('refuses it before the run, and names the line: %s, %s', async (suite, field, name, shown) => {
    const { data, tasks } = await generated(suite, 2);
    const changed = [tasks[0] as object, { ...tasks[1], [field]: name }];
    expect(await refusal(suite, data, changed)).toEqual({
      status: 2,
      stderr: expect.stringMatching(
        new RegExp(`^error dataset\\.invalid: DATA:2: ${field} ${shown} is no valid name\\.`),
      ),
    });
  });

  it('refuses more of them than a scorecard has room for', async () => {
    const { data, tasks } = await generated('cib', 1);
    const many = Array.from({ length: 1_000 }, (_, at) => ({ ...tasks[0], id: `t${at}`, domain: `d${at}` }));
    expect(await refusal('cib', data, many)).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^error dataset\.invalid: DATA:999: .* more than 1000 slices\.\n.*domain/),
    });
  });
});

describe('cib with a device in place of a file', () => {
  it.each([
    ['agreement', '/dev/zero'],
    ['convert', '/dev/zero', '--suite', 'memtrace', '--from', 'locomo', '--out', 'OUT'],
    ['validate', '/dev/zero', '--suite', 'cib'],
    ['heldout', 'check', '--commitment', '/dev/zero', '--reveal', '/dev/zero'],
    ['run', '--suite', 'cib', '--adapter', 'ref:null', '--out', 'OUT', '--dataset', '/dev/zero'],
  ])('refuses it and does not read it to its end: cib %s', async (...words) => {
    const { status, stderr } = await cib(...words.map((word) => (word === 'OUT' ? out() : word)));
    expect(status).toBe(2);
    expect(stderr).toContain('error file.unreadable: /dev/zero cannot be read: it is a device.');
  });
});

describe('cib with a named pipe in place of a file', () => {
  it.each([
    ['verify', 'PIPE'],
    ['validate', 'PIPE', '--suite', 'cib'],
    ['merge', 'PIPE', 'PIPE', '--out', 'OUT'],
    ['agreement', 'PIPE'],
    ['bridge', 'mcp', '--mapping', 'PIPE'],
    ['convert', 'PIPE', '--suite', 'memtrace', '--from', 'locomo', '--out', 'OUT'],
    ['run', '--suite', 'cib', '--adapter', 'ref:null', '--out', 'OUT', '--dataset', 'PIPE'],
  ])('refuses it and does not wait for somebody to write into it: cib %s', async (...words) => {
    const pipe = join(temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const given = words.map((word) => (word === 'OUT' ? out() : word === 'PIPE' ? pipe : word));
    const { status, stderr } = await cib(...given);
    expect(status).toBe(2);
    expect(stderr).toContain(`error file.unreadable: ${pipe} cannot be read: it is a named pipe.`);
  });

  it('reads a pipe that the shell opened', () => {
    const main = join(import.meta.dirname, '../dist/cli.js');
    const script = `node ${main} validate <(node ${main} generate --suite cib) --suite cib`;
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toContain('sound: 250 tasks');
  });
});

describe('cib with an empty word, as a shell gives for a variable that is not set', () => {
  it.each([
    // Without such a reference nothing is written if the check is missing.
    ['--out', ['run', '--suite', 'cib', '--adapter', 'ref:none', '--out', '']],
    ['--secret', ['heldout', 'commit', '--secret', '', '--out', 'OUT']],
    ['--with', ['validate', '--suite', 'worlds', '--with', '']],
    ['dir', ['verify', '']],
    ['bundles', ['entry', 'leaderboard', '', '--from', 'x', '--out', 'OUT']],
  ])('refuses it, and names %s', async (name, words) => {
    const { status, stderr } = await cib(...words.map((word) => (word === 'OUT' ? out() : word)));
    expect(status).toBe(2);
    expect(stderr).toContain(`error usage: The value of ${name} is empty.`);
  });
});

it('takes an empty variable of an option as one that is not set', async () => {
  vi.stubEnv('CIB_GATEWAY_SIDECAR', '');
  const said = await run('--adapter', 'ref:null', '--out', out(), ...TWO);
  vi.unstubAllEnvs();
  expect(said).toMatchObject({ status: 0, stderr: expect.not.stringContaining('sidecar') });
});

it('cib generate writes the file that a link at --out leads to, and keeps its permissions', async () => {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/data.jsonl`, 'older', { mode: 0o600 });
  symlinkSync('data.jsonl', `${folder}/link`);
  const words = ['generate', '--suite', 'cib', '--count', '1', '--out'];
  expect(await cib(...words, `${folder}/link`)).toMatchObject({ status: 0 });
  expect(readlinkSync(`${folder}/link`)).toBe('data.jsonl');
  expect(readFileSync(`${folder}/data.jsonl`, 'utf8')).toMatch(/^\{.*\}\n$/);
  expect(statSync(`${folder}/data.jsonl`).mode & 0o777).toBe(0o600);
  symlinkSync('nothing', `${folder}/dangling`);
  const { status, stderr } = await cib(...words, `${folder}/dangling`);
  expect([status, stderr]).toEqual([2, expect.stringContaining('it is a symbolic link that leads to no file')]);
  expect(await cib(...words, `${folder}/link/`)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^error usage: \S+\/link\/ ends with a slash, .*\n {2}→ Give the path of a file\./),
  });
});

it.each(['--seed', '--count'])('cib validate does not ignore %s beside a path', async (option) => {
  const data = join(temporaryFolder(), 'data.jsonl');
  await cib('generate', '--suite', 'cib', '--out', data);
  const { status, stderr } = await cib('validate', data, '--suite', 'cib', option, '250');
  expect(status).toBe(2);
  expect(stderr).toContain('error usage: --seed and --count are of generated data');
});

it.each(['run --adapter ref:null --out OUT', 'baselines'])(
  'cib %s does not ignore --count beside a file',
  async (words) => {
    const data = join(temporaryFolder(), 'data.jsonl');
    await cib('generate', '--suite', 'cib', '--count', '3', '--out', data);
    const given = words.replace('OUT', out()).split(' ');
    const { status, stderr } = await cib(...given, '--suite', 'cib', '--dataset', data, '--count', '2');
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^error usage: --count is of generated data, and cannot be used with --dataset\.\n {2}→ Leave --count out\./,
    );
  },
);

it.each(['generate', 'validate', 'baselines'])(
  'cib %s takes no more tasks than a manifest can hold',
  async (command) => {
    const { status, stderr } = await cib(command, '--suite', 'cib', '--count', '10000001');
    expect(status).toBe(2);
    expect(stderr).toContain('It must be a whole number from 1 to 10,000,000.');
  },
);

describe('cib run with a folder of data', () => {
  it.each([
    ['pipe', 'mkfifo', [], 'not a regular file'],
    ['link', 'ln', ['-s', '/dev/stdin'], 'a symbolic link'],
  ])('refuses a %s in it', async (_what, program, words, says) => {
    const folder = temporaryFolder();
    execFileSync(program, [...words, `${folder}/a.json`]);
    const { status, stderr } = await run('--adapter', 'ref:null', '--out', out(), '--dataset', folder);
    expect(status).toBe(2);
    expect(stderr).toContain(`error dataset.invalid: ${folder}: "a.json" is ${says}.`);
  });
});

describe('cib run with an unusable --out', () => {
  const refused = async (path: string) => {
    const { status, stderr } = await run('--adapter', 'ref:null', '--out', path, ...TWO);
    expect(status).toBe(2);
    return stderr;
  };

  it('refuses a path that is a file or below one', async () => {
    const path = join(temporaryFolder(), 'file');
    writeFileSync(path, '');
    expect(await refused(path)).toMatch(
      /file cannot be written: a part of the path is a file.*\n {2}→ Give the path of a folder/,
    );
    expect(await refused(`${path}/below`)).toContain('a part of the path is a file');
  });

  it('refuses a folder that may not be written to', () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o555);
    const { status, stderr } = unprivileged(
      ...['run', '--suite', 'cib', '--adapter', 'ref:null'],
      ...['--out', `${folder}/results`, ...TWO],
    );
    expect(stderr).toMatch(/you may not write there \(EACCES\)\.\n {2}→ Give a folder/);
    expect(status).toBe(2);
  });

  it('names the folder that contains the site, where a build may not write', () => {
    const folder = temporaryFolder();
    mkdirSync(`${folder}/entries`);
    mkdirSync(`${folder}/site`);
    chmodSync(folder, 0o555);
    const words = ['site', '--entries', `${folder}/entries`, '--no-cache', '--out', `${folder}/site`];
    const { status, stderr } = unprivileged(...words);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(
        /^error file\.unwritable: The folder that contains \S+\/site cannot be written: you may not write there \(EACCES\)\.\n {2}→ A build writes there before it replaces the site/m,
      ),
    });
    expect(stderr).not.toContain('.lock');
  });

  it('refuses a link that leads nowhere', async () => {
    const path = join(temporaryFolder(), 'link');
    symlinkSync('nothing', path);
    expect(await refused(path)).toContain('a file, or a symbolic link that leads nowhere, has that name (EEXIST)');
    symlinkSync('itself', join(path, '../itself'));
    expect(await refused(join(path, '../itself'))).toContain('leads back to itself (ELOOP)');
  });

  // A version of Node retries without end there, and does not react to signals.
  it.skipIf(!existsSync('/proc/self'))('exits on a file system that allows no new files', () => {
    const folder = temporaryFolder();
    for (const [path, words] of [
      ['/proc/results', ['run', '--suite', 'cib', '--adapter', 'ref:null', '--out', '/proc/results']],
      ['/proc/x/y/s', ['heldout', 'commit', '--secret', '/proc/x/y/s', '--out', `${folder}/c`]],
    ] as const) {
      const { status, stderr } = spawnSync(process.execPath, ['src/cli/bin.ts', ...words], {
        encoding: 'utf8',
        // Node keeps its compiled code in such a folder.
        env: { ...process.env, HOME: '/proc', XDG_CACHE_HOME: '/proc/cache' },
        timeout: 60_000,
        killSignal: 'SIGKILL',
      });
      expect(status).toBe(2);
      const why = 'its folder was removed, or its file system takes no new folders';
      expect(stderr).toContain(`${path} cannot be written: ${why}`);
    }
  });
});

it.skipIf(process.platform === 'win32')('says in a folder that was removed that it was', () => {
  const here = (...words: readonly string[]) => {
    const folder = temporaryFolder();
    const lines = 'cd "$0" && rmdir "$0" && exec "$@"';
    const program = [process.execPath, join(import.meta.dirname, '../src/cli/bin.ts')];
    return spawnSync('/bin/sh', ['-c', lines, folder, ...program, ...words], { encoding: 'utf8' });
  };
  const { status, stdout, stderr } = here('run', '--suite', 'cib', '--adapter', 'ref:null', '--out', 'x', '--json');
  const [message, hint] = ['The current folder was removed.', 'Call the command from another folder.'];
  expect({ status, stdout, stderr }).toEqual({
    ...{ status: 2, stdout: '' },
    stderr: `error file.missing: ${message}\n  → ${hint}\n${JSON.stringify({ error: { code: 'file.missing', message, hint, quote: null } })}\n`,
  });
  expect(here('--help')).toMatchObject({ status: 0, stderr: '' });
});

describe('cib with a file of another kind', () => {
  it.each([
    ['entry', 'B --from FILE --out B', '$.slug: missing;', '`cib init` writes '],
    ['agreement', 'FILE', '$.answers: missing', 'Give the file of answers that the page of a questionnaire saved'],
    ['run', '--suite cib --adapter ref:null --out B --prices FILE', '$.currency: missing;', 'Give a price file.'],
    ['heldout', 'check --commitment FILE --reveal FILE', '$.commitment: missing;', '`cib heldout commit --out` wrote'],
    ['heldout', 'check --commitment C --reveal FILE', '$.seed: missing;', '`cib heldout reveal` wrote'],
    ['verify', 'RUN --harnesses FILE', '$.harnesses: missing', 'leaderboard/harnesses.json'],
  ])('cib %s %s says which fields are missing, and which file to give', async (command, words, what, hint) => {
    const folder = temporaryFolder();
    const results = `${folder}/run`;
    if (words.includes('RUN')) await run('--adapter', 'ref:null', '--out', results, ...TWO);
    await cib('heldout', 'commit', '--secret', `${folder}/s`, '--out', `${folder}/c`);
    const made = { C: `${folder}/c`, FILE: `${folder}/file.json`, B: `${folder}/b`, RUN: results };
    for (const [text, says] of [
      ['{}', what],
      ['hi', 'not JSON'],
      [undefined, `There is no file or folder ${made.FILE}.`],
    ] as const) {
      if (text === undefined) rmSync(made.FILE);
      else writeFileSync(made.FILE, text);
      const given = words.split(' ').map((word) => made[word as keyof typeof made] ?? word);
      const { status, stderr } = await cib(command, ...given);
      expect([status, stderr]).toEqual([2, expect.stringContaining(says)]);
      expect(stderr).toMatch(/^error (?:json\.|file\.missing)/);
      expect(stderr.split('\n')[1]).toContain(hint);
    }
  });
});

it.each(['score', 'explain', 'compare', 'pack'])(
  'cib %s of a path that is no folder says what to give',
  async (command) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    for (const [path, what] of [
      ['file', `${folder}/file is not a bundle: it is a file.`],
      ['none', `${folder}/none is not a bundle: there is no such folder.`],
    ] as const)
      expect(await cib(command, `${folder}/${path}`, ...(command === 'compare' ? [folder] : []))).toEqual({
        ...{ status: 2, stdout: '' },
        stderr: `error file.missing: ${what}\n  → Give the folder that \`cib run --out\` wrote.\n`,
      });
  },
);

it.each(['score', 'explain', 'verify'])(
  'cib %s of a folder of cib init says that it has no bundle yet',
  async (command) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'entry.json'), '{}');
    const { status, stderr } = await cib(command, folder);
    expect(status).toBe(2);
    expect(stderr).toContain('\n  → It has an entry.json and no bundle yet: `cib run --out` writes one.\n');
  },
);

it.each(['score', 'explain', 'verify'])('cib %s of an unfinished run says how to finish it', async (command) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'run.json'), '{}');
  const { status, stderr } = await cib(command, folder);
  expect(status).toBe(2);
  expect(stderr).toContain('an unfinished run: finish it with `cib run … --resume`');
});

it('cib run with more jobs than tasks causes no warning of Node', () => {
  const words = ['--suite', 'cib', '--adapter', 'cmd:python3 -u examples/adapters/python/adapter.py', '--limit', '20'];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['src/cli/bin.ts', 'run', ...words, '--jobs', '5000', '--out', out()],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stderr).not.toMatch(/warning/i);
});

it.each([
  ['site', ['--out']],
  ['claims', ['--suite', 'cib', '--json']],
])('cib %s of one entry or a bundle in place of a folder of entries says what to give', async (command, words) => {
  const folder = temporaryFolder();
  const more = command === 'site' ? [...words, `${folder}/site`] : words;
  for (const [name, what] of [
    ['entry.json', 'is one entry, not a folder of entries.'],
    ['manifest.json', 'is a bundle, not a folder of entries.'],
  ] as const) {
    mkdirSync(join(folder, name, 'cib'), { recursive: true });
    writeFileSync(join(folder, name, name), '{}');
    const { status, stderr } = await cib(command, '--entries', join(folder, name), ...more);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining(`error input.invalid: ${folder}/${name} ${what}\n  → Give`),
    ]);
  }
});

it('cib site, claims and flags say that they found no entry', async () => {
  const folder = temporaryFolder();
  const bundle = `${folder}/bundle`;
  mkdirSync(`${folder}/entries`);
  expect(await run('--adapter', 'ref:null', '--out', bundle, ...TWO)).toMatchObject({ status: 0 });
  for (const words of [['site', '--out', `${folder}/site`], ['claims'], ['flags', bundle]])
    expect(await cib(...words, '--entries', `${folder}/entries`)).toMatchObject({
      status: 0,
      stderr: `There is no entry in ${folder}/entries.\n`,
    });
});

it('cib site says how an entry is made to a folder without entry.json, and refuses an output among the entries', async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/entries/a`, { recursive: true });
  const site = (out: string) => cib('site', '--entries', `${folder}/entries`, '--no-cache', '--out', out);
  expect((await site(`${folder}/site`)).stderr).toContain(
    `→ \`cib entry\` writes an entry. If ${folder}/entries/a is none, remove it from the entries.\n`,
  );
  const out = `${folder}/entries/site`;
  expect(await site(out)).toMatchObject({
    status: 2,
    stderr: `error usage: ${out} is in ${folder}/entries, where each folder is read as an entry.\n  → Give --out a folder outside the entries.\n`,
  });
});

describe('cib with a file in another form than it needs', () => {
  it.each([
    [['judge', '--agreement', 'FILE', 'FILE'], 'Give a judgement that `cib judge --out` wrote.'],
    [
      ['convert', 'FILE', '--suite', 'memtrace', '--from', 'locomo', '--out', 'OUT'],
      'Give the file of LoCoMo as its authors publish it.',
    ],
    [
      ['heldout', 'commit', '--secret', 'OUT', '--out', 'OUT', '--wording', 'FILE'],
      'Give a wording file. docs/heldout.md shows its form.',
    ],
    [
      ['baselines', '--suite', 'memtrace', '--part', 'dataset', '--dataset', 'FILE'],
      'Give records as `cib generate --suite memtrace --part dataset` or `cib convert` writes them.',
    ],
    [
      ['qa', '--suite', 'memtrace', '--part', 'locomo', '--dry-run', '--dataset', 'FILE'],
      'Give the file locomo10.json as its authors publish it.',
    ],
  ])('says which file to give: %j', async (words, hint) => {
    const file = join(temporaryFolder(), 'x.json');
    writeFileSync(file, '{"a": 1,,}');
    const { status, stderr } = await cib(...words.map((word) => (word === 'OUT' ? out() : word.replace('FILE', file))));
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^error json\.syntax: \S+x\.json(:1)?: not JSON /)]);
    expect(stderr).toContain(`\n  → ${hint}\n`);
  });

  it.each([
    [
      ['submit', 'FILE', '--dry-run'],
      /entry\.invalid: There is no file or folder \S+: a part of its path is a file\.\n/,
    ],
    ...[
      'release --suite cib --out FILE',
      'heldout publish x --out FILE',
      'demo --out FILE',
      'demo --suite cib,worlds --out FILE',
      'site --entries leaderboard/entries --out FILE',
    ].map((words): [string[], RegExp] => [
      words.split(' '),
      /error out\.exists: \S+x is a file\.\n {2}→ Give --out a new folder\.\n$/,
    ]),
    [
      ['baselines', '--suite', 'cib', '--count', '2', '--report', 'FILE'],
      /error out\.exists: \S+x is a file\.\n {2}→ Give --report a new folder\.\n$/,
    ],
  ])('says that a file is in the place of a folder: %j', async (words, what) => {
    const file = join(temporaryFolder(), 'x');
    writeFileSync(file, '');
    const { status, stderr } = await cib(...words.map((word) => word.replace('FILE', file)));
    expect([status, stderr]).toEqual([2, expect.stringMatching(what)]);
  });

  it('takes the folder of a report that was killed while it was written', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/.report.html.4194305-1-0123abcd.draft`, '');
    const words = ['baselines', '--suite', 'cib', '--count', '2', '--report', folder];
    expect(await cib(...words)).toMatchObject({ status: 0 });
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('says that it may not read it', () => {
    const file = join(temporaryFolder(), 'x.json');
    writeFileSync(file, '{}', { mode: 0 });
    const { status, stderr } = unprivileged('agreement', file);
    expect([status, stderr]).toEqual([
      2,
      `error file.unreadable: ${file} cannot be read: you may not read it (EACCES).\n  → Change its permissions, or give a copy that you may read.\n`,
    ]);
  });
});

it('cib claims outside a board’s repository names the option --entries', () => {
  const built = sharedFolder();
  cpSync('dist', join(built, 'dist'), { recursive: true });
  writeFileSync(join(built, 'package.json'), '{"version":"0.1.0","type":"module"}');
  mkdirSync(join(built, 'empty'));
  const call = () =>
    execFileSync(process.execPath, [join(built, 'dist/cli.js'), 'claims'], {
      cwd: join(built, 'empty'),
      stdio: 'pipe',
    });
  expect(call).toThrow(/There is no folder leaderboard\/entries\.\n {2}→ .*--entries/);
});
