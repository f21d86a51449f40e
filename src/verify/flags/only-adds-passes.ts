import { indicesIn } from '../fingerprints.ts';
import { type ComparedRun, type FlagFacts, joinReasons, runName } from '../flag.ts';

/** Fewer new passes may occur by chance: the probability of five is 2^-5, 3%. */
const LEAST = 5;

/** Whether a run passes more than an earlier one of the same system, and loses nothing. */
export const onlyAddsPasses = ({ run, former }: FlagFacts) =>
  joinReasons(former.map((earlier) => gainReason(run, earlier)));

function gainReason(run: ComparedRun, earlier: ComparedRun): string | undefined {
  const { suite, dataset } = run.manifest;
  if (earlier.manifest.dataset.sha256 !== dataset.sha256 || earlier.manifest.suite.version !== suite.version)
    return undefined;
  const { tasks, passed } = run.results;
  const indices = indicesIn(tasks.ids, earlier.results.tasks.ids);
  const passedBefore = Array.from(passed, (_, i) => earlier.results.passed[indices ? (indices[i] ?? -1) : i]);
  const clustersOfGains = tasks.clusters.filter((_, i) => passed[i] === 1 && passedBefore[i] === 0);
  const lostAny = passedBefore.some((before, i) => before === 1 && passed[i] === 0);
  if (clustersOfGains.length < LEAST || lostAny) return undefined;
  const templates = new Set(clustersOfGains).size;
  const k = clustersOfGains.length;
  return `passes ${k} tasks (of ${templates} templates) that ${runName(earlier)} failed on ${earlier.manifest.dates.started}, and fails none that it passed; were each change as likely for the better as for the worse, that would have probability ${chance(k)}, and ${chance(templates)} if tasks of one template change together`;
}

const chance = (k: number) => `2^-${k} = ${(2 ** -k).toPrecision(2)}`;
