import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

// To be imported before a program: time runs fifty times as fast for it. Its waits keep their order and their shares. What
// limits the work of others, such as that of Git, stays as long: they are no faster.
// In JavaScript: a process takes longer to load what strips types than to start.

const FASTER = 50;
/** Milliseconds: shorter timers are no waits of the program, but of what it is made of. */
const SHORTEST = 900;
/** Milliseconds: longer timers are limits. */
const LONGEST = 30_000;
const [now, date, wait, timer] = [performance.now.bind(performance), Date.now, timers.setTimeout, setTimeout];
const started = date();

performance.now = () => now() * FASTER;
Date.now = () => started + (date() - started) * FASTER;
// On these the plugins of Octokit wait.
globalThis.setTimeout = (done, milliseconds = 0, ...rest) =>
  timer(done, milliseconds < SHORTEST || milliseconds > LONGEST ? milliseconds : milliseconds / FASTER, ...rest);
timers.setTimeout = (milliseconds, ...rest) => wait(milliseconds / FASTER, ...rest);
syncBuiltinESMExports();
