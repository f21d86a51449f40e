import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRIDGE, buildBridge, buildDist, HARNESSES, readHarnesses, withPresent } from './build.ts';

/** Fails unless the committed `dist/`, and the bridge beside it, are what `src/` builds to, byte by byte. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'latin1')] as const),
    ),
  );
}

const fresh = await mkdtemp(join(tmpdir(), 'dist-'));
const bridge = `${fresh}.mjs`;
try {
  await buildDist(fresh);
  await buildBridge(bridge);
  const [committed, built] = [await filesOf('dist'), await filesOf(fresh)];
  const names = new Set([...committed.keys(), ...built.keys()]);
  const different = [...names].filter((name) => committed.get(name) !== built.get(name)).sort();
  if ((await readFile(BRIDGE, 'latin1').catch(() => '')) !== (await readFile(bridge, 'latin1'))) different.push(BRIDGE);
  const list = await readHarnesses();
  if (JSON.stringify(withPresent(list)) !== JSON.stringify(list)) different.push(HARNESSES);
  if (different.length > 0) {
    console.error(
      `dist/ is not what src/ builds to: ${different.join(', ')}\n→ npm run build, and commit what it writes`,
    );
    // On the page of a pull request, because its author, such as Dependabot, may not be able to build.
    if (process.env.GITHUB_ACTIONS)
      console.log(
        '::error title=dist is not what src builds::A change of src/ or of a bundled package needs a new dist/. Check this branch out, run `npm ci && npm run build`, and commit what it writes. Dependabot cannot do it: its pull requests wait for a maintainer.',
      );
    process.exitCode = 1;
  } else console.log(`dist/: ${built.size} files, as built from src/`);
} finally {
  await rm(fresh, { recursive: true, force: true });
  await rm(bridge, { force: true });
}
