import type { Bench } from '../../../suite/bench.ts';
import { cases } from './cases.ts';
import { dataset } from './dataset.ts';
import { trace } from './trace.ts';

/** What the benchmark's document measures of its own strategies, in its order. */
export const benches: readonly Bench[] = [cases, dataset, trace];
