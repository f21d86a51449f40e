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
  /** How it runs as a local process once the example is replaced, if it does not before. */
  readonly ownServer?: string;
}

/** @param packages how to add a package that the image installs */
const program = (
  language: string,
  local: string,
  needs: string,
  packages: string,
  file: string,
  ...more: string[]
): Kit => ({
  files: filesOf(`examples/adapters/${language}`, file, ...more, 'Dockerfile', '.dockerignore'),
  edited: file,
  nameInFile: `example-lexical-${language}`,
  version: '1.0.0',
  about: `\`${file}\` connects a memory to the benchmarks. Its memory is an example that works: it compares words and uses no model.
Replace it with your own. As a local process, the adapter needs ${needs}.

The image gets the whole folder, except what \`.dockerignore\` names. ${packages}`,
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

const OWN_SERVER = `cd ${FOLDER} && node bridge.mjs bridge mcp --mapping mapping.json`;

/** The kits of `cib init`. To add one, add an entry here. */
export const KITS = {
  python: program(
    'python',
    `python3 -u ${FOLDER}/adapter.py`,
    'Python 3.9 or newer',
    'It installs `requirements.txt` if there is one.',
    'adapter.py',
  ),
  typescript: program(
    'typescript',
    `node ${FOLDER}/adapter.ts`,
    `Node ${TYPESCRIPT_NODE} or newer`,
    `It installs what \`npm install --prefix ${FOLDER} NAME\` added.`,
    'adapter.ts',
    'package.json',
  ),
  go: program(
    'go',
    `go -C ${FOLDER} run .`,
    'Go 1.26',
    `It installs what \`go -C ${FOLDER} get NAME\` added.`,
    'main.go',
    'go.mod',
  ),
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
reference memory server. Install your own (\`npm install --prefix memory-adapter NAME\`, or a file in this folder), and write its
command and its tools into \`mapping.json\`. docs/bridges.md has every field. Relative paths in it start in this folder.

If your server runs without a container, so does the check: \`npx context-integrity check "cmd:${OWN_SERVER}"\`.`,
    ownServer: OWN_SERVER,
  },
} as const satisfies Record<string, Kit>;

export type Language = keyof typeof KITS;
export const LANGUAGES = Object.keys(KITS) as Language[];

const below = (folder: string, path: string) => (folder === '.' ? path : `${folder}/${path}`);

/** The SPEC that a newcomer tries first: without a container if that is possible. */
export function specOf(language: Language, folder: string): string {
  const { local }: Kit = KITS[language];
  return local === undefined ? `dir:${below(folder, FOLDER)}` : commandSpec(local, folder);
}

/** The SPEC of a server of one's own that needs no container. Undefined if `specOf` needs none. */
export function ownServerSpec(language: Language, folder: string): string | undefined {
  const { ownServer }: Kit = KITS[language];
  return ownServer && commandSpec(ownServer, folder);
}

function commandSpec(command: string, folder: string): string {
  // The shell of Windows knows no single quotes.
  const word = (path: string) => (path.includes('\\') ? path : shellWord(path));
  return `cmd:${command.replace(new RegExp(`${FOLDER}\\S*`), (path) => word(below(folder, path)))}`;
}
