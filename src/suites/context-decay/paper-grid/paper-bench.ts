import type { Bench } from '../../../suite/bench.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { claims } from '../claims.ts';
import type { Conversation } from '../conversation.ts';
import { rawRow } from '../experiment.ts';
import { draftGrid, runGrid } from '../grid.ts';
import { hashSecret } from '../python-hash.ts';
import { strategiesOn } from '../strategies/strategies.ts';
import { tables } from '../tables.ts';
import { charts } from './charts.ts';
import { figureTable } from './figure-table.ts';
import { spreadTable } from './spread-table.ts';
import { systemOf } from './system.ts';

/** The original hashes strings when it words a sentence; this is the process that ours stands for. */
const HASH_SEED = 0;

/** The paper's own grid: 25 conversations of five lengths, each given to its four strategies. */
export const paperBench: Bench = {
  id: 'paper',
  label: 'The paper’s grid',
  summary:
    'The paper’s 100 experiments, draw for draw: four strategies on five conversations of each of five lengths. The ' +
    'original is deterministic only under a fixed PYTHONHASHSEED, of which the paper names none: what is measured here is ' +
    'what it prints under PYTHONHASHSEED=0, and the last table holds the paper’s figures beside what other hash seeds give.',
  takes: { count: false, records: false },
  async run({ files }) {
    const cells = draftGrid();
    const strategies = strategiesOn(files);
    const digest = linesDigest();
    const experiments = await runGrid(cells, strategies, hashSecret(HASH_SEED), (told) => digest.add(lineOf(told)));
    const printed = tables(experiments);
    return {
      dataset: { id: 'paper-grid', sha256: digest.hex(), tasks: cells.length },
      systems: strategies.map(({ name, readsNeedles }) => systemOf(name, readsNeedles, experiments)),
      tables: [...printed.map(figureTable), spreadTable()],
      charts: charts(experiments),
      claims: claims(experiments),
      raw: experiments.map(rawRow),
    };
  },
};

/** A conversation as it is told, in a line: the turns as pairs of role and text. */
const lineOf = ({ turns }: Conversation): string => JSON.stringify(turns.map(({ role, text }) => [role, text]));
