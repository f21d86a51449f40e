import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { run as runCommand } from '../../cli/commands/run.ts';
import type { Entry } from '../../evidence/entry.ts';
import { DEFAULT_LIMITS } from '../../evidence/limits.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { ShownBundle } from '../board/entries.ts';
import { reproduceView } from './reproduce.ts';

const IMAGE = `image:example.org/a@sha256:${'0'.repeat(64)}`;

function reproduce(given: Partial<Record<keyof Manifest, unknown>>, entry: Partial<Entry> = {}) {
  const manifest = {
    suite: { id: 'cib', version: '1.0.0' },
    dataset: { id: 'builtin', sha256: 'd'.repeat(64), tasks: 250, official: false },
    split: 'public',
    selection: { families: null, limit: null, arms: null, shard: null },
    nonce: 'ab',
    adapter: { spec: 'ref:lexical3', declared: { deterministic: true } },
    limits: DEFAULT_LIMITS,
    engine: null,
    harness: { version: '0.1.0', sha256: '' },
    model: null,
    ...given,
  };
  const bundle = {
    manifest,
    folder: 'e/mine/cib',
    suite: { description: {} },
    scorecard: { suite: {} },
  } as unknown as ShownBundle;
  return reproduceView({ slug: 'mine', adapter: IMAGE, ...entry } as Entry, bundle);
}

const MODEL = { name: 'tiny-1', endpoint_family: 'openai', temperature: 0, max_output_tokens: 512 };
const ACTOR = { kind: 'model', prompt: { id: 'decide/1' }, format: 'json_schema' };

const runOf = (...args: Parameters<typeof reproduce>) => reproduce(...args).command.split('\n')[0];
const run = (adapter: string, more = '') =>
  `npx context-integrity run --suite cib --adapter ${adapter} --nonce ab${more} --out again/mine/cib`;

const COMMANDS: readonly [string, Parameters<typeof reproduce>, string][] = [
  ['a reference', [{}], run('ref:lexical3')],
  ['an image by its digest, whatever the tag was', [{ adapter: { spec: 'image:a:1', declared: {} } }], run(IMAGE)],
  [
    'a command line, quoted as one word',
    [{ adapter: { spec: 'cmd:x', declared: {} } }, { adapter: "cmd:a 'b'; rm -rf $HOME" }],
    run(`'cmd:a '\\''b'\\''; rm -rf $HOME'`),
  ],
  ['built-in data of another size', [{ dataset: { id: 'builtin-9' } }], run('ref:lexical3', ' --count 9')],
  [
    'fresh data',
    [{ split: 'fresh', dataset: { id: 'fresh', tasks: 9 } }],
    run('ref:lexical3', ' --split fresh --count 9'),
  ],
  ['data of a file', [{ dataset: { id: 'x', sha256: 'd' } }], run('ref:lexical3', ' --dataset FILE')],
  [
    'a part of the tasks',
    [{ selection: { families: ['a', 'b'], arms: ['c'], limit: 3, shard: { index: 1, count: 2 } } }],
    run('ref:lexical3', ' --family a --family b --arm c --limit 3 --shard 1/2'),
  ],
  [
    'other limits and another engine',
    [
      {
        limits: { ...DEFAULT_LIMITS, episode_seconds: 9, memory_mb: 4096, cpus: 3, pids: 9 },
        engine: { name: 'podman' },
      },
    ],
    run('ref:lexical3', ' --episode-seconds 9 --memory 4096 --cpus 3 --pids 9 --engine podman'),
  ],
  [
    'limits of containers, which a run without one refuses',
    [{ limits: { ...DEFAULT_LIMITS, memory_mb: 4096, start_seconds: 9 } }],
    run('ref:lexical3', ' --start-seconds 9'),
  ],
  ['an engine by whatever name', [{ engine: { name: 'nerd ctl' } }], run('ref:lexical3', " --engine 'nerd ctl'")],
  ['Docker', [{ engine: { name: 'docker' } }], run('ref:lexical3')],
  ['a perfect agent', [{ actor: { kind: 'oracle' } }], run('ref:lexical3', ' --actor oracle')],
  ['a model with the default settings', [{ actor: ACTOR, model: MODEL }], run('ref:lexical3', ' --actor model')],
  [
    'a model with other settings',
    [{ actor: { ...ACTOR, format: 'text' }, model: { ...MODEL, temperature: 0.7, max_output_tokens: 99 } }],
    run('ref:lexical3', ' --actor model --temperature 0.7 --max-output-tokens 99 --response-format text'),
  ],
  ['an adapter with a gateway', [{ gateway: { sidecar: null } }], run('ref:lexical3', ' --replay e/mine/cib')],
  [
    'an adapter with a gateway in a container',
    [{ gateway: { sidecar: { id: 'sha256:0' } } }],
    run('ref:lexical3', ' --replay e/mine/cib --gateway-sidecar SIDECAR'),
  ],
  ['an adapter with a model of its own', [{ model: { ...MODEL, temperature: 1 } }], run('ref:lexical3')],
];

