import { called, type Flag, inOne, type Run } from '../flag.ts';
import { placesIn } from '../prints.ts';

/** Fewer new passes than these come together by chance: 2^-5 is 3 %. */
const LEAST = 5;

export const onlyAddsPasses: Flag = {
  id: 'only-adds-passes',
  title: 'A new run passes more and loses nothing',
  why: 'A changed system gains tasks and loses some. Gains alone are what the best answer out of several hidden tries looks like.',
  remedy:
    'Ask what was changed since the earlier run, and have it run again under a fresh nonce: picked answers do not come back.',
  check: ({ run, former }) => inOne(former.map((earlier) => gained(run, earlier))),
};

function gained(run: Run, earlier: Run): string | undefined {
  const { suite, dataset } = run.manifest;
  if (earlier.manifest.dataset.sha256 !== dataset.sha256 || earlier.manifest.suite.version !== suite.version)
    return undefined;
  const { tasks: then, passed: before } = earlier.results;
  const { tasks, passed } = run.results;
  const places = placesIn(tasks.ids, then.ids);
  const was = Array.from(passed, (_, i) => before[places ? (places[i] ?? -1) : i]);
  const fresh = tasks.clusters.filter((_, i) => passed[i] === 1 && was[i] === 0);
  if (fresh.length < LEAST || was.some((one, i) => one === 1 && passed[i] === 0)) return undefined;
  const templates = new Set(fresh).size;
  const k = fresh.length;
  return `passes ${k} tasks (of ${templates} templates) that ${called(earlier)} failed on ${earlier.manifest.dates.started}, and fails none that it passed; were each change as likely for the better as for the worse, that would have probability ${chance(k)}, and ${chance(templates)} if tasks of one template change together`;
}

const chance = (k: number) => `2^-${k} = ${(2 ** -k).toPrecision(2)}`;
