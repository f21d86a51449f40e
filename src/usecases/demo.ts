import { entryText, example, type Participant } from '../board/participants.ts';
import { openDataset } from '../bundles/dataset.ts';
import { requireNoFile, requireOutsideBundles } from '../bundles/load-bundle.ts';
import { beside, isTemporary } from '../bundles/plain-files.ts';
import { readFigures } from '../bundles/read-figures.ts';
import { Fault } from '../errors/fault.ts';
import { sha256 } from '../evidence/digest.ts';
import { EVERYTHING, type Selection } from '../evidence/selection.ts';
import { inParallel } from '../models/parallel.ts';
import type { Files } from '../ports/files.ts';
import type { Ports, Progress } from '../ports/ports.ts';
import { PROJECT } from '../protocol/project.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { RunRequest } from '../run/request.ts';
import { run } from '../run/run.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { shellWord } from '../text/escape.ts';
import { buildSite } from './site.ts';

export interface DemoRequest {
  readonly out: string;
  /** The project's folder, with templates, built scripts and the example. */
  readonly root: string;
  readonly harness: RunRequest['harness'];
  readonly signal?: AbortSignal | undefined;
  /** By default, all suites. */
  readonly suites?: readonly string[] | undefined;
  /** The Node executable that runs the example. */
  readonly node?: string;
}

/** The file that marks a demo's folder. Only such a folder is emptied. */
const MADE_BY_DEMO = 'made-by-demo.txt';
const PARTS = ['entries', 'site'];
/** What a killed build of the site leaves beside it. */
const LEFT = ['site.lock', beside('site', 'draft'), beside('site', 'former')];

/** The limit for a suite's tasks, in characters of requests. All 250 tasks of CIB, which are short, are within it. */
const MOST_TEXT = 600_000;

/** While one run waits for its adapter, another one computes. */
const AT_ONCE = 2;

/**
 * Runs the example on each suite, or on its first tasks if the suite is long, verifies the bundles, and builds the site of
 * these runs.
 *
 * @returns the scorecards in the order of the suites; the board's figures, if this copy of the project has
 * `leaderboard/standings.json`; the folder of the example's entry, with one bundle per suite in a folder with the suite's id;
 * the first page of the site
 * @throws Fault `out.exists` if `out` has anything but an earlier demo; `out.busy` if another process runs one there;
 * `bundle.invalid` if a bundle does not verify
 */
export async function demo(ports: Ports, request: DemoRequest) {
  await requireNoFile(ports.files, request.out);
  const lock = await ports.files.lock(request.out);
  try {
    return await demoIn(ports, request);
  } finally {
    await lock.release();
  }
}

async function demoIn(ports: Ports, request: DemoRequest) {
  const { files } = ports;
  const { out, root } = request;
  await emptyFolder(files, out);
  const participant = await exampleOf(files, request);
  const entry = `${out}/entries/${participant.slug}`;
  const made = new Map<string, Scorecard>();
  ports.progress.begin('demo', participant.suites.length);
  await inParallel(participant.suites, AT_ONCE, async (id) => {
    made.set(id, await runSuite(ports, request, { id, adapter: participant.adapter, out: `${entry}/${id}` }));
    ports.progress.advance(made.size);
  });
  ports.progress.end();
  const scorecards = participant.suites.flatMap((id) => made.get(id) ?? []);
  await files.write(`${entry}/entry.json`, entryText(participant, scorecards));
  const { withheld } = await buildSite(
    { ...ports, progress: silent },
    {
      entries: `${out}/entries`,
      out: `${out}/site`,
      repository: PROJECT,
      templates: `${root}/leaderboard`,
      scripts: `${root}/dist/browser`,
      signal: request.signal,
    },
  );
  // The entry was made just now: a fault in it is a defect of the harness or the example.
  if (withheld[0]) throw withheld[0].fault;
  return { scorecards, figures: await readFigures(files, root), entry, site: `${out}/site/index.html` };
}

interface SuiteRun {
  readonly id: string;
  readonly adapter: string;
  readonly out: string;
}

async function runSuite(ports: Ports, { harness, signal }: DemoRequest, { id, adapter, out }: SuiteRun) {
  const { scorecard } = await run(
    { ...ports, progress: silent },
    {
      suite: id,
      adapter,
      dataset: {},
      selection: await shareOf(ports.files, id),
      engine: 'docker',
      limits: {},
      jobs: 1,
      // Fixed, so that every demo has the same figures.
      nonce: sha256(`context-integrity demo ${id}`),
      resume: false,
      out,
      harness,
      signal,
      goOn: 'Run the command again.',
    },
  );
  return scorecard;
}

/** All tasks of a suite's public data, or the first ones. */
async function shareOf(files: Files, id: string): Promise<Selection> {
  const suite = await loadSuite(id);
  const dataset = await openDataset(files, suite, {});
  let [text, limit] = [0, 0];
  while (limit < dataset.tasks) {
    text += JSON.stringify(suite.compile(dataset.taskAt(limit))).length;
    if (text > MOST_TEXT && limit > 0) return { ...EVERYTHING, limit };
    limit += 1;
  }
  return EVERYTHING;
}

async function emptyFolder(files: Files, out: string): Promise<void> {
  const present = (await files.list(out)).filter((name) => !isTemporary(name));
  const known = [...PARTS, ...LEFT, MADE_BY_DEMO];
  const earlier = present.includes(MADE_BY_DEMO) && present.every((name) => known.includes(name));
  if (present.length > 0 && !earlier) {
    throw new Fault('out.exists', `${out} is not empty and was not written by a demo.`, {
      hint: 'Give --out a new folder.',
    });
  }
  await requireOutsideBundles(files, out);
  // The marker is written first, so that another demo can follow one that was stopped.
  for (const name of [...PARTS, ...LEFT]) await files.remove(`${out}/${name}`);
  await files.write(`${out}/${MADE_BY_DEMO}`, 'A demo made this folder, and the next one empties it.\n');
}

async function exampleOf(files: Files, { root, suites, node = 'node' }: DemoRequest): Promise<Participant> {
  const built = `${root}/dist/example-adapter.js`;
  const program = (await files.exists(built)) ? built : `${root}/examples/adapters/typescript/adapter.ts`;
  // A path with backslashes is a Windows path, and the shell there knows only double quotes.
  const word = (path: string) => (path.includes('\\') ? `"${path}"` : shellWord(path));
  const words = `cmd:${word(node)} ${word(program)}`;
  const participant = example('example', words, `cmd:node ${program.slice(root.length + 1)}`, suites);
  // The site shows it as it would show a system of the reader's own.
  return { ...participant, entry: { ...participant.entry, kind: 'system' } };
}

/** Many short runs share one progress bar. */
const silent: Progress = {
  begin: () => {},
  advance: () => {},
  wait: () => {},
  step: () => {},
  note: () => {},
  end: () => {},
};
