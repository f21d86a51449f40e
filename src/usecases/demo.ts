import { Fault } from '../errors/fault.ts';
import { DEFAULT_LIMITS } from '../evidence/default-limits.ts';
import { EVERYTHING } from '../evidence/selection.ts';
import type { Files } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import type { Progress } from '../ports/progress.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { shellWord } from '../report/shell.ts';
import { entryText, example, type Participant, references } from './participants.ts';
import type { RunRequest } from './run/request.ts';
import { run } from './run/run.ts';
import { buildSite } from './site.ts';

export interface DemoRequest {
  readonly out: string;
  /** Where templates, built scripts and the example stand. */
  readonly root: string;
  readonly harness: RunRequest['harness'];
  readonly signal?: AbortSignal | undefined;
  /** Which suites take part: all of them without it. */
  readonly suites?: readonly string[] | undefined;
  /** The Node that runs the example. */
  readonly node?: string;
}

/** Tells a demo's folder from anybody else's: only that one is emptied. */
const MARKER = 'made-by-demo.txt';
const PARTS = ['entries', 'site', MARKER];

/** Suites, run by all their references and by the example: bundles, entries, each verified, and the site of them. */
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
  for (const participant of participants) {
    const { slug, adapter, suites } = participant;
    const folder = `${out}/entries/${slug}`;
    const made: Scorecard[] = [];
    for (const { id, shown } of suites) {
      const { scorecard } = await run(
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
      made.push(scorecard);
      if (shown) kept.push(scorecard);
      bundles += 1;
      ports.progress.advance(bundles);
    }
    await files.write(`${folder}/entry.json`, entryText(participant, made));
  }
  ports.progress.end();
  for (const scorecard of kept) await show(scorecard);
  const { withheld } = await buildSite(ports, {
    entries: `${out}/entries`,
    out: `${out}/site`,
    templates: `${root}/leaderboard`,
    scripts: `${root}/dist/browser`,
  });
  // They were made here and now: one that does not hold is no stranger's.
  if (withheld[0]) throw withheld[0].fault;
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

/** The example first, then references and controls. */
async function gather(files: Files, { root, suites, node = 'node' }: DemoRequest): Promise<readonly Participant[]> {
  const built = `${root}/dist/example-adapter.js`;
  const program = (await files.exists(built)) ? built : `${root}/examples/adapters/typescript/adapter.ts`;
  const words = `cmd:${shellWord(node)} ${shellWord(program)}`;
  const shown = `cmd:node ${program.slice(root.length + 1)}`;
  return [example('example', words, shown, suites), ...(await references(suites))];
}

/** Many short runs share one bar. */
const silent: Progress = { begin: () => {}, advance: () => {}, note: () => {}, end: () => {} };
