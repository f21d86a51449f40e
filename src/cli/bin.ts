#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { VERSION } from '../protocol/project.ts';
import { userCache } from '../system/installation.ts';

const { argv, env } = process;

if (!printedVersion()) {
  // Caches compiled code, so that what is loaded from here on starts faster. Node has this since version 22.8.
  const cache = userCache(env);
  if (cache !== undefined) nodeModule.enableCompileCache?.(join(cache, 'compiled'));
  // A function, because a module that waits for what it loads must not be imported by it.
  const { main } = await import('./main.ts');
  await main();
}

/** Prints the version before anything is loaded. If that fails, the program itself prints it, or reports the failure. */
function printedVersion(): boolean {
  if (argv.length !== 3 || (argv[2] !== '--version' && argv[2] !== '-V')) return false;
  try {
    nodeModule
      .createRequire(import.meta.url)('node:fs')
      .writeSync(1, `${VERSION}\n`);
    return true;
  } catch {
    return false;
  }
}
