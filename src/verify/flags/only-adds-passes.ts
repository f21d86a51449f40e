import { indicesIn } from '../fingerprints.ts';
import { type ComparedRun, type Flag, joinReasons, runName } from '../flag.ts';

/** Fewer new passes may occur by chance: the probability of five is 2^-5, 3%. */
const LEAST = 5;

export const onlyAddsPasses: Flag = {
  id: 'only-adds-passes',
  title: 'A new run passes more and loses nothing',
  why: 'A change to a system usually makes it pass some tasks and fail others. If it only gains tasks, the submitter may have picked the best answers of several runs.',
  remedy:
    'Ask what changed since the earlier run, and have it run again under a new nonce. Picked answers will not recur.',
  check: ({ run, former }) => joinReasons(former.map((earlier) => gainReason(run, earlier))),
};

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
