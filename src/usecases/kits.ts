import { TYPESCRIPT_NODE } from '../adapters/process.ts';
import { shellWord } from '../text/escape.ts';

interface Kit {
  /** The name of each file beside the workflow, and where it is in the project. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that its owner edits, which contains the adapter's name. */
  readonly edited: string;
  /** The name in that file, to be replaced. */
  readonly nameInFile: string;
  readonly version: string;
  /** What the edited file does. */
  readonly about: string;
  /** How it runs as a local process. Absent if it needs programs that only its image installs. */
  readonly local?: string;
}

const program = (language: string, local: string, needs: string, file: string, ...more: string[]): Kit => ({
  files: filesOf(`examples/adapters/${language}`, file, ...more, 'Dockerfile'),
  edited: file,
  nameInFile: `example-lexical-${language}`,
  version: '1.0.0',
  about: `\`${file}\` connects a memory to the benchmarks. Its memory is an example that works: it compares words and uses no model.
Replace it with your own. As a local process, the adapter needs ${needs}.`,
  local,
});

const filesOf = (folder: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `${folder}/${name}`]));

const MCP = 'examples/adapters/server-memory';
/** The bridge, with the licences of the packages that it has parts of, and what an image of its folder leaves out. */
const BRIDGE = {
  'bridge.mjs': `${MCP}/bridge.mjs`,
  '.dockerignore': `${MCP}/.dockerignore`,
  'THIRD-PARTY.txt': 'dist/THIRD-PARTY.txt',
};

/** The name of a system for which none is chosen. */
export const DEFAULT_NAME = 'my-memory';

/** The folder that the workflow names. */
export const FOLDER = 'memory-adapter';

/** The kits of `cib init`. To add one, add an entry here. */
export const KITS = {
  python: program('python', `python3 -u ${FOLDER}/adapter.py`, 'Python 3.9 or newer', 'adapter.py'),
  typescript: program('typescript', `node ${FOLDER}/adapter.ts`, `Node ${TYPESCRIPT_NODE} or newer`, 'adapter.ts'),
  go: program('go', `go -C ${FOLDER} run .`, 'Go 1.26', 'main.go', 'go.mod'),
  http: {
    files: { ...filesOf('examples/bridges/http', 'mapping.json', 'server.mjs', 'Dockerfile'), ...BRIDGE },
    edited: 'mapping.json',
    nameInFile: 'rest-memory',
    version: '1.0.0',
    about: `\`bridge.mjs\`, which is \`cib bridge\`, calls a REST interface as \`mapping.json\` says. \`server.mjs\` is an example that works.
Replace it with your own server, and write its command, its address and its routes into \`mapping.json\`. docs/bridges.md has every field.`,
    local: `cd ${FOLDER} && node bridge.mjs bridge http --mapping mapping.json`,
  },
  mcp: {
    files: { ...filesOf(MCP, 'mapping.json', 'Dockerfile', 'package.json', 'package-lock.json'), ...BRIDGE },
    edited: 'mapping.json',
    nameInFile: 'mcp-server-memory',
    version: '2026.8.31',
    about: `\`bridge.mjs\`, which is \`cib bridge\`, calls an MCP server as \`mapping.json\` says. The server is an example that works, the
reference memory server. Install your own (\`npm install --prefix memory-adapter NAME\`, or a file in this folder, which is
\`/adapter\` in the image), and write its command and its tools into \`mapping.json\`. docs/bridges.md has every field.`,
  },
} as const satisfies Record<string, Kit>;

export type Language = keyof typeof KITS;
export const LANGUAGES = Object.keys(KITS) as Language[];

/** The SPEC that a newcomer tries first: without a container if that is possible. */
export function specOf(language: Language, folder: string): string {
  const kit: Kit = KITS[language];
  const below = (path: string) => (folder === '.' ? path : `${folder}/${path}`);
  if (kit.local === undefined) return `dir:${below(FOLDER)}`;
  // The shell of Windows knows no single quotes.
  const word = (path: string) => (path.includes('\\') ? path : shellWord(path));
  return `cmd:${kit.local.replace(new RegExp(`${FOLDER}\\S*`), (path) => word(below(path)))}`;
}
