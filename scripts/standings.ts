import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { winsOf } from '../src/analysis/wins.ts';
import { entryFolders } from '../src/board/entry-folder.ts';
import { loadManifest, loadOutcomes, loadScorecard } from '../src/bundles/load-bundle.ts';
import { readDocument } from '../src/bundles/read-document.ts';
import { BoardFigures } from '../src/evidence/board-figures.ts';
import { BUNDLE } from '../src/evidence/bundle.ts';
import { Entry } from '../src/evidence/entry.ts';
import { mainMetric } from '../src/suite/description.ts';
import type { Suite } from '../src/suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { nodePorts } from '../src/system/ports.ts';

/**
 * Writes `leaderboard/standings.json` from `leaderboard/entries`; with `--check` it only says whether the file is up to
 * date. It holds the board's own systems alone: of an image that somebody submitted the figures here are a claim, and
 * what the board measured is on the branch `receipts`.
 */

type Board = BoardFigures['boards'][number];

const ENTRIES = 'leaderboard/entries';
const EXAMPLE = 'dir:examples/adapters/python';
const OUT = 'leaderboard/standings.json';
const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const { files } = nodePorts();
process.chdir(join(import.meta.dirname, '..'));

const entries = await Promise.all(
  (await entryFolders(files, ENTRIES)).map(({ slug }) => readDocument(files, `${ENTRIES}/${slug}/entry.json`, Entry)),
);
const found = await Promise.all((await Promise.all(SUITE_IDS.map(loadSuite))).map(boardOf));
const figures: BoardFigures = { schema: 'standings/1', boards: found.filter((board) => board !== undefined) };
const text = `${JSON.stringify(BoardFigures.parse(figures), null, 2).replace(/\[\s+([^[\]{},]+),\s+([^[\]{},]+?)\s+\]/g, '[$1, $2]')}\n`;
if (!values.check) await writeFile(OUT, text);
else if ((await readFile(OUT, 'utf8').catch(() => '')) !== text) {
  console.error(`${OUT} is not what ${ENTRIES} says\n→ npm run standings, and commit it`);
  process.exitCode = 1;
}

/** The systems of one suite that ran all tasks of its public data, and the control that they must beat. */
async function boardOf({ description, generator, ownSystems }: Suite): Promise<Board | undefined> {
  const metric = mainMetric(description);
  const suite = { id: description.id, version: description.version };
  const dataset = { sha256: generator.publicDigest, tasks: generator.publicCount };
  const sign = metric.better === 'higher' ? -1 : 1;
  const systems: Board['systems'] = [];
  const controls: NonNullable<Board['control']>[] = [];
  const groups: string[] = [];
  let example: Board['example'];
  const blind = ownSystems.filter(({ kind, readsLabels, questionBlind }) => {
    return kind === 'control' && !readsLabels && questionBlind === true;
  });
  for (const { slug, name, version, kind, adapter, reads_labels, suites } of entries) {
    const folder = suites[suite.id];
    const isOwn = adapter.startsWith('dir:') && (await files.isDirectory(adapter.slice('dir:'.length)));
    const isSystem = kind === 'system' && !reads_labels && isOwn;
    const isControl = kind === 'control' && blind.some((one) => adapter === `ref:${one.name}`);
    // Its ports to other languages have the same outcomes.
    const isExample = adapter === EXAMPLE;
    if (folder === undefined || !(isSystem || isControl || isExample)) continue;
    const { dates, files: listed } = await loadManifest(files, `${ENTRIES}/${slug}/${folder}`);
    const card = await loadScorecard(files, `${ENTRIES}/${slug}/${folder}`);
    const estimate = card.overall.metrics[metric.id];
    const isSame = card.suite.version === suite.version && card.dataset.sha256 === dataset.sha256;
    if (!isSame || card.validity.state !== 'valid' || estimate === undefined) continue;
    if (isExample) {
      const outcomes = listed.find(({ path }) => path === BUNDLE.outcomes)?.sha256;
      if (outcomes !== undefined) example = { name, outcomes };
      continue;
    }
    const { value, n, ci95_clustered } = estimate;
    if (isControl) {
      controls.push({ name, value });
      continue;
    }
    // As ranks group systems: by the score in every task.
    const results = winsOf(await loadOutcomes(files, `${ENTRIES}/${slug}/${folder}`), metric.id).won.join();
    if (!groups.includes(results)) groups.push(results);
    const group = groups.indexOf(results);
    systems.push({ slug, name, version, value, n, ci95_clustered, group, date: dates.finished.slice(0, 10) });
  }
  const [control] = controls.sort((a, b) => sign * (a.value - b.value) || (a.name < b.name ? -1 : 1));
  systems.sort((a, b) => sign * (a.value - b.value) || (a.slug < b.slug ? -1 : 1));
  return systems.length === 0 ? undefined : { suite, dataset, metric: metric.id, control, example, systems };
}
