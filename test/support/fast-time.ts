import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const FASTER = 50;
/** Milliseconds: shorter timers belong to libraries, and are no waits of the program. */
const SHORTEST = 900;
/** Milliseconds: longer timers are limits. */
const LONGEST = 30_000;

/**
 * Environment in which time runs fifty times as fast, so that pauses between writes to GitHub cost a test nothing. Waits
 * keep their order and proportions. Timers that limit other programs, such as Git, stay as long: those are no faster.
 */
export const FAST_TIME = { NODE_OPTIONS: `--import ${import.meta.filename}` };

export const isFast = ({ NODE_OPTIONS }: Readonly<Record<string, string | undefined>>) =>
  NODE_OPTIONS === FAST_TIME.NODE_OPTIONS;

/** Runs something in this process with fast time. */
export async function inFastTime<T>(run: () => Promise<T>): Promise<T> {
  const end = faster();
  try {
    return await run();
  } finally {
    end();
  }
}

const [REAL_NOW, REAL_DATE] = [performance.now.bind(performance), Date.now];

/** Sets the clocks right. For the end of a file, when no server of it is left that could see time go back. */
export function resetClocks(): void {
  performance.now = REAL_NOW;
  Date.now = REAL_DATE;
}

/** @returns ends it. Clocks then go on from the time that they show, so that no server sees time go back */
function faster(): () => void {
  const [now, date, wait, timer] = [performance.now.bind(performance), Date.now, timers.setTimeout, setTimeout];
  const [began, started] = [now(), date()];
  performance.now = () => began + (now() - began) * FASTER;
  Date.now = () => started + (date() - started) * FASTER;
  // The plugins of Octokit wait by these timers.
  const quick = (done: () => void, milliseconds = 0, ...rest: []) =>
    timer(done, milliseconds < SHORTEST || milliseconds > LONGEST ? milliseconds : milliseconds / FASTER, ...rest);
  globalThis.setTimeout = Object.assign(quick, timer) as typeof setTimeout;
  const waits: typeof wait = (milliseconds = 0, ...rest) => wait(milliseconds / FASTER, ...rest);
  timers.setTimeout = waits;
  syncBuiltinESMExports();
  return () => {
    const [ahead, later] = [performance.now() - now(), Date.now() - date()];
    performance.now = () => now() + ahead;
    Date.now = () => date() + later;
    globalThis.setTimeout = timer;
    timers.setTimeout = wait;
    syncBuiltinESMExports();
  };
}

// Loaded before a program.
if (isFast(process.env)) faster();
