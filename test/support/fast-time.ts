import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

// To be imported before a program: time runs fifty times as fast for it. Its waits keep their order and their shares.

const FASTER = 50;
/** Milliseconds: shorter timers are no waits of the program, but of what it is made of. */
const SHORTEST = 900;
const [now, date, wait, timer] = [performance.now.bind(performance), Date.now, timers.setTimeout, setTimeout];
const started = date();

performance.now = () => now() * FASTER;
Date.now = () => started + (date() - started) * FASTER;
// On these the plugins of Octokit wait.
globalThis.setTimeout = ((done: () => void, milliseconds = 0, ...rest: []) =>
  timer(done, milliseconds < SHORTEST ? milliseconds : milliseconds / FASTER, ...rest)) as typeof timer;
timers.setTimeout = ((milliseconds: number, ...rest: []) => wait(milliseconds / FASTER, ...rest)) as typeof wait;
syncBuiltinESMExports();
