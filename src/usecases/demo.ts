import { Fault } from '../errors/fault.ts';
import { BoardFigures } from '../evidence/board-figures.ts';
import { DEFAULT_LIMITS } from '../evidence/default-limits.ts';
import { sha256 } from '../evidence/digest.ts';
import { EVERYTHING, type Selection } from '../evidence/selection.ts';
import type { Files } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import type { Progress } from '../ports/progress.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { shellWord } from '../report/shell.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { sideBySide } from './asking/side-by-side.ts';
import { entryText, example, type Participant, references } from './participants.ts';
import { readDocument } from './read-document.ts';
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

export interface Demo {
  /** Of the example, in the order of the suites. */
  readonly scorecards: readonly Scorecard[];
  /** Absent where `leaderboard/standings.json` is not part of this copy of the project. */
  readonly figures: BoardFigures | undefined;
  /** The example's entry: holds a bundle for each suite, in a folder of the suite's id. */
  readonly entry: string;
  /** The site's first page. */
  readonly site: string;
}

/** Tells a demo's folder from anybody else's: only that one is emptied. */
const MARKER = 'made-by-demo.txt';
const PARTS = ['entries', 'site', MARKER];

/** A suite of more tasks is run on its first ones: the demo is to end in seconds. Every family of a suite is among them. */
const MOST_TASKS = 60;

/** While one run waits for its adapter, another one computes. */
const AT_ONCE = 2;

interface Job {
  readonly suite: string;
  readonly participant: Participant;
}

/**
 * Runs the example, and the reference that a board shows first, on a share of each suite's tasks; verifies the bundles, and
 * builds the site of these runs alone.
 *
 * @throws Fault `out.exists` where `out` holds anything but an earlier demo; `bundle.invalid` where a bundle does not verify
 */
export async function demo(ports: Ports, request: DemoRequest): Promise<Demo> {
  const { files } = ports;
  const { out, root } = request;
  await empty(files, out);
  const participants = await gather(files, request);
  const jobs: Job[] = participants.flatMap((participant) =>
    participant.suites.map(({ id }) => ({ suite: id, participant })),
  );
  const made = new Map<Job, Scorecard>();
  ports.progress.begin('demo', jobs.length);
  await sideBySide(jobs, AT_ONCE, async (job) => {
    made.set(job, await runJob(ports, request, job));
    ports.progress.advance(made.size);
  });
  ports.progress.end();
  const scorecardsOf = (its: Participant) =>
    jobs.filter(({ participant }) => participant === its).flatMap((job) => made.get(job) ?? []);
  for (const participant of participants) {
    const text = entryText(participant, scorecardsOf(participant));
    await files.write(`${out}/entries/${participant.slug}/entry.json`, text);
  }
  const { withheld } = await buildSite(
    { files, progress: silent },
    {
      entries: `${out}/entries`,
      out: `${out}/site`,
      templates: `${root}/leaderboard`,
      scripts: `${root}/dist/browser`,
    },
  );
  // They were made here and now: one that does not hold is nobody else's.
  if (withheld[0]) throw withheld[0].fault;
  const [first] = participants;
  return {
    scorecards: first ? scorecardsOf(first) : [],
    figures: await readFigures(files, root),
    entry: `${out}/entries/${first?.slug}`,
    site: `${out}/site/index.html`,
  };
}

async function runJob(ports: Ports, request: DemoRequest, { suite, participant }: Job): Promise<Scorecard> {
  const folder = `${request.out}/entries/${participant.slug}/${suite}`;
  const { scorecard } = await run(
    { ...ports, progress: silent },
    {
      suite,
      adapter: participant.adapter,
      dataset: {},
      selection: await shareOf(suite),
      engine: 'docker',
      limits: DEFAULT_LIMITS,
      jobs: 1,
      // The same at every demo, so that its figures are.
      nonce: sha256(`context-integrity demo ${suite}`),
      resume: false,
      out: folder,
      harness: request.harness,
      signal: request.signal,
    },
  );
  return scorecard;
}

async function shareOf(suite: string): Promise<Selection> {
  const { generator } = await loadSuite(suite);
  return generator.publicCount > MOST_TASKS ? { ...EVERYTHING, limit: MOST_TASKS } : EVERYTHING;
}

async function readFigures(files: Files, root: string): Promise<BoardFigures | undefined> {
  const path = `${root}/leaderboard/standings.json`;
  return (await files.exists(path)) ? readDocument(files, path, BoardFigures) : undefined;
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

/** The example first, then of each suite the reference that newcomers are compared with. */
async function gather(files: Files, { root, suites, node = 'node' }: DemoRequest): Promise<readonly Participant[]> {
  const built = `${root}/dist/example-adapter.js`;
  const program = (await files.exists(built)) ? built : `${root}/examples/adapters/typescript/adapter.ts`;
  const words = `cmd:${shellWord(node)} ${shellWord(program)}`;
  const shown = `cmd:node ${program.slice(root.length + 1)}`;
  const compared = (await references(suites))
    .map((participant) => ({ ...participant, suites: participant.suites.filter((suite) => suite.shown) }))
    .filter((participant) => participant.suites.length > 0);
  return [example('example', words, shown, suites), ...compared];
}

/** Many short runs share one bar. */
const silent: Progress = { begin: () => {}, advance: () => {}, note: () => {}, end: () => {} };
