#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { VERSION } from '../protocol/project.ts';

// A version of Node that is too old may not even parse the rest of the program, so it is imported later. It has to parse this
// file and what is imported above: Node 14 does.
const { argv, env, versions, stderr } = process;
const [major = 0, minor = 0] = versions.node.split('.').map(Number);

// `AbortSignal.any` is missing in Node 20.0 to 20.2.
if (major < 20 || (major === 20 && minor < 3)) {
  stderr.write(`error: Node 20.3 or newer is needed. This is Node ${versions.node}.\n`);
  process.exitCode = 2;
} else if (!printedVersion()) {
  const [{ join }, { userCache }] = await Promise.all([import('node:path'), import('../system/installation.ts')]);
  // Caches compiled code, so that what is loaded from here on starts faster. Node has this since version 22.8.
  const cache = userCache(env);
  // Node does not come back from making a folder there.
  if (cache !== undefined && !/^\/proc\//.test(cache)) nodeModule.enableCompileCache?.(join(cache, 'compiled'));
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
