import { readFile, rm, writeFile } from 'node:fs/promises';
import { build, type Plugin } from 'rolldown';
import { ACTIONS } from '../src/actions/start.ts';
import { SCRIPTS } from '../src/site/assets.ts';
import { listedSuites } from '../src/suites/listing.ts';
import { harnessOf } from '../src/system/harness.ts';
import type { Harnesses } from '../src/verify/tier.ts';
import { templatesCompiled } from './compiled-templates.ts';
import { noteOn, THIRD_PARTY, thirdPartyText } from './third-party.ts';

// rolldown: no configuration for ESM on Node, byte-identical on rebuild, and it splits what commands load lazily.

/** The copy of the bridge that stands in an image's folder. */
export const BRIDGE = 'examples/adapters/server-memory/bridge.mjs';

/** Bundles `src/` into `folder`: the command line and the Actions share their chunks. */
export async function buildDist(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const modules = new Set<string>();
  await build({
    input: {
      'cli': 'src/cli/bin.ts',
      'helper': 'src/cli/helper-bin.ts',
      ...Object.fromEntries(Object.keys(ACTIONS).map((name) => [`actions/${name}`, 'src/actions/index.ts'])),
      'example-adapter': 'examples/adapters/typescript/adapter.ts',
    },
    platform: 'node',
    // `jsonc-parser` bundles as modules alone: its other form asks for its parts by name at run time.
    resolve: { mainFields: ['module', 'main'], alias: { handlebars$: 'handlebars/runtime' } },
    logLevel: 'warn',
    output: {
      dir: folder,
      format: 'esm',
      // Half the bytes: what is parsed at each start counts.
      minify: true,
      // Hundreds of modules repeat a licence, which would be read at each start: `THIRD_PARTY` has each once.
      comments: false,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
      // Four chunks instead of three dozen: each chunk takes half a millisecond of processor time.
      codeSplitting: { groups: [PROJECT, BASE, PROGRAM, WORK] },
    },
    transform: { target: 'node20' },
    // Of @actions/core an Action uses no HTTP: only what calls GitHub loads its client, 400 kB.
    plugins: [suitesListed, templatesCompiled, noProgramsOfCommander, noAppsOfOctokit, modulesInto(modules)],
    treeshake: { moduleSideEffects: (id) => !/\/node_modules\/(?:undici|tunnel|@actions\/http-client)\//.test(id) },
  });
  await buildBrowser(`${folder}/browser`, modules);
  await writeFile(`${folder}/${THIRD_PARTY}`, thirdPartyText([...modules]));
}

/** What `cib` loads before it knows whether Node is new enough for the rest. */
const PROJECT = { name: 'project', test: /src\/protocol\/project\.ts$/, priority: 1 };

/** What every command and every Action needs. */
const BASE = {
  name: 'base',
  test: /src\/(?:errors|text|system\/(?:installation|invocation|user-cache)|evidence\/shard|site\/(?:address|site-title)|suites\/catalogue)/,
};

const PROGRAM = { name: 'program', test: /node_modules\/commander|src\/cli\/(?:program|options|output)\.ts/ };

/** What every command needs that does more than print: access to the system, strict reading, digests and numbers as text. */
const WORK = {
  name: 'work',
  test: /src\/(?:system|ports)\/|src\/evidence\/(?:canonical|digest|schema-check|strict-json)|src\/bundles\/read-(?:document|lines)|src\/suite\/contract|src\/report\/(?:format|reference-tables|terminal\/layout)|src\/stats\/wilson/,
};

/** The list of suites is a table in dist/, so that `cib suites` loads no suite. */
const suitesListed: Plugin = {
  name: 'suites-listed',
  load: async (id) =>
    id.endsWith('/src/suites/listing.ts')
      ? `export const listedSuites = async () => (${JSON.stringify(await listedSuites())});`
      : null,
};

const NO_PROGRAMS = '\0no-programs';

/** Commander loads what starts programs, for commands that are files. There are none, and Node needs 1.5 ms for it. */
const noProgramsOfCommander: Plugin = {
  name: 'no-programs-of-commander',
  resolveId: (id, importer) =>
    id === 'node:child_process' && importer?.includes('/node_modules/commander/') ? NO_PROGRAMS : null,
  load: (id) => (id === NO_PROGRAMS ? 'module.exports = {};' : null),
};

/** `octokit` also has the classes of GitHub Apps, with an OAuth and a webhook server: 70 kB that nothing here uses. */
const noAppsOfOctokit: Plugin = {
  name: 'no-apps-of-octokit',
  load: (id) =>
    /\/node_modules\/@octokit\/(?:app|oauth-app)\//.test(id)
      ? 'const none = { defaults: () => none }; export { none as App, none as OAuthApp, none as createNodeMiddleware };'
      : null,
};

/** Adds the modules that a build bundles, for their licences. */
const modulesInto = (modules: Set<string>): Plugin => ({
  name: 'modules-into',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
  },
});

