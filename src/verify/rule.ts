import type { Manifest } from '../evidence/manifest.ts';
import type { Suite } from '../suite/suite.ts';
import type { Observations } from './observations.ts';

/** What a rule may look at: values only. */
export interface Facts {
  readonly manifest: Pick<Manifest, 'limits' | 'system' | 'dataset' | 'selection' | 'model' | 'adapter' | 'suite'>;
  readonly suite: Suite;
  /** The dataset's digest is a published one, or that of the built-in data generated again. */
  readonly datasetKnown: boolean;
  /** Built-in data of another size than the published one: its scores compare with nobody's. */
  readonly datasetResized: boolean;
  readonly observed: Observations;
  readonly counts: { readonly tasks: number; readonly errored: number };
  /** Ids of all metrics that the scorecard holds. */
  readonly metrics: readonly string[];
}

/** A condition that a run must meet to be valid. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly breaks: string;
  readonly remedy: string;
  /** How a run ends that breaks it, where that is not *invalid*. */
  readonly state?: 'failed';
  /** What breaks it here, or undefined where it holds. */
  check(facts: Facts): string | undefined;
}
