import { generateWorld } from '../src/suites/worlds/generate.ts';
import { BUILT_IN } from '../src/suites/worlds/wording/built-in.ts';

/** Generates one world with about as many events as the argument says; with 0 it only loads what that takes. */
const events = Number(process.argv[2]);
const world = events > 0 ? generateWorld('bench', 0, { id: 'events-700', events }, BUILT_IN) : undefined;
console.log(world?.events.length ?? 0);
