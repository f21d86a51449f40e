import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

// To be imported before a program: time runs fifty times as fast for it. Its waits keep their order and their shares.

const FASTER = 50;
const [now, wait] = [performance.now.bind(performance), timers.setTimeout];

performance.now = () => now() * FASTER;
timers.setTimeout = ((milliseconds: number, ...rest: []) => wait(milliseconds / FASTER, ...rest)) as typeof wait;
syncBuiltinESMExports();