/** Options that reproduce nothing: */
const LEFT_OUT = [
  // no command is given for held-out data;
  ...['--seed-fd', '--wording'],
  // a replay takes the settings of the gateway from the tape;
  ...[
    '--gateway',
    '--gateway-model',
    '--gateway-embeddings',
    '--gateway-budget',
    '--gateway-temperature',
    '--gateway-seconds',
  ],
  // these change how long a run takes, or what is printed.
  ...['--jobs', '--resume', '--model-seconds', '--price', '--prices', '--dry-run', '--full', '--json'],
];

describe('reproduceView', () => {
  it.each(COMMANDS)('returns the command for %s', (_what, args, expected) => {
    expect(runOf(...args)).toBe(expected);
  });

  it('gives every option of `cib run` that decides what a run measures', () => {
    const program = new Command();
    runCommand(
      program,
      async () => {},
      async () => {},
    );
    const given = new Set(COMMANDS.flatMap(([, , command]) => command.match(/--[a-z-]+/g) ?? []));
    const options = program.commands.flatMap((command) => command.options.map(({ long }) => long));
    expect([...given, ...LEFT_OUT].toSorted()).toEqual(options.toSorted());
  });

  it.each<[string, Parameters<typeof reproduce>, RegExp]>([
    ['held-out data', [{ split: 'heldout' }], /Until the seed is revealed, only the board can run it/],
    [
      'an adapter with invisible characters',
      [{ adapter: { spec: 'cmd:x', declared: {} } }, { adapter: 'cmd:a \u202eb' }],
      /cannot be shown/,
    ],
    ...[0xa0, 0xad, 0x180e, 0x3164, 0xffa0, 0xfe0f, 0x2800, 0xe0041].map(
      (code): [string, Parameters<typeof reproduce>, RegExp] => [
        `an adapter with U+${code.toString(16)}`,
        [{ adapter: { spec: 'cmd:x', declared: {} } }, { adapter: `cmd:a ${String.fromCodePoint(code)}b` }],
        /cannot be shown/,
      ],
    ),
    ['an engine with invisible characters', [{ engine: { name: 'a\u202e' } }], /engine is named by .* cannot be shown/],
  ])('returns no command for %s [E9]', (_what, args, why) => {
    expect(reproduce(...args)).toEqual({ command: '', notes: [expect.stringMatching(why)] });
  });

  it('returns the commands that check the new run and compare it, also in a suite without a headline', () => {
    expect(reproduce({}).command.split('\n').slice(1)).toEqual([
      'npx context-integrity verify again/mine/cib',
      'npx context-integrity compare e/mine/cib again/mine/cib',
    ]);
  });

  it('warns that a command line runs outside of any container and may not be deterministic', () => {
    const { notes } = reproduce({ adapter: { spec: 'cmd:x', declared: {} } }, { adapter: 'cmd:x' });
    expect(notes.join(' ')).toMatch(/outside of any container.*does not say that it is deterministic/);
  });

  it('says which model the environment must name, unless the adapter calls its own', () => {
    const told = /CIB_MODEL must name the same model, tiny-\\u202e1 \(openai\)/;
    const model = { ...MODEL, name: 'tiny-\u202e1' };
    expect(reproduce({ actor: ACTOR, model }).notes.join(' ')).toMatch(told);
    expect(reproduce({ model }).notes.join(' ')).not.toContain('CIB_MODEL');
  });
});
