import { Fault } from '../errors/fault.ts';
import type { Entry } from '../evidence/entry.ts';
import { DEFAULT_LIMITS } from '../evidence/limits.ts';
import { EVERYTHING } from '../evidence/selection.ts';
import type { Files } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import type { Progress } from '../ports/progress.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { shellWord } from '../report/shell.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import type { RunRequest } from './run/request.ts';
import { run } from './run/run.ts';
import { buildSite } from './site.ts';
import { broken } from './verify/broken.ts';
import { verify } from './verify/verify.ts';

export interface DemoRequest {
  readonly out: string;
  /** Where templates, built scripts and the example stand. */
  readonly root: string;
  readonly harness: RunRequest['harness'];
  readonly signal?: AbortSignal | undefined;
  /** The Node that runs the example. */
  readonly node?: string;
}

/** Who takes part: an entry, made from the runs of every suite that has it. */
interface Participant {
  readonly slug: string;
  readonly adapter: string;
  readonly entry: Pick<Entry, 'adapter' | 'kind' | 'licence'>;
  readonly suites: { readonly id: string; readonly shown: boolean }[];
}

/** Tells a demo's folder from anybody else's: only that one is emptied. */
const MARKER = 'made-by-demo.txt';
const PARTS = ['entries', 'site', MARKER];

/** Every suite, run by all its references and by the example: bundles, entries, each verified, and the site of them. */
export async function demo(
  ports: Ports,
  request: DemoRequest,
  show: (scorecard: Scorecard) => Promise<void>,
): Promise<{ bundles: number }> {
  const { files } = ports;
  const { out, root, harness, signal } = request;
  await empty(files, out);
  const participants = await gather(files, request);
  const total = participants.reduce((sum, { suites }) => sum + suites.length, 0);
  let bundles = 0;
  const kept: Scorecard[] = [];
  ports.progress.begin('demo', total);
  for (const { slug, adapter, entry, suites } of participants) {
    const folder = `${out}/entries/${slug}`;
    const made: Scorecard[] = [];
    for (const { id, shown } of suites) {
      const scorecard = await run(
        { ...ports, progress: silent },
        {
          suite: id,
          adapter,
          dataset: {},
          selection: EVERYTHING,
          engine: 'docker',
          limits: DEFAULT_LIMITS,
          jobs: 1,
          resume: false,
          out: `${folder}/${id}`,
          harness,
          signal,
        },
      );
      await check(files, `${folder}/${id}`, scorecard);
      made.push(scorecard);
      if (shown) kept.push(scorecard);
      bundles += 1;
      ports.progress.advance(bundles);
    }
    await files.write(`${folder}/entry.json`, `${JSON.stringify(entryOf(slug, entry, made), null, 2)}\n`);
  }
  ports.progress.end();
  for (const scorecard of kept) await show(scorecard);
  await buildSite(files, {
    entries: `${out}/entries`,
    out: `${out}/site`,
    templates: `${root}/leaderboard`,
    scripts: `${root}/dist/browser`,
  });
  return { bundles };
}

async function empty(files: Files, out: string): Promise<void> {
  const present = await files.list(out);
  const earlier = present.includes(MARKER) && present.every((name) => PARTS.includes(name));
  if (present.length > 0 && !earlier) {
    throw new Fault('out.exists', `${out} is not empty, and no demo made it.`, { hint: 'Give --out a new folder.' });
  }
  // The marker comes first: a demo that was stopped can be followed by another.
  for (const name of ['entries', 'site']) await files.remove(`${out}/${name}`);
  await files.write(`${out}/${MARKER}`, 'A demo made this folder, and the next one empties it.\n');
}

/** The example first, then references and controls by name; one that several suites know is one entry. */
async function gather(files: Files, { root, node = 'node' }: DemoRequest): Promise<readonly Participant[]> {
  const built = `${root}/dist/example-adapter.js`;
  const program = (await files.exists(built)) ? built : `${root}/examples/adapters/typescript/adapter.ts`;
  const example: Participant = {
    slug: 'example',
    adapter: `cmd:${shellWord(node)} ${shellWord(program)}`,
    entry: { kind: 'example', licence: 'MIT', adapter: `cmd:node ${program.slice(root.length + 1)}` },
    suites: SUITE_IDS.map((id) => ({ id, shown: true })),
  };
  const others = new Map<string, Participant>();
  for (const id of SUITE_IDS) {
    const { references, description } = await loadSuite(id);
    for (const { name, kind } of references) {
      const adapter = `ref:${name}`;
      const slug = `${kind}-${name.toLowerCase().replace(/[^a-z0-9.]+/g, '-')}`;
      const known = others.get(slug) ?? { slug, adapter, entry: { kind, licence: 'MIT', adapter }, suites: [] };
      known.suites.push({ id, shown: name === description.tables.paired.against });
      others.set(slug, known);
    }
  }
  return [example, ...others.values()];
}

async function check(files: Files, folder: string, { system }: Scorecard): Promise<void> {
  const problems = broken(system.kind, (await verify(files, folder, {})).checks);
  if (problems.length === 0) return;
  const why = problems.map(({ id, detail }) => `${id}: ${detail ?? 'not held'}`).join('; ');
  throw new Fault('bundle.invalid', `${folder} does not verify: ${why}`);
}

function entryOf(slug: string, { kind, licence, adapter }: Participant['entry'], made: readonly Scorecard[]): Entry {
  return {
    schema: 'entry/1',
    slug,
    kind,
    name: made[0]?.system.name ?? slug,
    version: made[0]?.system.version ?? '0',
    licence,
    adapter,
    platform: 'any',
    network: false,
    reads_labels: made.some(({ system }) => system.reads_labels),
    suites: Object.fromEntries(made.map(({ suite }) => [suite.id, suite.id])),
  };
}

/** Many short runs share one bar. */
const silent: Progress = { begin: () => {}, advance: () => {}, note: () => {}, end: () => {} };
