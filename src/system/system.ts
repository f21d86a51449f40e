import type { Readable, Writable } from 'node:stream';
import type { Ports } from '../ports/ports.ts';
import { type Harness, harness } from './harness.ts';
import { projectRoot } from './installation.ts';
import { nodePorts } from './ports.ts';

export interface System {
  readonly ports: Ports;
  readonly harness: Harness;
  /** The project's root, with templates and examples. */
  readonly root: string;
  /** The process's own streams. */
  readonly streams: { readonly stdin: Readable; readonly stderr: Writable };
}

/** The machine that this runs on. */
export function nodeSystem(): System {
  return {
    ports: nodePorts(),
    // Read on first use, because the bundled bridge runs without the project.
    get root() {
      return projectRoot();
    },
    streams: {
      // Opened on first use, because an open input would keep the process running.
      get stdin() {
        return process.stdin;
      },
      stderr: process.stderr,
    },
    // Read on first use, because most commands do not need it.
    get harness() {
      return harness();
    },
  };
}
