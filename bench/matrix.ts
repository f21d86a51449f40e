/** Work that is cut into shards, each a job of a matrix, and merged by one job behind them. Seconds throughout. */
export interface Plan {
  readonly tasks: number;
  readonly shards: number;
  /** Jobs that run at once. */
  readonly runners: number;
}

/** What was measured. */
export interface Costs {
  /** Of every job: checkout, Node, the image. */
  readonly job: number;
  /** Of a task of the whole dataset, in every job: its digest is made again. */
  readonly digest: number;
  /** Of one of the shard's own tasks, the adapter's time aside: sealed, written down, put in order, scored. */
  readonly task: number;
  /** Of a task in the merge. */
  readonly merge: number;
  /** Of a task in a bundle. */
  readonly bytes: number;
  /** An episode's latency, drawn anew each time. */
  episode(): number;
  /** How many times slower a runner is than the machine that was measured, drawn anew each time. */
  slowness(): number;
  /** Whether a job is lost and must be run again, drawn anew each time. */
  lost(): boolean;
}

export interface Outcome {
  /** From the first job to the end of the merge. */
  readonly wall: number;
  readonly longestJob: number;
  readonly mergeJob: number;
  /** As they are billed: each job rounded up. */
  readonly minutes: number;
  /** Of one artifact, before it is compressed. */
  readonly artifact: number;
}

const BYTES_PER_SECOND = 50e6;

/** One draw of the whole plan. Jobs start in their order, each on the first runner that is free; one that is lost starts again there. */
export function simulate({ tasks, shards, runners }: Plan, costs: Costs): Outcome {
  const free = new Array<number>(Math.min(runners, shards)).fill(0);
  let [minutes, longestJob, wall] = [0, 0, 0];
  const share = tasks / shards;
  for (let shard = 0; shard < shards; shard += 1) {
    const runner = free.indexOf(Math.min(...free));
    do {
      const job = shardSeconds(Math.ceil(share), tasks, costs);
      longestJob = Math.max(longestJob, job);
      minutes += Math.ceil(job / 60);
      free[runner] = (free[runner] ?? 0) + job;
    } while (costs.lost());
    wall = Math.max(wall, free[runner] ?? 0);
  }
  const transfer = (tasks * costs.bytes) / BYTES_PER_SECOND;
  const mergeJob = costs.job + transfer + costs.slowness() * tasks * costs.merge;
  return {
    wall: wall + mergeJob,
    longestJob,
    mergeJob,
    minutes: minutes + Math.ceil(mergeJob / 60),
    artifact: share * costs.bytes,
  };
}

function shardSeconds(own: number, all: number, costs: Costs): number {
  let episodes = 0;
  for (let task = 0; task < own; task += 1) episodes += costs.episode();
  return costs.job + costs.slowness() * (all * costs.digest + own * costs.task + episodes);
}
