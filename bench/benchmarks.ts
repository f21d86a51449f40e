import { merging } from './merging.ts';
import { againstOriginals } from './originals.ts';
import { parallel } from './parallel.ts';
import { processes } from './processes.ts';
import { throughContainer, throughProcess } from './protocol.ts';
import type { Benchmark } from './ratio.ts';
import { siteBuild } from './site-build.ts';
import { verification } from './verification.ts';

/**
 * Every hot path by the name that a command takes, in the order of the results. Each says itself what of it can be measured
 * here. A new one is a file and a line.
 */
export const BENCHMARKS: Readonly<Record<string, () => Promise<readonly Benchmark[]>>> = {
  processes,
  original: againstOriginals,
  process: throughProcess,
  container: throughContainer,
  jobs: parallel,
  verify: verification,
  merge: merging,
  site: siteBuild,
};
