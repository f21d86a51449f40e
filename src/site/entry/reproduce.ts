import { DEFAULT_LIMITS } from '../../evidence/default-limits.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { safeText } from '../../text/safe-text.ts';
import { shellWord } from '../../text/shell.ts';
import type { ShownBundle } from '../board/entries.ts';
import { actorNotes, actorWords } from './actor-again.ts';

export interface ReproduceView {
  /** Lines for a shell; empty where nobody can run it again. */
  readonly command: string;
  /** What whoever runs it must know first. */
  readonly notes: readonly string[];
}

const CIB = 'node dist/cli.js';

/**
 * What asks the system the same again: the nonce decides ids and order, so that every request is the recorded one. A run of
 * the board is in no checkout: asked again is then what the submitted run asked.
 */
export function reproduceView(entry: Entry, shown: ShownBundle): ReproduceView {
  const { manifest, folder, suite } = shown.submitted ?? shown;
  const { split, nonce, adapter, suite: measured } = manifest;
  const spec = adapter.spec.startsWith('ref:') ? adapter.spec : entry.adapter;
  const refuse = (why: string) => ({ command: '', notes: [why] });
  if (split === 'heldout')
    return refuse('It was run on held-out data, whose seed is secret: only the board can run it.');
  if (safeText(spec, spec.length) !== spec)
    return refuse('Its adapter is named by characters that cannot be shown, so that no command is given.');
  const out = `again/${entry.slug}/${measured.id}`;
  const words = ['run', '--suite', measured.id, '--adapter', spec, '--nonce', nonce];
  const told = [
    ...words,
    ...dataOf(manifest),
    ...selectionOf(manifest),
    ...limitsOf(manifest),
    ...actorWords(manifest),
    '--out',
    out,
  ];
  const lines = [told, ['verify', out, ...fileOf(manifest)]];
  if (suite.description.headline !== undefined) lines.push(['compare', folder, out]);
  return {
    command: lines.map((line) => [CIB, ...line.map(shellWord)].join(' ')).join('\n'),
    notes: [...notesOf(spec, manifest), determinismNote(shown)],
  };
}

/** The data as it was chosen: built in, of another size, or a file. */
function dataOf(manifest: Manifest): string[] {
  const count = /^builtin-(\d+)$/.exec(manifest.dataset.id)?.[1];
  return count === undefined ? fileOf(manifest) : ['--count', count];
}

function fileOf({ dataset }: Manifest): string[] {
  return /^builtin(?:-\d+)?$/.test(dataset.id) ? [] : ['--dataset', 'FILE'];
}

function selectionOf({ selection: { families, limit, arms, shard } }: Manifest): string[] {
  return [
    ...(families ?? []).flatMap((family) => ['--family', family]),
    ...(arms ?? []).flatMap((arm) => ['--arm', arm]),
    ...(limit === null ? [] : ['--limit', String(limit)]),
    ...(shard === null ? [] : ['--shard', `${shard.index}/${shard.count}`]),
  ];
}

const LIMITS = [
  ['episode_seconds', '--episode-seconds'],
  ['start_seconds', '--start-seconds'],
  ['memory_mb', '--memory'],
  ['cpus', '--cpus'],
  ['pids', '--pids'],
] as const;

function limitsOf({ limits, engine }: Manifest): string[] {
  return [
    ...LIMITS.filter(([name]) => limits[name] !== DEFAULT_LIMITS[name]).flatMap(([name, option]) => [
      option,
      String(limits[name]),
    ]),
    ...(engine?.name === 'podman' ? ['--engine', 'podman'] : []),
  ];
}

function notesOf(spec: string, manifest: Manifest): string[] {
  const { harness, dataset, model } = manifest;
  const file = fileOf({ dataset } as Manifest).length > 0;
  return [
    `It was run with harness ${safeText(harness.version, 40)}: another one may ask otherwise.`,
    ...(file ? [`FILE is the dataset with SHA-256 ${dataset.sha256}.`] : []),
    ...(spec.startsWith('cmd:')
      ? [
          'This starts the submitter’s own command line on your machine, outside of any container, and takes their program: read both first.',
        ]
      : []),
    ...(spec.startsWith('dir:') ? ['The folder behind dir: is the submitter’s: fetch their sources first.'] : []),
    ...actorNotes(manifest),
    ...(model === null ? [] : ['It asks a model, which may answer otherwise every time.']),
  ];
}

/** Where the board ran it, what the board found decides. */
function determinismNote({ manifest, claim }: ShownBundle): string {
  if (claim?.deterministic === 'lost')
    return 'The system declares itself deterministic, and two of its runs differ: a third may differ as well.';
  return manifest.adapter.declared.deterministic === true
    ? 'The system says that it is deterministic: every task must come out the same.'
    : 'The system does not say that it is deterministic: the comparison tells how far apart two runs are.';
}