/** Bundles the pages' scripts into `folder`, each whole and classic: from a folder a browser loads no modules. */
async function buildBrowser(folder: string, modules: Set<string>): Promise<void> {
  for (const name of SCRIPTS) {
    await build({
      input: `src/browser/${name}.ts`,
      platform: 'browser',
      logLevel: 'warn',
      output: {
        file: `${folder}/${name}.js`,
        format: 'iife',
        minify: true,
        comments: false,
        postBanner: ({ moduleIds }) => noteOn(moduleIds),
      },
      transform: { target: 'es2022' },
      plugins: [stdlibForPages, modulesInto(modules)],
      treeshake: true,
    });
  }
}

/**
 * What replaces modules of stdlib in a page's script. It asks by `eval` whether there are generators, which a page's policy forbids;
 * every browser has them. Its debugging output is never switched on. The messages of its errors, which say that an argument has a wrong
 * type, need no values.
 */
const REPLACED = {
  '/@stdlib/assert-has-generator-support/lib/index.js': 'module.exports = () => true;',
  '/@stdlib/string-format/lib/index.js': 'module.exports = (message) => message;',
  '/debug/src/browser.js': 'module.exports = () => () => {};',
};

const stdlibForPages: Plugin = {
  name: 'stdlib-for-pages',
  load: (id) => Object.entries(REPLACED).find(([path]) => id.endsWith(path))?.[1] ?? null,
};

/** Bundles `cib bridge` alone into one file: an image is built from a folder, where the rest of `dist` is out of reach. */
export async function buildBridge(file: string): Promise<void> {
  await build({
    input: 'src/cli/bridge-bin.ts',
    // A bridge asks no model.
    external: ['openai'],
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'warn',
    output: {
      file,
      format: 'esm',
      minify: true,
      comments: false,
      postBanner: ({ moduleIds }) => noteOn(moduleIds),
      codeSplitting: false,
    },
    transform: { target: 'node20' },
    treeshake: true,
  });
}

export const HARNESSES = 'leaderboard/harnesses.json';

/**
 * The list of harnesses with `dist/` as it is now: the line of its version follows it until a date says that the version was
 * released, and from then on stays as it is.
 */
export function withPresent(list: Harnesses): Harnesses {
  const present = harnessOf(process.cwd(), 'dist');
  const others = list.harnesses.filter(({ version, released }) => version !== present.version || released !== null);
  const isReleased = others.some(({ version }) => version === present.version);
  return isReleased ? list : { ...list, harnesses: [...others, { ...present, released: null }] };
}

export const readHarnesses = async (): Promise<Harnesses> => JSON.parse(await readFile(HARNESSES, 'utf8'));

if (import.meta.main) {
  await buildDist('dist');
  await buildBridge(BRIDGE);
  await writeFile(HARNESSES, `${JSON.stringify(withPresent(await readHarnesses()), null, 2)}\n`);
}
