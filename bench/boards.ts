import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyEntries, ENTRIES, runAgain } from './board-copies.ts';
import { place } from './place.ts';
import { type ProcessCost, whole } from './whole.ts';

interface Build {
  readonly name: string;
  /** Undefined for the board of this repository. */
  readonly entries?: number;
  readonly promised: {
    readonly cold?: number;
    readonly touched?: number;
    readonly unchanged?: number;
    /** MiB while it is built cold. */
    readonly memory?: number;
    /** MB of the whole site. */
    readonly size?: number;
    /** kB of the overview. */
    readonly overview?: number;
  };
}

/** The boards that a site is promised to be built of in time, room and memory, on two processors of their own. */
const BUILDS: readonly Build[] = [
  { name: 'this repository', promised: { cold: 8, touched: 1.5, unchanged: 0.5, size: 30, overview: 300 } },
  { name: '400 entries of five suites', entries: 400, promised: { cold: 60, touched: 3, memory: 512, overview: 300 } },
  { name: '1,000 entries of five suites', entries: 1_000, promised: { size: 400 } },
];

/** A row for each figure of each board. */
export async function* boardRows(builds: readonly Build[] = BUILDS): AsyncGenerator<string> {
  for (const build of builds) {
    const folder = place();
    const [entries, out, cache] = [join(folder, 'entries'), join(folder, 'site'), join(folder, 'cache')] as const;
    if (build.entries === undefined) {
      // In a checkout, because a board shows runs of its own files otherwise than submitted ones.
      execFileSync('git', ['clone', '--quiet', '--shared', join(import.meta.dirname, '..'), join(folder, 'board')]);
      yield* rowsOf(build, { entries: join(folder, 'board', ENTRIES), out, cache });
    } else {
      copyEntries(entries, build.entries);
      yield* rowsOf(build, { entries, out, cache });
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Folders {
  readonly entries: string;
  readonly out: string;
  readonly cache: string;
}

async function* rowsOf({ name, promised }: Build, { entries, out, cache }: Folders): AsyncGenerator<string> {
  const build = () => whole('site', '--entries', entries, '--cache', cache, '--out', out);
  const row = (what: string, figure: number, unit: string, most: number | undefined, digits = 1) => {
    const verdict = most === undefined ? '' : `${figure <= most ? '' : 'NOT KEPT: '}${most} ${unit}`;
    return `| ${name}: ${what} | ${figure.toFixed(digits)} ${unit} | ${verdict} |`;
  };
  const timed = (what: string, { seconds, cpu }: ProcessCost, most: number | undefined) =>
    row(
      `${what}, ${cpu === undefined ? 'processor time not known' : `${cpu.toFixed(1)} s of a processor`}`,
      seconds,
      's',
      most,
      2,
    );
  const cold = await build();
  yield timed('cold', cold, promised.cold);
  yield row('cold, peak memory', cold.peak ?? Number.NaN, 'MiB', promised.memory, 0);
  yield timed('unchanged', await build(), promised.unchanged);
  const [first = ''] = readdirSync(entries);
  for (const path of readdirSync(join(entries, first), { recursive: true, encoding: 'utf8' }))
    utimesSync(join(entries, first, path), 0, 0);
  yield timed('times of one entry changed', await build(), promised.touched);
  runAgain(join(entries, first));
  yield timed('one entry run again', await build(), promised.touched);
  const sizes = filesOf(out).map((path) => statSync(path).size);
  yield row('site', sizes.reduce((sum, size) => sum + size, 0) / 1e6, 'MB', promised.size);
  yield row('overview', readFileSync(join(out, 'index.html')).length / 1e3, 'kB', promised.overview);
  yield row('largest page', Math.max(...pagesOf(out).map((path) => statSync(path).size)) / 1e3, 'kB', 300);
}

function filesOf(folder: string): readonly string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return found.filter((path) => statSync(path).isFile());
}

const pagesOf = (folder: string) => filesOf(folder).filter((path) => path.endsWith('.html'));

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const chosen = BUILDS.filter(
    ({ entries }) => positionals.length === 0 || positionals.includes(String(entries ?? 'own')),
  );
  for await (const row of boardRows(chosen)) console.log(row);
}
