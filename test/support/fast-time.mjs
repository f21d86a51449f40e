import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

// Loaded before a program: its time runs fifty times as fast. Its waits keep their order and proportions. Timers that
// limit other programs, such as Git, stay as long, because those are no faster. In JavaScript, because loading what
// strips types takes longer than starting the process.

const FASTER = 50;
/** Milliseconds: shorter timers belong to libraries, and are no waits of the program. */
const SHORTEST = 900;
/** Milliseconds: longer timers are limits. */
const LONGEST = 30_000;
const [now, date, wait, timer] = [performance.now.bind(performance), Date.now, timers.setTimeout, setTimeout];
const started = date();

performance.now = () => now() * FASTER;
Date.now = () => started + (date() - started) * FASTER;
// The plugins of Octokit wait by these timers.
globalThis.setTimeout = (done, milliseconds = 0, ...rest) =>
  timer(done, milliseconds < SHORTEST || milliseconds > LONGEST ? milliseconds : milliseconds / FASTER, ...rest);
timers.setTimeout = (milliseconds, ...rest) => wait(milliseconds / FASTER, ...rest);
syncBuiltinESMExports();
