import { Fault } from '../errors/fault.ts';
import { Entry } from '../evidence/entry.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import type { Files } from '../ports/files.ts';
import { WORKFLOW } from '../site/workflow.ts';
import { KITS, type Language } from './kits.ts';

interface InitRequest {
  /** The repository's folder. */
  readonly out: string;
  readonly language: Language;
  /** The system's name. */
  readonly name: string;
  /** The folder that has `examples/adapters`. */
  readonly root: string;
}

/** The name that the workflow uses. */
const FOLDER = 'memory-adapter';

/**
 * Writes a working adapter with everything needed to measure it: its build, a test, a workflow and an entry.
 *
 * @returns the paths of the files
 * @throws Fault `out.exists` where one of them exists: none is replaced
 */
export async function init(files: Files, { out, language, name, root }: InitRequest): Promise<readonly string[]> {
  const { example, files: parts, edited, named, version, about } = KITS[language];
  const entry = checkSchema(Entry, entryOf(name, version), 'entry.json');
  const made: Record<string, string> = {};
  for (const part of parts) {
    const text = await files.text(`${root}/examples/adapters/${example}/${part}`);
    made[`${FOLDER}/${part}`] = part === edited ? text.replace(named, name) : text;
  }
  made[`${FOLDER}/test.sh`] = TEST;
  made[`${FOLDER}/entry.json`] = `${JSON.stringify(entry, null, 2)}\n`;
  made[`${FOLDER}/README.md`] = readme(name, about);
  made['.github/workflows/memory.yml'] = WORKFLOW;
  for (const path of Object.keys(made)) {
    if (!(await files.exists(`${out}/${path}`))) continue;
    throw new Fault('out.exists', `${out}/${path} is there already.`, {
      hint: 'Give a folder without it: nothing is replaced.',
    });
  }
  for (const [path, content] of Object.entries(made)) await files.write(`${out}/${path}`, content);
  return Object.keys(made);
}

const TEST = `#!/bin/sh
# Talks to the adapter, runs it against ten tasks, and checks the evidence. From the repository's top:
#   sh memory-adapter/test.sh
# \`CIB\` is how the command line is called, such as: CIB='node path/to/context-integrity/dist/cli.js'
set -eu
cib=\${CIB:-cib}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
$cib check dir:${FOLDER}
$cib run --suite cib --adapter dir:${FOLDER} --limit 10 --out "$out/run"
$cib verify "$out/run"
`;

function entryOf(name: string, version: string): Entry {
  return {
    schema: 'entry/1',
    slug: name,
    kind: 'system',
    name,
    version,
    licence: 'MIT',
    adapter: `dir:${FOLDER}`,
    platform: 'any',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
  };
}

const readme = (name: string, about: string) => `# ${name}

${about}

\`cib\` is the command line of Context Integrity: \`node path/to/context-integrity/dist/cli.js\`.

- What is wrong with it, call by call: \`cib check dir:${FOLDER}\`
- Ten tasks: \`cib run --suite cib --adapter dir:${FOLDER} --limit 10 --out ten\`
- Why a task failed: \`cib explain ten --task ID\`
- All of it, in a pull request: \`.github/workflows/memory.yml\`
- Onto the leaderboard: \`entry.json\` beside the bundles of its suites; name an image by digest
`;
