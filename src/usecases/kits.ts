interface Kit {
  /** Its folder in `examples/adapters`. */
  readonly example: string;
  readonly files: readonly string[];
  /** The file that its owner edits, which contains the adapter's name. */
  readonly edited: string;
  /** The name in that file, to be replaced. */
  readonly named: string;
  readonly version: string;
  /** What that file does. */
  readonly about: string;
}

const program = (language: string, file: string, ...more: string[]): Kit => ({
  example: language,
  files: [file, ...more, 'Dockerfile'],
  edited: file,
  named: `example-lexical-${language}`,
  version: '1.0.0',
  about: `\`${file}\` puts a memory behind the adapter protocol. What is in it is an example that works, a lexical memory without a
model: put your own in its place.`,
});

/** What `cib init` can write. A new one is a line here. */
export const KITS = {
  python: program('python', 'adapter.py'),
  typescript: program('typescript', 'adapter.ts'),
  go: program('go', 'main.go', 'go.mod'),
  mcp: {
    example: 'server-memory',
    files: ['mapping.json', 'bridge.mjs', 'Dockerfile', '.dockerignore', 'package.json', 'package-lock.json'],
    edited: 'mapping.json',
    named: 'mcp-server-memory',
    version: '2026.8.31',
    about: `\`mapping.json\` says how an MCP server is called; \`bridge.mjs\`, which is \`cib bridge\`, does the rest. What is in it is an
example that works, the reference memory server: install your own beside it (\`npm install --prefix memory-adapter NAME\`, or a
file in this folder, which is \`/adapter\` in the image), and name its command and its tools. docs/bridges.md has every field.`,
  },
} as const satisfies Record<string, Kit>;

export type Language = keyof typeof KITS;
export const LANGUAGES = Object.keys(KITS) as Language[];
