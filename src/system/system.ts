import type { Ports } from '../ports/ports.ts';
import { type Harness, harness, projectRoot } from './harness.ts';
import { nodePorts } from './ports.ts';

interface System {
  readonly ports: Ports;
  readonly harness: Harness;
  readonly root: string;
}

/** The machine this runs on. The harness is digested only when somebody asks which it is. */
export function nodeSystem(): System {
  let digested: Harness | undefined;
  return {
    ports: nodePorts(),
    root: projectRoot(),
    get harness() {
      digested ??= harness();
      return digested;
    },
  };
}
